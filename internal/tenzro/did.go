package tenzro

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/ethereum/go-ethereum/common"

	"assay/protocol"
)

const (
	// MaxName bounds names of tasks and DIDs, in bytes.
	MaxName = 256
	didEthr = "did:ethr:"
	didPkh  = "did:pkh:eip155:"
	didOwn  = "did:tenzro:machine:"
)

// Names are what one bridge calls tasks and accounts besides what they are on chain. Names are one bridge's own: they say nothing to others.
type Names struct {
	ChainID  uint64
	accounts map[string]common.Address
	dids     map[common.Address]string
	tasks    map[string]protocol.Hash
	ids      map[protocol.Hash]string
}

// NewNames knows no name yet.
func NewNames(chainID uint64) *Names {
	return &Names{
		ChainID: chainID, accounts: make(map[string]common.Address), dids: make(map[common.Address]string),
		tasks: make(map[string]protocol.Hash), ids: make(map[protocol.Hash]string),
	}
}

// checkName refuses what cannot be a name: one that could be taken for an id or an account, or is too long or not printable.
func checkName(name string) error {
	if name == "" || len(name) > MaxName {
		return fmt.Errorf("a name has 1 to %d bytes", MaxName)
	}
	for _, r := range name {
		if r < ' ' || r == 0x7f || r == '�' {
			return fmt.Errorf("%.40q has a character that a name has not", name)
		}
	}
	if strings.HasPrefix(strings.ToLower(name), "0x") {
		return fmt.Errorf("%.40q begins as an id does", name)
	}
	return nil
}

// NameAccount gives an account a DID. The first one is how the account is called.
func (n *Names) NameAccount(did string, account common.Address) error {
	if err := checkName(did); err != nil {
		return err
	}
	if !strings.HasPrefix(did, "did:") {
		return fmt.Errorf("%.40q is no DID", did)
	}
	if other, ok := n.Account(did); ok && other != account {
		return fmt.Errorf("%.80q is %s already", did, other)
	}
	n.accounts[did] = account
	if _, named := n.dids[account]; !named {
		n.dids[account] = did
	}
	return nil
}

// NameTask gives a task a name. A name is one task's, and a task has one.
func (n *Names) NameTask(name string, id protocol.Hash) error {
	if err := checkName(name); err != nil {
		return err
	}
	if other, ok := n.tasks[name]; ok && other != id {
		return fmt.Errorf("%.80q is the name of %s already", name, other)
	}
	if other, ok := n.ids[id]; ok && other != name {
		return fmt.Errorf("%s has the name %.80q already", id, other)
	}
	n.tasks[name], n.ids[id] = id, name
	return nil
}

// Account is whose DID it is: one that was named, or one that says the account itself, on this chain.
func (n *Names) Account(did string) (common.Address, bool) {
	if a, ok := n.accounts[did]; ok {
		return a, true
	}
	rest := ""
	switch {
	case strings.HasPrefix(did, didEthr):
		rest = did[len(didEthr):]
		if chain, account, ok := strings.Cut(rest, ":"); ok {
			if id, err := strconv.ParseUint(strings.TrimPrefix(chain, "0x"), 16, 64); err != nil || id != n.ChainID || !strings.HasPrefix(chain, "0x") {
				return common.Address{}, false
			}
			rest = account
		}
	case strings.HasPrefix(did, didPkh):
		chain, account, _ := strings.Cut(did[len(didPkh):], ":")
		if id, err := strconv.ParseUint(chain, 10, 64); err != nil || id != n.ChainID {
			return common.Address{}, false
		}
		rest = account
	case strings.HasPrefix(did, didOwn):
		rest = did[len(didOwn):]
	default:
		rest = did
	}
	if len(rest) != 42 || !strings.HasPrefix(rest, "0x") || !common.IsHexAddress(rest) {
		return common.Address{}, false
	}
	return common.HexToAddress(rest), true
}

// DID is how an account is called.
func (n *Names) DID(account common.Address) string {
	if did, ok := n.dids[account]; ok {
		return did
	}
	return fmt.Sprintf("%s0x%x:%s", didEthr, n.ChainID, strings.ToLower(account.Hex()))
}

// Task is the id of a task, by its name or as it is on chain.
func (n *Names) Task(text string) (protocol.Hash, error) {
	if id, ok := n.tasks[text]; ok {
		return id, nil
	}
	var id protocol.Hash
	if err := id.UnmarshalText([]byte(text)); err != nil {
		return id, ErrTaskNotFound.With("training task not found: %.80q is no id on chain, and no name that this bridge knows", text)
	}
	return id, nil
}

// TaskID is how a task is called.
func (n *Names) TaskID(id protocol.Hash) string {
	if name, ok := n.ids[id]; ok {
		return name
	}
	return id.String()
}
