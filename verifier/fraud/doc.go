// Package fraud proves wrong numbers of an aggregation, and says beforehand what the contract will say.
//
// Judge is the contracts AggregationFraud and OpReferee in Go: the same verdict on the same evidence, down to the part that is refused
// and the bits that are emitted. Prover finds the first wrong element of a statement, from the honest computation (package
// transition) and from what is known of the claim, and builds the one-transaction proof. Explain tells people what a proof shows.
//
// Nothing here talks to a chain.
package fraud
