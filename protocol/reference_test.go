package protocol_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/big"
	"os"
	"testing"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/common/math"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/signer/core/apitypes"
	"github.com/stretchr/testify/require"

	"assay/bindings/aggregationfraud"
	"assay/bindings/trainingrounds"
	"assay/bindings/trainingtasks"
	"assay/protocol"
)

// Hashes and signatures are held here against go-ethereum's general ABI encoder and EIP-712 implementation, and the structs
// against the contracts' bindings.

func load(t *testing.T, name string, v any) {
	t.Helper()
	b, err := os.ReadFile("../vectors/" + name)
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(b, v))
}

// abiHash is keccak256(abi.encode(values)).
func abiHash(t *testing.T, types []string, values ...any) protocol.Hash {
	t.Helper()
	var args abi.Arguments
	for _, name := range types {
		typ, err := abi.NewType(name, "", nil)
		require.NoError(t, err)
		args = append(args, abi.Argument{Type: typ})
	}
	b, err := args.Pack(values...)
	require.NoError(t, err)
	return protocol.Hash(crypto.Keccak256Hash(b))
}

func u256(v uint64) *big.Int { return new(big.Int).SetUint64(v) }

func TestHashesAgainstTheABI(t *testing.T) {
	var f struct {
		TaskID []struct {
			ChainID  uint64         `json:"chainId"`
			Tasks    common.Address `json:"tasks"`
			Sponsor  common.Address `json:"sponsor"`
			Nonce    uint64         `json:"nonce"`
			SpecHash protocol.Hash  `json:"specHash"`
			TaskID   protocol.Hash  `json:"taskId"`
		} `json:"taskId"`
		Frozen []struct {
			Prev        protocol.Hash  `json:"prev"`
			Slot        uint8          `json:"slot"`
			Trainer     common.Address `json:"trainer"`
			PayloadRoot protocol.Hash  `json:"payloadRoot"`
			ClaimHash   protocol.Hash  `json:"claimHash"`
			FrozenHash  protocol.Hash  `json:"frozenHash"`
		} `json:"frozenHash"`
		Set []struct {
			FrozenHash protocol.Hash `json:"frozenHash"`
			Included   uint64        `json:"included"`
			SetHash    protocol.Hash `json:"setHash"`
		} `json:"setHash"`
		Statement []struct {
			TaskID      protocol.Hash `json:"taskId"`
			Round       uint32        `json:"round"`
			ParentRoot  protocol.Hash `json:"parentRoot"`
			FrozenHash  protocol.Hash `json:"frozenHash"`
			Included    uint64        `json:"included"`
			NewRoot     protocol.Hash `json:"newRoot"`
			AuxRoot     protocol.Hash `json:"auxRoot"`
			StatementID protocol.Hash `json:"statementId"`
		} `json:"statementId"`
		Pot []struct {
			TaskID protocol.Hash `json:"taskId"`
			Branch uint16        `json:"branch"`
			PotID  protocol.Hash `json:"potId"`
		} `json:"potId"`
	}
	load(t, "hashes.json", &f)
	require.NotEmpty(t, f.TaskID)
	for _, c := range f.TaskID {
		require.Equal(t, abiHash(t, []string{"uint256", "address", "address", "uint256", "bytes32"}, u256(c.ChainID), c.Tasks, c.Sponsor, u256(c.Nonce), c.SpecHash), c.TaskID)
	}
	require.NotEmpty(t, f.Frozen)
	var prev protocol.Hash
	for _, c := range f.Frozen {
		require.Equal(t, prev, c.Prev)
		prev = abiHash(t, []string{"bytes32", "address", "uint8", "bytes32", "bytes32"}, c.Prev, c.Trainer, c.Slot, c.PayloadRoot, c.ClaimHash)
		require.Equal(t, prev, c.FrozenHash)
	}
	require.NotEmpty(t, f.Set)
	for _, c := range f.Set {
		require.Equal(t, abiHash(t, []string{"bytes32", "uint256"}, c.FrozenHash, u256(c.Included)), c.SetHash)
	}
	require.NotEmpty(t, f.Statement)
	fraud := aggregationfraud.NewAggregationFraud()
	for _, c := range f.Statement {
		require.Equal(t, abiHash(t, []string{"bytes32", "uint32", "bytes32", "bytes32", "uint64", "bytes32", "bytes32"},
			c.TaskID, c.Round, c.ParentRoot, c.FrozenHash, c.Included, c.NewRoot, c.AuxRoot), c.StatementID)
		s := protocol.Statement{TaskId: c.TaskID, Round: c.Round, ParentRoot: c.ParentRoot, FrozenHash: c.FrozenHash, Included: c.Included,
			NewRoot: c.NewRoot, AuxRoot: c.AuxRoot}
		require.Equal(t, c.StatementID, s.ID())
		// The struct is the contract's: the conversion fails to compile when they differ.
		call := fraud.PackStatementId(aggregationfraud.Statement(s))
		require.Equal(t, c.StatementID, protocol.Hash(crypto.Keccak256Hash(call[4:])))
		require.Equal(t, protocol.SetHash(c.FrozenHash, c.Included), s.SetHash())
		d := protocol.Domain{ChainID: 5, Contract: common.Address{6}}
		require.Equal(t, protocol.SyncRound{TaskId: c.TaskID, Round: c.Round, ParentRoot: c.ParentRoot, SetHash: s.SetHash(), NewRoot: c.NewRoot, AuxRoot: c.AuxRoot}.Digest(d), s.Digest(d))
	}
	require.NotEmpty(t, f.Pot)
	for _, c := range f.Pot {
		require.Equal(t, abiHash(t, []string{"bytes32", "uint16"}, c.TaskID, c.Branch), c.PotID)
	}
}

// TestSpecAgainstTheBinding encodes each specification through the binding of the contract. The conversion itself fails to
// compile when the structs differ.
func TestSpecAgainstTheBinding(t *testing.T) {
	var f struct {
		Cases []struct {
			Name     string
			Spec     protocol.TaskSpec
			Encoded  hexutil.Bytes
			SpecHash protocol.Hash
		}
	}
	load(t, "spec.json", &f)
	require.NotEmpty(t, f.Cases)
	tasks := trainingtasks.NewTrainingTasks()
	for _, c := range f.Cases {
		call := tasks.PackPostTask(trainingtasks.TrainingTaskSpec(c.Spec))
		require.Len(t, call, 4+32*protocol.SpecWords)
		require.Equal(t, call[4:], []byte(c.Encoded), c.Name)
		require.Equal(t, protocol.Hash(crypto.Keccak256Hash(call[4:])), c.SpecHash, c.Name)
		require.Equal(t, c.SpecHash, c.Spec.SpecHash(), c.Name)
	}
}

func typedData(chainID uint64, contract common.Address, name string, fields []apitypes.Type, message apitypes.TypedDataMessage) apitypes.TypedData {
	return apitypes.TypedData{
		Types: apitypes.Types{
			"EIP712Domain": {{Name: "name", Type: "string"}, {Name: "version", Type: "string"}, {Name: "chainId", Type: "uint256"}, {Name: "verifyingContract", Type: "address"}},
			name:           fields,
		},
		PrimaryType: name,
		Domain: apitypes.TypedDataDomain{Name: "Assay", Version: "1", ChainId: (*math.HexOrDecimal256)(u256(chainID)),
			VerifyingContract: contract.Hex()},
		Message: message,
	}
}

func TestEIP712AgainstGoEthereum(t *testing.T) {
	type signed struct {
		Key       protocol.Hash  `json:"key"`
		Signer    common.Address `json:"signer"`
		Digest    protocol.Hash  `json:"digest"`
		Signature hexutil.Bytes  `json:"signature"`
	}
	var raw struct {
		ChainID         uint64            `json:"chainId"`
		Rounds          common.Address    `json:"rounds"`
		Vault           common.Address    `json:"vault"`
		OuterGradient   []json.RawMessage `json:"outerGradient"`
		SyncRound       []json.RawMessage `json:"syncRound"`
		PayloadReceipt  []json.RawMessage `json:"payloadReceipt"`
		KeyRegistration []json.RawMessage `json:"keyRegistration"`
		KeeperRequest   []json.RawMessage `json:"keeperRequest"`
		TrainingReport  []json.RawMessage `json:"trainingReport"`
	}
	load(t, "eip712.json", &raw)
	for _, kind := range []struct {
		name     string
		contract common.Address
		cases    []json.RawMessage
		fields   []apitypes.Type
		from     map[string]string
	}{
		{"OuterGradient", raw.Rounds, raw.OuterGradient, []apitypes.Type{{Name: "taskId", Type: "bytes32"}, {Name: "round", Type: "uint32"},
			{Name: "parentRoot", Type: "bytes32"}, {Name: "payloadRoot", Type: "bytes32"}, {Name: "claimHash", Type: "bytes32"},
			{Name: "deadline", Type: "uint64"}}, nil},
		{"SyncRound", raw.Rounds, raw.SyncRound, []apitypes.Type{{Name: "taskId", Type: "bytes32"}, {Name: "round", Type: "uint32"},
			{Name: "parentRoot", Type: "bytes32"}, {Name: "setHash", Type: "bytes32"}, {Name: "newRoot", Type: "bytes32"},
			{Name: "auxRoot", Type: "bytes32"}}, nil},
		{"PayloadReceipt", raw.Rounds, raw.PayloadReceipt, []apitypes.Type{{Name: "taskId", Type: "bytes32"}, {Name: "round", Type: "uint32"},
			{Name: "trainer", Type: "address"}, {Name: "payloadRoot", Type: "bytes32"}}, nil},
		{"KeyRegistration", raw.Vault, raw.KeyRegistration, []apitypes.Type{{Name: "account", Type: "address"}, {Name: "key", Type: "address"}},
			map[string]string{"key": "registeredKey"}},
		{"KeeperRequest", raw.Rounds, raw.KeeperRequest, []apitypes.Type{{Name: "keeper", Type: "address"}, {Name: "taskId", Type: "bytes32"},
			{Name: "account", Type: "address"}, {Name: "method", Type: "string"}, {Name: "path", Type: "string"},
			{Name: "content", Type: "bytes32"}, {Name: "expires", Type: "uint64"}}, nil},
		{"TrainingReport", raw.Rounds, raw.TrainingReport, []apitypes.Type{{Name: "taskId", Type: "bytes32"}, {Name: "round", Type: "uint32"},
			{Name: "trainer", Type: "address"}, {Name: "payloadRoot", Type: "bytes32"}, {Name: "firstLoss", Type: "string"},
			{Name: "meanLoss", Type: "string"}, {Name: "lastLoss", Type: "string"}, {Name: "evaluationLoss", Type: "string"},
			{Name: "records", Type: "uint64"}, {Name: "tokens", Type: "uint64"}, {Name: "milliseconds", Type: "uint64"},
			{Name: "samples", Type: "string[]"}}, nil},
	} {
		require.NotEmpty(t, kind.cases, kind.name)
		for _, c := range kind.cases {
			dec := json.NewDecoder(bytes.NewReader(c))
			dec.UseNumber()
			all := map[string]any{}
			require.NoError(t, dec.Decode(&all))
			message := apitypes.TypedDataMessage{}
			for _, f := range kind.fields {
				from := f.Name
				if other, ok := kind.from[from]; ok {
					from = other
				}
				v := all[from]
				if n, ok := v.(json.Number); ok {
					v = n.String()
				}
				message[f.Name] = v
			}
			digest, _, err := apitypes.TypedDataAndHash(typedData(raw.ChainID, kind.contract, kind.name, kind.fields, message))
			require.NoError(t, err)
			var s signed
			require.NoError(t, json.Unmarshal(c, &s))
			require.Equal(t, s.Digest, protocol.Hash(digest), "%s %s", kind.name, all["name"])

			signer, err := protocol.Recover(s.Digest, s.Signature)
			require.NoError(t, err)
			require.Equal(t, s.Signer, signer)
			key, err := crypto.ToECDSA(s.Key[:])
			require.NoError(t, err)
			sig, err := protocol.Sign(key, s.Digest)
			require.NoError(t, err)
			require.Equal(t, []byte(s.Signature), sig)
		}
	}
}

// TestStatisticsAgainstGoEthereum: of the structs that are signed one has others in it.
func TestStatisticsAgainstGoEthereum(t *testing.T) {
	var f struct {
		ChainID         uint64         `json:"chainId"`
		Rounds          common.Address `json:"rounds"`
		RoundStatistics []struct {
			protocol.RoundStatistics
			Digest protocol.Hash `json:"digest"`
		} `json:"roundStatistics"`
	}
	load(t, "eip712.json", &f)
	require.NotEmpty(t, f.RoundStatistics)
	for _, c := range f.RoundStatistics {
		s := c.RoundStatistics
		var trainers []any
		for _, x := range s.Trainers {
			trainers = append(trainers, map[string]any{"trainer": x.Trainer.Hex(), "norm": x.Norm, "cosine": x.Cosine})
		}
		data := typedData(f.ChainID, f.Rounds, "RoundStatistics", []apitypes.Type{{Name: "taskId", Type: "bytes32"}, {Name: "round", Type: "uint32"},
			{Name: "keeper", Type: "address"}, {Name: "newRoot", Type: "bytes32"}, {Name: "updateNorm", Type: "string"},
			{Name: "aggregateNorm", Type: "string"}, {Name: "medianNorm", Type: "string"}, {Name: "trainers", Type: "TrainerStatistics[]"}},
			apitypes.TypedDataMessage{"taskId": s.TaskId.String(), "round": fmt.Sprint(s.Round), "keeper": s.Keeper.Hex(), "newRoot": s.NewRoot.String(),
				"updateNorm": s.UpdateNorm, "aggregateNorm": s.AggregateNorm, "medianNorm": s.MedianNorm, "trainers": trainers})
		data.Types["TrainerStatistics"] = []apitypes.Type{{Name: "trainer", Type: "address"}, {Name: "norm", Type: "string"}, {Name: "cosine", Type: "string"}}
		digest, _, err := apitypes.TypedDataAndHash(data)
		require.NoError(t, err)
		require.Equal(t, c.Digest, protocol.Hash(digest))
	}
}

func TestOuterGradientIsTheContractsStruct(t *testing.T) {
	g := protocol.OuterGradient{TaskId: [32]byte{1}, Round: 2, Trainer: common.Address{3}, ParentRoot: [32]byte{4},
		PayloadRoot: [32]byte{5}, ClaimHash: [32]byte{6}, Deadline: 1 << 63}
	require.Equal(t, g, protocol.OuterGradient(trainingrounds.OuterGradient(g)))
	b, err := json.Marshal(g)
	require.NoError(t, err)
	require.JSONEq(t, `{"taskId":"0x0100000000000000000000000000000000000000000000000000000000000000","round":2,
		"trainer":"0x0300000000000000000000000000000000000000",
		"parentRoot":"0x0400000000000000000000000000000000000000000000000000000000000000",
		"payloadRoot":"0x0500000000000000000000000000000000000000000000000000000000000000",
		"claimHash":"0x0600000000000000000000000000000000000000000000000000000000000000","deadline":9223372036854775808}`, string(b))
	var back protocol.OuterGradient
	require.NoError(t, json.Unmarshal(b, &back))
	require.Equal(t, g, back)
	for _, bad := range []string{`{"taskId":"0x01"}`, `{"round":4294967296}`, `{"round":-1}`, `{"trainer":"0x03"}`, `{"deadline":"1"}`, `[]`} {
		require.Error(t, json.Unmarshal([]byte(bad), &back), bad)
	}
}

func TestBatchIndexAgainstBig(t *testing.T) {
	var f struct {
		Cases []struct {
			Seed    protocol.Hash
			Round   uint32
			Trainer common.Address
			Step    uint32
			Slot    uint32
			Records uint64
			Record  uint64
		}
	}
	load(t, "batch.json", &f)
	require.NotEmpty(t, f.Cases)
	for _, c := range f.Cases {
		d := sha256Of([]byte("assay/v1/batch"), c.Seed[:], be32(c.Round), c.Trainer[:], be32(c.Step), be32(c.Slot))
		require.Equal(t, new(big.Int).Mod(new(big.Int).SetBytes(d), u256(c.Records)).Uint64(), c.Record)
	}
}
