// Package audit re-executes training that a trainer of the Verified tier claims: a whole claim, a segment or an inner step from the task's
// objects, or single elements of one operator from a trace that somebody serves leaf by leaf (docs/audit.md). Whoever serves is trusted
// in nothing: every byte is led to a root that the chain knows, or that the report says nobody signed.
package audit
