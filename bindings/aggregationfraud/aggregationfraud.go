// Code generated via abigen V2 - DO NOT EDIT.
// This file is a generated binding and any manual changes will be lost.

package aggregationfraud

import (
	"bytes"
	"errors"
	"math/big"

	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
)

// Reference imports to suppress errors if they are not otherwise used.
var (
	_ = bytes.Equal
	_ = errors.New
	_ = big.NewInt
	_ = common.Big1
	_ = types.BloomLookup
	_ = abi.ConvertType
)

// FrozenEntry is an auto generated low-level Go binding around an user-defined struct.
type FrozenEntry struct {
	Trainer     common.Address
	Slot        uint8
	PayloadRoot [32]byte
	ClaimHash   [32]byte
}

// IAggregationFraudInterleavedProof is an auto generated low-level Go binding around an user-defined struct.
type IAggregationFraudInterleavedProof struct {
	Fragment    uint32
	Coordinate  uint64
	Entry       uint32
	Entries     []FrozenEntry
	Interleaved IAggregationFraudOpening
	AuxPath     [][32]byte
	Payload     IAggregationFraudOpening
	SetPath     [][32]byte
}

// IAggregationFraudOpening is an auto generated low-level Go binding around an user-defined struct.
type IAggregationFraudOpening struct {
	Leaf []byte
	Path [][32]byte
}

// IAggregationFraudPartialProof is an auto generated low-level Go binding around an user-defined struct.
type IAggregationFraudPartialProof struct {
	Item          uint32
	Level         uint8
	Index         uint64
	Entries       []FrozenEntry
	First         IAggregationFraudOpening
	FirstSetPath  [][32]byte
	Second        IAggregationFraudOpening
	SecondSetPath [][32]byte
	Below         IAggregationFraudOpening
	Claimed       IAggregationFraudOpening
	ItemPath      [][32]byte
	AuxPath       [][32]byte
}

// IAggregationFraudPayloadProof is an auto generated low-level Go binding around an user-defined struct.
type IAggregationFraudPayloadProof struct {
	Fragment  uint32
	LeafIndex uint64
	Entry     uint32
	Entries   []FrozenEntry
	Payload   IAggregationFraudOpening
	SetPath   [][32]byte
}

// IAggregationFraudScoreProof is an auto generated low-level Go binding around an user-defined struct.
type IAggregationFraudScoreProof struct {
	Row              uint32
	Distances        IAggregationFraudOpening
	DistancesAuxPath [][32]byte
	Scores           []byte
	ScoresPath       [][32]byte
}

// IAggregationFraudStepProof is an auto generated low-level Go binding around an user-defined struct.
type IAggregationFraudStepProof struct {
	Fragment       uint32
	Coordinate     uint64
	Momentum       bool
	Interleaved    IAggregationFraudOpening
	AuxPath        [][32]byte
	Scores         []byte
	ScoresPath     [][32]byte
	ParentMomentum IAggregationFraudOpening
	ParentParams   IAggregationFraudOpening
	ParentSibling  [32]byte
	ParentPath     [][32]byte
	Claimed        IAggregationFraudOpening
	ClaimedSibling [32]byte
	NewPath        [][32]byte
	Entries        []FrozenEntry
}

// IAggregationFraudTotalProof is an auto generated low-level Go binding around an user-defined struct.
type IAggregationFraudTotalProof struct {
	Row          uint32
	Column       uint32
	Entry        IAggregationFraudOpening
	EntryAuxPath [][32]byte
	Top          IAggregationFraudOpening
	ItemPath     [][32]byte
	AuxPath      [][32]byte
}

// Statement is an auto generated low-level Go binding around an user-defined struct.
type Statement struct {
	TaskId     [32]byte
	Round      uint32
	ParentRoot [32]byte
	FrozenHash [32]byte
	Included   uint64
	NewRoot    [32]byte
	AuxRoot    [32]byte
}

// WitnessSignature is an auto generated low-level Go binding around an user-defined struct.
type WitnessSignature struct {
	Keeper    common.Address
	Signature []byte
}

// AggregationFraudMetaData contains all meta data concerning the AggregationFraud contract.
var AggregationFraudMetaData = bind.MetaData{
	ABI: "[{\"type\":\"constructor\",\"inputs\":[{\"name\":\"rounds_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"opReferee_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"descent_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"reveals_\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"claimantOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"claimant\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"pending\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"condemnSigners\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatures\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"condemnSilence\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"clearedSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"challenger\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"condemnSponsor\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"ended\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"descent\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"hold\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"outputs\":[{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"holdProposal\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"isCondemned\",\"inputs\":[{\"name\":\"statement\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"noteShown\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"opReferee\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"proveInterleaved\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatures\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"proof\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.InterleavedProof\",\"components\":[{\"name\":\"fragment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"coordinate\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"entry\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entries\",\"type\":\"tuple[]\",\"internalType\":\"structFrozenEntry[]\",\"components\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"interleaved\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"auxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"payload\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"setPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"provePartial\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatures\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"proof\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.PartialProof\",\"components\":[{\"name\":\"item\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"level\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"index\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"entries\",\"type\":\"tuple[]\",\"internalType\":\"structFrozenEntry[]\",\"components\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"first\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"firstSetPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"second\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"secondSetPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"below\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"claimed\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"itemPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"auxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"provePayload\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatures\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"proof\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.PayloadProof\",\"components\":[{\"name\":\"fragment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"leafIndex\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"entry\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entries\",\"type\":\"tuple[]\",\"internalType\":\"structFrozenEntry[]\",\"components\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"payload\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"setPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveScore\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatures\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"proof\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.ScoreProof\",\"components\":[{\"name\":\"row\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"distances\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"distancesAuxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"scores\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"scoresPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveStep\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatures\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"proof\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.StepProof\",\"components\":[{\"name\":\"fragment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"coordinate\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"momentum\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"interleaved\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"auxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"scores\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"scoresPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"parentMomentum\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"parentParams\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"parentSibling\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"parentPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"claimed\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"claimedSibling\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"newPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"entries\",\"type\":\"tuple[]\",\"internalType\":\"structFrozenEntry[]\",\"components\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveTotal\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatures\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"proof\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.TotalProof\",\"components\":[{\"name\":\"row\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"column\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"entryAuxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"top\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"itemPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"auxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"release\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"reveals\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"rounds\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"statementId\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"pure\"},{\"type\":\"function\",\"name\":\"submitEquivocation\",\"inputs\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"a\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatureA\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"b\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatureB\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"tasks\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"event\",\"name\":\"EquivocationProven\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"keeper\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"challenger\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"FraudProven\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"challenger\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"statement\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"fault\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumIAggregationFraud.Fault\"},{\"name\":\"element\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"expected\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"claimed\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"overturned\",\"type\":\"bool\",\"indexed\":false,\"internalType\":\"bool\"}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"AddressEmptyCode\",\"inputs\":[{\"name\":\"target\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"AlreadyProven\",\"inputs\":[{\"name\":\"statement\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"ClaimIsCorrect\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"FailedCall\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"InvalidSignature\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NotAuthorized\",\"inputs\":[{\"name\":\"caller\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotEquivocation\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NotOverturnable\",\"inputs\":[{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"type\":\"error\",\"name\":\"NothingProven\",\"inputs\":[]}]",
	ID:  "AggregationFraud",
	Bin: "0x6101408060405234610272576080816183b18038038091610020828561027e565b83398101031261027257610033816102a1565b90610040602082016102a1565b6004602061005c6060610055604087016102a1565b95016102a1565b6001600160a01b03909516608081905260405163c305a6d960e01b815292839182905afa908115610221575f91610240575b506001600160a01b0390811660a0819052911660c0819052604051919061516b90818401906001600160401b0382118583101761022c5760409385936132468539825260208201520301905ff080156102215760e0526101005261012052604051612f9090816102b682396080518181816101e30152818161061e015281816108e801528181610a2a01528181610b9901528181610c9c01528181610ece015281816114630152818161160c0152818161180601528181611b840152818161262901528181612ab70152612c82015260a0518181816107da01528181611096015281816111960152818161129a01528181611d1a015281816124d1015281816126f80152612b4c015260c05181610796015260e051818181610273015261188e0152610100518181816105c00152818161081e015281816109d501528181610b300152818161142c015281816115d30152611b4c0152610120518181816106e901528181610ad201528181610c5401528181610d4501528181611578015281816116a60152818161208101526122260152f35b6040513d5f823e3d90fd5b634e487b7160e01b5f52604160045260245ffd5b90506020813d602011610276575b8161025b6020938361027e565b810103126102725761026c906102a1565b5f61008e565b5f80fd5b3d915061024e565b601f909101601f19168101906001600160401b0382119082101761022c57604052565b51906001600160a01b03821682036102725756fe6080806040526004361015610012575f80fd5b5f5f35918260e01c9081630219972d14611afe575080630e28016314611ac95780631808842c14611a9b57806324f154e714611a78578063289d2e5d146117345780632d7eda7f146116ce578063308bc2ad146115a057806334c8972c1461140d5780633b1ad71714610dce578063449dd25b14610d6957806376c4abac14610d2557806399744d4614610cc0578063a2e800ad14610c7c578063a89cb02d14610afa578063be6ca4b5146109ad578063c03151e914610842578063c1d7c885146107fe578063c305a6d9146107ba578063ccedbb4314610776578063dda8a1a614610711578063fce7c0a6146105a45763ff7686f114610111575f80fd5b346104d257366003190161012081126105a05760e0136104d25760e4356001600160401b0381116105a05761014a9036906004016120a9565b9290610104356001600160401b03811161059c576101e090600319903603011261053b576101766122d3565b928381528060205260408120926040519361019085612119565b549060ff82161515908186526001600160401b03602087019360081c16835281610568575b506105545760405162b502ad60e71b815291602083806101d76004820161217d565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa928315610547578193610507575b50845115806104ff575b806104f7575b6104e9576001600160401b0336116104d5576040519061024d36601f01601f19166020018361214f565b803683526104d2575061029890365f60208301375f602036830101526001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016612e52565b9260c0848051810103126104d057604051966102b388612134565b60208501519360088510156104d05760c0948952886102d460408801612170565b948560208301526102e760608901612379565b97604083019889526102fb60808201612379565b606084019781895260a0610323610313828601612379565b9b8c95608089019d8e5201612379565b95019485521591826104b9575b50506104aa578851151580610492575b61047f57906001600160401b03806103b1969594935116915116179160405161036881612119565b60018152602081018481528b5f525f60205260405f20915115159060ff68ffffffffffffffff008454925160081b1692169068ffffffffffffffffff19161717905533936124af565b909451159081610476575b8161046d575b5061045f576103cf6121d9565b955192600884101561044b576001600160401b0380806104029351169351169351169360405196875260208701906121ff565b604085015260608401526080830152151560a082015263ffffffff339216907f99b433a357a64cb1329b010582390deb9ae11021f522b4acd84cfa3f3f9f21e260c060043592a4005b634e487b7160e01b5f52602160045260245ffd5b624d8cff60e81b5f5260045ffd5b9050155f6103c2565b851591506103bc565b89633a80cda160e21b5f5260045260245ffd5b506001600160401b0382518183511619161615610340565b636768d7e360e11b5f5260045ffd5b6001600160401b0391925081169116145f80610330565b5f5b80fd5b634e487b7160e01b81526041600452602490fd5b624d8cff60e81b8152600490fd5b508615610223565b50821561021d565b9092506020813d60201161053f575b816105236020938361214f565b8101031261053b5761053490612170565b915f610213565b8280fd5b3d9150610516565b50604051903d90823e3d90fd5b633a80cda160e21b82526004859052602482fd5b7fffffffff0000000000000000000000000000000000000000000000000000000016636ed450d360e11b141590505f6101b5565b8380fd5b5080fd5b50346104d25760e03660031901126104d2576001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016331415806106de575b6106cb576105f56121d9565b9060405162b502ad60e71b8152602081806106126004820161217d565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156106c0578291610686575b501561066e57602061066283600435612c55565b61ffff60405191168152f35b63ffffffff602492632f764ae960e01b835216600452fd5b90506020813d6020116106b8575b816106a16020938361214f565b810103126105a0576106b290612170565b8361064e565b3d9150610694565b6040513d84823e3d90fd5b634a0bfec160e01b815233600452602490fd5b506001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163314156105e9565b50346104d257366003190161012081126105a05760e0136104d25760e4356001600160401b0381116105a05761074b9036906004016120a9565b9290610104356001600160401b03811161059c5760c090600319903603011261053b576101766122d3565b50346104d257806003193601126104d25760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346104d257806003193601126104d25760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346104d257806003193601126104d25760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346104d257366003190161010081126105a05760e0136104d25760e4356001600160401b0381116105a05761087c9036906004016120a9565b906108856122d3565b83528260205260408320916040519261089d84612119565b54926001600160401b03602060ff8616159283158152019460081c16845261099f5760405162b502ad60e71b815292602084806108dc6004820161217d565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa93841561099457859461094a575b50926001600160401b036109309451169133936124af565b90159081610941575b506104e95780f35b90501582610939565b93506020843d60201161098c575b816109656020938361214f565b81010312610988576001600160401b0361098161093095612170565b9450610918565b8480fd5b3d9150610958565b6040513d87823e3d90fd5b624d8cff60e81b8452600484fd5b50346104d25760403660031901126104d2576004356109ca6120d9565b916001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001633141580610ac7575b6106cb576040516302c8fea360e21b81526004810183905263ffffffff841660248201526020816044817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156106c0578291610a8d575b5015610a745760206106628484612c55565b632f764ae960e01b815263ffffffff8316600452602490fd5b90506020813d602011610abf575b81610aa86020938361214f565b810103126105a057610ab990612170565b84610a62565b3d9150610a9b565b506001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163314156109fe565b50346104d25760603660031901126104d257600435610b176120d9565b9060443561ffff8116810361059c576001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001633141580610c49575b610c3657610b68818484612c20565b845260016020526040842080548015610c22575f1901908190558492919015610b8f578280f35b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016803b1561059c5760405163190e3a7f60e31b8152600481019390935263ffffffff94909416602483015261ffff1660448201529181908390606490829084905af1801561054757610c0b575b81808280f35b610c149161214f565b805f126104d2578181610c05565b634e487b7160e01b86526011600452602486fd5b634a0bfec160e01b845233600452602484fd5b506001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016331415610b59565b50346104d257806003193601126104d25760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346104d257366003190161012081126105a05760e0136104d25760e4356001600160401b0381116105a057610cfa9036906004016120a9565b9290610104356001600160401b03811161059c5760a090600319903603011261053b576101766122d3565b50346104d257806003193601126104d25760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346104d257366003190161012081126105a05760e0136104d25760e4356001600160401b0381116105a057610da39036906004016120a9565b9290610104356001600160401b03811161059c5760e090600319903603011261053b576101766122d3565b50346104d2576102203660031901126104d2576004356001600160a01b038116908181036104d05760e036602319011261053b57610104356001600160401b03811161059c57610e229036906004016120ec565b90919060e03661012319011261098857610204356001600160401b03811161140957610e529036906004016120ec565b6024949194359461012435938487148015906113de575b80156113cf575b80156113c0575b801561138a575b801561136d575b61135e5760a4356001600160401b038116908181036104d0575060405160208101916084358352604082015260408152610ec060608261214f565b519020906001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016946044359263ffffffff8416938481036104d057506040519363566ba51960e11b85528a600486015260248501526064356044850152606484015260c435608484015260e43560a484015260208360c481895afa801561121e575f9061132a575b610f599350612eda565b50600481101561044b571590811591611321575b8115611266575b50611153576101a4356001600160401b038116908181036104d057506040516020810191610184358352604082015260408152610fb260608261214f565b519020610144359063ffffffff8216918281036104d05760209260c49150604051968793849263566ba51960e11b84528a6004850152602484015261016435604484015260648301526101c43560848301526101e43560a48301525afa801561121e575f90611232575b6110269350612eda565b50600481939293101561044b571591821592611229575b8215611162575b5050611153576040516326f91ec160e01b815260048101839052600160248201526001600160a01b0390911660448201523360648201525f60848201526020818060a481010381876001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1908115611148578491611116575b50156111085763ffffffff6110d96121ec565b16907fe60d8ecc456b5d94401c92f79df64176f966341a00c6ec21dd8ec711c58a02976020604051338152a480f35b624d8cff60e81b8352600483fd5b90506020813d602011611140575b816111316020938361214f565b810103126104d05751846110c6565b3d9150611124565b6040513d86823e3d90fd5b638baa579f60e01b5f5260045ffd5b6001600160a01b039192506040519263ec34e7b160e01b845260048401521660248201526020816044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa801561121e5784915f916111da575b506001600160a01b031614158580611044565b9150506020813d602011611216575b816111f66020938361214f565b810103126104d0576001600160a01b03611210859261220c565b906111c7565b3d91506111e9565b6040513d5f823e3d90fd5b8515925061103d565b506020833d60201161125e575b8161124c6020938361214f565b810103126104d057611026925161101c565b3d915061123f565b90506001600160a01b036040519163ec34e7b160e01b83528860048401521660248201526020816044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa801561121e5788915f916112dd575b506001600160a01b0316141589610f74565b9150506020813d602011611319575b816112f96020938361214f565b810103126104d0576001600160a01b03611313899261220c565b906112cb565b3d91506112ec565b88159150610f6d565b506020833d602011611356575b816113446020938361214f565b810103126104d057610f599251610f4f565b3d9150611337565b630b69ebb360e01b8952600489fd5b506101c43560c435148015610e8557506101e43560e43514610e85565b5060a4356001600160401b038116908181036104d057506101a435906001600160401b038216918281036104d057501415610e7e565b50610184356084351415610e77565b50610164356064351415610e70565b506113e76121ec565b6101443563ffffffff8116918282036104d05763ffffffff9150161415610e69565b8580fd5b50346104d25760203660031901126104d2576004356001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163314158061156d575b61155a576001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016916040516365c7d79d60e01b815282600482015261012081602481875afa9081156106c0576001600160401b039160c091849161152b575b500151161591826114d2575b602083604051908152f35b8382943b1561053b576024839260405194859384926332123c3360e01b845260048401525af1801561152057611509575b806114c7565b826115139161214f565b815f126105a05781611503565b6040513d85823e3d90fd5b61154d91506101203d8111611553575b611545818361214f565b81019061238d565b866114bb565b503d61153b565b634a0bfec160e01b825233600452602482fd5b506001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016331415611455565b50346104d25760603660031901126104d2576115ba6120d9565b6044359060ff821680920361053b576001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163314158061169b575b6116885782906001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001690813b1561053b57606463ffffffff91848094604051978895869463308bc2ad60e01b8652600435600487015216602485015260448401525af18015610547576116735780f35b61167c9161214f565b805f126104d257818180f35b634a0bfec160e01b835233600452602483fd5b506001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163314156115fc565b50346104d257366003190161012081126105a05760e0136104d25760e4356001600160401b0381116105a0576117089036906004016120a9565b9290610104356001600160401b03811161059c5761018090600319903603011261053b576101766122d3565b82346104d057366003190161012081126104d05760e0136104d05760e4356001600160401b0381116104d05761176e9036906004016120a9565b91610104356001600160401b0381116104d0576101009060031990360301126104d0576117996122d3565b91825f525f60205260405f2091604051926117b384612119565b549060ff82161515908185526001600160401b03602086019360081c16835281611a44575b50611a315760405162b502ad60e71b815290602082806117fa6004820161217d565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa91821561121e575f926119f5575b50835115806119ed575b806119e5575b61045f576001600160401b0336116119d1576118b36040516118726020601f19601f360116018261214f565b368152365f60208301375f602036830101526001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016612e52565b9260c0848051810103126104d057604051966118ce88612134565b60208501519360088510156104d05760c0948952886118ef60408801612170565b9485602083015261190260608901612379565b976040830198895261191660808201612379565b606084019781895260a061192e610313828601612379565b95019485521591826119ba575b50506104aa5788511515806119a2575b61047f57906001600160401b0380611973969594935116915116179160405161036881612119565b909451159081611999575b81611990575061045f576103cf6121d9565b905015876103c2565b8515915061197e565b506001600160401b038251818351161916161561194b565b6001600160401b0391925081169116148c8061193b565b634e487b7160e01b5f52604160045260245ffd5b508515611846565b508115611840565b9091506020813d602011611a29575b81611a116020938361214f565b810103126104d057611a2290612170565b9086611836565b3d9150611a04565b83633a80cda160e21b5f5260045260245ffd5b7fffffffff0000000000000000000000000000000000000000000000000000000016636ed450d360e11b14159050866117d8565b346104d05760e03660031901126104d0576020611a936122d3565b604051908152f35b346104d05760203660031901126104d0576004355f525f602052602060ff60405f2054166040519015158152f35b346104d05760203660031901126104d0576040611ae7600435612220565b6001600160a01b0383519216825215156020820152f35b346104d057366003190161012081126104d05760e0136104d05760e4356001600160401b0381168091036104d05761010435916001600160a01b0383168093036104d0576001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001633141580612076575b6120635762b502ad60e71b81527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031660208280611bbc6004820161217d565b0381845afa91821561121e575f92612027575b505f905f9360043593611c66575b50506001611c61575b1580928193611c58575b5061045f577f99b433a357a64cb1329b010582390deb9ae11021f522b4acd84cfa3f3f9f21e260c063ffffffff611c256121d9565b611c2d6122d3565b95604051968752600760208801525f60408801525f60608801525f60808801521560a08701521693a4005b90501584611bf0565b611be6565b91509293916024359163ffffffff8316948584036104d05760405163d3ddde2d60e01b81526004810184905263ffffffff85166024820152955f87604481855afa96871561121e575f97611f83575b506040516302c8fea360e21b81526004810185905263ffffffff86166024820152945f9390602087604481875afa96871561121e575f97611f47575b508694871580611ebe575b611ea4575f97611df3575b505050505093945f956001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016915b8151881015611de3576001600160a01b0360208960051b8401015116604051906326f91ec160e01b825285600483015260016024830152604482015286606482015285608482015260208160a4815f885af190811561121e575f91611db1575b50611da990600192612458565b970196611d3c565b90506020813d8211611ddb575b81611dcb6020938361214f565b810103126104d057516001611d9c565b3d9150611dbe565b9593505050919350600185611bdd565b909192939496506104d057602092606491505f604051958694859363de97c0d760e01b8552896004860152602485015260448401525af190811561121e575f91611e6a575b5060405161ffff602082019284845216604082015260408152611e5c60608261214f565b519020918680808080611d07565b90506020813d602011611e9c575b81611e856020938361214f565b810103126104d057611e9690612449565b86611e38565b3d9150611e78565b9091506104d05750632f764ae960e01b5f5260045260245ffd5b50505f6040516365c7d79d60e01b815287600482015261012081602481895afa801561121e57602063ffffffff916002935f91611f28575b500151160163ffffffff8111611f145763ffffffff16841015611cfc565b634e487b7160e01b5f52601160045260245ffd5b611f4191506101203d811161155357611545818361214f565b8f611ef6565b9096506020813d602011611f7b575b81611f636020938361214f565b810103126104d057611f7490612170565b958a611cf1565b3d9150611f56565b9096503d805f833e611f95818361214f565b8101906020818303126104d0578051906001600160401b0382116104d057019080601f830112156104d0578151916001600160401b0383116119d1578260051b9060405193611fe7602084018661214f565b84526020808501928201019283116104d057602001905b82821061200f575050509588611cb5565b6020809161201c8461220c565b815201910190611ffe565b9091506020813d60201161205b575b816120436020938361214f565b810103126104d05761205490612170565b9084611bcf565b3d9150612036565b634a0bfec160e01b5f523360045260245ffd5b506001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016331415611b75565b9181601f840112156104d0578235916001600160401b0383116104d0576020808501948460051b0101116104d057565b6024359063ffffffff821682036104d057565b9181601f840112156104d0578235916001600160401b0383116104d057602083818601950101116104d057565b604081019081106001600160401b038211176119d157604052565b60c081019081106001600160401b038211176119d157604052565b90601f801991011681019081106001600160401b038211176119d157604052565b519081151582036104d057565b9060e0820191600435815260243563ffffffff81168091036104d0576020820152604435604082015260643560608201526084356001600160401b0381168091036104d057608082015260a43560a082015260c060c435910152565b60243563ffffffff811681036104d05790565b60443563ffffffff811681036104d05790565b90600882101561044b5752565b51906001600160a01b03821682036104d057565b5f915f917f000000000000000000000000000000000000000000000000000000000000000090813b612250575050565b6001600160a01b039450604092935060249083519586938492630e28016360e01b84526004840152165afa91821561121e575f905f9361228f57509190565b9250506040823d6040116122cb575b816122ab6040938361214f565b810103126104d0576122c860206122c18461220c565b9301612170565b90565b3d915061229e565b6040516020810190600460e083019080358452602081013563ffffffff811681036104d05763ffffffff16602085015260408101356040850152606081013560608501526080810135916001600160401b03831683036104d05760c084926001600160401b036123629516608088015260a081013560a0880152013560c086015203601f19810183528261214f565b51902090565b519063ffffffff821682036104d057565b51906001600160401b03821682036104d057565b90816101209103126104d057604051906101208201908282106001600160401b038311176119d157610100916040526123c581612368565b83526123d360208201612368565b60208401526123e460408201612368565b60408401526123f560608201612368565b606084015261240660808201612379565b608084015261241760a08201612379565b60a084015261242860c08201612379565b60c084015261243960e08201612170565b60e0840152015161010082015290565b519061ffff821682036104d057565b91908201809211611f1457565b91908110156124875760051b81013590603e19813603018212156104d0570190565b634e487b7160e01b5f52603260045260245ffd5b356001600160a01b03811681036104d05790565b90949293945f955f9560043594612619575b509291905f936001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165b82861061250157505050505050565b90919293949661251a612515898688612465565b61249b565b612525898688612465565b602081013590601e19813603018212156104d057018035906001600160401b0382116104d05760200181360381136104d057612562926004612a08565b6125ba6020846125766125158c898b612465565b6040516326f91ec160e01b8152600481018b9052600160248201526001600160a01b039182166044820152911660648201525f6084820152918290819060a4820190565b03815f875af190811561121e575f916125e7575b506125db90600192612458565b970194939291906124f2565b90506020813d8211612611575b816126016020938361214f565b810103126104d0575160016125ce565b3d91506125f4565b9392959650936001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016936024359163ffffffff83168084036104d05760405163d3ddde2d60e01b81526004810187905263ffffffff85166024820152935f856044818b5afa94851561121e575f95612964575b506040516302c8fea360e21b81526004810188905263ffffffff82166024820152975f949060208a604481845afa998a1561121e575f9a612928575b5089958a15806128b3575b612899575f9a6127de575b50505050505f9896976001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016946001600160a01b038a16985b85518c10156127cc576001600160a01b0360208d60051b8801015116604051906326f91ec160e01b82528960048301526001602483015260448201528a606482015289608482015260208160a4815f8c5af190811561121e575f9161279a575b5061279290600192612458565b9b019a612725565b90506020813d82116127c4575b816127b46020938361214f565b810103126104d057516001612785565b3d91506127a7565b9994509450949550955096505f6124c1565b909192939499506104d0576001600160401b03935f60649260209550604051968795869463de97c0d760e01b86528d600487015260248601521660448401525af190811561121e575f9161285f575b5060405161ffff60208201928784521660408201526040815261285160608261214f565b519020945f808080806126e5565b90506020813d602011612891575b8161287a6020938361214f565b810103126104d05761288b90612449565b5f61282d565b3d915061286d565b9150506104d05750632f764ae960e01b5f5260045260245ffd5b50505f6040516365c7d79d60e01b81528a600482015261012081602481865afa801561121e57602063ffffffff916002935f91612909575b500151160163ffffffff8111611f145763ffffffff168510156126da565b61292291506101203d811161155357611545818361214f565b5f6128eb565b9099506020813d60201161295c575b816129446020938361214f565b810103126104d05761295590612170565b985f6126cf565b3d9150612937565b9094503d805f833e612976818361214f565b8101906020818303126104d0578051906001600160401b0382116104d057019080601f830112156104d0578151916001600160401b0383116119d1578260051b90604051936129c8602084018661214f565b84526020808501928201019283116104d057602001905b8282106129f057505050935f612693565b602080916129fd8461220c565b8152019101906129df565b909260808201356001600160401b03811681036104d0576040516001600160401b0360208201926060860135845216604082015260408152612a4b60608261214f565b5190209282359360208401359363ffffffff851685036104d05760c09163ffffffff6040519663566ba51960e11b885288600489015216602487015260408201356044870152606486015260a08101356084860152013560a484015260208360c4816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa801561121e575f90612bec575b612af09350612eda565b50600481949294101561044b571592831593612bda575b8315612b17575b50505061115357565b6001600160a01b03919293506040519363ec34e7b160e01b855260048501521660248301526020826044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa91821561121e575f92612b94575b506001600160a01b03809116911614155f8080612b0e565b9091506020813d602011612bd2575b81612bb06020938361214f565b810103126104d0576001600160a01b03612bca819261220c565b929150612b7c565b3d9150612ba3565b6001600160a01b038216159350612b07565b506020833d602011612c18575b81612c066020938361214f565b810103126104d057612af09251612ae6565b3d9150612bf9565b604080516020810192835263ffffffff939093169083015261ffff92909216606080830191909152815261236260808261214f565b604051631a591c4f60e11b81526004810182905263ffffffff831660248201529192916001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016919061014081604481865afa90811561121e575f91612d69575b50610120015161ffff1693612cd2858284612c20565b5f52600160205260405f208054905f198214611f145760018201905515612cf857505050565b60405163b5bf048160e01b8152600481019290925263ffffffff16602482015290602090829060449082905f905af1801561121e57612d345750565b6020813d602011612d61575b81612d4d6020938361214f565b810103126104d057612d5e90612449565b50565b3d9150612d40565b9050610140813d8211612e4a575b81612d85610140938361214f565b810103126104d05760405161014081018181106001600160401b038211176119d15760405281519060068210156104d057612e3f61012061ffff9481948452612dd060208201612379565b6020850152612de160408201612379565b6040850152612df260608201612379565b6060850152612e0360808201612379565b6080850152612e1460a08201612379565b60a085015260c081015160c085015260e081015160e085015261010081015161010085015201612449565b828201529150612cbc565b3d9150612d77565b905f8091602081519101845afa8080612ec7575b15612e865750506040513d81523d5f602083013e60203d82010160405290565b15612ea7576001600160a01b0390639996b31560e01b5f521660045260245ffd5b3d15612eb8576040513d5f823e3d90fd5b63d6bda27560e01b5f5260045ffd5b503d151580612e665750813b1515612e66565b9060418303612f0457612efd9250602081013591604082359201355f1a90612f0e565b9192909190565b50505f9160029190565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411612f85579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa1561121e575f516001600160a01b03811615612f7b57905f905f90565b505f906001905f90565b5050505f91600391905660c0346100cb57601f61516b38819003918201601f19168301916001600160401b038311848410176100cf5780849260409485528339810103126100cb578051906001600160a01b03821682036100cb5760200151906001600160a01b03821682036100cb5760805260a05260405161508790816100e482396080518181816101a0015261299d015260a05181818161066301528181610f47015281816116b30152818161203c01528181613a3001528181613b1601528181613ec601528181613ff50152614cfd0152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f3560e01c8063289d2e5d1461089c5780632d7eda7f14610831578063449dd25b146107c757806399744d461461075d578063dda8a1a6146100da5763ff7686f11461005b575f80fd5b346100d657366003190161012081126100d65760e0136100d65760e4356001600160401b0381116100d657610094903690600401610907565b5050610104356001600160401b0381116100d6576101e060031982360301126100d6576100c66100d2916004016120e1565b60405191829182610941565b0390f35b5f80fd5b346100d657366003190161012081126100d65760e0136100d65760e4356001600160401b0381116100d657610113903690600401610907565b5050610104356001600160401b0381116100d6578060040160c060031983360301126100d657610141610a04565b9060405161014e81610999565b6101566127b1565b8152602081015f815260043561016a6127b1565b505f806040516020810190633d91081b60e21b8252846024820152602481526101946044826109e3565b51906001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa913d15610755573d926101d484610b5f565b936101e260405195866109e3565b84523d5f602086013e5b1561074d576101a0830160405190610100820160405261010081835e52825161027f19016102a084016101c085015e602083018452608435906001600160401b038216938483036100d657610160907f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f6755555555555555558660011c1688037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c5f19871460081b178352015160078110156106f8576102ef9163ffffffff6101608851015116905191614229565b15610748576102fd85610a44565b63ffffffff806060875101511691161015610743576003865260248701946001600160401b0361032c87610a55565b166040880152606488016103408183610ab3565b90604051915f835260071b81019060208301905b82811061073057505050516064350361072b576044890161037481610a44565b63ffffffff6103838486610ab3565b929050161015610726576103aa63ffffffff6103a26103b19486610ab3565b929093610a44565b1691610ae8565b91506001602083019460ff6103c587611238565b161c1615610726576001600160401b03600160ff6103e38397611238565b161b1660a08801526104186104006103fa83610a44565b97610a55565b9160a461041060848c0183610a69565b9a0190610a7e565b949091169385519161043163ffffffff891680946142ce565b9461043c885161438d565b906024359063ffffffff821682036100d6576020915f9161045c89612d8d565b60409d8e9386855161046e87826109e3565b6010815201946f185cdcd85e4bdd8c4bdc185e5b1bd85960821b86525193601088860196875e603085015260e090811b6001600160e01b0319908116605086015291901b16605483015260601b6bffffffffffffffffffffffff19166058820152604c81526104de606c826109e3565b8c51918291518091835e8101838152039060025afa1561071c5786610554915f5160ff8c519261050d846109c8565b600484521660208301526001600160401b0389168c83015260608201528c61054c61054161053b8380610b0c565b9061498a565b916020810190610a7e565b939092614e4b565b9061055e81610937565b61070c576105a19361059b63ffffffff60608b51015116928b5193610582856109c8565b600585525f60208601528c8501525f6060850152614527565b91614e4b565b91906105ac81610937565b61070c578501350361070c576105e4906105de60016105d660ff6105d0885161438d565b16614421565b1b8094610c09565b90610b3e565b6101a0835101519060048210156106f85761065161063b9361061261026060209751015160010b9980610b0c565b939091808210156106f05750925b8751632faa338760e01b8152998a9687966004880190610bdc565b6024860152608060448601526084850191610be9565b90606483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa80156106e6575f906106a7575b6100d293501560208301525191829182610941565b50916020813d6020116106de575b816106c2602093836109e3565b810103126100d657519182151583036100d6576100d292610692565b3d91506106b5565b50513d5f823e3d90fd5b905092610620565b634e487b7160e01b5f52602160045260245ffd5b661c185e5b1bd85960ca1b6132d6565b88513d5f823e3d90fd5b613037565b613273565b8060808092843760a08520855201610354565b612fd2565b61320e565b825160208401fd5b6060926101ec565b346100d657366003190161012081126100d65760e0136100d65760e4356001600160401b0381116100d657610796903690600401610907565b5050610104356001600160401b0381116100d65760a060031982360301126100d6576100c66100d291600401611e4c565b346100d657366003190161012081126100d65760e0136100d65760e4356001600160401b0381116100d657610800903690600401610907565b5050610104356001600160401b0381116100d65760e060031982360301126100d6576100c66100d2916004016118d1565b346100d657366003190161012081126100d65760e0136100d65760e4356001600160401b0381116100d65761086a903690600401610907565b5050610104356001600160401b0381116100d65761018060031982360301126100d6576100c66100d2916004016112a5565b346100d657366003190161012081126100d65760e0136100d65760e4356001600160401b0381116100d6576108d5903690600401610907565b5050610104356001600160401b0381116100d65761010060031982360301126100d6576100c66100d291600401610c34565b9181601f840112156100d6578235916001600160401b0383116100d6576020808501948460051b0101116100d657565b600811156106f857565b91909160a06001600160401b038160c0840195805161095f81610937565b8552602081015115156020860152826040820151166040860152826060820151166060860152826080820151166080860152015116910152565b604081019081106001600160401b038211176109b457604052565b634e487b7160e01b5f52604160045260245ffd5b608081019081106001600160401b038211176109b457604052565b90601f801991011681019081106001600160401b038211176109b457604052565b6040519060c082018281106001600160401b038211176109b4576040525f60a0838281528260208201528260408201528260608201528260808201520152565b3563ffffffff811681036100d65790565b356001600160401b03811681036100d65790565b903590603e19813603018212156100d6570190565b903590601e19813603018212156100d657018035906001600160401b0382116100d657602001918160051b360383136100d657565b903590601e19813603018212156100d657018035906001600160401b0382116100d657602001918160071b360383136100d657565b9190811015610af85760071b0190565b634e487b7160e01b5f52603260045260245ffd5b903590601e19813603018212156100d657018035906001600160401b0382116100d6576020019181360383136100d657565b91908203918211610b4b57565b634e487b7160e01b5f52601160045260245ffd5b6001600160401b0381116109b457601f01601f191660200190565b6020818303126100d6578051906001600160401b0382116100d6570181601f820112156100d657805190610bad82610b5f565b92610bbb60405194856109e3565b828452602083830101116100d657815f9260208093018386015e8301015290565b9060048210156106f85752565b908060209392818452848401375f828201840152601f01601f1916010190565b81810292918115918404141715610b4b57565b909392938483116100d65784116100d6578101920390565b90610c3d610a04565b91610c48600461293e565b90815190610c7c610c5882610a44565b602083019363ffffffff6001600160401b03610c7387610a55565b16921690612b04565b600285526001600160401b03610c9183610a55565b166040860152610ce36001600160401b03610cab83610a44565b610cb485610a55565b90610cc26080860186610a69565b9063ffffffff610cd560a0880188610a7e565b959094169116600489612baf565b94919390931515806020890152611231576060830192610d3d610d12610d098684610ab3565b90600487612dd2565b6103aa63ffffffff6103a2610d36604087019483610d2f87610a44565b1690612f7d565b9886610ab3565b90610d4d60ff6105d0865161438d565b91610d5782610a44565b946001600160401b0380610d6a87610a55565b16851c1691610d7c60c0850185610a69565b90610d8a60e0860186610a7e565b5f92919250845190610da363ffffffff8c1680936142ce565b93610dae875161438d565b6024359c8d63ffffffff8116036100d657610dc886612d8d565b9d60409e8f908151610dda83826109e3565b60108152602001936f185cdcd85e4bdd8c4bdc185e5b1bd85960821b85528251936020850195601090875e600435603086015260e090811b6001600160e01b0319908116605087015291901b16605484015260601b6bffffffffffffffffffffffff19166058830152604c8252610e52606c836109e3565b51918291518091835e81015f815203905a915f916002602094fa156112275788610ebf918e5f519060ff815193610e88856109c8565b600485521660208401526001600160401b038a16908301526060820152610eb261053b8a80610b0c565b61054c60208b018b610a7e565b90610ec981610937565b61070c57610f069361059b8e9263ffffffff60608c51015116845194610eee866109c8565b600586525f60208701528501525f6060850152614527565b9190610f1181610937565b61070c578901350361070c57610f3d906105de6001610f3560ff6105d0885161438d565b1b8096610c09565b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016936101a08451015160048110156106f857602092610fbf61063b93610f966102608951015160010b9780610b0c565b9390918082101561121f5750925b8d51632faa338760e01b815297889687966004880190610bdc565b9060648301520381865afa908115611215575f916111da575b501561117557516101a0015160048110156106f85760016110096110038560c0611011970190610a69565b80610b0c565b949096610a55565b941b905f198201918211610b4b575f946001600160401b0361104d9361105e8a51998a988997889763e924084960e01b89526004890190610bdc565b608060248801526084870191610be9565b92161660448301526001606483015203915afa91821561116c57506001600160401b03916110ca915f9161114a575b50602081519101519060208110611139575b508060d81c9060e81c60ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b1660608601526001600160fe1b0381168103610b4b5782611131926001600160401b03946110fb9360021b91610c1c565b9035906020811061113957508060d81c9060e81c60ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b166080830152565b5f199060200360031b1b165f61109f565b61116691503d805f833e61115e81836109e3565b810190610b7a565b5f61108d565b513d5f823e3d90fd5b8580515f5b661c185e5b1bd85960ca1b811a6111d2576020815f928452661c185e5b1bd85960ca1b8285015283010152818101809252633c1e253d60e11b825260206044820152603f19906111cd6064820182611281565b030190fd5b60010161117a565b90506020813d60201161120d575b816111f5602093836109e3565b810103126100d6575180151581036100d6575f610fd8565b3d91506111e8565b87513d5f823e3d90fd5b905092610fa4565b8c513d5f823e3d90fd5b5050505050565b3560ff811681036100d65790565b906101008201809211610b4b57565b91908201809211610b4b57565b908160209103126100d657516001600160401b03811681036100d65790565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b6112ad610a04565b6112b7600461293e565b926112c28451612fab565b156118cc576112d083610a44565b63ffffffff6112e58651602088015190613326565b9116101561186f576001600160401b03604085510151169260ff61130b60208301611238565b1693611315613480565b94801561186a57816060870152610100820191828111610b4b5760ff01918211610b4b57602086019160081c825260015b8181106118165750506001600160401b0361136360408401610a55565b9151911610156117b757600483526001600160401b0361138560408301610a55565b1660408401526113ab84516001600160401b036113a460408501610a55565b1690611255565b936113b582610a44565b916113c4610120820182610a69565b966113d3610140830183610a7e565b9790946113e4610160850185610a7e565b90916113fe855163ffffffff8316906020880151906134a4565b9a61142c8d8d61141f61141461053b8480610b0c565b926020810190610a7e565b9290918960071c90614e4b565b999061143781610937565b6117a7576114659261144f885160208a0151906134f4565b63ffffffff61145d8d614527565b921690614e4b565b919061147081610937565b6117a75761148d926618db185a5b595960ca1b926004875161434a565b6001600160401b036040835101511697607f1982168260071c81046080148360071c151715610b4b5798610100810190818111610b4b5760ff01908111610b4b5760081c985b6114dc8a6144f6565b8110611510576114ef906105de8b6144f6565b98610100810190818111610b4b5760ff01908111610b4b5760081c986114d3565b9961155191929496989a6115579496989a608061152d8383610b3e565b1015611796576001600160401b039161154591610b3e565b16604084015280610b0c565b91614561565b158060208901526112315761158b6001600160401b0391607f611581611003610120880188610a69565b9190921691614752565b16608087015261159d60408301610a55565b60081b68ffffffffffffffff0016926101006115bd856060840151610b3e565b101561178d576115d1846060830151610b3e565b945b600160ff6115e360208701611238565b1603611609575050916001600160401b0393916004611601946138e6565b166060830152565b92909361163e9060406116368560206116729a975191015163ffffffff61162f88610a44565b16916134a4565b960151611255565b9161010082019261166a6116606116586110038787610a69565b969095610a69565b6020810190610a7e565b969095613664565b9061167c81610937565b61172e5760206116a79160405180938192631441dda160e31b83528460048401526024830190611281565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa8015611723576001600160401b03915f916116f4575b50166060830152565b611716915060203d60201161171c575b61170e81836109e3565b810190611262565b5f6116eb565b503d611704565b6040513d5f823e3d90fd5b6040515f5b6462656c6f7760d81b811a611785576020815f9284526462656c6f7760d81b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906111cd6064820182611281565b600101611733565b610100946115d3565b50506001600160401b036080611545565b6618db185a5b595960ca1b6132d6565b6040515f5b640d2dcc8caf60db1b811a61180e576020815f928452640d2dcc8caf60db1b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906111cd6064820182611281565b6001016117bc565b600183511461186a578651604088015261184061183984518060608b01526144f6565b8851611255565b8752825190610100820191828111610b4b5760ff01918211610b4b5760019160081c845201611346565b6130f3565b6040515f5b636974656d60e01b811a6118c4576020815f928452636974656d60e01b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906111cd6064820182611281565b600101611874565b613096565b6118d9610a04565b6118e3600461293e565b926118ee8451612fab565b156118cc576118fd8451613b49565b9261190781610a44565b94602081019563ffffffff875191161015611e4757602082019161192a83610a44565b8615611e3a5763ffffffff8851915b161015611dd9578515611dd25760055b61195281610937565b855263ffffffff61196282610a44565b1660408601528515611d375761197781610a44565b6119846040830183610a69565b906119c563ffffffff61199a6060860186610a7e565b9390946119ab8d8951905190613588565b6119bb61141461053b8480610b0c565b9490931690614e4b565b91906119d081610937565b611d29576119eb9264656e74727960d81b9260048751614379565b604081016119fc6110038284610a69565b905088516001600160fd1b0381168103610b4b5760031b03611d1757611a4f611a346110036001600160401b039360058a5285610a69565b8915611d045763ffffffff611a4888610a44565b1691614752565b1660808601528580611ce2575b611cd857611a776001600160401b0360408451015116613c00565b925f19840196848811610b4b5715611cc157611a9b611a9583610a44565b91610a44565b63ffffffff808a5193169116918282848111611cb6575b50507f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff81168103610b4b5781611aea9160011b610b3e565b5f198101908111610b4b57611b1392611b06611b0e9284610c09565b60011c611255565b610b3e565b5f198101908111610b4b578690925b6080830193611b318585610a69565b998a92611b4160a0870187610a7e565b611b5160c0899593950189610a7e565b949095611b82611b658287518751906134a4565b9960071c98611b7a61054161053b8380610b0c565b918b8d614e4b565b9190611b8d81610937565b611caa5761059b611ba5611bab9688519051906134f4565b92614527565b9390611bb681610937565b611caa576001600160401b0393604093611bdb92620746f760ec1b926004865161434a565b5101511697607f19169080820460801490151715610b4b5796610100810190818111610b4b5760ff01908111610b4b5760081c965b611c19886144f6565b8110611c4d57611c2c906105de896144f6565b96610100810190818111610b4b5760ff01908111610b4b5760081c96611c10565b976115519192949698611c68949698608061152d8383610b3e565b15806020870152611c9b57916080611c8e611003611601946001600160401b0396610a69565b9190925f19900891614752565b505060048352505f6080830152565b620746f760ec1b6132d6565b935091505f80611ab2565b508563ffffffff611cd183610a44565b1692611b22565b5050509250905090565b50611cec81610a44565b63ffffffff80611cfb86610a44565b16911614611a5c565b63ffffffff611d1286610a44565b611a48565b50505050925090506001602082015290565b64656e74727960d81b6132d6565b86611d6f611d7b611d4e6110036040860186610a69565b9390611d75611d606060880188610a7e565b95819791948a5190519061353e565b9261498a565b90614def565b9290508451611d89816144c3565b5f198101908111610b4b57611da9611da3611dae96614527565b926135d2565b614e4b565b90611db881610937565b611d295760c435146119eb5764656e74727960d81b6132d6565b6006611949565b6040515f5b6531b7b63ab6b760d11b811a611e32576020815f9284526531b7b63ab6b760d11b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906111cd6064820182611281565b600101611dde565b63ffffffff600191611939565b613152565b90611e55610a04565b91611e60600461293e565b611e6a8151613b49565b156118cc57611e7882610a44565b91602082019263ffffffff845191161015611e47576006855263ffffffff611e9f82610a44565b16604086015260608101611ecf611eb68284610b0c565b90611ec46080860186610a7e565b929091600488613b6f565b611ed98183610b0c565b905084516001600160fd1b0381168103610b4b5760031b141580602088015261209857611f0582610a44565b936020830194611f158685610a69565b90611f3b63ffffffff611f2b6040880188610a7e565b9390946119ab8a51885190613588565b9190611f4681610937565b61208657611f65926864697374616e63657360b81b9260048951614379565b611f726110038685610a69565b919050516001600160fd1b0381168103610b4b5760031b141580602088015261207c57611fb8611faa6001600160401b039284610b0c565b63ffffffff611a4886610a44565b1660808601526101408251015160078110156106f857612024936103a2611003611ff4611ffb9463ffffffff6101606020995101511690613c82565b9285610a69565b9063ffffffff60405196879586956399b0c3c960e01b8752606060048801526064870191610be9565b92166024840152604483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa8015611723576001600160401b03915f916116f45750166060830152565b5050600584525050565b6864697374616e63657360b81b6132d6565b50505050565b3580151581036100d65790565b9291926120b782610b5f565b916120c560405193846109e3565b8294818452818301116100d6578281602093845f960137010152565b906120ea610a04565b916120f5600461293e565b90815161210182610a44565b91612129602082019363ffffffff6001600160401b0361212087610a55565b16911684612b04565b60408101926121378461209e565b156127ab5760015b61214881610937565b87526001600160401b0361215b82610a55565b16604088015261216a8461209e565b156127a3576002915b63ffffffff61218182610a44565b1661218a613480565b50612194846147fc565b60ff6001600160401b036121aa845f898b61334e565b169181604051976121ba896109c8565b168752166020860152604085015260608401526001600160401b036121de83610a55565b169260089360081c61220f6121f7610160850185610a69565b61220761054161053b8380610b0c565b918486614e4b565b9061221981610937565b6117a7576122268861209e565b15612797576101808401355b61223b85610a44565b9161224a6101a0870187610a7e565b929091604051916001601f5360205260405260205f6041601f60025afa90604052156100d6576122959261227e5f51614527565b9063ffffffff61228d8c61361b565b911690614e4b565b9061229f81610937565b6117a75760a435036117a7576122c8916122c0611003610160860186610a69565b92909161468a565b15612788576123196001600160401b036122e183610a44565b6122ea85610a55565b906122f86060860186610a69565b9063ffffffff61230b6080880188610a7e565b95909416911660048c612baf565b9197909715158060208c015261277a5760209460405161233987826109e3565b5f81529061234688612fab565b1561261657505060a083019061237861235f8386610b0c565b9061236d60c0880188610a7e565b929091600486613b6f565b856123838386610b0c565b92905001516001600160fd1b0381168103610b4b5760031b03612600576123ad6123b49184610b0c565b36916120ab565b915b6001600160401b036123e46123d2611003610160850185610a69565b60ff6123dd89610a55565b16916147c6565b1660808b01525f94866001600160401b036123fe87610a55565b1660081c9563ffffffff61241185610a44565b1661241a613480565b506001600160401b03612439825f6002612433816147fc565b9761334e565b1660ff60405194612449866109c8565b6002865216858501526040840152606083015260e084019161246b8386610a69565b6124806124788280610b0c565b908b8561468a565b156125fb576124bd6110036124b6838c6124ad6124a361053b846124c899610b0c565b928b810190610a7e565b92909188614543565b9588610a69565b60ff6123dd86610a55565b97610120860135926124d98d61209e565b1561257a575b5050506124fa6124ee85610a44565b94610140810190610a7e565b939092604051926001601f5382526040525f6041601f60025afa90604052156100d65761253a9261252b5f51614527565b9063ffffffff61228d8b61361b565b9061254481610937565b61256b576044350361256b576001600160401b03966125656116019761209e565b95613fc7565b651c185c995b9d60d21b6132d6565b6001835261010087019a50909250906125938a87610a69565b6125a86125a08280610b0c565b90868561468a565b156125fb576125ea6110036125e36125f2966123dd95856125db6125d161053b8360ff9a610b0c565b918d810190610a7e565b939092614543565b9c89610a69565b929093610a55565b965f80806124df565b6131ad565b5050600192880192909252505060068552505050565b90939161014088015160078110156106f85761263190613f55565b60058110156106f857600214612649575b50506123b6565b95989299935095819a946126656101c06126719a94018d610ab3565b60609a9160048a612dd2565b9b5f995b8d518b1015612764578d9061018061268f8d8c5194612dbe565b519201518b601f84600b1c161015610af85760e0906103e07f03ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe08560061c161601519260031c1660e0039060e08211610b4b5760048e61275c92600195612731839663ffffffff60e01b9263ffffffff60e01b911c60e01b168060d81c9060e81c60ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b60e01b166040519582879351918291018585015e820190838201520301601b198101845201826109e3565b9a0199612675565b939950949a93999650949a509550915f80612642565b505060028852505050505050565b50506001602087015250505050565b61018084013590612232565b600191612173565b5f61213f565b6040519061066082018281106001600160401b038211176109b4576040525f610640838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e0820152826101008201528261012082015282610140820152826101608201526101006040519061282e81836109e3565b368237610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c0820152826102e08201528261030082015282610320820152826103408201528261036082015282610380820152826103a0820152826103c0820152826103e08201528261040082015282610420820152826104408201528261046082015282610480820152826104a0820152826104c0820152826104e08201528261050082015282610520820152826105408201528261056082015282610580820152826105a0820152826105c0820152826105e082015282610600820152826106208201520152565b9060405161294b81610999565b6129536127b1565b8152602081015f815281936129666127b1565b505f806040516020810190633d91081b60e21b825284356024820152602481526129916044826109e3565b51906001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa903d15612afc573d916129d183610b5f565b926129df60405194856109e3565b83523d5f602085013e5b15612af35790612a2e6080610160936101a0840160405190610100820160405261010081835e52835161027f19016102a085016101c086015e60208401875201610a55565b7f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f6755555555555555556001600160401b0384169360011c1683037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c905f191460081b17835201519060078210156106f85763ffffffff610160612aec9451015116905191614229565b1561074857565b50602081519101fd5b6060916129e9565b9063ffffffff60608301511681101561074357612b20916142ce565b1115612b2857565b6040515f5b69636f6f7264696e61746560b01b811a612b89576020815f92845269636f6f7264696e61746560b01b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906111cd6064820182611281565b600101612b2d565b8115612b9b570490565b634e487b7160e01b5f52601260045260245ffd5b959296939091946020870151928315612b9b57836101000491612bd2838b612b91565b95612c3f878b51612be1613480565b506001600160401b03612c008d8b600e612bfa816147fc565b9561334e565b1660ff60405192612c10846109c8565b600e845216602083015260408201528b6060820152612c3261053b8980610b0c565b61054c60208a018a610a7e565b9290612c4a81610937565b612d5057612c61928a611da9611da38e5193614527565b9190612c6c81610937565b612d505760c0013503612d5057612c838280610b0c565b50965f96612c918480610b0c565b929050518515612b9b57612cb291612ca8916142ce565b6105de8488610c09565b6001600160fe1b0385168503610b4b5782811015612d4657612cd8905b8560021b610c09565b1497881598612ce8575050505050565b91939550918094965060021b936001600160fe1b03811603610b4b57612d24612d1e612d2b926105de612d3495612d3a99610c09565b85610c09565b9280610b0c565b91909383611255565b92610c1c565b90915f80808080611231565b50612cd882612ccf565b7f696e7465726c65617665640000000000000000000000000000000000000000006132d6565b6001600160401b0381116109b45760051b60200190565b356001600160a01b03811681036100d65790565b805160011015610af85760400190565b805115610af85760200190565b8051821015610af85760209160051b010190565b9392936040515f81528560071b84018460208301905b828110612f6a575050505160608301350361072b576040851161072b57612e0e85612d76565b92612e1c60405194856109e3565b858452601f19612e2b87612d76565b0136602086013783956001600160401b03612e4960805f9601610a55565b16905f5b818110612ef057505050506020015181036107485780825260051b60205b818110612e7757505050565b602081840101515f825b808210612ea5575060209291908581018085019184039082906040015e5201612e6b565b907f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe082820160011c1690836020838901015113600114612ee9575060200190612e81565b9150612e81565b612efb818386610ae8565b95612f0860208801611238565b9660018560ff8a161c1615612f5f5790612f578375ffffffffffffffffffffffffffffffffffffffff0000612f3f60019695612d8d565b60101b1661ff008685019b60081b161717918a612dbe565b525b01612e4d565b509550600190612f59565b8060808092843760a08520855201612de8565b905f5b8251811015610726578160ff612f968386612dbe565b511614612fa557600101612f80565b91505090565b61014081015160078110156106f85763ffffffff610240612fcf9301511690614445565b90565b6040515f5b67199c9859db595b9d60c21b811a61302f576020815f92845267199c9859db595b9d60c21b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906111cd6064820182611281565b600101612fd7565b6040515f5b64656e74727960d81b811a61308e576020815f92845264656e74727960d81b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906111cd6064820182611281565b60010161303c565b6040515f5b6372756c6560e01b811a6130eb576020815f9284526372756c6560e01b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906111cd6064820182611281565b60010161309b565b6040515f5b641b195d995b60da1b811a61314a576020815f928452641b195d995b60da1b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906111cd6064820182611281565b6001016130f8565b6040515f5b62726f7760e81b811a6131a5576020815f92845262726f7760e81b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906111cd6064820182611281565b600101613157565b6040515f5b651c185c995b9d60d21b811a613206576020815f928452651c185c995b9d60d21b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906111cd6064820182611281565b6001016131b2565b6040515f5b671a5b98db1d59195960c21b811a61326b576020815f928452671a5b98db1d59195960c21b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906111cd6064820182611281565b600101613213565b6040515f5b66656e747269657360c81b811a6132ce576020815f92845266656e747269657360c81b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906111cd6064820182611281565b600101613278565b604051905f5b81811a61331e57805f9260209285528285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906111cd6064820182611281565b6001016132dc565b61332f90613b49565b15612fcf575f198101818111610b4b5761334891610c09565b60011c90565b90929160ff8416906003821461346e576008821461346057600e821461342857600f821461341b576010821461340057601182146133f85750601281146133ef57600181149081156133e4575b506133da5760408051634c6468af60e01b815260048082019290925260448101919091526312da5b9960e21b606482015260ff84166024820152608490fd5b612fcf92506142ce565b60029150145f61339b565b50505050600190565b935050505090565b5050612fcf92506001600160401b0391506040015116613c00565b93505061332f9150613b49565b93505090613435916142ce565b908015612b9b5761344b90610100048092611255565b5f19810191908211610b4b57612fcf91612b91565b50509050612fcf91506144c3565b50506060015163ffffffff1692915050565b6040519061348d826109c8565b5f6060838281528260208201528260408201520152565b91906134cd826001600160401b03926134bb613480565b5060106134c7816147fc565b9661334e565b1660ff604051936134dd856109c8565b601085521660208401526040830152606082015290565b906135165f6001600160401b039261350a613480565b50600f612bfa816147fc565b1660ff60405192613526846109c8565b600f845216602083015260408201525f606082015290565b906135605f6001600160401b0392613554613480565b506012612bfa816147fc565b1660ff60405192613570846109c8565b6012845216602083015260408201525f606082015290565b906135aa5f6001600160401b039261359e613480565b506011612bfa816147fc565b1660ff604051926135ba846109c8565b6011845216602083015260408201525f606082015290565b6135da613480565b506001600160401b036135f35f806008612bfa816147fc565b1660ff60405192613603846109c8565b6008845216602083015260408201525f606082015290565b613623613480565b506001600160401b0361363c5f806003612bfa816147fc565b1660ff6040519261364c846109c8565b6003845216602083015260408201525f606082015290565b9190979695929594939486156138cc576001600160401b0360408a01511682818110918215926138b9575b505061389f5760ff60208a015116936001806072871c1614158061388e575b613873576136bb85614421565b936136c884861c96614914565b92848a015f1901861c878114801594919061386d578560011b5b8a1490811591613860575b5061384257888a898f8715613833575050505060405161370e6060826109e3565b60028152604090813660208301376040519161372b6060846109e3565b6002835236602084013760018a0161374282612da1565b528961374d82612db1565b528a87116100d6578e61378d958d61377461053b8f8c8161376e828761498a565b95610c1c565b61377d86612da1565b5261378785612db1565b526149ad565b995b6137988b610937565b8a61381c576137c891908115613813576137b48885818c610c1c565b919091925b1561380c57600188019061468a565b156137ec57612fcf966123ad9694841b909203918201921c91820293910291610c1c565b5050505050505090506007906040516138066020826109e3565b5f815290565b879061468a565b889088926137b9565b5050505050505050506040516138066020826109e3565b61383c96614959565b9961378f565b505050505050505050505090506002906040516138066020826109e3565b905060018901105f6136ed565b856136e2565b505050505050505090506007906040516138066020826109e3565b50613898856148d4565b15156136ae565b5050505050505090506004906040516138066020826109e3565b6138c39250610b3e565b8711825f61368f565b5050505050505090506001906040516138066020826109e3565b9391929060608401946139046138fc8787610ab3565b908484612dd2565b9461390f8251613b49565b15613aa05761391d81610a44565b9463ffffffff60208401519616945f965f198101908111610b4b575b80871015613a7c575060018701808811610b4b57888a60ff61399661398e6139c18b60209f613a129f6139eb9f8b8f938f93908f93918b6139c89f61398e61398761399e9661399693611255565b9f89610ab3565b939094612dbe565b511691610ae8565b6139b96139ae6080860186610a69565b9460a0810190610a7e565b969095614c4b565b9e89610ab3565b6139e36139d860c0860186610a69565b9460e0810190610a7e565b969095614d85565b92613a2460405194859384936342ee8eb560e11b8552604060048601526044850190611281565b83810360031901602485015290611281565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115611723575f91613a63575090565b612fcf915060203d60201161171c5761170e81836109e3565b9695613a8b88613a9192610b3e565b96613bf2565b968015610b4b575f1901613939565b90919293613ad89461399e60209761399660ff613ac0613afa9c88610ab3565b92909363ffffffff613ad18a610a44565b1690612dbe565b816040519384926342ee8eb560e11b8452604060048501526044840190611281565b5f83820391600319830160248601525201816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115611723575f91613a63575090565b610140015160078110156106f857613b6090613f55565b60058110156106f85760031490565b938092611d75613b8b939795611d6f885160208a01519061353e565b93905051613b98816144c3565b5f198101908111610b4b57611da9611da3613bb296614527565b9190613bbd81610937565b613bcc5760c0013503613bcc57565b7f73636f72657300000000000000000000000000000000000000000000000000006132d6565b5f198114610b4b5760010190565b613c0a5f91611246565b5f198101908111610b4b5760081c905b60018211613c2c57612fcf9150613bf2565b6080820190818311610b4b57607f8301918211610b4b578160071c91607f19169180830460801490151715610b4b57613c6e91613c6891611255565b91611246565b5f198101908111610b4b5760081c90613c1a565b91600783101591826106f857600484148015613cbf575b613cb55750506106f8576303f2b94160e61b5f5260045260245ffd5b61ffff1692509050565b505f925060058414613c99565b94929096919395613cde5f87516142ce565b93613ce9875161438d565b60205f613cf7828d01610a44565b613d0087612d8d565b9c60409d8e92858451613d1386826109e3565b6010815201936f185cdcd85e4bdd8c4bdc185e5b1bd85960821b85525192601087850195865e35603084015260e01b6001600160e01b03191660508301526054820184905260601b6bffffffffffffffffffffffff19166058820152604c8152613d7e606c826109e3565b8d51918291518091835e8101838152039060025afa15613f4b5786613de4915f5160ff8d5192613dad846109c8565b600484521660208301526001600160401b0389168d8301526060820152613dd761053b8c80610b0c565b61054c60208d018d610a7e565b90613dee81610937565b613f455790895f61059b613e2d959463ffffffff60608d51015116845194613e15866109c8565b60058652846020870152850152826060850152614527565b9190613e3881610937565b613f3f5787013503613f3a5750613e5d906105de60016105d660ff6105d0885161438d565b6101a0835101519060048210156106f857613eb461063b93613e8b61026060209751015160010b9780610b0c565b93909180821015613f325750925b8851632faa338760e01b815297889687966004880190610bdc565b90606483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa91821561116c57505f91613efa575090565b90506020813d602011613f2a575b81613f15602093836109e3565b810103126100d6575180151581036100d65790565b3d9150613f08565b905092613e99565b6132d6565b826132d6565b846132d6565b89513d5f823e3d90fd5b9060078210156106f8576001600160fe1b0382168203610b4b57600f63043311218360021b1c169160058310156106f8578215613f8f5750565b6303f2b94160e61b5f5260045260245ffd5b600211156106f857565b908160209103126100d6575163ffffffff811681036100d65790565b9395949190926101e085018051613fdd81613fa1565b613fe681613fa1565b6141ca57506001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169361014086015160078110156106f85761408c60209361407a63ffffffff6101608b0151169463ffffffff6102408c01511697604051988997889763db43e80b60e01b895260048901526024880152604487015260a0606487015260a4860191610be9565b83810360031901608485015290611281565b0381865afa908115611723575f916141ab575b5063ffffffff6102208501918180845116986040519963a87b5c9f60e01b8b5260048b01521660248901521694856044880152602087606481875afa968715611723575f9761418a575b5061417c579163ffffffff6020959492816102008160a4975116950151169582604051998a988997633021f16f60e01b89526004890152602488015216604486015260648501521660848301525afa80156117235763ffffffff915f9161414f57501690565b614171915060203d602011614175575b61416981836109e3565b810190613fab565b1690565b503d61415f565b505050505063ffffffff1690565b6141a491975060203d6020116141755761416981836109e3565b955f6140e9565b6141c4915060203d6020116141755761416981836109e3565b5f61409f565b608490516141d781613fa1565b6141e081613fa1565b60405190634c6468af60e01b825260406004830152600b60448301527f4f7574657255706461746500000000000000000000000000000000000000000060648301526024820152fd5b9190916007811015806106f857811580156142c2575b8181156142b2575b81156142a2575b50614299576106f85760028114614290578261426991613c82565b60038160011b018210159283614280575b50505090565b60101c01111590505f808061427a565b509060011b1090565b50509050151590565b90506106f857600682148161424e565b90506106f8576003821481614247565b50505f6001821461423f565b906040820160606001600160401b0382511693019163ffffffff835116918215612b9b5751925163ffffffff16926001600160401b03168315612b9b576001600160401b03939006831611156143425760ff60015b16920416016001600160401b038111610b4b576001600160401b031690565b60ff5f614323565b6001611da9611da361435e96949795614527565b919061436981610937565b613f3f5760c0013503613f3a5750565b6002611da9611da361435e96949795614527565b6101c08101805161439d81613fa1565b6143a681613fa1565b6143c257506101a0015160048110156106f857612fcf90614e98565b608490516143cf81613fa1565b6143d881613fa1565b60405190634c6468af60e01b825260406004830152600b60448301527f5061796c6f61644b696e6400000000000000000000000000000000000000000060648301526024820152fd5b6001600160fd1b0381168103610b4b57670e080a070a0a080060ff9160031b1c1690565b919061445083613f55565b90600582101590816106f8576001831480156144b6575b6144ae57506106f857600381149081156144a3575b5061449d575060078110156106f8576303f2b94160e61b5f5260045260245ffd5b60019150565b60049150145f61447c565b151593505050565b505f915060028314614467565b6144cc81612fab565b156144e9576144da90613b49565b156144e457600490565b600390565b6060015163ffffffff1690565b6080810190818111610b4b57607f01908111610b4b578060071c90607f19169080820460801490151715610b4b5790565b6020525f601f5360205f6021601f60025afa156100d6575f5190565b9061455094939291614e4b565b919061455b81610937565b61256b57565b9060ff60208301511680156133ef576001806072831c161490815f1461467b575f915b61458d82614914565b91828703614670576145a0604091614421565b950151946001600160401b0386169182821c6146635761464c57505060ff9060021c66ffffffffffffff8560081c1602931602806145ef575b50916145e99181612fcf94610c1c565b90614f8b565b9290918360031c0160048101936007859116918215159283614622575b50505061461b5791905f6145d9565b5050505f90565b91955091508260058301951015610af857600460ff928501013560f81c901c1615155f808061460c565b6145e995508694935091612fcf96921c0291610c1c565b5050505050505050600190565b505050505050505f90565b61468481614f23565b91614584565b919060ff6020840151168015614748576001806072831c161493845f14614739575f925b6146b783614914565b9283880361472d5760406146d26001600160401b0392614421565b9301511690821b90039485821c6147215761470b575060ff9060021c8460081c02931602806145ef5750916145e99181612fcf94610c1c565b8593925093612fcf95916145e9951c0291610c1c565b50505050505050600190565b50505050505050505f90565b61474282614f23565b926146ae565b5050505050600190565b916147bf915060031b916004614790848301358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b930101358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b60201b1790565b9050612fcf9160021b01358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b60ff81166001811480156148ca575b6148c357601081146148bc57600381149081156148b1575b81156148a6575b811561489b575b8115614890575b8115614885575b506148805760408051634c6468af60e01b815260048082019290925260448101919091526312da5b9960e21b606482015260ff919091166024820152608490fd5b505f90565b60129150145f61483f565b601181149150614838565b600f81149150614831565b600e8114915061482a565b600881149150614823565b5050600490565b5050600190565b506002811461480b565b60078111614880576148e590614421565b6001811b901c90565b6007811161490e576148ff90614421565b6001811b9091015f1901901c90565b50505f90565b7f0fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff81168103610b4b576ef0040004000400021004100400000061ffff9160041b1c1690565b959361059b9061496c969493929361498a565b9061497681610937565b80612fa5575003614985575f90565b600690565b5f906001602093806040519385855383850137019060025afa156100d6575f5190565b9193909492948451801561472157865103614c405760015b8551811015614a09576149d88187612dbe565b515f198201828111610b4b576149ee9088612dbe565b5110156149fd576001016149c5565b50505050505050600390565b5090929594939193602082019060ff82511694614a3560408501966001600160401b03885116906148ee565b9885515f198101908111610b4b57614a4e8b9188612dbe565b511015614c3257604051998296602081019b8c826020815160051b8201019703936001601f535f1901965b6020848203601f190111614b6c5750509060209291604052010151995192998a8491602060016040519a87601f1991031687019781601f53161b525b614b1c5750606095969798995060051b01149451905160401b17815160481b176a02000000000000000000001760a81b83520151600b820152602051602b82015260205f604b8360025afa506040525f519015614b155703614985575f90565b5050600590565b600181168b82108117614b44575060011c99602051602060018d161b525b60011c998a614ab5565b936020919460408235911c52019260011c9960208060018d161b6041601f60025afa50614b3a565b815b818110614b835750509560011c958d90614a79565b8051868201938451918060011c8252602089830192019560018216614c11578c8210614bb6575050526020905b01614b6e565b90919e926020526001602085019217825114614bea575b50509060208083819435604052019d6041601f60025afa50614bb0565b84821015614bcd576020929e928094508092910151604052916041601f60025afa50614bb0565b50509c6020818194938293358352604052019d6041601f60025afa50614bb0565b506004985050505050505050565b505050505050600290565b92939596859764199a5c9cdd60da1b9296614c7a94614c6f60ff6105d0895161438d565b98888a1c9088613ccc565b15614d77576101a08151015160048110156106f85715614d4457516101a001519060048210156106f857614cb085600196610b0c565b9590931b935f198501948511610b4b575f94614ce561104d95604051988997889763e924084960e01b89526004890190610bdc565b92166044840152606483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115611723575f91614d30575090565b612fcf91503d805f833e61115e81836109e3565b5050509080614d5291610b0c565b8260021b926001600160fe1b03811603610b4b5782116100d657612fcf9136916120ab565b64199a5c9cdd60da1b6132d6565b929395968597651cd958dbdb9960d21b9296614daa94614c6f60ff6105d0895161438d565b15614de0576101a08151015160048110156106f85715614d4457516101a001519060048210156106f857614cb085600196610b0c565b651cd958dbdb9960d21b6132d6565b929190925f93614e1460ff6020840151166001600160401b03604085015116906148ee565b8015614e3e57915f614e2c9492819482190192614fc2565b919015614e3557565b600592505f9150565b5050505090506004905f90565b9492909391945f94614e7260ff6020840151166001600160401b03604085015116906148ee565b9687821015614e8a57614e2c9596975f190192614fc2565b50600496505f955050505050565b60048110156106f8578015614f1d5760018114614f175760028114614f115760038114614f0b5760849060405190634c6468af60e01b825260406004830152600c60448301527f5175616e74697a6174696f6e000000000000000000000000000000000000000060648301526024820152fd5b50600790565b50600390565b50600290565b50600190565b60028114614f855760038114614f7f5760849060405190634c6468af60e01b825260406004830152600560448301527f445479706500000000000000000000000000000000000000000000000000000060648301526024820152fd5b50600490565b50600890565b5f9190601f8216828201035b808210614fb2575060f890359160031b16610100031c171590565b9092602090843517930190614f97565b95949092939193604051948184956001601f536020600184161b525b615037575050906060929160051b0114936040810151602082015160401b17815160481b176a02000000000000000000001760a81b83520151600b820152602051602b82015260205f604b8360025afa506040525f5190565b60018116828210811761505f575060011c906020516020600184161b525b60011c9081614fde565b946020919560408235911c52019360011c90602080600184161b6041601f60025afa5061505556",
}

// AggregationFraud is an auto generated Go binding around an Ethereum contract.
type AggregationFraud struct {
	abi abi.ABI
}

// NewAggregationFraud creates a new instance of AggregationFraud.
func NewAggregationFraud() *AggregationFraud {
	parsed, err := AggregationFraudMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &AggregationFraud{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *AggregationFraud) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address rounds_, address opReferee_, address descent_, address reveals_) returns()
func (aggregationFraud *AggregationFraud) PackConstructor(rounds_ common.Address, opReferee_ common.Address, descent_ common.Address, reveals_ common.Address) []byte {
	enc, err := aggregationFraud.abi.Pack("", rounds_, opReferee_, descent_, reveals_)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackClaimantOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0e280163.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function claimantOf(bytes32 taskId) view returns(address claimant, bool pending)
func (aggregationFraud *AggregationFraud) PackClaimantOf(taskId [32]byte) []byte {
	enc, err := aggregationFraud.abi.Pack("claimantOf", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackClaimantOf is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0e280163.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function claimantOf(bytes32 taskId) view returns(address claimant, bool pending)
func (aggregationFraud *AggregationFraud) TryPackClaimantOf(taskId [32]byte) ([]byte, error) {
	return aggregationFraud.abi.Pack("claimantOf", taskId)
}

// ClaimantOfOutput serves as a container for the return parameters of contract
// method ClaimantOf.
type ClaimantOfOutput struct {
	Claimant common.Address
	Pending  bool
}

// UnpackClaimantOf is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x0e280163.
//
// Solidity: function claimantOf(bytes32 taskId) view returns(address claimant, bool pending)
func (aggregationFraud *AggregationFraud) UnpackClaimantOf(data []byte) (ClaimantOfOutput, error) {
	out, err := aggregationFraud.abi.Unpack("claimantOf", data)
	outstruct := new(ClaimantOfOutput)
	if err != nil {
		return *outstruct, err
	}
	outstruct.Claimant = *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	outstruct.Pending = *abi.ConvertType(out[1], new(bool)).(*bool)
	return *outstruct, nil
}

// PackCondemnSigners is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc03151e9.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function condemnSigners((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures) returns()
func (aggregationFraud *AggregationFraud) PackCondemnSigners(statement Statement, signatures []WitnessSignature) []byte {
	enc, err := aggregationFraud.abi.Pack("condemnSigners", statement, signatures)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCondemnSigners is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc03151e9.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function condemnSigners((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures) returns()
func (aggregationFraud *AggregationFraud) TryPackCondemnSigners(statement Statement, signatures []WitnessSignature) ([]byte, error) {
	return aggregationFraud.abi.Pack("condemnSigners", statement, signatures)
}

// PackCondemnSilence is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0219972d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function condemnSilence((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, uint64 clearedSlots, address challenger) returns()
func (aggregationFraud *AggregationFraud) PackCondemnSilence(statement Statement, clearedSlots uint64, challenger common.Address) []byte {
	enc, err := aggregationFraud.abi.Pack("condemnSilence", statement, clearedSlots, challenger)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCondemnSilence is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x0219972d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function condemnSilence((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, uint64 clearedSlots, address challenger) returns()
func (aggregationFraud *AggregationFraud) TryPackCondemnSilence(statement Statement, clearedSlots uint64, challenger common.Address) ([]byte, error) {
	return aggregationFraud.abi.Pack("condemnSilence", statement, clearedSlots, challenger)
}

// PackCondemnSponsor is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x34c8972c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function condemnSponsor(bytes32 taskId) returns(bool ended)
func (aggregationFraud *AggregationFraud) PackCondemnSponsor(taskId [32]byte) []byte {
	enc, err := aggregationFraud.abi.Pack("condemnSponsor", taskId)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackCondemnSponsor is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x34c8972c.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function condemnSponsor(bytes32 taskId) returns(bool ended)
func (aggregationFraud *AggregationFraud) TryPackCondemnSponsor(taskId [32]byte) ([]byte, error) {
	return aggregationFraud.abi.Pack("condemnSponsor", taskId)
}

// UnpackCondemnSponsor is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x34c8972c.
//
// Solidity: function condemnSponsor(bytes32 taskId) returns(bool ended)
func (aggregationFraud *AggregationFraud) UnpackCondemnSponsor(data []byte) (bool, error) {
	out, err := aggregationFraud.abi.Unpack("condemnSponsor", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackDescent is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc1d7c885.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function descent() view returns(address)
func (aggregationFraud *AggregationFraud) PackDescent() []byte {
	enc, err := aggregationFraud.abi.Pack("descent")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackDescent is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc1d7c885.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function descent() view returns(address)
func (aggregationFraud *AggregationFraud) TryPackDescent() ([]byte, error) {
	return aggregationFraud.abi.Pack("descent")
}

// UnpackDescent is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc1d7c885.
//
// Solidity: function descent() view returns(address)
func (aggregationFraud *AggregationFraud) UnpackDescent(data []byte) (common.Address, error) {
	out, err := aggregationFraud.abi.Unpack("descent", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackHold is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfce7c0a6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function hold((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement) returns(uint16 branch)
func (aggregationFraud *AggregationFraud) PackHold(statement Statement) []byte {
	enc, err := aggregationFraud.abi.Pack("hold", statement)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackHold is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xfce7c0a6.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function hold((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement) returns(uint16 branch)
func (aggregationFraud *AggregationFraud) TryPackHold(statement Statement) ([]byte, error) {
	return aggregationFraud.abi.Pack("hold", statement)
}

// UnpackHold is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xfce7c0a6.
//
// Solidity: function hold((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement) returns(uint16 branch)
func (aggregationFraud *AggregationFraud) UnpackHold(data []byte) (uint16, error) {
	out, err := aggregationFraud.abi.Unpack("hold", data)
	if err != nil {
		return *new(uint16), err
	}
	out0 := *abi.ConvertType(out[0], new(uint16)).(*uint16)
	return out0, nil
}

// PackHoldProposal is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbe6ca4b5.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function holdProposal(bytes32 taskId, uint32 round) returns(uint16 branch)
func (aggregationFraud *AggregationFraud) PackHoldProposal(taskId [32]byte, round uint32) []byte {
	enc, err := aggregationFraud.abi.Pack("holdProposal", taskId, round)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackHoldProposal is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xbe6ca4b5.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function holdProposal(bytes32 taskId, uint32 round) returns(uint16 branch)
func (aggregationFraud *AggregationFraud) TryPackHoldProposal(taskId [32]byte, round uint32) ([]byte, error) {
	return aggregationFraud.abi.Pack("holdProposal", taskId, round)
}

// UnpackHoldProposal is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xbe6ca4b5.
//
// Solidity: function holdProposal(bytes32 taskId, uint32 round) returns(uint16 branch)
func (aggregationFraud *AggregationFraud) UnpackHoldProposal(data []byte) (uint16, error) {
	out, err := aggregationFraud.abi.Unpack("holdProposal", data)
	if err != nil {
		return *new(uint16), err
	}
	out0 := *abi.ConvertType(out[0], new(uint16)).(*uint16)
	return out0, nil
}

// PackIsCondemned is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1808842c.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function isCondemned(bytes32 statement) view returns(bool)
func (aggregationFraud *AggregationFraud) PackIsCondemned(statement [32]byte) []byte {
	enc, err := aggregationFraud.abi.Pack("isCondemned", statement)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackIsCondemned is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x1808842c.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function isCondemned(bytes32 statement) view returns(bool)
func (aggregationFraud *AggregationFraud) TryPackIsCondemned(statement [32]byte) ([]byte, error) {
	return aggregationFraud.abi.Pack("isCondemned", statement)
}

// UnpackIsCondemned is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x1808842c.
//
// Solidity: function isCondemned(bytes32 statement) view returns(bool)
func (aggregationFraud *AggregationFraud) UnpackIsCondemned(data []byte) (bool, error) {
	out, err := aggregationFraud.abi.Unpack("isCondemned", data)
	if err != nil {
		return *new(bool), err
	}
	out0 := *abi.ConvertType(out[0], new(bool)).(*bool)
	return out0, nil
}

// PackNoteShown is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x308bc2ad.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function noteShown(bytes32 taskId, uint32 round, uint8 slot) returns()
func (aggregationFraud *AggregationFraud) PackNoteShown(taskId [32]byte, round uint32, slot uint8) []byte {
	enc, err := aggregationFraud.abi.Pack("noteShown", taskId, round, slot)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackNoteShown is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x308bc2ad.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function noteShown(bytes32 taskId, uint32 round, uint8 slot) returns()
func (aggregationFraud *AggregationFraud) TryPackNoteShown(taskId [32]byte, round uint32, slot uint8) ([]byte, error) {
	return aggregationFraud.abi.Pack("noteShown", taskId, round, slot)
}

// PackOpReferee is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xccedbb43.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function opReferee() view returns(address)
func (aggregationFraud *AggregationFraud) PackOpReferee() []byte {
	enc, err := aggregationFraud.abi.Pack("opReferee")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackOpReferee is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xccedbb43.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function opReferee() view returns(address)
func (aggregationFraud *AggregationFraud) TryPackOpReferee() ([]byte, error) {
	return aggregationFraud.abi.Pack("opReferee")
}

// UnpackOpReferee is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xccedbb43.
//
// Solidity: function opReferee() view returns(address)
func (aggregationFraud *AggregationFraud) UnpackOpReferee(data []byte) (common.Address, error) {
	out, err := aggregationFraud.abi.Unpack("opReferee", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackProveInterleaved is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x289d2e5d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveInterleaved((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures, (uint32,uint64,uint32,(address,uint8,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),bytes32[]) proof) returns()
func (aggregationFraud *AggregationFraud) PackProveInterleaved(statement Statement, signatures []WitnessSignature, proof IAggregationFraudInterleavedProof) []byte {
	enc, err := aggregationFraud.abi.Pack("proveInterleaved", statement, signatures, proof)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveInterleaved is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x289d2e5d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveInterleaved((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures, (uint32,uint64,uint32,(address,uint8,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),bytes32[]) proof) returns()
func (aggregationFraud *AggregationFraud) TryPackProveInterleaved(statement Statement, signatures []WitnessSignature, proof IAggregationFraudInterleavedProof) ([]byte, error) {
	return aggregationFraud.abi.Pack("proveInterleaved", statement, signatures, proof)
}

// PackProvePartial is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2d7eda7f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function provePartial((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures, (uint32,uint8,uint64,(address,uint8,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),(bytes,bytes32[]),bytes32[],bytes32[]) proof) returns()
func (aggregationFraud *AggregationFraud) PackProvePartial(statement Statement, signatures []WitnessSignature, proof IAggregationFraudPartialProof) []byte {
	enc, err := aggregationFraud.abi.Pack("provePartial", statement, signatures, proof)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProvePartial is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2d7eda7f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function provePartial((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures, (uint32,uint8,uint64,(address,uint8,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),(bytes,bytes32[]),bytes32[],bytes32[]) proof) returns()
func (aggregationFraud *AggregationFraud) TryPackProvePartial(statement Statement, signatures []WitnessSignature, proof IAggregationFraudPartialProof) ([]byte, error) {
	return aggregationFraud.abi.Pack("provePartial", statement, signatures, proof)
}

// PackProvePayload is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdda8a1a6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function provePayload((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures, (uint32,uint64,uint32,(address,uint8,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[]) proof) returns()
func (aggregationFraud *AggregationFraud) PackProvePayload(statement Statement, signatures []WitnessSignature, proof IAggregationFraudPayloadProof) []byte {
	enc, err := aggregationFraud.abi.Pack("provePayload", statement, signatures, proof)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProvePayload is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdda8a1a6.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function provePayload((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures, (uint32,uint64,uint32,(address,uint8,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[]) proof) returns()
func (aggregationFraud *AggregationFraud) TryPackProvePayload(statement Statement, signatures []WitnessSignature, proof IAggregationFraudPayloadProof) ([]byte, error) {
	return aggregationFraud.abi.Pack("provePayload", statement, signatures, proof)
}

// PackProveScore is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x99744d46.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveScore((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures, (uint32,(bytes,bytes32[]),bytes32[],bytes,bytes32[]) proof) returns()
func (aggregationFraud *AggregationFraud) PackProveScore(statement Statement, signatures []WitnessSignature, proof IAggregationFraudScoreProof) []byte {
	enc, err := aggregationFraud.abi.Pack("proveScore", statement, signatures, proof)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveScore is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x99744d46.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveScore((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures, (uint32,(bytes,bytes32[]),bytes32[],bytes,bytes32[]) proof) returns()
func (aggregationFraud *AggregationFraud) TryPackProveScore(statement Statement, signatures []WitnessSignature, proof IAggregationFraudScoreProof) ([]byte, error) {
	return aggregationFraud.abi.Pack("proveScore", statement, signatures, proof)
}

// PackProveStep is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xff7686f1.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveStep((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures, (uint32,uint64,bool,(bytes,bytes32[]),bytes32[],bytes,bytes32[],(bytes,bytes32[]),(bytes,bytes32[]),bytes32,bytes32[],(bytes,bytes32[]),bytes32,bytes32[],(address,uint8,bytes32,bytes32)[]) proof) returns()
func (aggregationFraud *AggregationFraud) PackProveStep(statement Statement, signatures []WitnessSignature, proof IAggregationFraudStepProof) []byte {
	enc, err := aggregationFraud.abi.Pack("proveStep", statement, signatures, proof)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveStep is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xff7686f1.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveStep((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures, (uint32,uint64,bool,(bytes,bytes32[]),bytes32[],bytes,bytes32[],(bytes,bytes32[]),(bytes,bytes32[]),bytes32,bytes32[],(bytes,bytes32[]),bytes32,bytes32[],(address,uint8,bytes32,bytes32)[]) proof) returns()
func (aggregationFraud *AggregationFraud) TryPackProveStep(statement Statement, signatures []WitnessSignature, proof IAggregationFraudStepProof) ([]byte, error) {
	return aggregationFraud.abi.Pack("proveStep", statement, signatures, proof)
}

// PackProveTotal is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x449dd25b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveTotal((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures, (uint32,uint32,(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),bytes32[],bytes32[]) proof) returns()
func (aggregationFraud *AggregationFraud) PackProveTotal(statement Statement, signatures []WitnessSignature, proof IAggregationFraudTotalProof) []byte {
	enc, err := aggregationFraud.abi.Pack("proveTotal", statement, signatures, proof)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveTotal is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x449dd25b.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveTotal((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures, (uint32,uint32,(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),bytes32[],bytes32[]) proof) returns()
func (aggregationFraud *AggregationFraud) TryPackProveTotal(statement Statement, signatures []WitnessSignature, proof IAggregationFraudTotalProof) ([]byte, error) {
	return aggregationFraud.abi.Pack("proveTotal", statement, signatures, proof)
}

// PackRelease is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa89cb02d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function release(bytes32 taskId, uint32 round, uint16 branch) returns()
func (aggregationFraud *AggregationFraud) PackRelease(taskId [32]byte, round uint32, branch uint16) []byte {
	enc, err := aggregationFraud.abi.Pack("release", taskId, round, branch)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRelease is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa89cb02d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function release(bytes32 taskId, uint32 round, uint16 branch) returns()
func (aggregationFraud *AggregationFraud) TryPackRelease(taskId [32]byte, round uint32, branch uint16) ([]byte, error) {
	return aggregationFraud.abi.Pack("release", taskId, round, branch)
}

// PackReveals is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x76c4abac.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function reveals() view returns(address)
func (aggregationFraud *AggregationFraud) PackReveals() []byte {
	enc, err := aggregationFraud.abi.Pack("reveals")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackReveals is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x76c4abac.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function reveals() view returns(address)
func (aggregationFraud *AggregationFraud) TryPackReveals() ([]byte, error) {
	return aggregationFraud.abi.Pack("reveals")
}

// UnpackReveals is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x76c4abac.
//
// Solidity: function reveals() view returns(address)
func (aggregationFraud *AggregationFraud) UnpackReveals(data []byte) (common.Address, error) {
	out, err := aggregationFraud.abi.Unpack("reveals", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackRounds is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa2e800ad.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function rounds() view returns(address)
func (aggregationFraud *AggregationFraud) PackRounds() []byte {
	enc, err := aggregationFraud.abi.Pack("rounds")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackRounds is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xa2e800ad.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function rounds() view returns(address)
func (aggregationFraud *AggregationFraud) TryPackRounds() ([]byte, error) {
	return aggregationFraud.abi.Pack("rounds")
}

// UnpackRounds is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xa2e800ad.
//
// Solidity: function rounds() view returns(address)
func (aggregationFraud *AggregationFraud) UnpackRounds(data []byte) (common.Address, error) {
	out, err := aggregationFraud.abi.Unpack("rounds", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// PackStatementId is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x24f154e7.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function statementId((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement) pure returns(bytes32)
func (aggregationFraud *AggregationFraud) PackStatementId(statement Statement) []byte {
	enc, err := aggregationFraud.abi.Pack("statementId", statement)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackStatementId is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x24f154e7.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function statementId((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement) pure returns(bytes32)
func (aggregationFraud *AggregationFraud) TryPackStatementId(statement Statement) ([]byte, error) {
	return aggregationFraud.abi.Pack("statementId", statement)
}

// UnpackStatementId is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x24f154e7.
//
// Solidity: function statementId((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement) pure returns(bytes32)
func (aggregationFraud *AggregationFraud) UnpackStatementId(data []byte) ([32]byte, error) {
	out, err := aggregationFraud.abi.Unpack("statementId", data)
	if err != nil {
		return *new([32]byte), err
	}
	out0 := *abi.ConvertType(out[0], new([32]byte)).(*[32]byte)
	return out0, nil
}

// PackSubmitEquivocation is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3b1ad717.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function submitEquivocation(address keeper, (bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) a, bytes signatureA, (bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) b, bytes signatureB) returns()
func (aggregationFraud *AggregationFraud) PackSubmitEquivocation(keeper common.Address, a Statement, signatureA []byte, b Statement, signatureB []byte) []byte {
	enc, err := aggregationFraud.abi.Pack("submitEquivocation", keeper, a, signatureA, b, signatureB)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackSubmitEquivocation is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3b1ad717.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function submitEquivocation(address keeper, (bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) a, bytes signatureA, (bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) b, bytes signatureB) returns()
func (aggregationFraud *AggregationFraud) TryPackSubmitEquivocation(keeper common.Address, a Statement, signatureA []byte, b Statement, signatureB []byte) ([]byte, error) {
	return aggregationFraud.abi.Pack("submitEquivocation", keeper, a, signatureA, b, signatureB)
}

// PackTasks is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc305a6d9.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function tasks() view returns(address)
func (aggregationFraud *AggregationFraud) PackTasks() []byte {
	enc, err := aggregationFraud.abi.Pack("tasks")
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackTasks is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc305a6d9.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function tasks() view returns(address)
func (aggregationFraud *AggregationFraud) TryPackTasks() ([]byte, error) {
	return aggregationFraud.abi.Pack("tasks")
}

// UnpackTasks is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc305a6d9.
//
// Solidity: function tasks() view returns(address)
func (aggregationFraud *AggregationFraud) UnpackTasks(data []byte) (common.Address, error) {
	out, err := aggregationFraud.abi.Unpack("tasks", data)
	if err != nil {
		return *new(common.Address), err
	}
	out0 := *abi.ConvertType(out[0], new(common.Address)).(*common.Address)
	return out0, nil
}

// AggregationFraudEquivocationProven represents a EquivocationProven event raised by the AggregationFraud contract.
type AggregationFraudEquivocationProven struct {
	TaskId     [32]byte
	Round      uint32
	Keeper     common.Address
	Challenger common.Address
	Raw        *types.Log // Blockchain specific contextual infos
}

const AggregationFraudEquivocationProvenEventName = "EquivocationProven"

// ContractEventName returns the user-defined event name.
func (AggregationFraudEquivocationProven) ContractEventName() string {
	return AggregationFraudEquivocationProvenEventName
}

// UnpackEquivocationProvenEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event EquivocationProven(bytes32 indexed taskId, uint32 indexed round, address indexed keeper, address challenger)
func (aggregationFraud *AggregationFraud) UnpackEquivocationProvenEvent(log *types.Log) (*AggregationFraudEquivocationProven, error) {
	event := "EquivocationProven"
	if len(log.Topics) == 0 || log.Topics[0] != aggregationFraud.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(AggregationFraudEquivocationProven)
	if len(log.Data) > 0 {
		if err := aggregationFraud.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range aggregationFraud.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// AggregationFraudFraudProven represents a FraudProven event raised by the AggregationFraud contract.
type AggregationFraudFraudProven struct {
	TaskId     [32]byte
	Round      uint32
	Challenger common.Address
	Statement  [32]byte
	Fault      uint8
	Element    uint64
	Expected   uint64
	Claimed    uint64
	Overturned bool
	Raw        *types.Log // Blockchain specific contextual infos
}

const AggregationFraudFraudProvenEventName = "FraudProven"

// ContractEventName returns the user-defined event name.
func (AggregationFraudFraudProven) ContractEventName() string {
	return AggregationFraudFraudProvenEventName
}

// UnpackFraudProvenEvent is the Go binding that unpacks the event data emitted
// by contract.
//
// Solidity: event FraudProven(bytes32 indexed taskId, uint32 indexed round, address indexed challenger, bytes32 statement, uint8 fault, uint64 element, uint64 expected, uint64 claimed, bool overturned)
func (aggregationFraud *AggregationFraud) UnpackFraudProvenEvent(log *types.Log) (*AggregationFraudFraudProven, error) {
	event := "FraudProven"
	if len(log.Topics) == 0 || log.Topics[0] != aggregationFraud.abi.Events[event].ID {
		return nil, errors.New("event signature mismatch")
	}
	out := new(AggregationFraudFraudProven)
	if len(log.Data) > 0 {
		if err := aggregationFraud.abi.UnpackIntoInterface(out, event, log.Data); err != nil {
			return nil, err
		}
	}
	var indexed abi.Arguments
	for _, arg := range aggregationFraud.abi.Events[event].Inputs {
		if arg.Indexed {
			indexed = append(indexed, arg)
		}
	}
	if err := abi.ParseTopics(out, indexed, log.Topics[1:]); err != nil {
		return nil, err
	}
	out.Raw = log
	return out, nil
}

// UnpackError attempts to decode the provided error data using user-defined
// error definitions.
func (aggregationFraud *AggregationFraud) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], aggregationFraud.abi.Errors["AddressEmptyCode"].ID.Bytes()[:4]) {
		return aggregationFraud.UnpackAddressEmptyCodeError(raw[4:])
	}
	if bytes.Equal(raw[:4], aggregationFraud.abi.Errors["AlreadyProven"].ID.Bytes()[:4]) {
		return aggregationFraud.UnpackAlreadyProvenError(raw[4:])
	}
	if bytes.Equal(raw[:4], aggregationFraud.abi.Errors["ClaimIsCorrect"].ID.Bytes()[:4]) {
		return aggregationFraud.UnpackClaimIsCorrectError(raw[4:])
	}
	if bytes.Equal(raw[:4], aggregationFraud.abi.Errors["FailedCall"].ID.Bytes()[:4]) {
		return aggregationFraud.UnpackFailedCallError(raw[4:])
	}
	if bytes.Equal(raw[:4], aggregationFraud.abi.Errors["InvalidSignature"].ID.Bytes()[:4]) {
		return aggregationFraud.UnpackInvalidSignatureError(raw[4:])
	}
	if bytes.Equal(raw[:4], aggregationFraud.abi.Errors["NotAuthorized"].ID.Bytes()[:4]) {
		return aggregationFraud.UnpackNotAuthorizedError(raw[4:])
	}
	if bytes.Equal(raw[:4], aggregationFraud.abi.Errors["NotEquivocation"].ID.Bytes()[:4]) {
		return aggregationFraud.UnpackNotEquivocationError(raw[4:])
	}
	if bytes.Equal(raw[:4], aggregationFraud.abi.Errors["NotOverturnable"].ID.Bytes()[:4]) {
		return aggregationFraud.UnpackNotOverturnableError(raw[4:])
	}
	if bytes.Equal(raw[:4], aggregationFraud.abi.Errors["NothingProven"].ID.Bytes()[:4]) {
		return aggregationFraud.UnpackNothingProvenError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// AggregationFraudAddressEmptyCode represents a AddressEmptyCode error raised by the AggregationFraud contract.
type AggregationFraudAddressEmptyCode struct {
	Target common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AddressEmptyCode(address target)
func AggregationFraudAddressEmptyCodeErrorID() common.Hash {
	return common.HexToHash("0x9996b315c842ff135b8fc4a08ad5df1c344efbc03d2687aecc0678050d2aac89")
}

// UnpackAddressEmptyCodeError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AddressEmptyCode(address target)
func (aggregationFraud *AggregationFraud) UnpackAddressEmptyCodeError(raw []byte) (*AggregationFraudAddressEmptyCode, error) {
	out := new(AggregationFraudAddressEmptyCode)
	if err := aggregationFraud.abi.UnpackIntoInterface(out, "AddressEmptyCode", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// AggregationFraudAlreadyProven represents a AlreadyProven error raised by the AggregationFraud contract.
type AggregationFraudAlreadyProven struct {
	Statement [32]byte
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error AlreadyProven(bytes32 statement)
func AggregationFraudAlreadyProvenErrorID() common.Hash {
	return common.HexToHash("0xea033684b2eb17b3fc70d5009bef3efe803909cba52e3380dd0e081697f487ad")
}

// UnpackAlreadyProvenError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error AlreadyProven(bytes32 statement)
func (aggregationFraud *AggregationFraud) UnpackAlreadyProvenError(raw []byte) (*AggregationFraudAlreadyProven, error) {
	out := new(AggregationFraudAlreadyProven)
	if err := aggregationFraud.abi.UnpackIntoInterface(out, "AlreadyProven", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// AggregationFraudClaimIsCorrect represents a ClaimIsCorrect error raised by the AggregationFraud contract.
type AggregationFraudClaimIsCorrect struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error ClaimIsCorrect()
func AggregationFraudClaimIsCorrectErrorID() common.Hash {
	return common.HexToHash("0xced1afc6ebf802dd4d98daa3d89fc51c6f4517eb3f73046fe46153d97baac840")
}

// UnpackClaimIsCorrectError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error ClaimIsCorrect()
func (aggregationFraud *AggregationFraud) UnpackClaimIsCorrectError(raw []byte) (*AggregationFraudClaimIsCorrect, error) {
	out := new(AggregationFraudClaimIsCorrect)
	if err := aggregationFraud.abi.UnpackIntoInterface(out, "ClaimIsCorrect", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// AggregationFraudFailedCall represents a FailedCall error raised by the AggregationFraud contract.
type AggregationFraudFailedCall struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error FailedCall()
func AggregationFraudFailedCallErrorID() common.Hash {
	return common.HexToHash("0xd6bda27508c0fb6d8a39b4b122878dab26f731a7d4e4abe711dd3731899052a4")
}

// UnpackFailedCallError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error FailedCall()
func (aggregationFraud *AggregationFraud) UnpackFailedCallError(raw []byte) (*AggregationFraudFailedCall, error) {
	out := new(AggregationFraudFailedCall)
	if err := aggregationFraud.abi.UnpackIntoInterface(out, "FailedCall", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// AggregationFraudInvalidSignature represents a InvalidSignature error raised by the AggregationFraud contract.
type AggregationFraudInvalidSignature struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error InvalidSignature()
func AggregationFraudInvalidSignatureErrorID() common.Hash {
	return common.HexToHash("0x8baa579fce362245063d36f11747a89dd489c54795634fc673cc0e0db51fedc5")
}

// UnpackInvalidSignatureError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error InvalidSignature()
func (aggregationFraud *AggregationFraud) UnpackInvalidSignatureError(raw []byte) (*AggregationFraudInvalidSignature, error) {
	out := new(AggregationFraudInvalidSignature)
	if err := aggregationFraud.abi.UnpackIntoInterface(out, "InvalidSignature", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// AggregationFraudNotAuthorized represents a NotAuthorized error raised by the AggregationFraud contract.
type AggregationFraudNotAuthorized struct {
	Caller common.Address
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotAuthorized(address caller)
func AggregationFraudNotAuthorizedErrorID() common.Hash {
	return common.HexToHash("0x4a0bfec1fa3ea832f47a765e92fe13fe78ddadee056368ea6e89037b3cf70498")
}

// UnpackNotAuthorizedError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotAuthorized(address caller)
func (aggregationFraud *AggregationFraud) UnpackNotAuthorizedError(raw []byte) (*AggregationFraudNotAuthorized, error) {
	out := new(AggregationFraudNotAuthorized)
	if err := aggregationFraud.abi.UnpackIntoInterface(out, "NotAuthorized", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// AggregationFraudNotEquivocation represents a NotEquivocation error raised by the AggregationFraud contract.
type AggregationFraudNotEquivocation struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotEquivocation()
func AggregationFraudNotEquivocationErrorID() common.Hash {
	return common.HexToHash("0x0b69ebb3e91c040e54e7281a1414973f85ff57794b8d3cb56db72491dca277c4")
}

// UnpackNotEquivocationError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotEquivocation()
func (aggregationFraud *AggregationFraud) UnpackNotEquivocationError(raw []byte) (*AggregationFraudNotEquivocation, error) {
	out := new(AggregationFraudNotEquivocation)
	if err := aggregationFraud.abi.UnpackIntoInterface(out, "NotEquivocation", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// AggregationFraudNotOverturnable represents a NotOverturnable error raised by the AggregationFraud contract.
type AggregationFraudNotOverturnable struct {
	Round uint32
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NotOverturnable(uint32 round)
func AggregationFraudNotOverturnableErrorID() common.Hash {
	return common.HexToHash("0x2f764ae9835d850c0fb347d9dcec4c49e191281629ef59a60f3bb9dad2449be7")
}

// UnpackNotOverturnableError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NotOverturnable(uint32 round)
func (aggregationFraud *AggregationFraud) UnpackNotOverturnableError(raw []byte) (*AggregationFraudNotOverturnable, error) {
	out := new(AggregationFraudNotOverturnable)
	if err := aggregationFraud.abi.UnpackIntoInterface(out, "NotOverturnable", raw); err != nil {
		return nil, err
	}
	return out, nil
}

// AggregationFraudNothingProven represents a NothingProven error raised by the AggregationFraud contract.
type AggregationFraudNothingProven struct {
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error NothingProven()
func AggregationFraudNothingProvenErrorID() common.Hash {
	return common.HexToHash("0x4d8cff003ffe44708b347d5ab9eb3197ea024a078b949e86f2cbc1779c2b3faf")
}

// UnpackNothingProvenError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error NothingProven()
func (aggregationFraud *AggregationFraud) UnpackNothingProvenError(raw []byte) (*AggregationFraudNothingProven, error) {
	out := new(AggregationFraudNothingProven)
	if err := aggregationFraud.abi.UnpackIntoInterface(out, "NothingProven", raw); err != nil {
		return nil, err
	}
	return out, nil
}
