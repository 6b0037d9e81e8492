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
	ABI: "[{\"type\":\"constructor\",\"inputs\":[{\"name\":\"rounds_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"opReferee_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"descent_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"reveals_\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"claimantOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"claimant\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"pending\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"condemnSigners\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatures\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"condemnSilence\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"clearedSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"challenger\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"condemnSponsor\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"ended\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"descent\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"hold\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"outputs\":[{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"holdProposal\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"isCondemned\",\"inputs\":[{\"name\":\"statement\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"opReferee\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"proveInterleaved\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatures\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.InterleavedProof\",\"components\":[{\"name\":\"fragment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"coordinate\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"entry\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entries\",\"type\":\"tuple[]\",\"internalType\":\"structFrozenEntry[]\",\"components\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"interleaved\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"auxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"payload\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"setPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"provePartial\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatures\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.PartialProof\",\"components\":[{\"name\":\"item\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"level\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"index\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"entries\",\"type\":\"tuple[]\",\"internalType\":\"structFrozenEntry[]\",\"components\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"first\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"firstSetPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"second\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"secondSetPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"below\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"claimed\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"itemPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"auxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"provePayload\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatures\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.PayloadProof\",\"components\":[{\"name\":\"fragment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"leafIndex\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"entry\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entries\",\"type\":\"tuple[]\",\"internalType\":\"structFrozenEntry[]\",\"components\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"payload\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"setPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveScore\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatures\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.ScoreProof\",\"components\":[{\"name\":\"row\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"distances\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"distancesAuxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"scores\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"scoresPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveStep\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatures\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.StepProof\",\"components\":[{\"name\":\"fragment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"coordinate\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"momentum\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"interleaved\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"auxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"scores\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"scoresPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"parentMomentum\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"parentParams\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"parentSibling\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"parentPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"claimed\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"claimedSibling\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"newPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"entries\",\"type\":\"tuple[]\",\"internalType\":\"structFrozenEntry[]\",\"components\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveTotal\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatures\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.TotalProof\",\"components\":[{\"name\":\"row\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"column\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"entryAuxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"top\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"itemPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"auxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"release\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"reveals\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"rounds\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"statementId\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"pure\"},{\"type\":\"function\",\"name\":\"submitEquivocation\",\"inputs\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"a\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatureA\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"b\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatureB\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"tasks\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"event\",\"name\":\"EquivocationProven\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"keeper\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"challenger\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"FraudProven\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"challenger\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"statement\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"fault\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumIAggregationFraud.Fault\"},{\"name\":\"element\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"expected\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"claimed\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"overturned\",\"type\":\"bool\",\"indexed\":false,\"internalType\":\"bool\"}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"AddressEmptyCode\",\"inputs\":[{\"name\":\"target\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"AlreadyProven\",\"inputs\":[{\"name\":\"statement\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"ClaimIsCorrect\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"FailedCall\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"InvalidSignature\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NotAuthorized\",\"inputs\":[{\"name\":\"caller\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotEquivocation\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NotOverturnable\",\"inputs\":[{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"type\":\"error\",\"name\":\"NothingProven\",\"inputs\":[]}]",
	ID:  "AggregationFraud",
	Bin: "0x610140806040523461025d576080816187a680380380916100208285610269565b83398101031261025d576100338161028c565b906100406020820161028c565b6004602061005c60606100556040870161028c565b950161028c565b6001600160a01b03909516608081905260405163c305a6d960e01b815292839182905afa90811561020c575f9161022b575b506001600160a01b0390811660a0819052911660c0819052604051919061573890818401906001600160401b0382118583101761021757604093859361306e8539825260208201520301905ff0801561020c5760e0526101005261012052604051612dcd90816102a18239608051818181610180015281816103900152818161087a015281816109bc01528181610b9101528181610c9401528181610f2c015281816114c1015281816116cf0152818161192f0152818161241d015281816128f40152612abf015260a05181818161076c015281816110f4015281816111f4015281816112f801528181611ac5015281816122c5015281816124ed0152612989015260c0518161029a015260e0518181816104200152611757015261010051818181610122015281816107b00152818161096701528181610b280152818161148a01526118f701526101205181818161024f01528181610a6401528181610c4c01528181610da3015281816115d601528181611e75015261201a0152f35b6040513d5f823e3d90fd5b634e487b7160e01b5f52604160045260245ffd5b90506020813d602011610261575b8161024660209383610269565b8101031261025d576102579061028c565b5f61008e565b5f80fd5b3d9150610239565b601f909101601f19168101906001600160401b0382119082101761021757604052565b51906001600160a01b038216820361025d5756fe6080806040526004361015610012575f80fd5b5f905f358060e01c9182630219972d146118a9575081630e280163146118745781631808842c1461184657816324f154e7146118235781633225e649146115fe57816334c8972c1461146b5781633b1ad71714610e2c578163449dd25b14610dc757816376c4abac14610d8357816384aeea8f14610d1d57816399744d4614610cb8578163a2e800ad14610c74578163a89cb02d14610af2578163ad24e2f314610a8c578163be6ca4b51461093f578163c03151e9146107d4578163c1d7c88514610790578163c305a6d91461074c578163c31e5bd5146102be57508063ccedbb431461027a5763fce7c0a614610107575f80fd5b346102775760e0366003190112610277576001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001633141580610244575b61023157610157611fcd565b9060405162b502ad60e71b81526020818061017460048201611f71565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156102265782916101e8575b50156101d05760206101c483600435612a92565b61ffff60405191168152f35b63ffffffff602492632f764ae960e01b835216600452fd5b90506020813d60201161021e575b8161020360209383611f43565b8101031261021a5761021490611f64565b5f6101b0565b5080fd5b3d91506101f6565b6040513d84823e3d90fd5b634a0bfec160e01b815233600452602490fd5b506001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001633141561014b565b80fd5b503461027757806003193601126102775760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b8234610277573660031901610120811261021a5760e0136102775760e4356001600160401b03811161021a576102f8903690600401611e9d565b9290610104356001600160401b0381116107485760c09060031990360301126106e7576103236120c7565b928381528060205260408120926040519361033d85611f0d565b549060ff82161515908186526001600160401b03602087019360081c16835281610714575b506107005760405162b502ad60e71b8152916020838061038460048201611f71565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9283156106f35781936106b3575b50845115806106ab575b806106a3575b610695576001600160401b03361161068157604051906103fa36601f01601f191660200183611f43565b80368352610277575061044590365f60208301375f602036830101526001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016612c8f565b9260c08480518101031261067d576040519661046088611f28565b602085015193600885101561067d5760c09489528861048160408801611f64565b948560208301526104946060890161216d565b97604083019889526104a86080820161216d565b606084019781895260a06104d06104c082860161216d565b9b8c95608089019d8e520161216d565b9501948552159182610666575b505061065757885115158061063f575b61062c57906001600160401b038061055e969594935116915116179160405161051581611f0d565b60018152602081018481528b5f525f60205260405f20915115159060ff68ffffffffffffffff008454925160081b1692169068ffffffffffffffffff19161717905533936122a3565b909451159081610623575b8161061a575b5061060c5761057c611fcd565b95519260088410156105f8576001600160401b0380806105af935116935116935116936040519687526020870190611ff3565b604085015260608401526080830152151560a082015263ffffffff339216907f99b433a357a64cb1329b010582390deb9ae11021f522b4acd84cfa3f3f9f21e260c060043592a4005b634e487b7160e01b5f52602160045260245ffd5b624d8cff60e81b5f5260045ffd5b9050158761056f565b85159150610569565b89633a80cda160e21b5f5260045260245ffd5b506001600160401b03825181835116191616156104ed565b636768d7e360e11b5f5260045ffd5b6001600160401b0391925081169116148c806104dd565b5f80fd5b634e487b7160e01b81526041600452602490fd5b624d8cff60e81b8152600490fd5b5086156103d0565b5082156103ca565b9092506020813d6020116106eb575b816106cf60209383611f43565b810103126106e7576106e090611f64565b91876103c0565b8280fd5b3d91506106c2565b50604051903d90823e3d90fd5b633a80cda160e21b82526004859052602482fd5b7fffffffff000000000000000000000000000000000000000000000000000000001663c31e5bd560e01b1415905087610362565b8380fd5b823461027757806003193601126102775760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b823461027757806003193601126102775760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b8234610277573660031901610100811261021a5760e0136102775760e4356001600160401b03811161021a5761080e903690600401611e9d565b906108176120c7565b83528260205260408320916040519261082f84611f0d565b54926001600160401b03602060ff8616159283158152019460081c1684526109315760405162b502ad60e71b8152926020848061086e60048201611f71565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9384156109265785946108dc575b50926001600160401b036108c29451169133936122a3565b901590816108d3575b506106955780f35b905015826108cb565b93506020843d60201161091e575b816108f760209383611f43565b8101031261091a576001600160401b036109136108c295611f64565b94506108aa565b8480fd5b3d91506108ea565b6040513d87823e3d90fd5b624d8cff60e81b8452600484fd5b82346102775760403660031901126102775760043561095c611efa565b916001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001633141580610a59575b610231576040516302c8fea360e21b81526004810183905263ffffffff841660248201526020816044817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa908115610226578291610a1f575b5015610a065760206101c48484612a92565b632f764ae960e01b815263ffffffff8316600452602490fd5b90506020813d602011610a51575b81610a3a60209383611f43565b8101031261021a57610a4b90611f64565b846109f4565b3d9150610a2d565b506001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016331415610990565b8234610277573660031901610120811261021a5760e0136102775760e4356001600160401b03811161021a57610ac6903690600401611e9d565b9290610104356001600160401b038111610748576101e09060031990360301126106e7576103236120c7565b823461027757606036600319011261027757600435610b0f611efa565b9060443561ffff81168103610748576001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001633141580610c41575b610c2e57610b60818484612a5d565b845260016020526040842080548015610c1a575f1901908190558492919015610b87578280f35b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016803b156107485760405163190e3a7f60e31b8152600481019390935263ffffffff94909416602483015261ffff1660448201529181908390606490829084905af180156106f357610c03575b81808280f35b610c0c91611f43565b805f12610277578181610bfd565b634e487b7160e01b86526011600452602486fd5b634a0bfec160e01b845233600452602484fd5b506001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016331415610b51565b823461027757806003193601126102775760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b8234610277573660031901610120811261021a5760e0136102775760e4356001600160401b03811161021a57610cf2903690600401611e9d565b9290610104356001600160401b0381116107485760a09060031990360301126106e7576103236120c7565b8234610277573660031901610120811261021a5760e0136102775760e4356001600160401b03811161021a57610d57903690600401611e9d565b9290610104356001600160401b038111610748576101809060031990360301126106e7576103236120c7565b823461027757806003193601126102775760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b8234610277573660031901610120811261021a5760e0136102775760e4356001600160401b03811161021a57610e01903690600401611e9d565b9290610104356001600160401b0381116107485760e09060031990360301126106e7576103236120c7565b823461027757610220366003190112610277576004356001600160a01b0381169081810361067d5760e03660231901126106e757610104356001600160401b03811161074857610e80903690600401611ecd565b90919060e03661012319011261091a57610204356001600160401b03811161146757610eb0903690600401611ecd565b60249491943594610124359384871480159061143c575b801561142d575b801561141e575b80156113e8575b80156113cb575b6113bc5760a4356001600160401b0381169081810361067d575060405160208101916084358352604082015260408152610f1e606082611f43565b519020906001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016946044359263ffffffff84169384810361067d57506040519363566ba51960e11b85528a600486015260248501526064356044850152606484015260c435608484015260e43560a484015260208360c481895afa801561127c575f90611388575b610fb79350612d17565b5060048110156105f857159081159161137f575b81156112c4575b506111b1576101a4356001600160401b0381169081810361067d57506040516020810191610184358352604082015260408152611010606082611f43565b519020610144359063ffffffff82169182810361067d5760209260c49150604051968793849263566ba51960e11b84528a6004850152602484015261016435604484015260648301526101c43560848301526101e43560a48301525afa801561127c575f90611290575b6110849350612d17565b5060048193929310156105f8571591821592611287575b82156111c0575b50506111b1576040516326f91ec160e01b815260048101839052600160248201526001600160a01b0390911660448201523360648201525f60848201526020818060a481010381876001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af19081156111a6578491611174575b50156111665763ffffffff611137611fe0565b16907fe60d8ecc456b5d94401c92f79df64176f966341a00c6ec21dd8ec711c58a02976020604051338152a480f35b624d8cff60e81b8352600483fd5b90506020813d60201161119e575b8161118f60209383611f43565b8101031261067d575184611124565b3d9150611182565b6040513d86823e3d90fd5b638baa579f60e01b5f5260045ffd5b6001600160a01b039192506040519263ec34e7b160e01b845260048401521660248201526020816044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa801561127c5784915f91611238575b506001600160a01b0316141585806110a2565b9150506020813d602011611274575b8161125460209383611f43565b8101031261067d576001600160a01b0361126e8592612000565b90611225565b3d9150611247565b6040513d5f823e3d90fd5b8515925061109b565b506020833d6020116112bc575b816112aa60209383611f43565b8101031261067d57611084925161107a565b3d915061129d565b90506001600160a01b036040519163ec34e7b160e01b83528860048401521660248201526020816044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa801561127c5788915f9161133b575b506001600160a01b0316141589610fd2565b9150506020813d602011611377575b8161135760209383611f43565b8101031261067d576001600160a01b036113718992612000565b90611329565b3d915061134a565b88159150610fcb565b506020833d6020116113b4575b816113a260209383611f43565b8101031261067d57610fb79251610fad565b3d9150611395565b630b69ebb360e01b8952600489fd5b506101c43560c435148015610ee357506101e43560e43514610ee3565b5060a4356001600160401b0381169081810361067d57506101a435906001600160401b0382169182810361067d57501415610edc565b50610184356084351415610ed5565b50610164356064351415610ece565b50611445611fe0565b6101443563ffffffff81169182820361067d5763ffffffff9150161415610ec7565b8580fd5b8234610277576020366003190112610277576004356001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016331415806115cb575b6115b8576001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016916040516365c7d79d60e01b815282600482015261012081602481875afa908115610226576001600160401b039160c0918491611589575b50015116159182611530575b602083604051908152f35b8382943b156106e7576024839260405194859384926332123c3360e01b845260048401525af1801561157e57611567575b80611525565b8261157191611f43565b815f1261021a5781611561565b6040513d85823e3d90fd5b6115ab91506101203d81116115b1575b6115a38183611f43565b810190612181565b86611519565b503d611599565b634a0bfec160e01b825233600452602482fd5b506001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163314156114b3565b3461067d573660031901610120811261067d5760e01361067d5760e4356001600160401b03811161067d57611637903690600401611e9d565b91610104356001600160401b03811161067d5761010090600319903603011261067d576116626120c7565b91825f525f60205260405f20916040519261167c84611f0d565b549060ff82161515908185526001600160401b03602086019360081c168352816117ef575b506117dc5760405162b502ad60e71b815290602082806116c360048201611f71565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa91821561127c575f926117a0575b5083511580611798575b80611790575b61060c576001600160401b03361161177c5761044560405161173b6020601f19601f3601160182611f43565b368152365f60208301375f602036830101526001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016612c8f565b634e487b7160e01b5f52604160045260245ffd5b50851561170f565b508115611709565b9091506020813d6020116117d4575b816117bc60209383611f43565b8101031261067d576117cd90611f64565b90866116ff565b3d91506117af565b83633a80cda160e21b5f5260045260245ffd5b7fffffffff000000000000000000000000000000000000000000000000000000001663c31e5bd560e01b14159050866116a1565b3461067d5760e036600319011261067d57602061183e6120c7565b604051908152f35b3461067d57602036600319011261067d576004355f525f602052602060ff60405f2054166040519015158152f35b3461067d57602036600319011261067d576040611892600435612014565b6001600160a01b0383519216825215156020820152f35b3461067d573660031901610120811261067d5760e01361067d5760e4356001600160401b03811680910361067d5761010435916001600160a01b03831680930361067d576001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001633141580611e6a575b611e575762b502ad60e71b81527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03166020828061196760048201611f71565b0381845afa91821561127c575f92611e1b575b505f905f9360043593611a11575b50506001611a0c575b1580928193611a03575b5061060c577f99b433a357a64cb1329b010582390deb9ae11021f522b4acd84cfa3f3f9f21e260c063ffffffff6119d0611fcd565b6119d86120c7565b95604051968752600760208801525f60408801525f60608801525f60808801521560a08701521693a4005b9050158461199b565b611991565b91509293916024359163ffffffff83169485840361067d5760405163d3ddde2d60e01b81526004810184905263ffffffff85166024820152955f87604481855afa96871561127c575f97611d77575b506040516302c8fea360e21b81526004810185905263ffffffff86166024820152945f9390602087604481875afa96871561127c575f97611d3b575b508694871580611cb2575b611c98575f97611b9e575b505050505093945f956001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016915b8151881015611b8e576001600160a01b0360208960051b8401015116604051906326f91ec160e01b825285600483015260016024830152604482015286606482015285608482015260208160a4815f885af190811561127c575f91611b5c575b50611b549060019261224c565b970196611ae7565b90506020813d8211611b86575b81611b7660209383611f43565b8101031261067d57516001611b47565b3d9150611b69565b9593505050919350600185611988565b9091929394965061067d57506040519163de97c0d760e01b8352846004840152602483015260448201526020816064815f865af190811561127c575f91611c55575b5061ffff6044602092604051948593849263da7bd3b360e01b84528860048501521660248301525afa90811561127c575f91611c23575b50918680808080611ab2565b90506020813d602011611c4d575b81611c3e60209383611f43565b8101031261067d575186611c17565b3d9150611c31565b90506020813d602011611c90575b81611c7060209383611f43565b8101031261067d5761ffff6044611c8860209361223d565b925050611be0565b3d9150611c63565b90915061067d5750632f764ae960e01b5f5260045260245ffd5b50505f6040516365c7d79d60e01b815287600482015261012081602481895afa801561127c57602063ffffffff916002935f91611d1c575b500151160163ffffffff8111611d085763ffffffff16841015611aa7565b634e487b7160e01b5f52601160045260245ffd5b611d3591506101203d81116115b1576115a38183611f43565b8f611cea565b9096506020813d602011611d6f575b81611d5760209383611f43565b8101031261067d57611d6890611f64565b958a611a9c565b3d9150611d4a565b9096503d805f833e611d898183611f43565b81019060208183031261067d578051906001600160401b03821161067d57019080601f8301121561067d578151916001600160401b03831161177c578260051b9060405193611ddb6020840186611f43565b845260208085019282010192831161067d57602001905b828210611e03575050509588611a60565b60208091611e1084612000565b815201910190611df2565b9091506020813d602011611e4f575b81611e3760209383611f43565b8101031261067d57611e4890611f64565b908461197a565b3d9150611e2a565b634a0bfec160e01b5f523360045260245ffd5b506001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016331415611920565b9181601f8401121561067d578235916001600160401b03831161067d576020808501948460051b01011161067d57565b9181601f8401121561067d578235916001600160401b03831161067d576020838186019501011161067d57565b6024359063ffffffff8216820361067d57565b604081019081106001600160401b0382111761177c57604052565b60c081019081106001600160401b0382111761177c57604052565b90601f801991011681019081106001600160401b0382111761177c57604052565b5190811515820361067d57565b9060e0820191600435815260243563ffffffff811680910361067d576020820152604435604082015260643560608201526084356001600160401b03811680910361067d57608082015260a43560a082015260c060c435910152565b60243563ffffffff8116810361067d5790565b60443563ffffffff8116810361067d5790565b9060088210156105f85752565b51906001600160a01b038216820361067d57565b5f915f917f000000000000000000000000000000000000000000000000000000000000000090813b612044575050565b6001600160a01b039450604092935060249083519586938492630e28016360e01b84526004840152165afa91821561127c575f905f9361208357509190565b9250506040823d6040116120bf575b8161209f60409383611f43565b8101031261067d576120bc60206120b584612000565b9301611f64565b90565b3d9150612092565b6040516020810190600460e083019080358452602081013563ffffffff8116810361067d5763ffffffff16602085015260408101356040850152606081013560608501526080810135916001600160401b038316830361067d5760c084926001600160401b036121569516608088015260a081013560a0880152013560c086015203601f198101835282611f43565b51902090565b519063ffffffff8216820361067d57565b51906001600160401b038216820361067d57565b908161012091031261067d57604051906101208201908282106001600160401b0383111761177c57610100916040526121b98161215c565b83526121c76020820161215c565b60208401526121d86040820161215c565b60408401526121e96060820161215c565b60608401526121fa6080820161216d565b608084015261220b60a0820161216d565b60a084015261221c60c0820161216d565b60c084015261222d60e08201611f64565b60e0840152015161010082015290565b519061ffff8216820361067d57565b91908201809211611d0857565b919081101561227b5760051b81013590603e198136030182121561067d570190565b634e487b7160e01b5f52603260045260245ffd5b356001600160a01b038116810361067d5790565b90949293945f955f956004359461240d575b509291905f936001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165b8286106122f557505050505050565b90919293949661230e612309898688612259565b61228f565b612319898688612259565b602081013590601e198136030182121561067d57018035906001600160401b03821161067d57602001813603811361067d57612356926004612845565b6123ae60208461236a6123098c898b612259565b6040516326f91ec160e01b8152600481018b9052600160248201526001600160a01b039182166044820152911660648201525f6084820152918290819060a4820190565b03815f875af190811561127c575f916123db575b506123cf9060019261224c565b970194939291906122e6565b90506020813d8211612405575b816123f560209383611f43565b8101031261067d575160016123c2565b3d91506123e8565b9392959650936001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016906024359063ffffffff82169283830361067d5760405163d3ddde2d60e01b81526004810187905263ffffffff84166024820152935f85604481855afa94851561127c575f956127a1575b506040516302c8fea360e21b81526004810188905263ffffffff85166024820152975f949060208a604481875afa998a1561127c575f9a612765575b5089958a15806126f0575b6126d7575f9a6125d3575b50505050505f9896976001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016946001600160a01b038a16985b85518c10156125c1576001600160a01b0360208d60051b8801015116604051906326f91ec160e01b82528960048301526001602483015260448201528a606482015289608482015260208160a4815f8c5af190811561127c575f9161258f575b506125879060019261224c565b9b019a61251a565b90506020813d82116125b9575b816125a960209383611f43565b8101031261067d5751600161257a565b3d915061259c565b9994509450949550955096505f6122b5565b9091929394995061067d576001600160401b0391506040519263de97c0d760e01b845288600485015260248401521660448201526020816064815f865af190811561127c575f91612694575b5061ffff6044602092604051948593849263da7bd3b360e01b84528b60048501521660248301525afa90811561127c575f91612662575b50945f808080806124da565b90506020813d60201161268c575b8161267d60209383611f43565b8101031261067d57515f612656565b3d9150612670565b90506020813d6020116126cf575b816126af60209383611f43565b8101031261067d5761ffff60446126c760209361223d565b92505061261f565b3d91506126a2565b905061067d5750632f764ae960e01b5f5260045260245ffd5b50505f6040516365c7d79d60e01b81528a600482015261012081602481895afa801561127c57602063ffffffff916002935f91612746575b500151160163ffffffff8111611d085763ffffffff168410156124cf565b61275f91506101203d81116115b1576115a38183611f43565b5f612728565b9099506020813d602011612799575b8161278160209383611f43565b8101031261067d5761279290611f64565b985f6124c4565b3d9150612774565b9094503d805f833e6127b38183611f43565b81019060208183031261067d578051906001600160401b03821161067d57019080601f8301121561067d578151916001600160401b03831161177c578260051b90604051936128056020840186611f43565b845260208085019282010192831161067d57602001905b82821061282d57505050935f612488565b6020809161283a84612000565b81520191019061281c565b909260808201356001600160401b038116810361067d576040516001600160401b0360208201926060860135845216604082015260408152612888606082611f43565b5190209282359360208401359363ffffffff8516850361067d5760c09163ffffffff6040519663566ba51960e11b885288600489015216602487015260408201356044870152606486015260a08101356084860152013560a484015260208360c4816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa801561127c575f90612a29575b61292d9350612d17565b5060048194929410156105f8571592831593612a17575b8315612954575b5050506111b157565b6001600160a01b03919293506040519363ec34e7b160e01b855260048501521660248301526020826044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa91821561127c575f926129d1575b506001600160a01b03809116911614155f808061294b565b9091506020813d602011612a0f575b816129ed60209383611f43565b8101031261067d576001600160a01b03612a078192612000565b9291506129b9565b3d91506129e0565b6001600160a01b038216159350612944565b506020833d602011612a55575b81612a4360209383611f43565b8101031261067d5761292d9251612923565b3d9150612a36565b604080516020810192835263ffffffff939093169083015261ffff929092166060808301919091528152612156608082611f43565b604051631a591c4f60e11b81526004810182905263ffffffff831660248201529192916001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016919061014081604481865afa90811561127c575f91612ba6575b50610120015161ffff1693612b0f858284612a5d565b5f52600160205260405f208054905f198214611d085760018201905515612b3557505050565b60405163b5bf048160e01b8152600481019290925263ffffffff16602482015290602090829060449082905f905af1801561127c57612b715750565b6020813d602011612b9e575b81612b8a60209383611f43565b8101031261067d57612b9b9061223d565b50565b3d9150612b7d565b9050610140813d8211612c87575b81612bc26101409383611f43565b8101031261067d5760405161014081018181106001600160401b0382111761177c57604052815190600682101561067d57612c7c61012061ffff9481948452612c0d6020820161216d565b6020850152612c1e6040820161216d565b6040850152612c2f6060820161216d565b6060850152612c406080820161216d565b6080850152612c5160a0820161216d565b60a085015260c081015160c085015260e081015160e08501526101008101516101008501520161223d565b828201529150612af9565b3d9150612bb4565b905f8091602081519101845afa8080612d04575b15612cc35750506040513d81523d5f602083013e60203d82010160405290565b15612ce4576001600160a01b0390639996b31560e01b5f521660045260245ffd5b3d15612cf5576040513d5f823e3d90fd5b63d6bda27560e01b5f5260045ffd5b503d151580612ca35750813b1515612ca3565b9060418303612d4157612d3a9250602081013591604082359201355f1a90612d4b565b9192909190565b50505f9160029190565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411612dc2579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa1561127c575f516001600160a01b03811615612db857905f905f90565b505f906001905f90565b5050505f91600391905660c0346100d257601f61573838819003918201601f19168301916001600160401b038311848410176100d65780849260409485528339810103126100d2578051906001600160a01b03821682036100d25760200151906001600160a01b03821682036100d25760805260a05260405161564d90816100eb823960805181818161025e015281816130a6015261551b015260a0518181816107440152818161150d015281816121f6015281816125de0152818161437301528181614474015281816144b7015281816148d701526153c40152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f3560e01c80633225e64914610e2d578063449dd25b14610dc357806384aeea8f14610d5857806399744d4614610cee578063ad24e2f314610c775763c31e5bd51461005b575f80fd5b346107bf57366003190161012081126107bf5760e0136107bf5760e4356001600160401b0381116107bf57610094903690600401610e98565b5050610104356001600160401b0381116107bf578060040160c060031983360301126107bf576100c2610fb1565b90604051906100d082610f2a565b6040516100dc81610f59565b5f81525f60208201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f6101208201525f6101408201525f610160820152610100906040516101368382610f90565b823682376101808201525f6101a08201525f6101c08201525f6101e08201525f6102008201525f6102208201525f6102408201525f6102608201525f6102808201525f6102a08201525f6102c08201525f6102e08201525f6103008201525f6103208201525f6103408201525f6103608201525f6103808201525f6103a08201525f6103c08201525f6103e08201525f6104008201525f6104208201525f6104408201525f6104608201525f6104808201525f6104a08201525f6104c08201525f6104e08201525f6105008201525f6105208201525f6105408201525f6105608201525f6105808201525f6105a08201525f6105c08201525f6105e08201525f6106008201525f6106208201525f610640820152835260208301925f84526001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016936004359260405190633d91081b60e21b8252846004830152610740826024818a5afa918215610c6c575f9261085e575b5050808352608435906001600160401b038216928383036107bf57610364917f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f6755555555555555558660011c1687037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c5f19861460081b17809252614958565b156108595761037285610ff1565b63ffffffff806060865101511691161015610854576003875260248801906001600160401b036103a183611002565b166040890152606489016103b58188611060565b906060604051925f84520281019060208301905b82811061084157505050516064350361083c5760448a016103e981610ff1565b63ffffffff6103f8848b611060565b92905016101561080b5761041f63ffffffff610417610426948b611060565b929093610ff1565b1691611095565b926104835f6040998a519061043b8c83610f90565b60018252601f198c0136602084013761045388612d72565b6001600160a01b0361046484612d86565b911690528b51808095819463cd6fdd8360e01b83528d60048401612e46565b03915afa908115610832576104a56001939260ff925f91610810575b50612d86565b51169250821c161561080b5760016001600160401b03911b1660a08801526001600160401b036104f86104e06104da88610ff1565b93611002565b9660a46104f060848d0183611016565b9b019061102b565b919096169584519261051163ffffffff821680956149e1565b966101a08751015160038110156107f75761052b90614aa0565b916024359063ffffffff821682036107bf576020925f928d9261054d8b612d72565b9186855161055b8782610f90565b6010815201946f185cdcd85e4bdd8c4bdc185e5b1bd85960821b86525193601088860196875e603085015260e090811b6001600160e01b0319908116605086015291901b16605483015260601b6bffffffffffffffffffffffff19166058820152604c81526105cb606c82610f90565b8c51918291518091835e8101838152039060025afa156107ed5787610641915f5160ff8c51926105fa84610f75565b600484521660208301526001600160401b038a168c83015260608201528c61063961062e61062883806110c6565b90614aeb565b91602081019061102b565b939092614b6a565b9061064b81610ec8565b6107dd5761068e9361068863ffffffff60608951015116928b519361066f85610f75565b600585525f60208601528c8501525f6060850152614c94565b91614b6a565b919061069981610ec8565b6107dd5760200135036107dd576020926107326106d061071c946106ca60016106c287516137e8565b1b80956111c3565b906110f8565b916106f36102606106e56101a08751016110b9565b9551015160010b99806110c6565b939091808210156107d55750925b8751632faa338760e01b8152998a9687966004880190611196565b60248601526080604486015260848501916111a3565b90606483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa80156107cb575f9061078c575b61078893501560208301525191829182610ed2565b0390f35b506020833d6020116107c3575b816107a660209383610f90565b810103126107bf576107ba61078893612eaf565b610773565b5f80fd5b3d9150610799565b50513d5f823e3d90fd5b905092610701565b661c185e5b1bd85960ca1b613b37565b88513d5f823e3d90fd5b634e487b7160e01b5f52602160045260245ffd5b613898565b61082c91503d805f833e6108248183610f90565b810190612dc5565b5f61049f565b89513d5f823e3d90fd5b613ad4565b80606080928437608085208552016103c9565b613833565b613a6f565b9091506107403d8111610c65575b6108768183610f90565b8101610740828203126107bf576040519261089084610f59565b61089983612e8f565b8452602083015160208501526108b160408401611ded565b60408501526108c260608401612e9e565b60608501526080830151608085015260a083015160a085015260c083015160c08501526108f160e08401611ded565b60e0850152808301518185015261012083015160038110156107bf5761012085015261014083015160068110156107bf576101408501526109356101608401612e9e565b6101608501528161019f840112156107bf576109546040519182610f90565b8061028084019283116107bf576101808401905b838210610c555750506101808401525160038110156107bf576101a08301526102a081015160028110156107bf576101c08301526102c081015160028110156107bf576101e08301526109be6102e08201612e9e565b6102008301526109d16103008201612e9e565b6102208301526109e46103208201612e9e565b6102408301526103408101518060010b81036107bf57610c489161072091610260850152610a156103608201612eaf565b610280850152610a286103808201612db7565b6102a0850152610a3b6103a08201612db7565b6102c0850152610a4e6103c08201612e9e565b6102e0850152610a616103e08201612e9e565b610300850152610a746104008201612e9e565b610320850152610a876104208201612db7565b610340850152610a9a6104408201612db7565b610360850152610aad6104608201612e9e565b610380850152610ac06104808201612e9e565b6103a0850152610ad36104a08201612e9e565b6103c0850152610ae66104c08201612e9e565b6103e0850152610af96104e08201612e9e565b610400850152610b0c6105008201612e9e565b610420850152610b1f6105208201612e9e565b610440850152610b326105408201612e9e565b610460850152610b456105608201612e9e565b610480850152610b586105808201612e9e565b6104a0850152610b6b6105a08201612db7565b6104c0850152610b7e6105c08201612e9e565b6104e0850152610b916105e08201612e9e565b610500850152610ba46106008201612e9e565b610520850152610bb76106208201612ebc565b610540850152610bca6106408201612e8f565b610560850152610bdd6106608201612ebc565b610580850152610bf06106808201612ebc565b6105a0850152610c036106a08201612ebc565b6105c0850152610c166106c08201612ebc565b6105e0850152610c296106e08201612ed9565b610600850152610c3c6107008201612ed9565b61062085015201612ed9565b6106408201525f806102af565b8151815260209182019101610968565b503d61086c565b6040513d5f823e3d90fd5b346107bf57366003190161012081126107bf5760e0136107bf5760e4356001600160401b0381116107bf57610cb0903690600401610e98565b5050610104356001600160401b0381116107bf576101e060031982360301126107bf57610ce261078891600401612682565b60405191829182610ed2565b346107bf57366003190161012081126107bf5760e0136107bf5760e4356001600160401b0381116107bf57610d27903690600401610e98565b5050610104356001600160401b0381116107bf5760a060031982360301126107bf57610ce261078891600401612403565b346107bf57366003190161012081126107bf5760e0136107bf5760e4356001600160401b0381116107bf57610d91903690600401610e98565b5050610104356001600160401b0381116107bf5761018060031982360301126107bf57610ce261078891600401611e25565b346107bf57366003190161012081126107bf5760e0136107bf5760e4356001600160401b0381116107bf57610dfc903690600401610e98565b5050610104356001600160401b0381116107bf5760e060031982360301126107bf57610ce2610788916004016117f5565b346107bf57366003190161012081126107bf5760e0136107bf5760e4356001600160401b0381116107bf57610e66903690600401610e98565b5050610104356001600160401b0381116107bf5761010060031982360301126107bf57610ce2610788916004016111ee565b9181601f840112156107bf578235916001600160401b0383116107bf576020808501948460051b0101116107bf57565b600811156107f757565b91909160a06001600160401b038160c08401958051610ef081610ec8565b8552602081015115156020860152826040820151166040860152826060820151166060860152826080820151166080860152015116910152565b604081019081106001600160401b03821117610f4557604052565b634e487b7160e01b5f52604160045260245ffd5b61066081019081106001600160401b03821117610f4557604052565b608081019081106001600160401b03821117610f4557604052565b90601f801991011681019081106001600160401b03821117610f4557604052565b6040519060c082018281106001600160401b03821117610f45576040525f60a0838281528260208201528260408201528260608201528260808201520152565b3563ffffffff811681036107bf5790565b356001600160401b03811681036107bf5790565b903590603e19813603018212156107bf570190565b903590601e19813603018212156107bf57018035906001600160401b0382116107bf57602001918160051b360383136107bf57565b903590601e19813603018212156107bf57018035906001600160401b0382116107bf576020019160608202360383136107bf57565b91908110156110a5576060020190565b634e487b7160e01b5f52603260045260245ffd5b5160038110156107f75790565b903590601e19813603018212156107bf57018035906001600160401b0382116107bf576020019181360383136107bf57565b9190820391821161110557565b634e487b7160e01b5f52601160045260245ffd5b6001600160401b038111610f4557601f01601f191660200190565b6020818303126107bf578051906001600160401b0382116107bf570181601f820112156107bf5780519061116782611119565b926111756040519485610f90565b828452602083830101116107bf57815f9260208093018386015e8301015290565b9060038210156107f75752565b908060209392818452848401375f828201840152601f01601f1916010190565b8181029291811591840414171561110557565b909392938483116107bf5784116107bf578101920390565b906111f7610fb1565b916112026004612eed565b9081519061123661121282610ff1565b602083019363ffffffff6001600160401b0361122d87611002565b16921690613379565b600285526001600160401b0361124b83611002565b16604086015261129d6001600160401b0361126583610ff1565b61126e85611002565b9061127c6080860186611016565b9063ffffffff61128f60a088018861102b565b959094169116600489613424565b949193909315158060208901526117ee5760608301926112f76112cc6112c38684611060565b906004876135eb565b61041f63ffffffff6104176112f06040870194836112e987610ff1565b16906137ba565b9886611060565b9061130284516137e8565b9161130c82610ff1565b946001600160401b038061131f87611002565b16851c169161133160c0850185611016565b9061133f60e086018661102b565b5f9291925084519061135863ffffffff8c1680936149e1565b936101a08751015160038110156107f75761137290614aa0565b6024359c8d63ffffffff8116036107bf5761138c86612d72565b9d60409e8f90815161139e8382610f90565b60108152602001936f185cdcd85e4bdd8c4bdc185e5b1bd85960821b85528251936020850195601090875e600435603086015260e090811b6001600160e01b0319908116605087015291901b16605484015260601b6bffffffffffffffffffffffff19166058830152604c8252611416606c83610f90565b51918291518091835e81015f815203905a915f916002602094fa156117e45788611483918e5f519060ff81519361144c85610f75565b600485521660208401526001600160401b038a169083015260608201526114766106288a806110c6565b61063960208b018b61102b565b9061148d81610ec8565b6107dd576114ca936106888e9263ffffffff60608c510151168451946114b286610f75565b600586525f60208701528501525f6060850152614c94565b91906114d581610ec8565b6107dd5760200135036107dd5761071c6115026020926106ca60016114fa88516137e8565b1b80986111c3565b946001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169561157d61153f6101a08851016110b9565b926115546102608951015160010b97806110c6565b939091808210156117dc5750925b8d51632faa338760e01b815297889687966004880190611196565b9060648301520381865afa9081156117d2575f91611798575b501561173357516101a0015160038110156107f75760016115c76115c18560c06115cf970190611016565b806110c6565b949096611002565b941b905f198201918211611105575f946001600160401b0361160b9361161c8a51998a988997889763e924084960e01b89526004890190611196565b6080602488015260848701916111a3565b92161660448301526001606483015203915afa91821561172a57506001600160401b0391611688915f91611708575b506020815191015190602081106116f7575b508060d81c9060e81c60ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b1660608601526001600160fe1b038116810361110557826116ef926001600160401b03946116b99360021b916111d6565b903590602081106116f757508060d81c9060e81c60ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b166080830152565b5f199060200360031b1b165f61165d565b61172491503d805f833e61171c8183610f90565b810190611134565b5f61164b565b513d5f823e3d90fd5b8580515f5b661c185e5b1bd85960ca1b811a611790576020815f928452661c185e5b1bd85960ca1b8285015283010152818101809252633c1e253d60e11b825260206044820152603f199061178b6064820182611e01565b030190fd5b600101611738565b90506020813d6020116117ca575b816117b360209383610f90565b810103126107bf576117c490612eaf565b5f611596565b3d91506117a6565b87513d5f823e3d90fd5b905092611562565b8c513d5f823e3d90fd5b5050505050565b6117fd610fb1565b6118076004612eed565b92611812845161380d565b15611dbe576118218451613b87565b9261182b81610ff1565b94602081019563ffffffff875191161015611db957602082019161184e83610ff1565b8615611dac5763ffffffff8851915b161015611d4b578515611d445760055b61187681610ec8565b855263ffffffff61188682610ff1565b1660408601528515611ca95761189b81610ff1565b6118a86040830183611016565b906118f463ffffffff6118be606086018661102b565b9390946118cf8d8951905190613e7e565b6118ea6118df61062884806110c6565b92602081019061102b565b9490931690614b6a565b91906118ff81610ec8565b611c9b5761191a9264656e74727960d81b9260048751614a5d565b6040810161192b6115c18284611016565b905088516001600160fd1b03811681036111055760031b03611c895761197e6119636115c16001600160401b039360058a5285611016565b8915611c765763ffffffff61197788610ff1565b1691614bea565b1660808601528580611c54575b611c4a576119a66001600160401b0360408451015116613c47565b925f198401968488116111055715611c33576119ca6119c483610ff1565b91610ff1565b63ffffffff808a5193169116918282848111611c28575b50507f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff811681036111055781611a199160011b6110f8565b5f19810190811161110557611a4292611a35611a3d92846111c3565b60011c611de0565b6110f8565b5f198101908111611105578690925b6080830193611a608585611016565b998a92611a7060a087018761102b565b611a8060c089959395018961102b565b949095611ab1611a94828751875190613de4565b9960071c98611aa961062e61062883806110c6565b918b8d614b6a565b9190611abc81610ec8565b611c1c57610688611ad4611ada968851905190613ec8565b92614c94565b9390611ae581610ec8565b611c1c576001600160401b0393604093611b0a92620746f760ec1b9260048651614a8c565b5101511697607f1916908082046080149015171561110557966101008101908181116111055760ff019081116111055760081c965b611b4888614fad565b8110611b7c57611b5b906106ca89614fad565b966101008101908181116111055760ff019081116111055760081c96611b3f565b97611bbb9192949698611bc19496986080611b9783836110f8565b1015611c0b576001600160401b0391611baf916110f8565b166040840152806110c6565b91614cce565b15806020870152611bfc57916080611be76115c1611bf4946001600160401b0396611016565b9190925f19900891614bea565b166060830152565b505060048352505f6080830152565b50506001600160401b036080611baf565b620746f760ec1b613b37565b935091505f806119e1565b508563ffffffff611c4383610ff1565b1692611a51565b5050509250905090565b50611c5e81610ff1565b63ffffffff80611c6d86610ff1565b1691161461198b565b63ffffffff611c8486610ff1565b611977565b50505050925090506001602082015290565b64656e74727960d81b613b37565b86611ce1611ced611cc06115c16040860186611016565b9390611ce7611cd2606088018861102b565b95819791948a51905190613e34565b92614aeb565b90614b0e565b9290508451611cfb81614bb7565b5f19810190811161110557611d1b611d15611d2096614c94565b92613f12565b614b6a565b90611d2a81610ec8565b611c9b5760c4351461191a5764656e74727960d81b613b37565b600661186d565b6040515f5b6531b7b63ab6b760d11b811a611da4576020815f9284526531b7b63ab6b760d11b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061178b6064820182611e01565b600101611d50565b63ffffffff60019161185d565b613954565b6138f7565b3560ff811681036107bf5790565b90610100820180921161110557565b9190820180921161110557565b51906001600160401b03821682036107bf57565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b611e2d610fb1565b611e376004612eed565b92611e42845161380d565b15611dbe57611e5083610ff1565b63ffffffff611e658651602088015190613cc9565b911610156123a6576001600160401b03604085510151169260ff611e8b60208301611dc3565b1693611e95613dc0565b9480156123a1578160608701526101008201918281116111055760ff0191821161110557602086019160081c825260015b81811061234d5750506001600160401b03611ee360408401611002565b9151911610156122ee57600483526001600160401b03611f0560408301611002565b166040840152611f2b84516001600160401b03611f2460408501611002565b1690611de0565b93611f3582610ff1565b91611f44610120820182611016565b96611f5361014083018361102b565b979094611f6461016085018561102b565b9091611f7e855163ffffffff831690602088015190613de4565b9a611fa18d8d611f946118df61062884806110c6565b9290918960071c90614b6a565b9990611fac81610ec8565b6122de57611fda92611fc4885160208a015190613ec8565b63ffffffff611fd28d614c94565b921690614b6a565b9190611fe581610ec8565b6122de57612002926618db185a5b595960ca1b9260048751614a8c565b6001600160401b036040835101511697607f1982168260071c81046080148360071c15171561110557986101008101908181116111055760ff019081116111055760081c985b6120518a614fad565b811061208557612064906106ca8b614fad565b986101008101908181116111055760ff019081116111055760081c98612048565b99611bbb91929496989a6120a29496989a6080611b9783836110f8565b158060208901526117ee576120d66001600160401b0391607f6120cc6115c1610120880188611016565b9190921691614bea565b1660808701526120e860408301611002565b60081b68ffffffffffffffff0016926101006121088560608401516110f8565b10156122d55761211c8460608301516110f8565b945b600160ff61212e60208701611dc3565b160361214c575050916001600160401b0393916004611bf494614229565b9290936121819060406121798560206121b59a975191015163ffffffff61217288610ff1565b1691613de4565b960151611de0565b916101008201926121ad6121a361219b6115c18787611016565b969095611016565b602081019061102b565b969095613fa4565b906121bf81610ec8565b6122765760206121ea9160405180938192631441dda160e31b83528460048401526024830190611e01565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa8015610c6c575f90612236575b6001600160401b0316606084015250565b506020813d60201161226e575b8161225060209383610f90565b810103126107bf576122696001600160401b0391611ded565b612225565b3d9150612243565b6040515f5b6462656c6f7760d81b811a6122cd576020815f9284526462656c6f7760d81b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061178b6064820182611e01565b60010161227b565b6101009461211e565b6618db185a5b595960ca1b613b37565b6040515f5b640d2dcc8caf60db1b811a612345576020815f928452640d2dcc8caf60db1b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061178b6064820182611e01565b6001016122f3565b60018351146123a1578651604088015261237761237084518060608b0152614fad565b8851611de0565b87528251906101008201918281116111055760ff019182116111055760019160081c845201611ec6565b6139af565b6040515f5b636974656d60e01b811a6123fb576020815f928452636974656d60e01b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061178b6064820182611e01565b6001016123ab565b9061240c610fb1565b916124176004612eed565b6124218151613b87565b15611dbe5761242f82610ff1565b602082019063ffffffff825191161015611db9576006855263ffffffff61245584610ff1565b1660408601526060830161248561246c82866110c6565b9061247a608088018861102b565b929091600488613bb6565b61248f81856110c6565b905082516001600160fd1b03811681036111055760031b1415806020880152612639576124bb84610ff1565b9160208501926124cb8487611016565b906124f163ffffffff6124e160408a018a61102b565b9390946118cf8a51885190613e7e565b91906124fc81610ec8565b6126275761251b926864697374616e63657360b81b9260048951614a5d565b6125286115c18487611016565b919050516001600160fd1b03811681036111055760031b141580602088015261261d5760209261ffff6101606125916115c188966001600160401b03612585612577612599996125c69d6110c6565b63ffffffff6119778d610ff1565b1660808d015287611016565b949095610ff1565b925101511663ffffffff60405196879586956399b0c3c960e01b87526060600488015260648701916111a3565b92166024840152604483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa8015610c6c575f90612236576001600160401b0316606084015250565b5050600584525050565b6864697374616e63657360b81b613b37565b50505050565b3580151581036107bf5790565b92919261265882611119565b916126666040519384610f90565b8294818452818301116107bf578281602093845f960137010152565b9061268b610fb1565b916126966004612eed565b9081516126a282610ff1565b916126ca602082019363ffffffff6001600160401b036126c187611002565b16911684613379565b60408101926126d88461263f565b15612d235760015b6126e981610ec8565b87526001600160401b036126fc82611002565b16604088015261270b8461263f565b15612d1b576002915b63ffffffff61272282610ff1565b1661272b613dc0565b5061273584614fde565b60ff6001600160401b0361274b845f898b613cf1565b1691816040519761275b89610f75565b168752166020860152604085015260608401526001600160401b0361277f83611002565b169260089360081c6127b0612798610160850185611016565b6127a861062e61062883806110c6565b918486614b6a565b906127ba81610ec8565b6122de576127c78861263f565b15612d0f576101808401355b6127dc85610ff1565b916127eb6101a087018761102b565b929091604051916001601f5360205260405260205f6041601f60025afa90604052156107bf576128369261281f5f51614c94565b9063ffffffff61282e8c613f5b565b911690614b6a565b9061284081610ec8565b6122de5760a435036122de57612869916128616115c1610160860186611016565b929091614e49565b15612d00576128ba6001600160401b0361288283610ff1565b61288b85611002565b906128996060860186611016565b9063ffffffff6128ac608088018861102b565b95909416911660048c613424565b9197909715158060208c0152612cf2576020946040516128da8782610f90565b5f8152906128e78861380d565b15612bb757505060a083019061291961290083866110c6565b9061290e60c088018861102b565b929091600486613bb6565b8561292483866110c6565b92905001516001600160fd1b03811681036111055760031b03612ba15761294e61295591846110c6565b369161264c565b915b6001600160401b036129856129736115c1610160850185611016565b60ff61297e89611002565b1691614c5e565b1660808b01525f94866001600160401b0361299f87611002565b1660081c9563ffffffff6129b285610ff1565b166129bb613dc0565b506001600160401b036129da825f60026129d481614fde565b97613cf1565b1660ff604051946129ea86610f75565b6002865216858501526040840152606083015260e0840191612a0c8386611016565b612a21612a1982806110c6565b908b85614e49565b15612b9c57612a5e6115c1612a57838c612a4e612a4461062884612a69996110c6565b928b81019061102b565b92909188614cb0565b9588611016565b60ff61297e86611002565b9761012086013592612a7a8d61263f565b15612b1b575b505050612a9b612a8f85610ff1565b9461014081019061102b565b939092604051926001601f5382526040525f6041601f60025afa90604052156107bf57612adb92612acc5f51614c94565b9063ffffffff61282e8b613f5b565b90612ae581610ec8565b612b0c5760443503612b0c576001600160401b0396612b06611bf49761263f565b956144a7565b651c185c995b9d60d21b613b37565b6001835261010087019a5090925090612b348a87611016565b612b49612b4182806110c6565b908685614e49565b15612b9c57612b8b6115c1612b84612b939661297e9585612b7c612b726106288360ff9a6110c6565b918d81019061102b565b939092614cb0565b9c89611016565b929093611002565b965f8080612a80565b613a0e565b5050600192880192909252505060068552505050565b90939161014088015160068110156107f757600114612bd8575b5050612957565b95989299935095819a94612c0a6004612bfa856101c0612c059d970190611060565b60609c91838c6135eb565b6154a7565b9b5f995b8d518b1015612cdc578d90610180612c288d8c5194612da3565b519201518b601f8460031c1610156110a557600283901b6103e01601519160e09060051b1660e0039060e082116111055760048e612cd492600195612ca9839663ffffffff60e01b9263ffffffff60e01b911c60e01b168060d81c9060e81c60ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b60e01b166040519582879351918291018585015e820190838201520301601b19810184520182610f90565b9a0199612c0e565b939950949a93999650949a509550915f80612bd1565b505060028852505050505050565b50506001602087015250505050565b610180840135906127d3565b600191612714565b5f6126e0565b6001600160401b038111610f455760051b60200190565b90612d4a82612d29565b612d576040519182610f90565b8281528092612d68601f1991612d29565b0190602036910137565b356001600160a01b03811681036107bf5790565b8051156110a55760200190565b8051600110156110a55760400190565b80518210156110a55760209160051b010190565b519060ff821682036107bf57565b6020818303126107bf578051906001600160401b0382116107bf57019080601f830112156107bf578151612df881612d29565b92612e066040519485610f90565b81845260208085019260051b8201019283116107bf57602001905b828210612e2e5750505090565b60208091612e3b84612db7565b815201910190612e21565b6060602091604081019381526040838201528451809452019201905f5b818110612e705750505090565b82516001600160a01b0316845260209384019390920191600101612e63565b519061ffff821682036107bf57565b519063ffffffff821682036107bf57565b519081151582036107bf57565b51906fffffffffffffffffffffffffffffffff821682036107bf57565b51906001600160a01b03821682036107bf57565b9060405191612efb83610f2a565b604051612f0781610f59565b5f81525f60208201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f6101208201525f6101408201525f61016082015261010090604051612f618382610f90565b823682376101808201525f6101a08201525f6101c08201525f6101e08201525f6102008201525f6102208201525f6102408201525f6102608201525f6102808201525f6102a08201525f6102c08201525f6102e08201525f6103008201525f6103208201525f6103408201525f6103608201525f6103808201525f6103a08201525f6103c08201525f6103e08201525f6104008201525f6104208201525f6104408201525f6104608201525f6104808201525f6104a08201525f6104c08201525f6104e08201525f6105008201525f6105208201525f6105408201525f6105608201525f6105808201525f6105a08201525f6105c08201525f6105e08201525f6106008201525f6106208201525f610640820152845260208401905f82528460405191633d91081b60e21b835284356004840152610740836024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa928315610c6c575f93613191575b5050608061318a94836130ea935201611002565b7f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f6755555555555555556001600160401b0384169360011c1683037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c905f191460081b17809252614958565b1561085957565b919250936107403d8111613372575b6131aa8184610f90565b8201610740838203126107bf57604051956131c487610f59565b6131cd84612e8f565b8752602084015160208801526131e560408501611ded565b60408801526131f660608501612e9e565b60608801526080840151608088015260a084015160a088015260c084015160c088015261322560e08501611ded565b60e0880152808401518188015261012084015160038110156107bf5761012088015261014084015160068110156107bf576101408801526132696101608501612e9e565b6101608801528161019f850112156107bf576132886040519182610f90565b8061028085019283116107bf576101808501905b8382106133625750506101808701525160038110156107bf576101a08601526102a082015160028110156107bf576101c08601526102c082015160028110156107bf576101e08601526132f26102e08301612e9e565b6102008601526133056103008301612e9e565b6102208601526133186103208301612e9e565b610240860152610340820151908160010b82036107bf57856133536107206130ea9560809561026061318a9b0152610a156103608201612eaf565b610640820152939250946130d6565b815181526020918201910161329c565b503d6131a0565b9063ffffffff60608301511681101561085457613395916149e1565b111561339d57565b6040515f5b69636f6f7264696e61746560b01b811a6133fe576020815f92845269636f6f7264696e61746560b01b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061178b6064820182611e01565b6001016133a2565b8115613410570490565b634e487b7160e01b5f52601260045260245ffd5b95929693909194602087015192831561341057836101000491613447838b613406565b956134b4878b51613456613dc0565b506001600160401b036134758d8b600e61346f81614fde565b95613cf1565b1660ff6040519261348584610f75565b600e845216602083015260408201528b60608201526134a761062889806110c6565b61063960208a018a61102b565b92906134bf81610ec8565b6135c5576134d6928a611d1b611d158e5193614c94565b91906134e181610ec8565b6135c55760c00135036135c5576134f882806110c6565b50965f9661350684806110c6565b929050518515613410576135279161351d916149e1565b6106ca84886111c3565b6001600160fe1b038516850361110557828110156135bb5761354d905b8560021b6111c3565b149788159861355d575050505050565b91939550918094965060021b936001600160fe1b03811603611105576135996135936135a0926106ca6135a9956135af996111c3565b856111c3565b92806110c6565b91909383611de0565b926111d6565b90915f808080806117ee565b5061354d82613544565b7f696e7465726c6561766564000000000000000000000000000000000000000000613b37565b6040515f81529294939260608402860160208201875b8281106137a7575050505160608301350361083c576040831161083c5761362783612d40565b945f5b848110613764575050602001918251036136dc575b50825181510361085957519060209160051b5b80831061365e57509050565b60208385010151925f93815b80861061369157506040856020949596880190858201928391860392015e52019190613652565b947f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe086820160011c1690826020838a010151136001146136d557506020019461366a565b955061366a565b9290916136e984836154a7565b935f9160805f9201915b86518110156137565780600180896001600160401b0360ff61371f84976137198b611002565b94612da3565b51169116901c1614613732575b016136f3565b61373c8187612da3565b5161375061374987613c39565b9688612da3565b5261372c565b50939294505083525f61363f565b808074ffffffffffffffffffffffffffffffffffffffff0061379161378c6001958a88611095565b612d72565b60081b16176137a0828a612da3565b520161362a565b8060608092843760808520855201613601565b905f5b825181101561080b578160ff6137d38386612da3565b5116146137e2576001016137bd565b91505090565b6101a0015160038110156107f75760ff61380461380a92614aa0565b16614ac8565b90565b61381681613b87565b908115613821575090565b63ffffffff9150610240015116151590565b6040515f5b67199c9859db595b9d60c21b811a613890576020815f92845267199c9859db595b9d60c21b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061178b6064820182611e01565b600101613838565b6040515f5b64656e74727960d81b811a6138ef576020815f92845264656e74727960d81b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061178b6064820182611e01565b60010161389d565b6040515f5b6372756c6560e01b811a61394c576020815f9284526372756c6560e01b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061178b6064820182611e01565b6001016138fc565b6040515f5b62726f7760e81b811a6139a7576020815f92845262726f7760e81b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061178b6064820182611e01565b600101613959565b6040515f5b641b195d995b60da1b811a613a06576020815f928452641b195d995b60da1b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061178b6064820182611e01565b6001016139b4565b6040515f5b651c185c995b9d60d21b811a613a67576020815f928452651c185c995b9d60d21b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061178b6064820182611e01565b600101613a13565b6040515f5b671a5b98db1d59195960c21b811a613acc576020815f928452671a5b98db1d59195960c21b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061178b6064820182611e01565b600101613a74565b6040515f5b66656e747269657360c81b811a613b2f576020815f92845266656e747269657360c81b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061178b6064820182611e01565b600101613ad9565b604051905f5b81811a613b7f57805f9260209285528285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061178b6064820182611e01565b600101613b3d565b61014001805160068110156107f757600414908115613ba4575090565b90505160068110156107f75760051490565b938092611ce7613bd2939795611ce1885160208a015190613e34565b93905051613bdf81614bb7565b5f19810190811161110557611d1b611d15613bf996614c94565b9190613c0481610ec8565b613c135760c0013503613c1357565b7f73636f7265730000000000000000000000000000000000000000000000000000613b37565b5f1981146111055760010190565b613c515f91611dd1565b5f1981019081116111055760081c905b60018211613c735761380a9150613c39565b608082019081831161110557607f8301918211611105578160071c91607f1916918083046080149015171561110557613cb591613caf91611de0565b91611dd1565b5f1981019081116111055760081c90613c61565b613cd290613b87565b1561380a575f19810181811161110557613ceb916111c3565b60011c90565b92919060ff169060038214613db05760088214613da457600e8214613d6d57600f8214613d605760108214613d475760118214613d405750601203613d37575050600190565b61380a916149e1565b9250505090565b5050506001600160401b03604061380a92015116613c47565b929050613cd29150613b87565b92613d799291506149e1565b90801561341057613d8f90610100048092611de0565b5f198101919082116111055761380a91613406565b50505061380a90614bb7565b5050506060015163ffffffff1690565b60405190613dcd82610f75565b5f6060838281528260208201528260408201520152565b9190613e0d826001600160401b0392613dfb613dc0565b506010613e0781614fde565b96613cf1565b1660ff60405193613e1d85610f75565b601085521660208401526040830152606082015290565b90613e565f6001600160401b0392613e4a613dc0565b50601261346f81614fde565b1660ff60405192613e6684610f75565b6012845216602083015260408201525f606082015290565b90613ea05f6001600160401b0392613e94613dc0565b50601161346f81614fde565b1660ff60405192613eb084610f75565b6011845216602083015260408201525f606082015290565b90613eea5f6001600160401b0392613ede613dc0565b50600f61346f81614fde565b1660ff60405192613efa84610f75565b600f845216602083015260408201525f606082015290565b613f1a613dc0565b506001600160401b03613f335f80600861346f81614fde565b1660ff60405192613f4384610f75565b6008845216602083015260408201525f606082015290565b613f63613dc0565b506001600160401b03613f7c5f80600361346f81614fde565b1660ff60405192613f8c84610f75565b6003845216602083015260408201525f606082015290565b91909796959295949394861561420f576001600160401b0360408a01511682818110918215926141fc575b50506141e25760ff60208a01511693841580156141d8575b80156141ce575b6141b357613ffb85614ac8565b9361400884861c96615010565b92848a015f1901861c87811480159491906141ad578560011b5b8a14908115916141a0575b5061418257888a898f8715614173575050505060405161404e606082610f90565b60028152604090813660208301376040519161406b606084610f90565b6002835236602084013760018a0161408282612d93565b528961408d82612d86565b528a87116107bf578e6140cd958d6140b46106288f8c816140ae8287614aeb565b956111d6565b6140bd86612d93565b526140c785612d86565b52615084565b995b6140d88b610ec8565b8a61415c5761410891908115614153576140f48885818c6111d6565b919091925b1561414c576001880190614e49565b1561412c5761380a9661294e9694841b909203918201921c918202939102916111d6565b505050505050509050600790604051614146602082610f90565b5f815290565b8790614e49565b889088926140f9565b505050505050505050604051614146602082610f90565b61417c96615053565b996140cf565b50505050505050505050509050600290604051614146602082610f90565b905060018901105f61402d565b85614022565b50505050505050509050600790604051614146602082610f90565b5060038514613fee565b5060028514613fe7565b505050505050509050600490604051614146602082610f90565b61420692506110f8565b8711825f613fcf565b505050505050509050600190604051614146602082610f90565b93919290606084019461424761423f8787611060565b9084846135eb565b946142528251613b87565b156143fe5761426081610ff1565b9463ffffffff60208401519616945f965f198101908111611105575b808710156143da57506001870180881161110557888a60ff6142d96142d16143048b60209f6143559f61432e9f8b8f938f93908f93918b61430b9f6142d16142ca6142e1966142d993611de0565b9f89611060565b939094612da3565b511691611095565b6142fc6142f16080860186611016565b9460a081019061102b565b969095615322565b9e89611060565b61432661431b60c0860186611016565b9460e081019061102b565b96909561544d565b9261436760405194859384936342ee8eb560e11b8552604060048601526044850190611e01565b83810360031901602485015290611e01565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610c6c575f916143a6575090565b90506020813d6020116143d2575b816143c160209383610f90565b810103126107bf5761380a90611ded565b3d91506143b4565b96956143e9886143ef926110f8565b96613c39565b968015611105575f190161427c565b90919293614436946142e16020976142d960ff61441e6144589c88611060565b92909363ffffffff61442f8a610ff1565b1690612da3565b816040519384926342ee8eb560e11b8452604060048501526044840190611e01565b5f83820391600319830160248601525201816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610c6c575f916143a6575090565b9395949190926001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169361014086015160068110156107f75761454e60209361453c63ffffffff6101608b0151169463ffffffff6102408c01511697604051988997889763db43e80b60e01b895260048901526024880152604487015260a0606487015260a48601916111a3565b83810360031901608485015290611e01565b0381865afa908115610c6c575f91614699575b5063ffffffff6102208501918180845116986040519963a87b5c9f60e01b8b5260048b01521660248901521694856044880152602087606481875afa968715610c6c575f9761465d575b5061464f579163ffffffff6020959492816102008160a4975116950151169582604051998a988997633021f16f60e01b89526004890152602488015216604486015260648501521660848301525afa8015610c6c575f90614612575b63ffffffff91501690565b506020813d602011614647575b8161462c60209383610f90565b810103126107bf5761464263ffffffff91612e9e565b614607565b3d915061461f565b505050505063ffffffff1690565b9096506020813d602011614691575b8161467960209383610f90565b810103126107bf5761468a90612e9e565b955f6145ab565b3d915061466c565b90506020813d6020116146cb575b816146b460209383610f90565b810103126107bf576146c590612e9e565b5f614561565b3d91506146a7565b949290969193956146e55f87516149e1565b936101a08751015160038110156107f7576146ff90614aa0565b60205f61470d828d01610ff1565b61471687612d72565b9c60409d8e928584516147298682610f90565b6010815201936f185cdcd85e4bdd8c4bdc185e5b1bd85960821b85525192601087850195865e35603084015260e01b6001600160e01b03191660508301526054820184905260601b6bffffffffffffffffffffffff19166058820152604c8152614794606c82610f90565b8d51918291518091835e8101838152039060025afa1561083257866147fa915f5160ff8d51926147c384610f75565b600484521660208301526001600160401b0389168d83015260608201526147ed6106288c806110c6565b61063960208d018d61102b565b9061480481610ec8565b6149525790895f610688614843959463ffffffff60608d5101511684519461482b86610f75565b60058652846020870152850152826060850152614c94565b919061484e81610ec8565b61494c57602001350361494757509161071c916148c56148796020956106ca60016106c287516137e8565b9161489c61026061488e6101a08751016110b9565b9551015160010b97806110c6565b9390918082101561493f5750925b8851632faa338760e01b815297889687966004880190611196565b90606483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa91821561172a57505f9161490b575090565b90506020813d602011614937575b8161492660209383610f90565b810103126107bf5761380a90612eaf565b3d9150614919565b9050926148aa565b613b37565b82613b37565b84613b37565b6101608101519061014081015160068110156107f7576002146149d25761497e90613b87565b156149cc5761ffff8116600182901b6201fffe16600381018091116111055783101592836149ad575b50505090565b61ffff929350906149bd916110f8565b9160101c1611155f80806149a7565b50151590565b5060011b6401fffffffe161090565b906040820160606001600160401b0382511693019163ffffffff8351169182156134105751925163ffffffff16926001600160401b03168315613410576001600160401b0393900683161115614a555760ff60015b16920416016001600160401b038111611105576001600160401b031690565b60ff5f614a36565b6002611d1b611d15614a7196949795614c94565b9190614a7c81610ec8565b61494c5760c00135036149475750565b6001611d1b611d15614a7196949795614c94565b60038110156107f75760018114614ac257600203614abd57600390565b600190565b50600290565b6001600160fd1b03811681036111055766080a070a0a080060ff9160031b1c1690565b5f906001602093806040519385855383850137019060025afa156107bf575f5190565b929190925f93614b3360ff6020840151166001600160401b0360408501511690615562565b8015614b5d57915f614b4b9492819482190192615588565b919015614b5457565b600592505f9150565b5050505090506004905f90565b9492909391945f94614b9160ff6020840151166001600160401b0360408501511690615562565b9687821015614ba957614b4b9596975f190192615588565b50600496505f955050505050565b614bc08161380d565b15614bdd57614bce90613b87565b15614bd857600490565b600390565b6060015163ffffffff1690565b91614c57915060031b916004614c28848301358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b930101358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b60201b1790565b905061380a9160021b01358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b6020525f601f5360205f6021601f60025afa156107bf575f5190565b90614cbd94939291614b6a565b9190614cc881610ec8565b612b0c57565b91909160ff6020820151168015614e4057614ce881615010565b90818403614e37576040614cfb82614ac8565b930151926001600160401b0384169081811c614e2b576002831480938115614e20575b5015614e0d57505060ff83169160021c66ffffffffffffff8460081c1602928383614d88575b5050505081614d52936111d6565b5f91601f8216828201035b808210614d78575060f890359160031b16610100031c171590565b9092602090843517930190614d5d565b929360040192909115614da9575050614d529391839101915b935f80614d44565b91509150607f677fffffffffffffff8360011c1616016004810191600180849216149182614de9575b5050614de25781614d5293614da1565b5050505f90565b9150915082600582019210156110a5576004600f918501013560f81c115f80614dd2565b614d5296945085939192501c02916111d6565b60039150145f614d1e565b50505050505050600190565b50505050505f90565b50505050600190565b9092919260ff6020830151168015614fa357614e6481615010565b91828503614f99576001600160401b036040614e7f84614ac8565b9501511690841b90039283811c614f8e576002821480928115614f83575b5015614f71575060ff83169160021c8360081c02928383614efd575b5050505081614ec7936111d6565b5f91601f8216828201035b808210614eed575060f890359160031b16610100031c171590565b9092602090843517930190614ed2565b929360040192909115614f1e575050614ec79391839101915b935f80614eb9565b91509150607f8260011c16016004810191600180849216149182614f4d575b5050614de25781614ec793614f16565b9150915082600582019210156110a5576004600f918501013560f81c115f80614f3d565b614ec7959391509184921c02916111d6565b60039150145f614e9d565b505050505050600190565b5050505050505f90565b5050505050600190565b608081019081811161110557607f01908111611105578060071c90607f191690808204608014901517156111055790565b60ff16600181148015615006575b61500057601003614ffc57600490565b5f90565b50600190565b5060028114614fec565b6002811461504c576003811461504557801590811561503a575b5015615034575f90565b61040090565b60069150115f61502a565b5061021090565b5061041090565b9593610688906150669694939293614aeb565b9061507081610ec8565b806137e257500361507f575f90565b600690565b91939094929484518015614e2b578651036153175760015b85518110156150e0576150af8187612da3565b515f198201828111611105576150c59088612da3565b5110156150d45760010161509c565b50505050505050600390565b5090929594939193602082019060ff8251169461510c60408501966001600160401b0388511690615562565b9885515f198101908111611105576151258b9188612da3565b51101561530957604051998296602081019b8c826020815160051b8201019703936001601f535f1901965b6020848203601f1901116152435750509060209291604052010151995192998a8491602060016040519a87601f1991031687019781601f53161b525b6151f35750606095969798995060051b01149451905160401b17815160481b176a02000000000000000000001760a81b83520151600b820152602051602b82015260205f604b8360025afa506040525f5190156151ec570361507f575f90565b5050600590565b600181168b8210811761521b575060011c99602051602060018d161b525b60011c998a61518c565b936020919460408235911c52019260011c9960208060018d161b6041601f60025afa50615211565b815b81811061525a5750509560011c958d90615150565b8051868201938451918060011c82526020898301920195600182166152e8578c821061528d575050526020905b01615245565b90919e9260205260016020850192178251146152c1575b50509060208083819435604052019d6041601f60025afa50615287565b848210156152a4576020929e928094508092910151604052916041601f60025afa50615287565b50509c6020818194938293358352604052019d6041601f60025afa50615287565b506004985050505050505050565b505050505050600290565b9685949664199a5c9cdd60da1b929661534a9461533f8b516137e8565b98878a1c908c6146d3565b1561543f576101a08551015160038110156107f7571561540b576153776135996101a060019751016110b9565b9590931b935f198501948511611105575f946153ac61160b95604051988997889763e924084960e01b89526004890190611196565b92166044840152606483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610c6c575f916153f7575090565b61380a91503d805f833e61171c8183610f90565b5061541a9293508091506110c6565b8260021b926001600160fe1b038116036111055782116107bf5761380a91369161264c565b64199a5c9cdd60da1b613b37565b96859496651cd958dbdb9960d21b929661546b9461533f8b516137e8565b15615498576101a08551015160038110156107f7571561540b576153776135996101a060019751016110b9565b651cd958dbdb9960d21b613b37565b916154b28351612d40565b905f5b84518110156154e957806001600160a01b036154d360019388612da3565b5160081c166154e28286612da3565b52016154b5565b5060405163cd6fdd8360e01b8152909350915f918391829161550f913560048401612e46565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610c6c575f9161554e575090565b61380a91503d805f833e6108248183610f90565b600681116155825761557390614ac8565b6001811b9091015f1901901c90565b50505f90565b95949092939193604051948184956001601f536020600184161b525b6155fd575050906060929160051b0114936040810151602082015160401b17815160481b176a02000000000000000000001760a81b83520151600b820152602051602b82015260205f604b8360025afa506040525f5190565b600181168282108117615625575060011c906020516020600184161b525b60011c90816155a4565b946020919560408235911c52019360011c90602080600184161b6041601f60025afa5061561b56",
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
// the contract method with ID 0x3225e649.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveInterleaved((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures, (uint32,uint64,uint32,(address,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),bytes32[]) ) returns()
func (aggregationFraud *AggregationFraud) PackProveInterleaved(statement Statement, signatures []WitnessSignature, arg2 IAggregationFraudInterleavedProof) []byte {
	enc, err := aggregationFraud.abi.Pack("proveInterleaved", statement, signatures, arg2)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveInterleaved is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3225e649.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveInterleaved((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures, (uint32,uint64,uint32,(address,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),bytes32[]) ) returns()
func (aggregationFraud *AggregationFraud) TryPackProveInterleaved(statement Statement, signatures []WitnessSignature, arg2 IAggregationFraudInterleavedProof) ([]byte, error) {
	return aggregationFraud.abi.Pack("proveInterleaved", statement, signatures, arg2)
}

// PackProvePartial is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x84aeea8f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function provePartial((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures, (uint32,uint8,uint64,(address,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),(bytes,bytes32[]),bytes32[],bytes32[]) ) returns()
func (aggregationFraud *AggregationFraud) PackProvePartial(statement Statement, signatures []WitnessSignature, arg2 IAggregationFraudPartialProof) []byte {
	enc, err := aggregationFraud.abi.Pack("provePartial", statement, signatures, arg2)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProvePartial is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x84aeea8f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function provePartial((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures, (uint32,uint8,uint64,(address,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),(bytes,bytes32[]),bytes32[],bytes32[]) ) returns()
func (aggregationFraud *AggregationFraud) TryPackProvePartial(statement Statement, signatures []WitnessSignature, arg2 IAggregationFraudPartialProof) ([]byte, error) {
	return aggregationFraud.abi.Pack("provePartial", statement, signatures, arg2)
}

// PackProvePayload is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc31e5bd5.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function provePayload((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures, (uint32,uint64,uint32,(address,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[]) ) returns()
func (aggregationFraud *AggregationFraud) PackProvePayload(statement Statement, signatures []WitnessSignature, arg2 IAggregationFraudPayloadProof) []byte {
	enc, err := aggregationFraud.abi.Pack("provePayload", statement, signatures, arg2)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProvePayload is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc31e5bd5.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function provePayload((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures, (uint32,uint64,uint32,(address,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[]) ) returns()
func (aggregationFraud *AggregationFraud) TryPackProvePayload(statement Statement, signatures []WitnessSignature, arg2 IAggregationFraudPayloadProof) ([]byte, error) {
	return aggregationFraud.abi.Pack("provePayload", statement, signatures, arg2)
}

// PackProveScore is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x99744d46.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveScore((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures, (uint32,(bytes,bytes32[]),bytes32[],bytes,bytes32[]) ) returns()
func (aggregationFraud *AggregationFraud) PackProveScore(statement Statement, signatures []WitnessSignature, arg2 IAggregationFraudScoreProof) []byte {
	enc, err := aggregationFraud.abi.Pack("proveScore", statement, signatures, arg2)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveScore is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x99744d46.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveScore((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures, (uint32,(bytes,bytes32[]),bytes32[],bytes,bytes32[]) ) returns()
func (aggregationFraud *AggregationFraud) TryPackProveScore(statement Statement, signatures []WitnessSignature, arg2 IAggregationFraudScoreProof) ([]byte, error) {
	return aggregationFraud.abi.Pack("proveScore", statement, signatures, arg2)
}

// PackProveStep is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xad24e2f3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveStep((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures, (uint32,uint64,bool,(bytes,bytes32[]),bytes32[],bytes,bytes32[],(bytes,bytes32[]),(bytes,bytes32[]),bytes32,bytes32[],(bytes,bytes32[]),bytes32,bytes32[],(address,bytes32,bytes32)[]) ) returns()
func (aggregationFraud *AggregationFraud) PackProveStep(statement Statement, signatures []WitnessSignature, arg2 IAggregationFraudStepProof) []byte {
	enc, err := aggregationFraud.abi.Pack("proveStep", statement, signatures, arg2)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveStep is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xad24e2f3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveStep((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures, (uint32,uint64,bool,(bytes,bytes32[]),bytes32[],bytes,bytes32[],(bytes,bytes32[]),(bytes,bytes32[]),bytes32,bytes32[],(bytes,bytes32[]),bytes32,bytes32[],(address,bytes32,bytes32)[]) ) returns()
func (aggregationFraud *AggregationFraud) TryPackProveStep(statement Statement, signatures []WitnessSignature, arg2 IAggregationFraudStepProof) ([]byte, error) {
	return aggregationFraud.abi.Pack("proveStep", statement, signatures, arg2)
}

// PackProveTotal is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x449dd25b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveTotal((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures, (uint32,uint32,(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),bytes32[],bytes32[]) ) returns()
func (aggregationFraud *AggregationFraud) PackProveTotal(statement Statement, signatures []WitnessSignature, arg2 IAggregationFraudTotalProof) []byte {
	enc, err := aggregationFraud.abi.Pack("proveTotal", statement, signatures, arg2)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveTotal is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x449dd25b.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveTotal((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures, (uint32,uint32,(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),bytes32[],bytes32[]) ) returns()
func (aggregationFraud *AggregationFraud) TryPackProveTotal(statement Statement, signatures []WitnessSignature, arg2 IAggregationFraudTotalProof) ([]byte, error) {
	return aggregationFraud.abi.Pack("proveTotal", statement, signatures, arg2)
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
