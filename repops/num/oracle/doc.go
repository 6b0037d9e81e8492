// Package oracle finds the results of package num by other means, for tests: IEEE operations by integer arithmetic of unlimited
// width and one rounding routine, the functions by series in math/big or, faster, by double-double arithmetic whose error bound
// is checked at every result. It works on bit patterns and never lets the machine round.
package oracle
