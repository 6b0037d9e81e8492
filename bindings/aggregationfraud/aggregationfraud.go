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
	ABI: "[{\"type\":\"constructor\",\"inputs\":[{\"name\":\"rounds_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"opReferee_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"descent_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"reveals_\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"claimantOf\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"claimant\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"pending\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"condemnSigners\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatures\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"condemnSilence\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"clearedSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"challenger\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"condemnSponsor\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"ended\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"descent\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"hold\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"outputs\":[{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"holdProposal\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}],\"outputs\":[{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"isCondemned\",\"inputs\":[{\"name\":\"statement\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"noteShown\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"opReferee\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"proveInterleaved\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatures\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.InterleavedProof\",\"components\":[{\"name\":\"fragment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"coordinate\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"entry\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entries\",\"type\":\"tuple[]\",\"internalType\":\"structFrozenEntry[]\",\"components\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"interleaved\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"auxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"payload\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"setPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"provePartial\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatures\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.PartialProof\",\"components\":[{\"name\":\"item\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"level\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"index\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"entries\",\"type\":\"tuple[]\",\"internalType\":\"structFrozenEntry[]\",\"components\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"first\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"firstSetPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"second\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"secondSetPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"below\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"claimed\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"itemPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"auxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"provePayload\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatures\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.PayloadProof\",\"components\":[{\"name\":\"fragment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"leafIndex\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"entry\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entries\",\"type\":\"tuple[]\",\"internalType\":\"structFrozenEntry[]\",\"components\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"payload\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"setPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveScore\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatures\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.ScoreProof\",\"components\":[{\"name\":\"row\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"distances\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"distancesAuxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"scores\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"scoresPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveStep\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatures\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.StepProof\",\"components\":[{\"name\":\"fragment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"coordinate\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"momentum\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"interleaved\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"auxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"scores\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"scoresPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"parentMomentum\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"parentParams\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"parentSibling\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"parentPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"claimed\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"claimedSibling\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"newPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"entries\",\"type\":\"tuple[]\",\"internalType\":\"structFrozenEntry[]\",\"components\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveTotal\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatures\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.TotalProof\",\"components\":[{\"name\":\"row\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"column\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"entryAuxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"top\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"itemPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"auxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"release\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"reveals\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"rounds\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"statementId\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"pure\"},{\"type\":\"function\",\"name\":\"submitEquivocation\",\"inputs\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"a\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatureA\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"b\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatureB\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"tasks\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"event\",\"name\":\"EquivocationProven\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"keeper\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"challenger\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"FraudProven\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"challenger\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"statement\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"fault\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumIAggregationFraud.Fault\"},{\"name\":\"element\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"expected\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"claimed\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"overturned\",\"type\":\"bool\",\"indexed\":false,\"internalType\":\"bool\"}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"AddressEmptyCode\",\"inputs\":[{\"name\":\"target\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"AlreadyProven\",\"inputs\":[{\"name\":\"statement\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"ClaimIsCorrect\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"FailedCall\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"InvalidSignature\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NotAuthorized\",\"inputs\":[{\"name\":\"caller\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotEquivocation\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NotOverturnable\",\"inputs\":[{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"type\":\"error\",\"name\":\"NothingProven\",\"inputs\":[]}]",
	ID:  "AggregationFraud",
	Bin: "0x6101408060405234610272576080816187a28038038091610020828561027e565b83398101031261027257610033816102a1565b90610040602082016102a1565b6004602061005c6060610055604087016102a1565b95016102a1565b6001600160a01b03909516608081905260405163c305a6d960e01b815292839182905afa908115610221575f91610240575b506001600160a01b0390811660a0819052911660c081905260405191906154dc90818401906001600160401b0382118583101761022c5760409385936132c68539825260208201520301905ff080156102215760e052610100526101205260405161301090816102b682396080518181816101e30152818161061e015281816108e801528181610a2a01528181610b9901528181610c9c01528181610ece015281816114630152818161160c0152818161180601528181611b84015281816126200152818161287c0152612d02015260a0518181816107da01528181611096015281816111960152818161129a01528181611d1a015281816126e0015281816127900152612941015260c05181610796015260e051818181610273015261188e0152610100518181816105c00152818161081e015281816109d501528181610b300152818161142c015281816115d30152611b4c0152610120518181816106e901528181610ad201528181610c5401528181610d4501528181611578015281816116a6015281816120ca015261226f0152f35b6040513d5f823e3d90fd5b634e487b7160e01b5f52604160045260245ffd5b90506020813d602011610276575b8161025b6020938361027e565b810103126102725761026c906102a1565b5f61008e565b5f80fd5b3d915061024e565b601f909101601f19168101906001600160401b0382119082101761022c57604052565b51906001600160a01b03821682036102725756fe6080806040526004361015610012575f80fd5b5f5f35918260e01c9081630219972d14611afe575080630e28016314611ac95780631808842c14611a9b57806324f154e714611a78578063289d2e5d146117345780632d7eda7f146116ce578063308bc2ad146115a057806334c8972c1461140d5780633b1ad71714610dce578063449dd25b14610d6957806376c4abac14610d2557806399744d4614610cc0578063a2e800ad14610c7c578063a89cb02d14610afa578063be6ca4b5146109ad578063c03151e914610842578063c1d7c885146107fe578063c305a6d9146107ba578063ccedbb4314610776578063dda8a1a614610711578063fce7c0a6146105a45763ff7686f114610111575f80fd5b346104d257366003190161012081126105a05760e0136104d25760e4356001600160401b0381116105a05761014a9036906004016120f2565b9290610104356001600160401b03811161059c576101e090600319903603011261053b5761017661231c565b928381528060205260408120926040519361019085612162565b549060ff82161515908186526001600160401b03602087019360081c16835281610568575b506105545760405162b502ad60e71b815291602083806101d7600482016121c6565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa928315610547578193610507575b50845115806104ff575b806104f7575b6104e9576001600160401b0336116104d5576040519061024d36601f01601f191660200183612198565b803683526104d2575061029890365f60208301375f602036830101526001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016612ed2565b9260c0848051810103126104d057604051966102b38861217d565b60208501519360088510156104d05760c0948952886102d4604088016121b9565b948560208301526102e7606089016123c2565b97604083019889526102fb608082016123c2565b606084019781895260a06103236103138286016123c2565b9b8c95608089019d8e52016123c2565b95019485521591826104b9575b50506104aa578851151580610492575b61047f57906001600160401b03806103b1969594935116915116179160405161036881612162565b60018152602081018481528b5f525f60205260405f20915115159060ff68ffffffffffffffff008454925160081b1692169068ffffffffffffffffff19161717905533936124f8565b909451159081610476575b8161046d575b5061045f576103cf612222565b955192600884101561044b576001600160401b038080610402935116935116935116936040519687526020870190612248565b604085015260608401526080830152151560a082015263ffffffff339216907f99b433a357a64cb1329b010582390deb9ae11021f522b4acd84cfa3f3f9f21e260c060043592a4005b634e487b7160e01b5f52602160045260245ffd5b624d8cff60e81b5f5260045ffd5b9050155f6103c2565b851591506103bc565b89633a80cda160e21b5f5260045260245ffd5b506001600160401b0382518183511619161615610340565b636768d7e360e11b5f5260045ffd5b6001600160401b0391925081169116145f80610330565b5f5b80fd5b634e487b7160e01b81526041600452602490fd5b624d8cff60e81b8152600490fd5b508615610223565b50821561021d565b9092506020813d60201161053f575b8161052360209383612198565b8101031261053b57610534906121b9565b915f610213565b8280fd5b3d9150610516565b50604051903d90823e3d90fd5b633a80cda160e21b82526004859052602482fd5b7fffffffff0000000000000000000000000000000000000000000000000000000016636ed450d360e11b141590505f6101b5565b8380fd5b5080fd5b50346104d25760e03660031901126104d2576001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016331415806106de575b6106cb576105f5612222565b9060405162b502ad60e71b815260208180610612600482016121c6565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9081156106c0578291610686575b501561066e57602061066283600435612cd5565b61ffff60405191168152f35b63ffffffff602492632f764ae960e01b835216600452fd5b90506020813d6020116106b8575b816106a160209383612198565b810103126105a0576106b2906121b9565b8361064e565b3d9150610694565b6040513d84823e3d90fd5b634a0bfec160e01b815233600452602490fd5b506001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163314156105e9565b50346104d257366003190161012081126105a05760e0136104d25760e4356001600160401b0381116105a05761074b9036906004016120f2565b9290610104356001600160401b03811161059c5760c090600319903603011261053b5761017661231c565b50346104d257806003193601126104d25760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346104d257806003193601126104d25760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346104d257806003193601126104d25760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346104d257366003190161010081126105a05760e0136104d25760e4356001600160401b0381116105a05761087c9036906004016120f2565b9061088561231c565b83528260205260408320916040519261089d84612162565b54926001600160401b03602060ff8616159283158152019460081c16845261099f5760405162b502ad60e71b815292602084806108dc600482016121c6565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa93841561099457859461094a575b50926001600160401b036109309451169133936124f8565b90159081610941575b506104e95780f35b90501582610939565b93506020843d60201161098c575b8161096560209383612198565b81010312610988576001600160401b03610981610930956121b9565b9450610918565b8480fd5b3d9150610958565b6040513d87823e3d90fd5b624d8cff60e81b8452600484fd5b50346104d25760403660031901126104d2576004356109ca612122565b916001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001633141580610ac7575b6106cb576040516302c8fea360e21b81526004810183905263ffffffff841660248201526020816044817f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03165afa9081156106c0578291610a8d575b5015610a745760206106628484612cd5565b632f764ae960e01b815263ffffffff8316600452602490fd5b90506020813d602011610abf575b81610aa860209383612198565b810103126105a057610ab9906121b9565b84610a62565b3d9150610a9b565b506001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163314156109fe565b50346104d25760603660031901126104d257600435610b17612122565b9060443561ffff8116810361059c576001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001633141580610c49575b610c3657610b68818484612ca0565b845260016020526040842080548015610c22575f1901908190558492919015610b8f578280f35b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016803b1561059c5760405163190e3a7f60e31b8152600481019390935263ffffffff94909416602483015261ffff1660448201529181908390606490829084905af1801561054757610c0b575b81808280f35b610c1491612198565b805f126104d2578181610c05565b634e487b7160e01b86526011600452602486fd5b634a0bfec160e01b845233600452602484fd5b506001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016331415610b59565b50346104d257806003193601126104d25760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346104d257366003190161012081126105a05760e0136104d25760e4356001600160401b0381116105a057610cfa9036906004016120f2565b9290610104356001600160401b03811161059c5760a090600319903603011261053b5761017661231c565b50346104d257806003193601126104d25760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b50346104d257366003190161012081126105a05760e0136104d25760e4356001600160401b0381116105a057610da39036906004016120f2565b9290610104356001600160401b03811161059c5760e090600319903603011261053b5761017661231c565b50346104d2576102203660031901126104d2576004356001600160a01b038116908181036104d05760e036602319011261053b57610104356001600160401b03811161059c57610e22903690600401612135565b90919060e03661012319011261098857610204356001600160401b03811161140957610e52903690600401612135565b6024949194359461012435938487148015906113de575b80156113cf575b80156113c0575b801561138a575b801561136d575b61135e5760a4356001600160401b038116908181036104d0575060405160208101916084358352604082015260408152610ec0606082612198565b519020906001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016946044359263ffffffff8416938481036104d057506040519363566ba51960e11b85528a600486015260248501526064356044850152606484015260c435608484015260e43560a484015260208360c481895afa801561121e575f9061132a575b610f599350612f5a565b50600481101561044b571590811591611321575b8115611266575b50611153576101a4356001600160401b038116908181036104d057506040516020810191610184358352604082015260408152610fb2606082612198565b519020610144359063ffffffff8216918281036104d05760209260c49150604051968793849263566ba51960e11b84528a6004850152602484015261016435604484015260648301526101c43560848301526101e43560a48301525afa801561121e575f90611232575b6110269350612f5a565b50600481939293101561044b571591821592611229575b8215611162575b5050611153576040516326f91ec160e01b815260048101839052600160248201526001600160a01b0390911660448201523360648201525f60848201526020818060a481010381876001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1908115611148578491611116575b50156111085763ffffffff6110d9612235565b16907fe60d8ecc456b5d94401c92f79df64176f966341a00c6ec21dd8ec711c58a02976020604051338152a480f35b624d8cff60e81b8352600483fd5b90506020813d602011611140575b8161113160209383612198565b810103126104d05751846110c6565b3d9150611124565b6040513d86823e3d90fd5b638baa579f60e01b5f5260045ffd5b6001600160a01b039192506040519263ec34e7b160e01b845260048401521660248201526020816044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa801561121e5784915f916111da575b506001600160a01b031614158580611044565b9150506020813d602011611216575b816111f660209383612198565b810103126104d0576001600160a01b036112108592612255565b906111c7565b3d91506111e9565b6040513d5f823e3d90fd5b8515925061103d565b506020833d60201161125e575b8161124c60209383612198565b810103126104d057611026925161101c565b3d915061123f565b90506001600160a01b036040519163ec34e7b160e01b83528860048401521660248201526020816044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa801561121e5788915f916112dd575b506001600160a01b0316141589610f74565b9150506020813d602011611319575b816112f960209383612198565b810103126104d0576001600160a01b036113138992612255565b906112cb565b3d91506112ec565b88159150610f6d565b506020833d602011611356575b8161134460209383612198565b810103126104d057610f599251610f4f565b3d9150611337565b630b69ebb360e01b8952600489fd5b506101c43560c435148015610e8557506101e43560e43514610e85565b5060a4356001600160401b038116908181036104d057506101a435906001600160401b038216918281036104d057501415610e7e565b50610184356084351415610e77565b50610164356064351415610e70565b506113e7612235565b6101443563ffffffff8116918282036104d05763ffffffff9150161415610e69565b8580fd5b50346104d25760203660031901126104d2576004356001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163314158061156d575b61155a576001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016916040516365c7d79d60e01b815282600482015261012081602481875afa9081156106c0576001600160401b039160c091849161152b575b500151161591826114d2575b602083604051908152f35b8382943b1561053b576024839260405194859384926332123c3360e01b845260048401525af1801561152057611509575b806114c7565b8261151391612198565b815f126105a05781611503565b6040513d85823e3d90fd5b61154d91506101203d8111611553575b6115458183612198565b8101906123d6565b866114bb565b503d61153b565b634a0bfec160e01b825233600452602482fd5b506001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016331415611455565b50346104d25760603660031901126104d2576115ba612122565b6044359060ff821680920361053b576001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163314158061169b575b6116885782906001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001690813b1561053b57606463ffffffff91848094604051978895869463308bc2ad60e01b8652600435600487015216602485015260448401525af18015610547576116735780f35b61167c91612198565b805f126104d257818180f35b634a0bfec160e01b835233600452602483fd5b506001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163314156115fc565b50346104d257366003190161012081126105a05760e0136104d25760e4356001600160401b0381116105a0576117089036906004016120f2565b9290610104356001600160401b03811161059c5761018090600319903603011261053b5761017661231c565b82346104d057366003190161012081126104d05760e0136104d05760e4356001600160401b0381116104d05761176e9036906004016120f2565b91610104356001600160401b0381116104d0576101009060031990360301126104d05761179961231c565b91825f525f60205260405f2091604051926117b384612162565b549060ff82161515908185526001600160401b03602086019360081c16835281611a44575b50611a315760405162b502ad60e71b815290602082806117fa600482016121c6565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa91821561121e575f926119f5575b50835115806119ed575b806119e5575b61045f576001600160401b0336116119d1576118b36040516118726020601f19601f3601160182612198565b368152365f60208301375f602036830101526001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016612ed2565b9260c0848051810103126104d057604051966118ce8861217d565b60208501519360088510156104d05760c0948952886118ef604088016121b9565b94856020830152611902606089016123c2565b9760408301988952611916608082016123c2565b606084019781895260a061192e6103138286016123c2565b95019485521591826119ba575b50506104aa5788511515806119a2575b61047f57906001600160401b0380611973969594935116915116179160405161036881612162565b909451159081611999575b81611990575061045f576103cf612222565b905015876103c2565b8515915061197e565b506001600160401b038251818351161916161561194b565b6001600160401b0391925081169116148c8061193b565b634e487b7160e01b5f52604160045260245ffd5b508515611846565b508115611840565b9091506020813d602011611a29575b81611a1160209383612198565b810103126104d057611a22906121b9565b9086611836565b3d9150611a04565b83633a80cda160e21b5f5260045260245ffd5b7fffffffff0000000000000000000000000000000000000000000000000000000016636ed450d360e11b14159050866117d8565b346104d05760e03660031901126104d0576020611a9361231c565b604051908152f35b346104d05760203660031901126104d0576004355f525f602052602060ff60405f2054166040519015158152f35b346104d05760203660031901126104d0576040611ae7600435612269565b6001600160a01b0383519216825215156020820152f35b346104d057366003190161012081126104d05760e0136104d05760e4356001600160401b0381168091036104d05761010435916001600160a01b0383168093036104d0576001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016331415806120bf575b6120ac5762b502ad60e71b81527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031660208280611bbc600482016121c6565b0381845afa91821561121e575f92612070575b505f905f9360043593611c66575b50506001611c61575b1580928193611c58575b5061045f577f99b433a357a64cb1329b010582390deb9ae11021f522b4acd84cfa3f3f9f21e260c063ffffffff611c25612222565b611c2d61231c565b95604051968752600760208801525f60408801525f60608801525f60808801521560a08701521693a4005b90501584611bf0565b611be6565b91509293916024359163ffffffff8316948584036104d05760405163d3ddde2d60e01b81526004810184905263ffffffff85166024820152955f87604481855afa96871561121e575f97611fcc575b506040516302c8fea360e21b81526004810185905263ffffffff86166024820152945f9390602087604481875afa96871561121e575f97611f90575b508694871580611f07575b611eed575f97611df3575b505050505093945f956001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016915b8151881015611de3576001600160a01b0360208960051b8401015116604051906326f91ec160e01b825285600483015260016024830152604482015286606482015285608482015260208160a4815f885af190811561121e575f91611db1575b50611da9906001926124a1565b970196611d3c565b90506020813d8211611ddb575b81611dcb60209383612198565b810103126104d057516001611d9c565b3d9150611dbe565b9593505050919350600185611bdd565b909192939496506104d057506040519163de97c0d760e01b8352846004840152602483015260448201526020816064815f865af190811561121e575f91611eaa575b5061ffff6044602092604051948593849263da7bd3b360e01b84528860048501521660248301525afa90811561121e575f91611e78575b50918680808080611d07565b90506020813d602011611ea2575b81611e9360209383612198565b810103126104d0575186611e6c565b3d9150611e86565b90506020813d602011611ee5575b81611ec560209383612198565b810103126104d05761ffff6044611edd602093612492565b925050611e35565b3d9150611eb8565b9091506104d05750632f764ae960e01b5f5260045260245ffd5b50505f6040516365c7d79d60e01b815287600482015261012081602481895afa801561121e57602063ffffffff916002935f91611f71575b500151160163ffffffff8111611f5d5763ffffffff16841015611cfc565b634e487b7160e01b5f52601160045260245ffd5b611f8a91506101203d8111611553576115458183612198565b8f611f3f565b9096506020813d602011611fc4575b81611fac60209383612198565b810103126104d057611fbd906121b9565b958a611cf1565b3d9150611f9f565b9096503d805f833e611fde8183612198565b8101906020818303126104d0578051906001600160401b0382116104d057019080601f830112156104d0578151916001600160401b0383116119d1578260051b90604051936120306020840186612198565b84526020808501928201019283116104d057602001905b828210612058575050509588611cb5565b6020809161206584612255565b815201910190612047565b9091506020813d6020116120a4575b8161208c60209383612198565b810103126104d05761209d906121b9565b9084611bcf565b3d915061207f565b634a0bfec160e01b5f523360045260245ffd5b506001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016331415611b75565b9181601f840112156104d0578235916001600160401b0383116104d0576020808501948460051b0101116104d057565b6024359063ffffffff821682036104d057565b9181601f840112156104d0578235916001600160401b0383116104d057602083818601950101116104d057565b604081019081106001600160401b038211176119d157604052565b60c081019081106001600160401b038211176119d157604052565b90601f801991011681019081106001600160401b038211176119d157604052565b519081151582036104d057565b9060e0820191600435815260243563ffffffff81168091036104d0576020820152604435604082015260643560608201526084356001600160401b0381168091036104d057608082015260a43560a082015260c060c435910152565b60243563ffffffff811681036104d05790565b60443563ffffffff811681036104d05790565b90600882101561044b5752565b51906001600160a01b03821682036104d057565b5f915f917f000000000000000000000000000000000000000000000000000000000000000090813b612299575050565b6001600160a01b039450604092935060249083519586938492630e28016360e01b84526004840152165afa91821561121e575f905f936122d857509190565b9250506040823d604011612314575b816122f460409383612198565b810103126104d057612311602061230a84612255565b93016121b9565b90565b3d91506122e7565b6040516020810190600460e083019080358452602081013563ffffffff811681036104d05763ffffffff16602085015260408101356040850152606081013560608501526080810135916001600160401b03831683036104d05760c084926001600160401b036123ab9516608088015260a081013560a0880152013560c086015203601f198101835282612198565b51902090565b519063ffffffff821682036104d057565b51906001600160401b03821682036104d057565b90816101209103126104d057604051906101208201908282106001600160401b038311176119d1576101009160405261240e816123b1565b835261241c602082016123b1565b602084015261242d604082016123b1565b604084015261243e606082016123b1565b606084015261244f608082016123c2565b608084015261246060a082016123c2565b60a084015261247160c082016123c2565b60c084015261248260e082016121b9565b60e0840152015161010082015290565b519061ffff821682036104d057565b91908201809211611f5d57565b91908110156124d05760051b81013590603e19813603018212156104d0570190565b634e487b7160e01b5f52603260045260245ffd5b356001600160a01b03811681036104d05790565b909492949391935f955f95612861575b5091905f925b80841061251b5750505050565b9091929461253261252d8784866124ae565b6124e4565b61253d8784866124ae565b602081013590601e19813603018212156104d057018035906001600160401b0382116104d0576020019080360382136104d0576084356001600160401b03811690036104d05760408051606435602082019081526084356001600160401b0316828401529181526125af606082612198565b5190209160243563ffffffff811690036104d0576040519263566ba51960e11b8452600435600485015263ffffffff6020600401351660248501526040600401356044850152606484015260a060040135608484015260c06004013560a484015260208360c4816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa801561121e575f9061282e575b6126599350612f5a565b50600481101561044b57159182159261281c575b8215612759575b5050611153576126d360208561268e61252d8a87896124ae565b6040516326f91ec160e01b81526004803590820152600160248201526001600160a01b039182166044820152911660648201525f6084820152918290819060a4820190565b03815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af190811561121e575f91612727575b5061271d906001926124a1565b950192919061250e565b90506020813d8211612751575b8161274160209383612198565b810103126104d057516001612710565b3d9150612734565b9091506001600160a01b036040519263ec34e7b160e01b845260043560048501521660248301526020826044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa91821561121e575f926127d7575b506001600160a01b03809116911614155f80612674565b9091506020813d8211612814575b816127f260209383612198565b810103126104d0576001600160a01b0361280c8192612255565b9291506127c0565b3d91506127e5565b6001600160a01b03811615925061266d565b506020833d8211612859575b8161284760209383612198565b810103126104d057612659925161264f565b3d915061283a565b94955091939260243563ffffffff8116916001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168383036104d05760405163d3ddde2d60e01b8152600480359082015263ffffffff84166024820152935f85604481855afa94851561121e575f95612bfc575b506040516302c8fea360e21b8152600480359082015263ffffffff85166024820152975f949060208a604481875afa998a1561121e575f9a612bc0575b5089958a1580612b49575b612b30575f9a612a28575b50505050505f9794966001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016946001600160a01b038216965b85518b1015612a17576001600160a01b0360208c60051b8801015116604051906326f91ec160e01b8252600435600483015260016024830152604482015288606482015289608482015260208160a4815f8c5af190811561121e575f916129e5575b506129dd906001926124a1565b9a019961296e565b90506020813d8211612a0f575b816129ff60209383612198565b810103126104d0575160016129d0565b3d91506129f2565b98945094509450945095505f612508565b909192939499506104d0576001600160401b0391506040519263de97c0d760e01b8452600435600485015260248401521660448201526020816064815f865af190811561121e575f91612aed575b5061ffff6044602092604051948593849263da7bd3b360e01b845260043560048501521660248301525afa90811561121e575f91612abb575b50945f8080808061292e565b90506020813d602011612ae5575b81612ad660209383612198565b810103126104d057515f612aaf565b3d9150612ac9565b90506020813d602011612b28575b81612b0860209383612198565b810103126104d05761ffff6044612b20602093612492565b925050612a76565b3d9150612afb565b90506104d05750632f764ae960e01b5f5260045260245ffd5b50505f6040516365c7d79d60e01b8152600435600482015261012081602481895afa801561121e57602063ffffffff916002935f91612ba1575b500151160163ffffffff8111611f5d5763ffffffff16841015612923565b612bba91506101203d8111611553576115458183612198565b5f612b83565b9099506020813d602011612bf4575b81612bdc60209383612198565b810103126104d057612bed906121b9565b985f612918565b3d9150612bcf565b9094503d805f833e612c0e8183612198565b8101906020818303126104d0578051906001600160401b0382116104d057019080601f830112156104d0578151916001600160401b0383116119d1578260051b9060405193612c606020840186612198565b84526020808501928201019283116104d057602001905b828210612c8857505050935f6128db565b60208091612c9584612255565b815201910190612c77565b604080516020810192835263ffffffff939093169083015261ffff9290921660608083019190915281526123ab608082612198565b604051631a591c4f60e11b81526004810182905263ffffffff831660248201529192916001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016919061014081604481865afa90811561121e575f91612de9575b50610120015161ffff1693612d52858284612ca0565b5f52600160205260405f208054905f198214611f5d5760018201905515612d7857505050565b60405163b5bf048160e01b8152600481019290925263ffffffff16602482015290602090829060449082905f905af1801561121e57612db45750565b6020813d602011612de1575b81612dcd60209383612198565b810103126104d057612dde90612492565b50565b3d9150612dc0565b9050610140813d8211612eca575b81612e056101409383612198565b810103126104d05760405161014081018181106001600160401b038211176119d15760405281519060068210156104d057612ebf61012061ffff9481948452612e50602082016123c2565b6020850152612e61604082016123c2565b6040850152612e72606082016123c2565b6060850152612e83608082016123c2565b6080850152612e9460a082016123c2565b60a085015260c081015160c085015260e081015160e085015261010081015161010085015201612492565b828201529150612d3c565b3d9150612df7565b905f8091602081519101845afa8080612f47575b15612f065750506040513d81523d5f602083013e60203d82010160405290565b15612f27576001600160a01b0390639996b31560e01b5f521660045260245ffd5b3d15612f38576040513d5f823e3d90fd5b63d6bda27560e01b5f5260045ffd5b503d151580612ee65750813b1515612ee6565b9060418303612f8457612f7d9250602081013591604082359201355f1a90612f8e565b9192909190565b50505f9160029190565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411613005579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa1561121e575f516001600160a01b03811615612ffb57905f905f90565b505f906001905f90565b5050505f91600391905660c0346100cb57601f6154dc38819003918201601f19168301916001600160401b038311848410176100cf5780849260409485528339810103126100cb578051906001600160a01b03821682036100cb5760200151906001600160a01b03821682036100cb5760805260a0526040516153f890816100e482396080518181816102fb0152612ecb015260a0518181816107560152818161147301528181611bcb015281816125440152818161408e0152818161418f01528181614507015281816145a201526151810152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f3560e01c8063289d2e5d14610d945780632d7eda7f14610d29578063449dd25b14610cbf57806399744d4614610c55578063dda8a1a6146100da5763ff7686f11461005b575f80fd5b346100d657366003190161012081126100d65760e0136100d65760e4356001600160401b0381116100d657610094903690600401610dff565b5050610104356001600160401b0381116100d6576101e060031982360301126100d6576100c66100d2916004016125e8565b60405191829182610e39565b0390f35b5f80fd5b346100d657366003190161012081126100d65760e0136100d65760e4356001600160401b0381116100d657610113903690600401610dff565b5050610104356001600160401b0381116100d6578060040160c060031983360301126100d657610141610f18565b9060405161014e81610e91565b60405161015a81610ec0565b5f81525f60208201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f6101208201525f6101408201525f610160820152610100906040516101b48382610ef7565b823682376101808201525f6101a08201525f6101c08201525f6101e08201525f6102008201525f6102208201525f6102408201525f6102608201525f6102808201525f6102a08201525f6102c08201525f6102e08201525f6103008201525f6103208201525f6103408201525f6103608201525f6103808201525f6103a08201525f6103c08201525f6103e08201525f6104008201525f6104208201525f6104408201525f6104608201525f6104808201525f6104a08201525f6104c08201525f6104e08201525f6105008201525f6105208201525f6105408201525f6105608201525f6105808201525f6105a08201525f6105c08201525f6105e08201525f6106008201525f6106208201525f610640820152825260208201915f83526004359160405190633d91081b60e21b8252836004830152610740826024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa918215610c4a575f9261083c575b5050808252608435906001600160401b038216948583036100d6576103e0917f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f6755555555555555558660011c1689037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c5f19881460081b178092526147be565b15610837576103ee85610f58565b63ffffffff806060855101511691161015610832576003865260248701946001600160401b0361041d87610f69565b166040880152606488016104318183610fc7565b90604051915f835260071b81019060208301905b82811061081f57505050516064350361081a576044890161046581610f58565b63ffffffff6104748486610fc7565b9290501610156108155761049b63ffffffff6104936104a29486610fc7565b929093610f58565b1691610ffc565b91506001602083019560ff6104b68861175b565b161c1615610815576001600160401b03600160ff6104d4839861175b565b161b1660a08801526105096104f16104eb83610f58565b97610f69565b9160a461050160848c0183610f7d565b9a0190610f92565b959091169483519161052263ffffffff89168094614847565b956101a08651015160038110156108015761053c90614906565b906024359063ffffffff821682036100d6576020915f9161055c89613427565b60409d8e9386855161056e8782610ef7565b6010815201946f185cdcd85e4bdd8c4bdc185e5b1bd85960821b86525193601088860196875e603085015260e090811b6001600160e01b0319908116605086015291901b16605483015260601b6bffffffffffffffffffffffff19166058820152604c81526105de606c82610ef7565b8c51918291518091835e8101838152039060025afa156107f75787610654915f5160ff8c519261060d84610edc565b600484521660208301526001600160401b038a168c83015260608201528c61064c61064161063b838061102d565b90614e1e565b916020810190610f92565b9390926152c0565b9061065e81610e2f565b6107e7576106a19361069b63ffffffff60608951015116928b519361068285610edc565b600585525f60208601528c8501525f60608501526149b5565b916152c0565b91906106ac81610e2f565b6107e757850135036107e7576020926107446106e261072e946106dc60016106d48751613645565b1b809561112a565b9061105f565b916107056102606106f76101a0875101611020565b9551015160010b998061102d565b939091808210156107df5750925b8751632faa338760e01b8152998a96879660048801906110fd565b602486015260806044860152608485019161110a565b90606483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa80156107d5575f9061079a575b6100d293501560208301525191829182610e39565b506020833d6020116107cd575b816107b460209383610ef7565b810103126100d6576107c86100d293612cc6565b610785565b3d91506107a7565b50513d5f823e3d90fd5b905092610713565b661c185e5b1bd85960ca1b613994565b88513d5f823e3d90fd5b634e487b7160e01b5f52602160045260245ffd5b6136f5565b613931565b8060808092843760a08520855201610445565b613690565b6138cc565b9091506107403d8111610c43575b6108548183610ef7565b8101610740828203126100d6576040519261086e84610ec0565b61087783612ca6565b84526020830151602085015261088f60408401611785565b60408501526108a060608401612cb5565b60608501526080830151608085015260a083015160a085015260c083015160c08501526108cf60e08401611785565b60e0850152808301518185015261012083015160038110156100d65761012085015261014083015160068110156100d6576101408501526109136101608401612cb5565b6101608501528161019f840112156100d6576109326040519182610ef7565b8061028084019283116100d6576101808401905b838210610c335750506101808401525160038110156100d6576101a08301526102a081015160028110156100d6576101c08301526102c081015160028110156100d6576101e083015261099c6102e08201612cb5565b6102008301526109af6103008201612cb5565b6102208301526109c26103208201612cb5565b6102408301526103408101518060010b81036100d657610c2691610720916102608501526109f36103608201612cc6565b610280850152610a066103808201612cd3565b6102a0850152610a196103a08201612cd3565b6102c0850152610a2c6103c08201612cb5565b6102e0850152610a3f6103e08201612cb5565b610300850152610a526104008201612cb5565b610320850152610a656104208201612cd3565b610340850152610a786104408201612cd3565b610360850152610a8b6104608201612cb5565b610380850152610a9e6104808201612cb5565b6103a0850152610ab16104a08201612cb5565b6103c0850152610ac46104c08201612cb5565b6103e0850152610ad76104e08201612cb5565b610400850152610aea6105008201612cb5565b610420850152610afd6105208201612cb5565b610440850152610b106105408201612cb5565b610460850152610b236105608201612cb5565b610480850152610b366105808201612cb5565b6104a0850152610b496105a08201612cd3565b6104c0850152610b5c6105c08201612cb5565b6104e0850152610b6f6105e08201612cb5565b610500850152610b826106008201612cb5565b610520850152610b956106208201612ce1565b610540850152610ba86106408201612ca6565b610560850152610bbb6106608201612ce1565b610580850152610bce6106808201612ce1565b6105a0850152610be16106a08201612ce1565b6105c0850152610bf46106c08201612ce1565b6105e0850152610c076106e08201612cfe565b610600850152610c1a6107008201612cfe565b61062085015201612cfe565b610640820152878061032b565b8151815260209182019101610946565b503d61084a565b6040513d5f823e3d90fd5b346100d657366003190161012081126100d65760e0136100d65760e4356001600160401b0381116100d657610c8e903690600401610dff565b5050610104356001600160401b0381116100d65760a060031982360301126100d6576100c66100d291600401612369565b346100d657366003190161012081126100d65760e0136100d65760e4356001600160401b0381116100d657610cf8903690600401610dff565b5050610104356001600160401b0381116100d65760e060031982360301126100d6576100c66100d291600401611dee565b346100d657366003190161012081126100d65760e0136100d65760e4356001600160401b0381116100d657610d62903690600401610dff565b5050610104356001600160401b0381116100d65761018060031982360301126100d6576100c66100d2916004016117bd565b346100d657366003190161012081126100d65760e0136100d65760e4356001600160401b0381116100d657610dcd903690600401610dff565b5050610104356001600160401b0381116100d65761010060031982360301126100d6576100c66100d291600401611155565b9181601f840112156100d6578235916001600160401b0383116100d6576020808501948460051b0101116100d657565b6008111561080157565b91909160a06001600160401b038160c08401958051610e5781610e2f565b8552602081015115156020860152826040820151166040860152826060820151166060860152826080820151166080860152015116910152565b604081019081106001600160401b03821117610eac57604052565b634e487b7160e01b5f52604160045260245ffd5b61066081019081106001600160401b03821117610eac57604052565b608081019081106001600160401b03821117610eac57604052565b90601f801991011681019081106001600160401b03821117610eac57604052565b6040519060c082018281106001600160401b03821117610eac576040525f60a0838281528260208201528260408201528260608201528260808201520152565b3563ffffffff811681036100d65790565b356001600160401b03811681036100d65790565b903590603e19813603018212156100d6570190565b903590601e19813603018212156100d657018035906001600160401b0382116100d657602001918160051b360383136100d657565b903590601e19813603018212156100d657018035906001600160401b0382116100d657602001918160071b360383136100d657565b919081101561100c5760071b0190565b634e487b7160e01b5f52603260045260245ffd5b5160038110156108015790565b903590601e19813603018212156100d657018035906001600160401b0382116100d6576020019181360383136100d657565b9190820391821161106c57565b634e487b7160e01b5f52601160045260245ffd5b6001600160401b038111610eac57601f01601f191660200190565b6020818303126100d6578051906001600160401b0382116100d6570181601f820112156100d6578051906110ce82611080565b926110dc6040519485610ef7565b828452602083830101116100d657815f9260208093018386015e8301015290565b9060038210156108015752565b908060209392818452848401375f828201840152601f01601f1916010190565b8181029291811591840414171561106c57565b909392938483116100d65784116100d6578101920390565b9061115e610f18565b916111696004612d12565b9081519061119d61117982610f58565b602083019363ffffffff6001600160401b0361119487610f69565b1692169061319e565b600285526001600160401b036111b283610f69565b1660408601526112046001600160401b036111cc83610f58565b6111d585610f69565b906111e36080860186610f7d565b9063ffffffff6111f660a0880188610f92565b959094169116600489613249565b9491939093151580602089015261175457606083019261125e61123361122a8684610fc7565b9060048761346c565b61049b63ffffffff61049361125760408701948361125087610f58565b1690613617565b9886610fc7565b906112698451613645565b9161127382610f58565b946001600160401b038061128687610f69565b16851c169161129860c0850185610f7d565b906112a660e0860186610f92565b5f929192508451906112bf63ffffffff8c168093614847565b936101a0875101516003811015610801576112d990614906565b6024359c8d63ffffffff8116036100d6576112f386613427565b9d60409e8f9081516113058382610ef7565b60108152602001936f185cdcd85e4bdd8c4bdc185e5b1bd85960821b85528251936020850195601090875e600435603086015260e090811b6001600160e01b0319908116605087015291901b16605484015260601b6bffffffffffffffffffffffff19166058830152604c825261137d606c83610ef7565b51918291518091835e81015f815203905a915f916002602094fa1561174a57886113ea918e5f519060ff8151936113b385610edc565b600485521660208401526001600160401b038a169083015260608201526113dd61063b8a8061102d565b61064c60208b018b610f92565b906113f481610e2f565b6107e7576114319361069b8e9263ffffffff60608c5101511684519461141986610edc565b600586525f60208701528501525f60608501526149b5565b919061143c81610e2f565b6107e757890135036107e75761072e6114686020926106dc60016114608851613645565b1b809861112a565b946001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016956114e36114a56101a0885101611020565b926114ba6102608951015160010b978061102d565b939091808210156117425750925b8d51632faa338760e01b8152978896879660048801906110fd565b9060648301520381865afa908115611738575f916116fe575b501561169957516101a00151600381101561080157600161152d6115278560c0611535970190610f7d565b8061102d565b949096610f69565b941b905f19820191821161106c575f946001600160401b03611571936115828a51998a988997889763e924084960e01b895260048901906110fd565b60806024880152608487019161110a565b92161660448301526001606483015203915afa91821561169057506001600160401b03916115ee915f9161166e575b5060208151910151906020811061165d575b508060d81c9060e81c60ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b1660608601526001600160fe1b038116810361106c5782611655926001600160401b039461161f9360021b9161113d565b9035906020811061165d57508060d81c9060e81c60ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b166080830152565b5f199060200360031b1b165f6115c3565b61168a91503d805f833e6116828183610ef7565b81019061109b565b5f6115b1565b513d5f823e3d90fd5b8580515f5b661c185e5b1bd85960ca1b811a6116f6576020815f928452661c185e5b1bd85960ca1b8285015283010152818101809252633c1e253d60e11b825260206044820152603f19906116f16064820182611799565b030190fd5b60010161169e565b90506020813d602011611730575b8161171960209383610ef7565b810103126100d65761172a90612cc6565b5f6114fc565b3d915061170c565b87513d5f823e3d90fd5b9050926114c8565b8c513d5f823e3d90fd5b5050505050565b3560ff811681036100d65790565b90610100820180921161106c57565b9190820180921161106c57565b51906001600160401b03821682036100d657565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b6117c5610f18565b6117cf6004612d12565b926117da845161366a565b15611de9576117e883610f58565b63ffffffff6117fd86516020880151906139e4565b91161015611d8c576001600160401b03604085510151169260ff6118236020830161175b565b169361182d613adb565b948015611d875781606087015261010082019182811161106c5760ff0191821161106c57602086019160081c825260015b818110611d335750506001600160401b0361187b60408401610f69565b915191161015611cd457600483526001600160401b0361189d60408301610f69565b1660408401526118c384516001600160401b036118bc60408501610f69565b1690611778565b936118cd82610f58565b916118dc610120820182610f7d565b966118eb610140830183610f92565b9790946118fc610160850185610f92565b9091611916855163ffffffff831690602088015190613aff565b9a6119448d8d61193761192c61063b848061102d565b926020810190610f92565b9290918960071c906152c0565b999061194f81610e2f565b611cc45761197d92611967885160208a015190613b4f565b63ffffffff6119758d6149b5565b9216906152c0565b919061198881610e2f565b611cc4576119a5926618db185a5b595960ca1b92600487516148c3565b6001600160401b036040835101511697607f1982168260071c81046080148360071c15171561106c579861010081019081811161106c5760ff0190811161106c5760081c985b6119f48a614984565b8110611a2857611a07906106dc8b614984565b9861010081019081811161106c5760ff0190811161106c5760081c986119eb565b99611a6991929496989a611a6f9496989a6080611a45838361105f565b1015611cb3576001600160401b0391611a5d9161105f565b1660408401528061102d565b916149ef565b1580602089015261175457611aa36001600160401b0391607f611a99611527610120880188610f7d565b9190921691614cce565b166080870152611ab560408301610f69565b60081b68ffffffffffffffff001692610100611ad585606084015161105f565b1015611caa57611ae984606083015161105f565b945b600160ff611afb6020870161175b565b1603611b21575050916001600160401b0393916004611b1994613f44565b166060830152565b929093611b56906040611b4e856020611b8a9a975191015163ffffffff611b4788610f58565b1691613aff565b960151611778565b91610100820192611b82611b78611b706115278787610f7d565b969095610f7d565b6020810190610f92565b969095613cbf565b90611b9481610e2f565b611c4b576020611bbf9160405180938192631441dda160e31b83528460048401526024830190611799565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa8015610c4a575f90611c0b575b6001600160401b0316606084015250565b506020813d602011611c43575b81611c2560209383610ef7565b810103126100d657611c3e6001600160401b0391611785565b611bfa565b3d9150611c18565b6040515f5b6462656c6f7760d81b811a611ca2576020815f9284526462656c6f7760d81b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906116f16064820182611799565b600101611c50565b61010094611aeb565b50506001600160401b036080611a5d565b6618db185a5b595960ca1b613994565b6040515f5b640d2dcc8caf60db1b811a611d2b576020815f928452640d2dcc8caf60db1b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906116f16064820182611799565b600101611cd9565b6001835114611d875786516040880152611d5d611d5684518060608b0152614984565b8851611778565b875282519061010082019182811161106c5760ff0191821161106c5760019160081c84520161185e565b6137b1565b6040515f5b636974656d60e01b811a611de1576020815f928452636974656d60e01b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906116f16064820182611799565b600101611d91565b613754565b611df6610f18565b611e006004612d12565b92611e0b845161366a565b15611de957611e1a84516141c2565b92611e2481610f58565b94602081019563ffffffff875191161015612364576020820191611e4783610f58565b86156123575763ffffffff8851915b1610156122f65785156122ef5760055b611e6f81610e2f565b855263ffffffff611e7f82610f58565b166040860152851561225457611e9481610f58565b611ea16040830183610f7d565b90611ee263ffffffff611eb76060860186610f92565b939094611ec88d8951905190613be3565b611ed861192c61063b848061102d565b94909316906152c0565b9190611eed81610e2f565b61224657611f089264656e74727960d81b92600487516148f2565b60408101611f196115278284610f7d565b905088516001600160fd1b038116810361106c5760031b0361223457611f6c611f516115276001600160401b039360058a5285610f7d565b89156122215763ffffffff611f6588610f58565b1691614cce565b16608086015285806121ff575b6121f557611f946001600160401b0360408451015116614282565b925f1984019684881161106c57156121de57611fb8611fb283610f58565b91610f58565b63ffffffff808a51931691169182828481116121d3575b50507f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff8116810361106c57816120079160011b61105f565b5f19810190811161106c576120309261202361202b928461112a565b60011c611778565b61105f565b5f19810190811161106c578690925b608083019361204e8585610f7d565b998a9261205e60a0870187610f92565b61206e60c0899593950189610f92565b94909561209f612082828751875190613aff565b9960071c9861209761064161063b838061102d565b918b8d6152c0565b91906120aa81610e2f565b6121c75761069b6120c26120c8968851905190613b4f565b926149b5565b93906120d381610e2f565b6121c7576001600160401b03936040936120f892620746f760ec1b92600486516148c3565b5101511697607f1916908082046080149015171561106c579661010081019081811161106c5760ff0190811161106c5760081c965b61213688614984565b811061216a57612149906106dc89614984565b9661010081019081811161106c5760ff0190811161106c5760081c9661212d565b97611a6991929496986121859496986080611a45838361105f565b158060208701526121b8579160806121ab611527611b19946001600160401b0396610f7d565b9190925f19900891614cce565b505060048352505f6080830152565b620746f760ec1b613994565b935091505f80611fcf565b508563ffffffff6121ee83610f58565b169261203f565b5050509250905090565b5061220981610f58565b63ffffffff8061221886610f58565b16911614611f79565b63ffffffff61222f86610f58565b611f65565b50505050925090506001602082015290565b64656e74727960d81b613994565b8661228c61229861226b6115276040860186610f7d565b939061229261227d6060880188610f92565b95819791948a51905190613b99565b92614e1e565b90615264565b92905084516122a681614951565b5f19810190811161106c576122c66122c06122cb966149b5565b92613c2d565b6152c0565b906122d581610e2f565b6122465760c43514611f085764656e74727960d81b613994565b6006611e66565b6040515f5b6531b7b63ab6b760d11b811a61234f576020815f9284526531b7b63ab6b760d11b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906116f16064820182611799565b6001016122fb565b63ffffffff600191611e56565b613810565b90612372610f18565b9161237d6004612d12565b61238781516141c2565b15611de95761239582610f58565b602082019063ffffffff825191161015612364576006855263ffffffff6123bb84610f58565b166040860152606083016123eb6123d2828661102d565b906123e06080880188610f92565b9290916004886141f1565b6123f5818561102d565b905082516001600160fd1b038116810361106c5760031b141580602088015261259f5761242184610f58565b9160208501926124318487610f7d565b9061245763ffffffff61244760408a018a610f92565b939094611ec88a51885190613be3565b919061246281610e2f565b61258d57612481926864697374616e63657360b81b92600489516148f2565b61248e6115278487610f7d565b919050516001600160fd1b038116810361106c5760031b14158060208801526125835760209261ffff6101606124f761152788966001600160401b036124eb6124dd6124ff9961252c9d61102d565b63ffffffff611f658d610f58565b1660808d015287610f7d565b949095610f58565b925101511663ffffffff60405196879586956399b0c3c960e01b875260606004880152606487019161110a565b92166024840152604483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa8015610c4a575f90611c0b576001600160401b0316606084015250565b5050600584525050565b6864697374616e63657360b81b613994565b50505050565b3580151581036100d65790565b9291926125be82611080565b916125cc6040519384610ef7565b8294818452818301116100d6578281602093845f960137010152565b906125f1610f18565b916125fc6004612d12565b90815161260882610f58565b91612630602082019363ffffffff6001600160401b0361262787610f69565b1691168461319e565b604081019261263e846125a5565b15612ca05760015b61264f81610e2f565b87526001600160401b0361266282610f69565b166040880152612671846125a5565b15612c98576002915b63ffffffff61268882610f58565b16612691613adb565b5061269b84614d78565b60ff6001600160401b036126b1845f898b613a0c565b169181604051976126c189610edc565b168752166020860152604085015260608401526001600160401b036126e583610f69565b169260089360081c6127166126fe610160850185610f7d565b61270e61064161063b838061102d565b9184866152c0565b9061272081610e2f565b611cc45761272d886125a5565b15612c8c576101808401355b61274285610f58565b916127516101a0870187610f92565b929091604051916001601f5360205260405260205f6041601f60025afa90604052156100d65761279c926127855f516149b5565b9063ffffffff6127948c613c76565b9116906152c0565b906127a681610e2f565b611cc45760a43503611cc4576127cf916127c7611527610160860186610f7d565b929091614b6a565b15612c7d576128206001600160401b036127e883610f58565b6127f185610f69565b906127ff6060860186610f7d565b9063ffffffff6128126080880188610f92565b95909416911660048c613249565b9197909715158060208c0152612c6f576020946040516128408782610ef7565b5f81529061284d8861366a565b15612b1d57505060a083019061287f612866838661102d565b9061287460c0880188610f92565b9290916004866141f1565b8561288a838661102d565b92905001516001600160fd1b038116810361106c5760031b03612b07576128b46128bb918461102d565b36916125b2565b915b6001600160401b036128eb6128d9611527610160850185610f7d565b60ff6128e489610f69565b1691614d42565b1660808b01525f94866001600160401b0361290587610f69565b1660081c9563ffffffff61291885610f58565b16612921613adb565b506001600160401b03612940825f600261293a81614d78565b97613a0c565b1660ff6040519461295086610edc565b6002865216858501526040840152606083015260e08401916129728386610f7d565b61298761297f828061102d565b908b85614b6a565b15612b02576129c46115276129bd838c6129b46129aa61063b846129cf9961102d565b928b810190610f92565b929091886149d1565b9588610f7d565b60ff6128e486610f69565b97610120860135926129e08d6125a5565b15612a81575b505050612a016129f585610f58565b94610140810190610f92565b939092604051926001601f5382526040525f6041601f60025afa90604052156100d657612a4192612a325f516149b5565b9063ffffffff6127948b613c76565b90612a4b81610e2f565b612a725760443503612a72576001600160401b0396612a6c611b19976125a5565b95614592565b651c185c995b9d60d21b613994565b6001835261010087019a5090925090612a9a8a87610f7d565b612aaf612aa7828061102d565b908685614b6a565b15612b0257612af1611527612aea612af9966128e49585612ae2612ad861063b8360ff9a61102d565b918d810190610f92565b9390926149d1565b9c89610f7d565b929093610f69565b965f80806129e6565b61386b565b5050600192880192909252505060068552505050565b909391610140880151600681101561080157600114612b3e575b50506128bd565b95989299935095819a94612b5a6101c0612b669a94018d610fc7565b60609a9160048a61346c565b9b5f995b8d518b1015612c59578d90610180612b848d8c5194613458565b519201518b601f84600b1c16101561100c5760e0906103e07f03ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe08560061c161601519260031c1660e0039060e0821161106c5760048e612c5192600195612c26839663ffffffff60e01b9263ffffffff60e01b911c60e01b168060d81c9060e81c60ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b60e01b166040519582879351918291018585015e820190838201520301601b19810184520182610ef7565b9a0199612b6a565b939950949a93999650949a509550915f80612b37565b505060028852505050505050565b50506001602087015250505050565b61018084013590612739565b60019161267a565b5f612646565b519061ffff821682036100d657565b519063ffffffff821682036100d657565b519081151582036100d657565b519060ff821682036100d657565b51906fffffffffffffffffffffffffffffffff821682036100d657565b51906001600160a01b03821682036100d657565b9060405191612d2083610e91565b604051612d2c81610ec0565b5f81525f60208201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f6101208201525f6101408201525f61016082015261010090604051612d868382610ef7565b823682376101808201525f6101a08201525f6101c08201525f6101e08201525f6102008201525f6102208201525f6102408201525f6102608201525f6102808201525f6102a08201525f6102c08201525f6102e08201525f6103008201525f6103208201525f6103408201525f6103608201525f6103808201525f6103a08201525f6103c08201525f6103e08201525f6104008201525f6104208201525f6104408201525f6104608201525f6104808201525f6104a08201525f6104c08201525f6104e08201525f6105008201525f6105208201525f6105408201525f6105608201525f6105808201525f6105a08201525f6105c08201525f6105e08201525f6106008201525f6106208201525f610640820152845260208401905f82528460405191633d91081b60e21b835284356004840152610740836024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa928315610c4a575f93612fb6575b50506080612faf9483612f0f935201610f69565b7f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f6755555555555555556001600160401b0384169360011c1683037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c905f191460081b178092526147be565b1561083757565b919250936107403d8111613197575b612fcf8184610ef7565b8201610740838203126100d65760405195612fe987610ec0565b612ff284612ca6565b87526020840151602088015261300a60408501611785565b604088015261301b60608501612cb5565b60608801526080840151608088015260a084015160a088015260c084015160c088015261304a60e08501611785565b60e0880152808401518188015261012084015160038110156100d65761012088015261014084015160068110156100d65761014088015261308e6101608501612cb5565b6101608801528161019f850112156100d6576130ad6040519182610ef7565b8061028085019283116100d6576101808501905b8382106131875750506101808701525160038110156100d6576101a08601526102a082015160028110156100d6576101c08601526102c082015160028110156100d6576101e08601526131176102e08301612cb5565b61020086015261312a6103008301612cb5565b61022086015261313d6103208301612cb5565b610240860152610340820151908160010b82036100d65785613178610720612f0f95608095610260612faf9b01526109f36103608201612cc6565b61064082015293925094612efb565b81518152602091820191016130c1565b503d612fc5565b9063ffffffff606083015116811015610832576131ba91614847565b11156131c257565b6040515f5b69636f6f7264696e61746560b01b811a613223576020815f92845269636f6f7264696e61746560b01b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906116f16064820182611799565b6001016131c7565b8115613235570490565b634e487b7160e01b5f52601260045260245ffd5b9592969390919460208701519283156132355783610100049161326c838b61322b565b956132d9878b5161327b613adb565b506001600160401b0361329a8d8b600e61329481614d78565b95613a0c565b1660ff604051926132aa84610edc565b600e845216602083015260408201528b60608201526132cc61063b898061102d565b61064c60208a018a610f92565b92906132e481610e2f565b6133ea576132fb928a6122c66122c08e51936149b5565b919061330681610e2f565b6133ea5760c00135036133ea5761331d828061102d565b50965f9661332b848061102d565b9290505185156132355761334c9161334291614847565b6106dc848861112a565b6001600160fe1b038516850361106c57828110156133e057613372905b8560021b61112a565b1497881598613382575050505050565b91939550918094965060021b936001600160fe1b0381160361106c576133be6133b86133c5926106dc6133ce956133d49961112a565b8561112a565b928061102d565b91909383611778565b9261113d565b90915f80808080611754565b5061337282613369565b7f696e7465726c6561766564000000000000000000000000000000000000000000613994565b6001600160401b038111610eac5760051b60200190565b356001600160a01b03811681036100d65790565b80516001101561100c5760400190565b80511561100c5760200190565b805182101561100c5760209160051b010190565b9392936040515f81528560071b84018460208301905b828110613604575050505160608301350361081a576040851161081a576134a885613410565b926134b66040519485610ef7565b858452601f196134c587613410565b0136602086013783956001600160401b036134e360805f9601610f69565b16905f5b81811061358a57505050506020015181036108375780825260051b60205b81811061351157505050565b602081840101515f825b80821061353f575060209291908581018085019184039082906040015e5201613505565b907f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe082820160011c169083602083890101511360011461358357506020019061351b565b915061351b565b613595818386610ffc565b956135a26020880161175b565b9660018560ff8a161c16156135f957906135f18375ffffffffffffffffffffffffffffffffffffffff00006135d960019695613427565b60101b1661ff008685019b60081b161717918a613458565b525b016134e7565b5095506001906135f3565b8060808092843760a08520855201613482565b905f5b8251811015610815578160ff6136308386613458565b51161461363f5760010161361a565b91505090565b6101a0015160038110156108015760ff61366161366792614906565b1661492e565b90565b613673816141c2565b90811561367e575090565b63ffffffff9150610240015116151590565b6040515f5b67199c9859db595b9d60c21b811a6136ed576020815f92845267199c9859db595b9d60c21b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906116f16064820182611799565b600101613695565b6040515f5b64656e74727960d81b811a61374c576020815f92845264656e74727960d81b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906116f16064820182611799565b6001016136fa565b6040515f5b6372756c6560e01b811a6137a9576020815f9284526372756c6560e01b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906116f16064820182611799565b600101613759565b6040515f5b641b195d995b60da1b811a613808576020815f928452641b195d995b60da1b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906116f16064820182611799565b6001016137b6565b6040515f5b62726f7760e81b811a613863576020815f92845262726f7760e81b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906116f16064820182611799565b600101613815565b6040515f5b651c185c995b9d60d21b811a6138c4576020815f928452651c185c995b9d60d21b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906116f16064820182611799565b600101613870565b6040515f5b671a5b98db1d59195960c21b811a613929576020815f928452671a5b98db1d59195960c21b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906116f16064820182611799565b6001016138d1565b6040515f5b66656e747269657360c81b811a61398c576020815f92845266656e747269657360c81b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906116f16064820182611799565b600101613936565b604051905f5b81811a6139dc57805f9260209285528285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906116f16064820182611799565b60010161399a565b6139ed906141c2565b15613667575f19810181811161106c57613a069161112a565b60011c90565b92919060ff169060038214613acb5760088214613abf57600e8214613a8857600f8214613a7b5760108214613a625760118214613a5b5750601203613a52575050600190565b61366791614847565b9250505090565b5050506001600160401b03604061366792015116614282565b9290506139ed91506141c2565b92613a94929150614847565b90801561323557613aaa90610100048092611778565b5f1981019190821161106c576136679161322b565b50505061366790614951565b5050506060015163ffffffff1690565b60405190613ae882610edc565b5f6060838281528260208201528260408201520152565b9190613b28826001600160401b0392613b16613adb565b506010613b2281614d78565b96613a0c565b1660ff60405193613b3885610edc565b601085521660208401526040830152606082015290565b90613b715f6001600160401b0392613b65613adb565b50600f61329481614d78565b1660ff60405192613b8184610edc565b600f845216602083015260408201525f606082015290565b90613bbb5f6001600160401b0392613baf613adb565b50601261329481614d78565b1660ff60405192613bcb84610edc565b6012845216602083015260408201525f606082015290565b90613c055f6001600160401b0392613bf9613adb565b50601161329481614d78565b1660ff60405192613c1584610edc565b6011845216602083015260408201525f606082015290565b613c35613adb565b506001600160401b03613c4e5f80600861329481614d78565b1660ff60405192613c5e84610edc565b6008845216602083015260408201525f606082015290565b613c7e613adb565b506001600160401b03613c975f80600361329481614d78565b1660ff60405192613ca784610edc565b6003845216602083015260408201525f606082015290565b919097969592959493948615613f2a576001600160401b0360408a0151168281811091821592613f17575b5050613efd5760ff60208a0151169384158015613ef3575b8015613ee9575b613ece57613d168561492e565b93613d2384861c96614daa565b92848a015f1901861c8781148015949190613ec8578560011b5b8a1490811591613ebb575b50613e9d57888a898f8715613e8e5750505050604051613d69606082610ef7565b600281526040908136602083013760405191613d86606084610ef7565b6002835236602084013760018a01613d9d8261343b565b5289613da88261344b565b528a87116100d6578e613de8958d613dcf61063b8f8c81613dc98287614e1e565b9561113d565b613dd88661343b565b52613de28561344b565b52614e41565b995b613df38b610e2f565b8a613e7757613e2391908115613e6e57613e0f8885818c61113d565b919091925b15613e67576001880190614b6a565b15613e4757613667966128b49694841b909203918201921c9182029391029161113d565b505050505050509050600790604051613e61602082610ef7565b5f815290565b8790614b6a565b88908892613e14565b505050505050505050604051613e61602082610ef7565b613e9796614ded565b99613dea565b50505050505050505050509050600290604051613e61602082610ef7565b905060018901105f613d48565b85613d3d565b50505050505050509050600790604051613e61602082610ef7565b5060038514613d09565b5060028514613d02565b505050505050509050600490604051613e61602082610ef7565b613f21925061105f565b8711825f613cea565b505050505050509050600190604051613e61602082610ef7565b939192906060840194613f62613f5a8787610fc7565b90848461346c565b94613f6d82516141c2565b1561411957613f7b81610f58565b9463ffffffff60208401519616945f965f19810190811161106c575b808710156140f557506001870180881161106c57888a60ff613ff4613fec61401f8b60209f6140709f6140499f8b8f938f93908f93918b6140269f613fec613fe5613ffc96613ff493611778565b9f89610fc7565b939094613458565b511691610ffc565b61401761400c6080860186610f7d565b9460a0810190610f92565b9690956150df565b9e89610fc7565b61404161403660c0860186610f7d565b9460e0810190610f92565b96909561520a565b9261408260405194859384936342ee8eb560e11b8552604060048601526044850190611799565b83810360031901602485015290611799565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610c4a575f916140c1575090565b90506020813d6020116140ed575b816140dc60209383610ef7565b810103126100d65761366790611785565b3d91506140cf565b96956141048861410a9261105f565b96614274565b96801561106c575f1901613f97565b9091929361415194613ffc602097613ff460ff6141396141739c88610fc7565b92909363ffffffff61414a8a610f58565b1690613458565b816040519384926342ee8eb560e11b8452604060048501526044840190611799565b5f83820391600319830160248601525201816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610c4a575f916140c1575090565b6101400180516006811015610801576004149081156141df575090565b90505160068110156108015760051490565b93809261229261420d93979561228c885160208a015190613b99565b9390505161421a81614951565b5f19810190811161106c576122c66122c0614234966149b5565b919061423f81610e2f565b61424e5760c001350361424e57565b7f73636f7265730000000000000000000000000000000000000000000000000000613994565b5f19811461106c5760010190565b61428c5f91611769565b5f19810190811161106c5760081c905b600182116142ae576136679150614274565b608082019081831161106c57607f830191821161106c578160071c91607f1916918083046080149015171561106c576142f0916142ea91611778565b91611769565b5f19810190811161106c5760081c9061429c565b949290969193956143165f8751614847565b936101a08751015160038110156108015761433090614906565b60205f61433e828d01610f58565b61434787613427565b9c60409d8e9285845161435a8682610ef7565b6010815201936f185cdcd85e4bdd8c4bdc185e5b1bd85960821b85525192601087850195865e35603084015260e01b6001600160e01b03191660508301526054820184905260601b6bffffffffffffffffffffffff19166058820152604c81526143c5606c82610ef7565b8d51918291518091835e8101838152039060025afa15614588578661442b915f5160ff8d51926143f484610edc565b600484521660208301526001600160401b0389168d830152606082015261441e61063b8c8061102d565b61064c60208d018d610f92565b9061443581610e2f565b6145825790895f61069b614474959463ffffffff60608d5101511684519461445c86610edc565b600586528460208701528501528260608501526149b5565b919061447f81610e2f565b61457c578701350361457757509161072e916144f56144a96020956106dc60016106d48751613645565b916144cc6102606144be6101a0875101611020565b9551015160010b978061102d565b9390918082101561456f5750925b8851632faa338760e01b8152978896879660048801906110fd565b90606483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa91821561169057505f9161453b575090565b90506020813d602011614567575b8161455660209383610ef7565b810103126100d65761366790612cc6565b3d9150614549565b9050926144da565b613994565b82613994565b84613994565b89513d5f823e3d90fd5b9395949190926001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169361014086015160068110156108015761463960209361462763ffffffff6101608b0151169463ffffffff6102408c01511697604051988997889763db43e80b60e01b895260048901526024880152604487015260a0606487015260a486019161110a565b83810360031901608485015290611799565b0381865afa908115610c4a575f91614784575b5063ffffffff6102208501918180845116986040519963a87b5c9f60e01b8b5260048b01521660248901521694856044880152602087606481875afa968715610c4a575f97614748575b5061473a579163ffffffff6020959492816102008160a4975116950151169582604051998a988997633021f16f60e01b89526004890152602488015216604486015260648501521660848301525afa8015610c4a575f906146fd575b63ffffffff91501690565b506020813d602011614732575b8161471760209383610ef7565b810103126100d65761472d63ffffffff91612cb5565b6146f2565b3d915061470a565b505050505063ffffffff1690565b9096506020813d60201161477c575b8161476460209383610ef7565b810103126100d65761477590612cb5565b955f614696565b3d9150614757565b90506020813d6020116147b6575b8161479f60209383610ef7565b810103126100d6576147b090612cb5565b5f61464c565b3d9150614792565b61016081015190610140810151600681101561080157600214614838576147e4906141c2565b156148325761ffff8116600182901b6201fffe166003810180911161106c578310159283614813575b50505090565b61ffff929350906148239161105f565b9160101c1611155f808061480d565b50151590565b5060011b6401fffffffe161090565b906040820160606001600160401b0382511693019163ffffffff8351169182156132355751925163ffffffff16926001600160401b03168315613235576001600160401b03939006831611156148bb5760ff60015b16920416016001600160401b03811161106c576001600160401b031690565b60ff5f61489c565b60016122c66122c06148d7969497956149b5565b91906148e281610e2f565b61457c5760c00135036145775750565b60026122c66122c06148d7969497956149b5565b600381101561080157600181146149285760020361492357600390565b600190565b50600290565b6001600160fd1b038116810361106c5766080a070a0a080060ff9160031b1c1690565b61495a8161366a565b1561497757614968906141c2565b1561497257600490565b600390565b6060015163ffffffff1690565b608081019081811161106c57607f0190811161106c578060071c90607f1916908082046080149015171561106c5790565b6020525f601f5360205f6021601f60025afa156100d6575f5190565b906149de949392916152c0565b91906149e981610e2f565b612a7257565b91909160ff6020820151168015614b6157614a0981614daa565b90818403614b58576040614a1c8261492e565b930151926001600160401b0384169081811c614b4c576002831480938115614b41575b5015614b2e57505060ff83169160021c66ffffffffffffff8460081c1602928383614aa9575b5050505081614a739361113d565b5f91601f8216828201035b808210614a99575060f890359160031b16610100031c171590565b9092602090843517930190614a7e565b929360040192909115614aca575050614a739391839101915b935f80614a65565b91509150607f677fffffffffffffff8360011c1616016004810191600180849216149182614b0a575b5050614b035781614a7393614ac2565b5050505f90565b91509150826005820192101561100c576004600f918501013560f81c115f80614af3565b614a7396945085939192501c029161113d565b60039150145f614a3f565b50505050505050600190565b50505050505f90565b50505050600190565b9092919260ff6020830151168015614cc457614b8581614daa565b91828503614cba576001600160401b036040614ba08461492e565b9501511690841b90039283811c614caf576002821480928115614ca4575b5015614c92575060ff83169160021c8360081c02928383614c1e575b5050505081614be89361113d565b5f91601f8216828201035b808210614c0e575060f890359160031b16610100031c171590565b9092602090843517930190614bf3565b929360040192909115614c3f575050614be89391839101915b935f80614bda565b91509150607f8260011c16016004810191600180849216149182614c6e575b5050614b035781614be893614c37565b91509150826005820192101561100c576004600f918501013560f81c115f80614c5e565b614be8959391509184921c029161113d565b60039150145f614bbe565b505050505050600190565b5050505050505f90565b5050505050600190565b91614d3b915060031b916004614d0c848301358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b930101358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b60201b1790565b90506136679160021b01358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b60ff16600181148015614da0575b614d9a57601003614d9657600490565b5f90565b50600190565b5060028114614d86565b60028114614de65760038114614ddf578015908115614dd4575b5015614dce575f90565b61040090565b60069150115f614dc4565b5061021090565b5061041090565b959361069b90614e009694939293614e1e565b90614e0a81610e2f565b8061363f575003614e19575f90565b600690565b5f906001602093806040519385855383850137019060025afa156100d6575f5190565b91939094929484518015614b4c578651036150d45760015b8551811015614e9d57614e6c8187613458565b515f19820182811161106c57614e829088613458565b511015614e9157600101614e59565b50505050505050600390565b5090929594939193602082019060ff82511694614ec960408501966001600160401b038851169061530d565b9885515f19810190811161106c57614ee28b9188613458565b5110156150c657604051998296602081019b8c826020815160051b8201019703936001601f535f1901965b6020848203601f1901116150005750509060209291604052010151995192998a8491602060016040519a87601f1991031687019781601f53161b525b614fb05750606095969798995060051b01149451905160401b17815160481b176a02000000000000000000001760a81b83520151600b820152602051602b82015260205f604b8360025afa506040525f519015614fa95703614e19575f90565b5050600590565b600181168b82108117614fd8575060011c99602051602060018d161b525b60011c998a614f49565b936020919460408235911c52019260011c9960208060018d161b6041601f60025afa50614fce565b815b8181106150175750509560011c958d90614f0d565b8051868201938451918060011c82526020898301920195600182166150a5578c821061504a575050526020905b01615002565b90919e92602052600160208501921782511461507e575b50509060208083819435604052019d6041601f60025afa50615044565b84821015615061576020929e928094508092910151604052916041601f60025afa50615044565b50509c6020818194938293358352604052019d6041601f60025afa50615044565b506004985050505050505050565b505050505050600290565b9685949664199a5c9cdd60da1b9296615107946150fc8b51613645565b98878a1c908c614304565b156151fc576101a085510151600381101561080157156151c8576151346133be6101a06001975101611020565b9590931b935f19850194851161106c575f9461516961157195604051988997889763e924084960e01b895260048901906110fd565b92166044840152606483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610c4a575f916151b4575090565b61366791503d805f833e6116828183610ef7565b506151d792935080915061102d565b8260021b926001600160fe1b0381160361106c5782116100d6576136679136916125b2565b64199a5c9cdd60da1b613994565b96859496651cd958dbdb9960d21b9296615228946150fc8b51613645565b15615255576101a085510151600381101561080157156151c8576151346133be6101a06001975101611020565b651cd958dbdb9960d21b613994565b929190925f9361528960ff6020840151166001600160401b036040850151169061530d565b80156152b357915f6152a19492819482190192615333565b9190156152aa57565b600592505f9150565b5050505090506004905f90565b9492909391945f946152e760ff6020840151166001600160401b036040850151169061530d565b96878210156152ff576152a19596975f190192615333565b50600496505f955050505050565b6006811161532d5761531e9061492e565b6001811b9091015f1901901c90565b50505f90565b95949092939193604051948184956001601f536020600184161b525b6153a8575050906060929160051b0114936040810151602082015160401b17815160481b176a02000000000000000000001760a81b83520151600b820152602051602b82015260205f604b8360025afa506040525f5190565b6001811682821081176153d0575060011c906020516020600184161b525b60011c908161534f565b946020919560408235911c52019360011c90602080600184161b6041601f60025afa506153c656",
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
// Solidity: function proveInterleaved((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures, (uint32,uint64,uint32,(address,uint8,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),bytes32[]) ) returns()
func (aggregationFraud *AggregationFraud) PackProveInterleaved(statement Statement, signatures []WitnessSignature, arg2 IAggregationFraudInterleavedProof) []byte {
	enc, err := aggregationFraud.abi.Pack("proveInterleaved", statement, signatures, arg2)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveInterleaved is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x289d2e5d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveInterleaved((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures, (uint32,uint64,uint32,(address,uint8,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),bytes32[]) ) returns()
func (aggregationFraud *AggregationFraud) TryPackProveInterleaved(statement Statement, signatures []WitnessSignature, arg2 IAggregationFraudInterleavedProof) ([]byte, error) {
	return aggregationFraud.abi.Pack("proveInterleaved", statement, signatures, arg2)
}

// PackProvePartial is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2d7eda7f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function provePartial((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures, (uint32,uint8,uint64,(address,uint8,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),(bytes,bytes32[]),bytes32[],bytes32[]) ) returns()
func (aggregationFraud *AggregationFraud) PackProvePartial(statement Statement, signatures []WitnessSignature, arg2 IAggregationFraudPartialProof) []byte {
	enc, err := aggregationFraud.abi.Pack("provePartial", statement, signatures, arg2)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProvePartial is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2d7eda7f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function provePartial((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures, (uint32,uint8,uint64,(address,uint8,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),(bytes,bytes32[]),bytes32[],bytes32[]) ) returns()
func (aggregationFraud *AggregationFraud) TryPackProvePartial(statement Statement, signatures []WitnessSignature, arg2 IAggregationFraudPartialProof) ([]byte, error) {
	return aggregationFraud.abi.Pack("provePartial", statement, signatures, arg2)
}

// PackProvePayload is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdda8a1a6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function provePayload((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures, (uint32,uint64,uint32,(address,uint8,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[]) ) returns()
func (aggregationFraud *AggregationFraud) PackProvePayload(statement Statement, signatures []WitnessSignature, arg2 IAggregationFraudPayloadProof) []byte {
	enc, err := aggregationFraud.abi.Pack("provePayload", statement, signatures, arg2)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProvePayload is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdda8a1a6.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function provePayload((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures, (uint32,uint64,uint32,(address,uint8,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[]) ) returns()
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
// the contract method with ID 0xff7686f1.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveStep((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures, (uint32,uint64,bool,(bytes,bytes32[]),bytes32[],bytes,bytes32[],(bytes,bytes32[]),(bytes,bytes32[]),bytes32,bytes32[],(bytes,bytes32[]),bytes32,bytes32[],(address,uint8,bytes32,bytes32)[]) ) returns()
func (aggregationFraud *AggregationFraud) PackProveStep(statement Statement, signatures []WitnessSignature, arg2 IAggregationFraudStepProof) []byte {
	enc, err := aggregationFraud.abi.Pack("proveStep", statement, signatures, arg2)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveStep is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xff7686f1.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveStep((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures, (uint32,uint64,bool,(bytes,bytes32[]),bytes32[],bytes,bytes32[],(bytes,bytes32[]),(bytes,bytes32[]),bytes32,bytes32[],(bytes,bytes32[]),bytes32,bytes32[],(address,uint8,bytes32,bytes32)[]) ) returns()
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
