// Package multihash is SHA-256 (FIPS 180-4) of many messages of one length at once: the leaves and nodes of a Merkle tree.
//
// A message is a one-byte prefix and size bytes of the caller's, which are read where they lie: only the first 63 bytes and
// the padded end pass through a buffer. Every method gives the same digests; they differ in speed alone.
package multihash
