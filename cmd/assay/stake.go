package main

import (
	"fmt"
	"io"
	"math/big"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/urfave/cli/v2"

	"assay/bindings/stakevault"
	"assay/internal/keys"
	"assay/protocol"
)

const (
	flagAmount      = "amount"
	flagAccount     = "account"
	flagRole        = "role"
	flagSigningKey  = "signing-key"
	flagSigningFile = "signing-key-file"
)

func amountFlag(usage string) cli.Flag { return required(stringFlag("", flagAmount, "", usage)) }

func accountFlag(usage string) cli.Flag { return stringFlag("", flagAccount, "", usage) }

func stakeCommand() *cli.Command {
	return &cli.Command{
		Name:  "stake",
		Usage: "stake tokens, take them back, look at them",
		Subcommands: []*cli.Command{
			{
				Name: "mint", Usage: "get tokens from the development token's faucet",
				Description: examples("assay stake mint --amount 100000"),
				Flags:       join(sendFlags(), []cli.Flag{amountFlag("`AMOUNT` of tokens"), accountFlag("`ADDRESS` that receives them; the key's if empty")}),
				Action:      withSigner(stakeMint),
			},
			{
				Name: "deposit", Usage: "stake tokens",
				Description: examples("assay stake deposit --amount 5000", "assay stake deposit --amount 12.5 --json"),
				Flags:       join(sendFlags(), []cli.Flag{amountFlag("`AMOUNT` of tokens")}),
				Action:      withSigner(stakeDeposit),
			},
			{
				Name: "unbond", Usage: "ask for stake back; it stays slashable for the unbonding period",
				Description: examples("assay stake unbond --amount 100"),
				Flags:       join(sendFlags(), []cli.Flag{amountFlag("`AMOUNT` of tokens")}),
				Action:      withSigner(stakeUnbond),
			},
			{
				Name: "withdraw", Usage: "take out stake whose unbonding is over, as far as locks allow",
				Description: examples("assay stake withdraw", "assay stake withdraw --money-head finalized --timeout 1h"),
				Flags:       moneyFlags(),
				Action:      withSigner(stakeWithdraw),
			},
			{
				Name: "claim", Usage: "take out bounties and compensation",
				Description: examples("assay stake claim"),
				Flags:       moneyFlags(),
				Action:      withSigner(stakeClaim),
			},
			{
				Name: "release", Usage: "end an account's lock in a task once its liability is over; anyone may",
				Description: examples("assay stake release --task 0x6c1fa0fbfba3f80b8a4b9b8c0a4b0ee0d3c7a5a4f1f5a8f9d6b2c3d4e5f60718 --role keeper"),
				Flags: join(sendFlags(), []cli.Flag{
					taskFlag(), stringFlag("", flagRole, "trainer", "trainer or keeper"), accountFlag("`ADDRESS` that holds the lock; the key's if empty"),
				}),
				Action: withSigner(stakeRelease),
			},
			{
				Name: "status", Usage: "show an account's stake, what of it is free, and its tokens",
				Description: examples("assay stake status", "assay stake status --account 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266 --json"),
				Flags:       join(readFlags(), keyFlags(), []cli.Flag{accountFlag("`ADDRESS`; the key's if empty")}),
				Action:      withReader(stakeStatus),
			},
			{
				Name: "register-key", Usage: "register another key that signs for the account, so that the one with the money can stay away",
				Description: "Tasks joined already keep the key they were joined with.\n\n" +
					examples("assay stake register-key --signing-key-file signing.key"),
				Flags: join(sendFlags(), []cli.Flag{
					stringFlag("", flagSigningKey, "", "signing key in hex"),
					stringFlag("", flagSigningFile, "", "`FILE` with the signing key in hex, or a geth keystore with the same password file"),
				}),
				Action: withSigner(registerKey),
			},
		},
	}
}

func stakeMint(c *cli.Context, s *session) error {
	if !keys.IsDevChain(s.dep.ChainID) {
		return disagree(fmt.Errorf("chain %d is no development chain", s.dep.ChainID), "its token %s cannot be minted; buy or receive it", s.dep.Token)
	}
	amount, err := s.amount(c, flagAmount)
	if err != nil {
		return err
	}
	to := s.from
	if c.String(flagAccount) != "" {
		if to, err = address(c, flagAccount); err != nil {
			return err
		}
	}
	return s.send(s.chain.Mint(to, amount), "Minted for "+to.Hex(), withAmount(amount))
}

func withAmount(amount *big.Int) func(*types.Receipt, *sent) {
	return func(_ *types.Receipt, r *sent) { r.Amount = amount.String() }
}

func stakeDeposit(c *cli.Context, s *session) error {
	amount, err := s.amount(c, flagAmount)
	if err != nil {
		return err
	}
	view, err := s.settled()
	if err != nil {
		return err
	}
	if err := s.approve(view, s.dep.Vault, amount); err != nil {
		return err
	}
	return s.send(s.chain.Deposit(amount), "Staked", withAmount(amount))
}

func stakeUnbond(c *cli.Context, s *session) error {
	amount, err := s.amount(c, flagAmount)
	if err != nil {
		return err
	}
	return s.send(s.chain.BeginUnbond(amount), "Unbonding; `assay stake status` shows when it can be withdrawn", withAmount(amount))
}

func stakeWithdraw(c *cli.Context, s *session) error {
	vault := stakevault.NewStakeVault()
	return s.pay(c, s.chain.Withdraw(), "Withdrawn", func(receipt *types.Receipt, r *sent) {
		r.Amount = sum(receipt, s.dep.Vault, func(log *types.Log) *big.Int {
			if ev, err := vault.UnpackWithdrawnEvent(log); err == nil {
				return ev.Amount
			}
			return nil
		})
	})
}

func stakeClaim(c *cli.Context, s *session) error {
	vault := stakevault.NewStakeVault()
	return s.pay(c, s.chain.WithdrawCredit(), "Claimed", func(receipt *types.Receipt, r *sent) {
		r.Amount = sum(receipt, s.dep.Vault, func(log *types.Log) *big.Int {
			if ev, err := vault.UnpackCreditWithdrawnEvent(log); err == nil {
				return ev.Amount
			}
			return nil
		})
	})
}

// sum adds up the amounts of a receipt's events; amount returns nil for an event of another kind.
func sum(receipt *types.Receipt, from common.Address, amount func(*types.Log) *big.Int) string {
	total := new(big.Int)
	for _, log := range receipt.Logs {
		if log.Address != from {
			continue
		}
		if part := amount(log); part != nil {
			total.Add(total, part)
		}
	}
	return total.String()
}

func stakeRelease(c *cli.Context, s *session) error {
	id, err := s.taskID(c)
	if err != nil {
		return err
	}
	var role protocol.Role
	switch c.String(flagRole) {
	case "trainer":
		role = protocol.RoleTrainer
	case "keeper":
		role = protocol.RoleKeeper
	default:
		return withHint(fmt.Errorf("no role %q", c.String(flagRole)), "--role trainer or keeper")
	}
	account := s.from
	if c.String(flagAccount) != "" {
		if account, err = address(c, flagAccount); err != nil {
			return err
		}
	}
	return s.send(s.chain.ReleaseLock(id, role, account), "Released the lock of "+account.Hex(), func(_ *types.Receipt, r *sent) { r.TaskID = &id })
}

// stakeInfo has amounts in the token's smallest unit.
type stakeInfo struct {
	Account   common.Address `json:"account"`
	Active    string         `json:"active"`
	Unbonding string         `json:"unbonding"`
	Locked    string         `json:"locked"`
	Free      string         `json:"free"`
	Credit    string         `json:"credit"`
	Balance   string         `json:"balance"`
	// Key that signs for the account in tasks joined from now on.
	Key common.Address `json:"key"`
	// Entries are the stake that unbonds, by the time (Unix seconds) from which it can be withdrawn.
	Entries []unbondingEntry `json:"entries"`
}

type unbondingEntry struct {
	Amount         string `json:"amount"`
	WithdrawableAt uint64 `json:"withdrawableAt"`
}

func stakeStatus(c *cli.Context, s *session) error {
	account, err := accountOrKey(c, s.dep.ChainID)
	if err != nil {
		return err
	}
	view, err := s.chain.Latest(s.ctx)
	if err != nil {
		return err
	}
	stake, err := view.Stake(s.ctx, account)
	if err != nil {
		return err
	}
	balance, err := view.Balance(s.ctx, account)
	if err != nil {
		return err
	}
	key, err := view.KeyOf(s.ctx, account)
	if err != nil {
		return err
	}
	vault := stakevault.NewStakeVault()
	credit, err := callVault(s, view.Number, vault.PackCreditOf(account), vault.UnpackCreditOf)
	if err != nil {
		return err
	}
	entries, err := callVault(s, view.Number, vault.PackUnbondingOf(account), vault.UnpackUnbondingOf)
	if err != nil {
		return err
	}
	info := stakeInfo{
		Account: account, Active: stake.Active.String(), Unbonding: stake.Unbonding.String(), Locked: stake.Locked.String(),
		Free: stake.Free().String(), Credit: credit.String(), Balance: balance.String(), Key: key, Entries: []unbondingEntry{},
	}
	for _, e := range entries {
		info.Entries = append(info.Entries, unbondingEntry{Amount: e.Amount.String(), WithdrawableAt: e.WithdrawableAt})
	}
	return s.print(info, func(w io.Writer) {
		fmt.Fprintf(w, "%s\n", account)
		for _, line := range []struct {
			name   string
			amount *big.Int
		}{
			{"active", stake.Active}, {"unbonding", stake.Unbonding}, {"locked", stake.Locked}, {"free", stake.Free()},
			{"credit", credit}, {"in the wallet", balance},
		} {
			fmt.Fprintf(w, "  %-14s %s\n", line.name, s.tokens(line.amount))
		}
		if key != account {
			fmt.Fprintf(w, "  %-14s %s\n", "signing key", key)
		}
		for _, e := range entries {
			fmt.Fprintf(w, "  %s can be withdrawn from %s\n", s.tokens(e.Amount), clock(e.WithdrawableAt))
		}
	})
}

// accountOrKey is the account that the flags name, or the key's.
func accountOrKey(c *cli.Context, chainID uint64) (common.Address, error) {
	if c.String(flagAccount) != "" {
		return address(c, flagAccount)
	}
	key, err := keys.Load(keyConfig(c), chainID)
	if err != nil {
		return common.Address{}, withHint(err, "pass --account, or a key")
	}
	return crypto.PubkeyToAddress(key.PublicKey), nil
}

func callVault[T any](s *session, block uint64, data []byte, unpack func([]byte) (T, error)) (T, error) {
	raw, err := s.client.CallContract(s.ctx, ethereum.CallMsg{To: &s.dep.Vault, Data: data}, new(big.Int).SetUint64(block))
	if err != nil {
		var zero T
		return zero, s.chain.Explain(err)
	}
	return unpack(raw)
}

func registerKey(c *cli.Context, s *session) error {
	signing, err := keys.Load(keys.Config{Hex: c.String(flagSigningKey), File: c.String(flagSigningFile), PasswordFile: c.String(flagPassword)}, s.dep.ChainID)
	if err != nil {
		return withHint(fmt.Errorf("signing key: %w", err), "pass --signing-key-file, or ASSAY_SIGNING_KEY")
	}
	key := crypto.PubkeyToAddress(signing.PublicKey)
	proof, err := protocol.Sign(signing, protocol.KeyRegistration{Account: s.from, Key: key}.Digest(s.dep.VaultDomain()))
	if err != nil {
		return err
	}
	return s.send(s.chain.RegisterKey(key, proof), key.Hex()+" signs for "+s.from.Hex(), nil)
}
