// Package keeper runs a keeper: it follows the chain, relays trainers' commitments, stores and serves payloads and states, computes
// each round as a witness, signs with the other seats of its committee and proposes the new root, answers descents and demands for
// payloads in defence of what it signed, and writes down what is due.
//
// The service holds no progress of its own: at every new head it derives from the chain, at that block's hash, what is to be
// done, so a crash, a reorg and a late start are the same case. What it must not forget is in keeper/store: objects by root,
// acknowledgements, relays taken on, and roots signed.
package keeper
