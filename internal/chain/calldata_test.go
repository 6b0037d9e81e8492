package chain

import (
	"bytes"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/bindings/trainingdispute"
	"assay/bindings/trainingrounds"
)

func backwards(n int) []byte {
	return new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), 256), big.NewInt(int64(n))).FillBytes(make([]byte, 32))
}

// Contracts follow offsets backwards; the same is read of such calldata as of the usual one.
func TestDecodeCallFollowsOffsetsBackwards(t *testing.T) {
	t.Parallel()
	parsed, err := trainingdispute.TrainingDisputeMetaData.ParseABI()
	require.NoError(t, err)
	open := parsed.Methods["open"]
	claim := trainingdispute.ITrainingFraudClaim{
		Gradient:  trainingdispute.OuterGradient{TaskId: [32]byte{1}, Round: 2, Trainer: common.Address{3}, ParentRoot: [32]byte{4}, PayloadRoot: [32]byte{5}, ClaimHash: [32]byte{6}, Deadline: 7},
		Signature: bytes.Repeat([]byte{8}, 65),
	}
	usual := trainingdispute.NewTrainingDispute().PackOpen(claim, 9)
	want, err := open.Inputs.Unpack(usual[4:])
	require.NoError(t, err)
	// The signature stands before the gradient.
	gradient, signature := usual[4+64:][:7*32], usual[4+64+8*32:]
	twisted := bytes.Join([][]byte{usual[:4], word(64 + len(signature)), usual[4+32:][:32], signature, gradient, backwards(len(signature))}, nil)
	_, err = open.Inputs.Unpack(twisted[4:])
	require.Error(t, err, "or there is no need for a decoder of our own")
	got, err := decodeCall(open.Inputs, twisted)
	require.NoError(t, err)
	require.Equal(t, want, got)

	parsed, err = trainingrounds.TrainingRoundsMetaData.ParseABI()
	require.NoError(t, err)
	propose := parsed.Methods["proposeRound"]
	proposal := trainingrounds.Proposal{TaskId: [32]byte{1}, Round: 2, ParentRoot: [32]byte{3}, Included: 4, NewRoot: [32]byte{5}, AuxRoot: [32]byte{6}}
	signatures := []trainingrounds.WitnessSignature{
		{Keeper: common.Address{7}, Signature: bytes.Repeat([]byte{8}, 65)}, {Keeper: common.Address{9}, Signature: bytes.Repeat([]byte{10}, 65)},
	}
	usual = trainingrounds.NewTrainingRounds().PackProposeRound(proposal, signatures)
	want, err = propose.Inputs.Unpack(usual[4:])
	require.NoError(t, err)
	// Each element stands before the array.
	elements := usual[4+7*32+3*32:]
	size := len(elements) / 2
	twisted = bytes.Join([][]byte{usual[:4+6*32], word(7*32 + len(elements)), elements, word(2), backwards(2*size + 32), backwards(size + 32)}, nil)
	_, err = propose.Inputs.Unpack(twisted[4:])
	require.Error(t, err)
	got, err = decodeCall(propose.Inputs, twisted)
	require.NoError(t, err)
	require.Equal(t, want, got)
}

// Of calldata that the usual decoder takes the same is written again, and of any other there is an error at worst.
func TestDecodeCallIsTotal(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(1, 2))
	for _, md := range []interface{ ParseABI() (*abi.ABI, error) }{
		&trainingdispute.TrainingDisputeMetaData, &trainingrounds.TrainingRoundsMetaData,
	} {
		parsed, err := md.ParseABI()
		require.NoError(t, err)
		for name, method := range parsed.Methods {
			for range 200 {
				data := make([]byte, 4+32*r.IntN(40))
				copy(data, method.ID)
				for i := 4; i < len(data); i += 32 {
					switch r.IntN(4) {
					case 0:
						copy(data[i:], word(32*r.IntN(40)))
					case 1:
						copy(data[i:], backwards(32*(1+r.IntN(40))))
					case 2:
						for j := range 32 {
							data[i+j] = byte(r.Uint32())
						}
					}
				}
				args, err := method.Inputs.Unpack(data[4:])
				got, again := decodeCall(method.Inputs, data)
				if err == nil {
					require.NoError(t, again, name)
					require.Equal(t, args, got, name)
				}
			}
		}
	}
	// Many long things in one place.
	lists, err := abi.NewType("bytes[]", "", nil)
	require.NoError(t, err)
	const many = 2000
	data := slices.Concat(make([]byte, 4), word(32), word(many), bytes.Repeat(word(32*many), many), word(32*many))
	_, err = decodeCall(abi.Arguments{{Type: lists}}, data)
	require.ErrorIs(t, err, errCalldata)
}
