// Package protocol is the vocabulary of a training task: the specification and its rules, fragments and state, the step from
// one state to the next, signed messages, contract-level hashes, files of states and payloads, manifests and named errors.
//
// docs/formats.md is the normative description; vectors/ holds cases that Go, Solidity and Python replay.
package protocol
