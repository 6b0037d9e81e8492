// Package tenzro translates Tenzro Train's JSON-RPC, formats and hashes into Assay's, and back: names, shapes of numbers, enumerations, errors,
// preimages. It asks nobody anything; package gateway serves what it translates. What has no true counterpart is refused by name, and never taken
// for something else: docs/tenzro.md has the table.
//
// Formats and hashes were read in Tenzro's public sources and are pinned by vectors/tenzro.json; no code is theirs.
package tenzro
