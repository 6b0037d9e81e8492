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
	ABI: "[{\"type\":\"constructor\",\"inputs\":[{\"name\":\"rounds_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"opReferee_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"descent_\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"reveals_\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"condemnSigners\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatures\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"condemnSilence\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"clearedSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"challenger\",\"type\":\"address\",\"internalType\":\"address\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"descent\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"hold\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"outputs\":[{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"isCondemned\",\"inputs\":[{\"name\":\"statement\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"outputs\":[{\"name\":\"\",\"type\":\"bool\",\"internalType\":\"bool\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"opReferee\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"proveInterleaved\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatures\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.InterleavedProof\",\"components\":[{\"name\":\"fragment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"coordinate\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"entry\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entries\",\"type\":\"tuple[]\",\"internalType\":\"structFrozenEntry[]\",\"components\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"interleaved\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"auxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"payload\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"setPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"provePartial\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatures\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.PartialProof\",\"components\":[{\"name\":\"item\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"level\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"index\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"entries\",\"type\":\"tuple[]\",\"internalType\":\"structFrozenEntry[]\",\"components\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"first\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"firstSetPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"second\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"secondSetPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"below\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"claimed\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"itemPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"auxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"provePayload\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatures\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.PayloadProof\",\"components\":[{\"name\":\"fragment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"leafIndex\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"entry\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entries\",\"type\":\"tuple[]\",\"internalType\":\"structFrozenEntry[]\",\"components\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"payload\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"setPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveScore\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatures\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.ScoreProof\",\"components\":[{\"name\":\"row\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"distances\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"distancesAuxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"scores\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"scoresPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveStep\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatures\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.StepProof\",\"components\":[{\"name\":\"fragment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"coordinate\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"momentum\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"interleaved\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"auxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"scores\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"scoresPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"parentMomentum\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"parentParams\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"parentSibling\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"parentPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"claimed\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"claimedSibling\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"newPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveTotal\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatures\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.TotalProof\",\"components\":[{\"name\":\"row\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"column\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"entryAuxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"top\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"itemPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"auxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"release\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"branch\",\"type\":\"uint16\",\"internalType\":\"uint16\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"reveals\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"rounds\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"statementId\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}],\"outputs\":[{\"name\":\"\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}],\"stateMutability\":\"pure\"},{\"type\":\"function\",\"name\":\"submitEquivocation\",\"inputs\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"a\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatureA\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"b\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"signatureB\",\"type\":\"bytes\",\"internalType\":\"bytes\"}],\"outputs\":[],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"tasks\",\"inputs\":[],\"outputs\":[{\"name\":\"\",\"type\":\"address\",\"internalType\":\"address\"}],\"stateMutability\":\"view\"},{\"type\":\"event\",\"name\":\"EquivocationProven\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"keeper\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"challenger\",\"type\":\"address\",\"indexed\":false,\"internalType\":\"address\"}],\"anonymous\":false},{\"type\":\"event\",\"name\":\"FraudProven\",\"inputs\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"indexed\":true,\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"indexed\":true,\"internalType\":\"uint32\"},{\"name\":\"challenger\",\"type\":\"address\",\"indexed\":true,\"internalType\":\"address\"},{\"name\":\"statement\",\"type\":\"bytes32\",\"indexed\":false,\"internalType\":\"bytes32\"},{\"name\":\"fault\",\"type\":\"uint8\",\"indexed\":false,\"internalType\":\"enumIAggregationFraud.Fault\"},{\"name\":\"element\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"expected\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"claimed\",\"type\":\"uint64\",\"indexed\":false,\"internalType\":\"uint64\"},{\"name\":\"overturned\",\"type\":\"bool\",\"indexed\":false,\"internalType\":\"bool\"}],\"anonymous\":false},{\"type\":\"error\",\"name\":\"AddressEmptyCode\",\"inputs\":[{\"name\":\"target\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"AlreadyProven\",\"inputs\":[{\"name\":\"statement\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"type\":\"error\",\"name\":\"ClaimIsCorrect\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"FailedCall\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"InvalidSignature\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NotAuthorized\",\"inputs\":[{\"name\":\"caller\",\"type\":\"address\",\"internalType\":\"address\"}]},{\"type\":\"error\",\"name\":\"NotEquivocation\",\"inputs\":[]},{\"type\":\"error\",\"name\":\"NotOverturnable\",\"inputs\":[{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"}]},{\"type\":\"error\",\"name\":\"NothingProven\",\"inputs\":[]}]",
	ID:  "AggregationFraud",
	Bin: "0x61014080604052346102255760808161821d80380380916100208285610231565b8339810103126102255761003381610254565b9061004060208201610254565b6004602061005c606061005560408701610254565b9501610254565b6001600160a01b03909516608081905260405163c305a6d960e01b815292839182905afa9081156101d4575f916101f3575b506001600160a01b0390811660a0819052911660c0819052604051919061553a90818401906001600160401b038211858310176101df576040938593612ce38539825260208201520301905ff080156101d45760e0526101005261012052604051612a7a908161026982396080518181816101440152818161057701528181610a5401528181610bbb01528181610cbe01528181610fbc015281816115cc015281816117e3015281816121d0015261242c015260a05181818161094601528181611184015281816112840152818161138801528181611979015281816122900152818161234001526124f1015260c05181610481015260e05181818161060701526116540152610100518181816101010152818161098a01528181610b5201526117ab01526101205181818161043901528181610c7601528181610dcd0152611de00152f35b6040513d5f823e3d90fd5b634e487b7160e01b5f52604160045260245ffd5b90506020813d602011610229575b8161020e60209383610231565b810103126102255761021f90610254565b5f61008e565b5f80fd5b3d9150610201565b601f909101601f19168101906001600160401b038211908210176101df57604052565b51906001600160a01b03821682036102255756fe6080806040526004361015610012575f80fd5b5f905f358060e01c9182630219972d1461175d575081631808842c1461172f57816324f154e71461170c5781633225e649146114fb5781633b1ad71714610ebc578163449dd25b14610e575781634505326714610df157816376c4abac14610dad57816384aeea8f14610d4757816399744d4614610ce2578163a2e800ad14610c9e578163a89cb02d14610b15578163c03151e9146109ae578163c1d7c8851461096a578163c305a6d914610926578163c31e5bd5146104a557508063ccedbb43146104615763fce7c0a6146100e6575f80fd5b3461028b5760e036600319011261028b576001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163314158061042e575b61041b57600435610139611f41565b916001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001660405162b502ad60e71b81526020818061018060048201611ee5565b0381855afa9081156103bd5783916103e1575b50156103c857604051631a591c4f60e11b81526004810184905263ffffffff8516602482015261014081604481855afa9081156103bd5783916102b7575b50610120015161ffff16926101e7848683612907565b83526001602052604083208054905f1982146102a35760018201905515610214575b602084604051908152f35b60405163b5bf048160e01b8152600481019190915263ffffffff9490941660248501526020908490604490829085905af1801561029657610257575b8080610209565b6020833d60201161028e575b8161027060209383611eb7565b8101031261028b575061028460209261201d565b505f610250565b80fd5b3d9150610263565b50604051903d90823e3d90fd5b634e487b7160e01b85526011600452602485fd5b9050610140813d82116103b5575b816102d36101409383611eb7565b810103126103b1576040519061014082018281106001600160401b0382111761039d5760405280516006811015610399579161038e610120809361ffff95845261031f60208201612009565b602085015261033060408201612009565b604085015261034160608201612009565b606085015261035260808201612009565b608085015261036360a08201612009565b60a085015260c081015160c085015260e081015160e08501526101008101516101008501520161201d565b8282015291506101d1565b8480fd5b634e487b7160e01b5f52604160045260245ffd5b8280fd5b3d91506102c5565b6040513d85823e3d90fd5b632f764ae960e01b825263ffffffff8416600452602482fd5b90506020813d602011610413575b816103fc60209383611eb7565b810103126103b15761040d90611ed8565b5f610193565b3d91506103ef565b634a0bfec160e01b815233600452602490fd5b506001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001633141561012a565b503461028b578060031936011261028b5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b823461028b57366003190161012081126109225760e01361028b5760e4356001600160401b038111610922576104df903690600401611e08565b9290610104356001600160401b03811161091e5760c09060031990360301126103b15761050a611f74565b928381528060205260408120926040519361052485611e65565b549060ff82161515908186526001600160401b03602087019360081c168352816108ea575b506108d65760405162b502ad60e71b8152916020838061056b60048201611ee5565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa92831561029657819361089a575b5084511580610892575b8061088a575b61087c576001600160401b03361161086857604051906105e136601f01601f191660200183611eb7565b8036835261028b575061062c90365f60208301375f602036830101526001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001661293c565b9260c084805181010312610864576040519661064788611e80565b60208501519360088510156108645760c09489528861066860408801611ed8565b9485602083015261067b60608901612009565b976040830198895261068f60808201612009565b606084019781895260a06106b76106a7828601612009565b9b8c95608089019d8e5201612009565b950194855215918261084d575b505061083e578851151580610826575b61081357906001600160401b038061074596959493511691511617916040516106fc81611e65565b60018152602081018481528b5f525f60205260405f20915115159060ff68ffffffffffffffff008454925160081b1692169068ffffffffffffffffff19161717905533936120a8565b90945115908161080a575b81610801575b506107f357610763611f41565b95519260088410156107df576001600160401b038080610796935116935116935116936040519687526020870190611f67565b604085015260608401526080830152151560a082015263ffffffff339216907f99b433a357a64cb1329b010582390deb9ae11021f522b4acd84cfa3f3f9f21e260c060043592a4005b634e487b7160e01b5f52602160045260245ffd5b624d8cff60e81b5f5260045ffd5b90501587610756565b85159150610750565b89633a80cda160e21b5f5260045260245ffd5b506001600160401b03825181835116191616156106d4565b636768d7e360e11b5f5260045ffd5b6001600160401b0391925081169116148c806106c4565b5f80fd5b634e487b7160e01b81526041600452602490fd5b624d8cff60e81b8152600490fd5b5086156105b7565b5082156105b1565b9092506020813d6020116108ce575b816108b660209383611eb7565b810103126103b1576108c790611ed8565b91876105a7565b3d91506108a9565b633a80cda160e21b82526004859052602482fd5b7fffffffff000000000000000000000000000000000000000000000000000000001663c31e5bd560e01b1415905087610549565b8380fd5b5080fd5b823461028b578060031936011261028b5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b823461028b578060031936011261028b5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b823461028b57366003190161010081126109225760e01361028b5760e4356001600160401b038111610922576109e8903690600401611e08565b906109f1611f74565b835282602052604083209160405192610a0984611e65565b54926001600160401b03602060ff8616159283158152019460081c168452610b075760405162b502ad60e71b81529260208480610a4860048201611ee5565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa938415610afc578594610ab6575b50926001600160401b03610a9c9451169133936120a8565b90159081610aad575b5061087c5780f35b90501582610aa5565b93506020843d602011610af4575b81610ad160209383611eb7565b81010312610399576001600160401b03610aed610a9c95611ed8565b9450610a84565b3d9150610ac4565b6040513d87823e3d90fd5b624d8cff60e81b8452600484fd5b823461028b57606036600319011261028b5760243560043563ffffffff821682036108645760443561ffff8116810361091e576001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001633141580610c6b575b610c5857610b8a818484612907565b845260016020526040842080548015610c44575f1901908190558492919015610bb1578280f35b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016803b1561091e5760405163190e3a7f60e31b8152600481019390935263ffffffff94909416602483015261ffff1660448201529181908390606490829084905af1801561029657610c2d575b81808280f35b610c3691611eb7565b805f1261028b578181610c27565b634e487b7160e01b86526011600452602486fd5b634a0bfec160e01b845233600452602484fd5b506001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016331415610b7b565b823461028b578060031936011261028b5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b823461028b57366003190161012081126109225760e01361028b5760e4356001600160401b03811161092257610d1c903690600401611e08565b9290610104356001600160401b03811161091e5760a09060031990360301126103b15761050a611f74565b823461028b57366003190161012081126109225760e01361028b5760e4356001600160401b03811161092257610d81903690600401611e08565b9290610104356001600160401b03811161091e576101809060031990360301126103b15761050a611f74565b823461028b578060031936011261028b5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b823461028b57366003190161012081126109225760e01361028b5760e4356001600160401b03811161092257610e2b903690600401611e08565b9290610104356001600160401b03811161091e576101c09060031990360301126103b15761050a611f74565b823461028b57366003190161012081126109225760e01361028b5760e4356001600160401b03811161092257610e91903690600401611e08565b9290610104356001600160401b03811161091e5760e09060031990360301126103b15761050a611f74565b823461028b5761022036600319011261028b576004356001600160a01b038116908181036108645760e03660231901126103b157610104356001600160401b03811161091e57610f10903690600401611e38565b90919060e03661012319011261039957610204356001600160401b0381116114f757610f40903690600401611e38565b6024949194359461012435938487148015906114cc575b80156114bd575b80156114ae575b8015611478575b801561145b575b61144c5760a4356001600160401b03811690818103610864575060405160208101916084358352604082015260408152610fae606082611eb7565b519020906001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016946044359263ffffffff84169384810361086457506040519363566ba51960e11b85528a600486015260248501526064356044850152606484015260c435608484015260e43560a484015260208360c481895afa801561130c575f90611418575b61104793506129c4565b5060048110156107df57159081159161140f575b8115611354575b50611241576101a4356001600160401b03811690818103610864575060405160208101916101843583526040820152604081526110a0606082611eb7565b519020610144359063ffffffff8216918281036108645760209260c49150604051968793849263566ba51960e11b84528a6004850152602484015261016435604484015260648301526101c43560848301526101e43560a48301525afa801561130c575f90611320575b61111493506129c4565b5060048193929310156107df571591821592611317575b8215611250575b5050611241576040516326f91ec160e01b815260048101839052600160248201526001600160a01b0390911660448201523360648201525f60848201526020818060a481010381876001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1908115611236578491611204575b50156111f65763ffffffff6111c7611f54565b16907fe60d8ecc456b5d94401c92f79df64176f966341a00c6ec21dd8ec711c58a02976020604051338152a480f35b624d8cff60e81b8352600483fd5b90506020813d60201161122e575b8161121f60209383611eb7565b810103126108645751846111b4565b3d9150611212565b6040513d86823e3d90fd5b638baa579f60e01b5f5260045ffd5b6001600160a01b039192506040519263ec34e7b160e01b845260048401521660248201526020816044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa801561130c5784915f916112c8575b506001600160a01b031614158580611132565b9150506020813d602011611304575b816112e460209383611eb7565b81010312610864576001600160a01b036112fe859261202c565b906112b5565b3d91506112d7565b6040513d5f823e3d90fd5b8515925061112b565b506020833d60201161134c575b8161133a60209383611eb7565b8101031261086457611114925161110a565b3d915061132d565b90506001600160a01b036040519163ec34e7b160e01b83528860048401521660248201526020816044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa801561130c5788915f916113cb575b506001600160a01b0316141589611062565b9150506020813d602011611407575b816113e760209383611eb7565b81010312610864576001600160a01b03611401899261202c565b906113b9565b3d91506113da565b8815915061105b565b506020833d602011611444575b8161143260209383611eb7565b8101031261086457611047925161103d565b3d9150611425565b630b69ebb360e01b8952600489fd5b506101c43560c435148015610f7357506101e43560e43514610f73565b5060a4356001600160401b0381169081810361086457506101a435906001600160401b0382169182810361086457501415610f6c565b50610184356084351415610f65565b50610164356064351415610f5e565b506114d5611f54565b6101443563ffffffff8116918282036108645763ffffffff9150161415610f57565b8580fd5b3461086457366003190161012081126108645760e0136108645760e4356001600160401b03811161086457611534903690600401611e08565b91610104356001600160401b038111610864576101009060031990360301126108645761155f611f74565b91825f525f60205260405f20916040519261157984611e65565b549060ff82161515908185526001600160401b03602086019360081c168352816116d8575b506116c55760405162b502ad60e71b815290602082806115c060048201611ee5565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa91821561130c575f92611689575b5083511580611681575b80611679575b6107f3576001600160401b03361161039d5761062c6040516116386020601f19601f3601160182611eb7565b368152365f60208301375f602036830101526001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001661293c565b50851561160c565b508115611606565b9091506020813d6020116116bd575b816116a560209383611eb7565b81010312610864576116b690611ed8565b90866115fc565b3d9150611698565b83633a80cda160e21b5f5260045260245ffd5b7fffffffff000000000000000000000000000000000000000000000000000000001663c31e5bd560e01b141590508661159e565b346108645760e0366003190112610864576020611727611f74565b604051908152f35b34610864576020366003190112610864576004355f525f602052602060ff60405f2054166040519015158152f35b3461086457366003190161012081126108645760e0136108645760e4356001600160401b0381168091036108645761010435916001600160a01b038316809303610864576001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001633141580611dd5575b611dc25762b502ad60e71b81527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03166020828061181b60048201611ee5565b0381845afa91821561130c575f92611d86575b505f905f93600435936118c5575b505060016118c0575b15809281936118b7575b506107f3577f99b433a357a64cb1329b010582390deb9ae11021f522b4acd84cfa3f3f9f21e260c063ffffffff611884611f41565b61188c611f74565b95604051968752600760208801525f60408801525f60608801525f60808801521560a08701521693a4005b9050158461184f565b611845565b91509293916024359163ffffffff8316948584036108645760405163d3ddde2d60e01b81526004810184905263ffffffff85166024820152955f87604481855afa96871561130c575f97611ce2575b506040516302c8fea360e21b81526004810185905263ffffffff86166024820152945f9390602087604481875afa96871561130c575f97611ca6575b508694871580611b66575b611b4c575f97611a52575b505050505093945f956001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016915b8151881015611a42576001600160a01b0360208960051b8401015116604051906326f91ec160e01b825285600483015260016024830152604482015286606482015285608482015260208160a4815f885af190811561130c575f91611a10575b50611a0890600192612051565b97019661199b565b90506020813d8211611a3a575b81611a2a60209383611eb7565b81010312610864575160016119fb565b3d9150611a1d565b959350505091935060018561183c565b9091929394965061086457506040519163de97c0d760e01b8352846004840152602483015260448201526020816064815f865af190811561130c575f91611b09575b5061ffff6044602092604051948593849263da7bd3b360e01b84528860048501521660248301525afa90811561130c575f91611ad7575b50918680808080611966565b90506020813d602011611b01575b81611af260209383611eb7565b81010312610864575186611acb565b3d9150611ae5565b90506020813d602011611b44575b81611b2460209383611eb7565b810103126108645761ffff6044611b3c60209361201d565b925050611a94565b3d9150611b17565b9091506108645750632f764ae960e01b5f5260045260245ffd5b50505f6040516365c7d79d60e01b815287600482015261012081602481895afa90811561130c575f91611bd0575b5063ffffffff60206002920151160163ffffffff8111611bbc5763ffffffff1684101561195b565b634e487b7160e01b5f52601160045260245ffd5b9050610120813d8211611c9e575b81611bec6101209383611eb7565b810103126108645763ffffffff602060029261010060405191611c0e83611e9b565b611c1781612040565b8352611c24848201612040565b84840152611c3460408201612040565b6040840152611c4560608201612040565b6060840152611c5660808201612009565b6080840152611c6760a08201612009565b60a0840152611c7860c08201612009565b60c0840152611c8960e08201611ed8565b60e08401520151610100820152925050611b94565b3d9150611bde565b9096506020813d602011611cda575b81611cc260209383611eb7565b8101031261086457611cd390611ed8565b958a611950565b3d9150611cb5565b9096503d805f833e611cf48183611eb7565b810190602081830312610864578051906001600160401b03821161086457019080601f83011215610864578151916001600160401b03831161039d578260051b9060405193611d466020840186611eb7565b845260208085019282010192831161086457602001905b828210611d6e575050509588611914565b60208091611d7b8461202c565b815201910190611d5d565b9091506020813d602011611dba575b81611da260209383611eb7565b8101031261086457611db390611ed8565b908461182e565b3d9150611d95565b634a0bfec160e01b5f523360045260245ffd5b506001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163314156117d4565b9181601f84011215610864578235916001600160401b038311610864576020808501948460051b01011161086457565b9181601f84011215610864578235916001600160401b038311610864576020838186019501011161086457565b604081019081106001600160401b0382111761039d57604052565b60c081019081106001600160401b0382111761039d57604052565b61012081019081106001600160401b0382111761039d57604052565b90601f801991011681019081106001600160401b0382111761039d57604052565b5190811515820361086457565b9060e0820191600435815260243563ffffffff8116809103610864576020820152604435604082015260643560608201526084356001600160401b03811680910361086457608082015260a43560a082015260c060c435910152565b60243563ffffffff811681036108645790565b60443563ffffffff811681036108645790565b9060088210156107df5752565b6040516020810190600460e083019080358452602081013563ffffffff811681036108645763ffffffff16602085015260408101356040850152606081013560608501526080810135916001600160401b03831683036108645760c084926001600160401b036120039516608088015260a081013560a0880152013560c086015203601f198101835282611eb7565b51902090565b51906001600160401b038216820361086457565b519061ffff8216820361086457565b51906001600160a01b038216820361086457565b519063ffffffff8216820361086457565b91908201809211611bbc57565b91908110156120805760051b81013590603e1981360301821215610864570190565b634e487b7160e01b5f52603260045260245ffd5b356001600160a01b03811681036108645790565b909492949391935f955f95612411575b5091905f925b8084106120cb5750505050565b909192946120e26120dd87848661205e565b612094565b6120ed87848661205e565b602081013590601e198136030182121561086457018035906001600160401b03821161086457602001908036038213610864576084356001600160401b03811690036108645760408051606435602082019081526084356001600160401b03168284015291815261215f606082611eb7565b5190209160243563ffffffff81169003610864576040519263566ba51960e11b8452600435600485015263ffffffff6020600401351660248501526040600401356044850152606484015260a060040135608484015260c06004013560a484015260208360c4816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa801561130c575f906123de575b61220993506129c4565b5060048110156107df5715918215926123cc575b8215612309575b50506112415761228360208561223e6120dd8a878961205e565b6040516326f91ec160e01b81526004803590820152600160248201526001600160a01b039182166044820152911660648201525f6084820152918290819060a4820190565b03815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af190811561130c575f916122d7575b506122cd90600192612051565b95019291906120be565b90506020813d8211612301575b816122f160209383611eb7565b81010312610864575160016122c0565b3d91506122e4565b9091506001600160a01b036040519263ec34e7b160e01b845260043560048501521660248301526020826044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa91821561130c575f92612387575b506001600160a01b03809116911614155f80612224565b9091506020813d82116123c4575b816123a260209383611eb7565b81010312610864576001600160a01b036123bc819261202c565b929150612370565b3d9150612395565b6001600160a01b03811615925061221d565b506020833d8211612409575b816123f760209383611eb7565b810103126108645761220992516121ff565b3d91506123ea565b94955091939260243563ffffffff8116916001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168383036108645760405163d3ddde2d60e01b8152600480359082015263ffffffff84166024820152935f85604481855afa94851561130c575f95612863575b506040516302c8fea360e21b8152600480359082015263ffffffff85166024820152975f949060208a604481875afa998a1561130c575f9a612827575b5089958a15806126f9575b6126e0575f9a6125d8575b50505050505f9794966001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016946001600160a01b038216965b85518b10156125c7576001600160a01b0360208c60051b8801015116604051906326f91ec160e01b8252600435600483015260016024830152604482015288606482015289608482015260208160a4815f8c5af190811561130c575f91612595575b5061258d90600192612051565b9a019961251e565b90506020813d82116125bf575b816125af60209383611eb7565b8101031261086457516001612580565b3d91506125a2565b98945094509450945095505f6120b8565b90919293949950610864576001600160401b0391506040519263de97c0d760e01b8452600435600485015260248401521660448201526020816064815f865af190811561130c575f9161269d575b5061ffff6044602092604051948593849263da7bd3b360e01b845260043560048501521660248301525afa90811561130c575f9161266b575b50945f808080806124de565b90506020813d602011612695575b8161268660209383611eb7565b8101031261086457515f61265f565b3d9150612679565b90506020813d6020116126d8575b816126b860209383611eb7565b810103126108645761ffff60446126d060209361201d565b925050612626565b3d91506126ab565b90506108645750632f764ae960e01b5f5260045260245ffd5b50505f6040516365c7d79d60e01b8152600435600482015261012081602481895afa90811561130c575f91612751575b5063ffffffff60206002920151160163ffffffff8111611bbc5763ffffffff168410156124d3565b9050610120813d821161281f575b8161276d6101209383611eb7565b810103126108645763ffffffff60206002926101006040519161278f83611e9b565b61279881612040565b83526127a5848201612040565b848401526127b560408201612040565b60408401526127c660608201612040565b60608401526127d760808201612009565b60808401526127e860a08201612009565b60a08401526127f960c08201612009565b60c084015261280a60e08201611ed8565b60e08401520151610100820152925050612729565b3d915061275f565b9099506020813d60201161285b575b8161284360209383611eb7565b810103126108645761285490611ed8565b985f6124c8565b3d9150612836565b9094503d805f833e6128758183611eb7565b810190602081830312610864578051906001600160401b03821161086457019080601f83011215610864578151916001600160401b03831161039d578260051b90604051936128c76020840186611eb7565b845260208085019282010192831161086457602001905b8282106128ef57505050935f61248b565b602080916128fc8461202c565b8152019101906128de565b604080516020810192835263ffffffff939093169083015261ffff929092166060808301919091528152612003608082611eb7565b905f8091602081519101845afa80806129b1575b156129705750506040513d81523d5f602083013e60203d82010160405290565b15612991576001600160a01b0390639996b31560e01b5f521660045260245ffd5b3d156129a2576040513d5f823e3d90fd5b63d6bda27560e01b5f5260045ffd5b503d1515806129505750813b1515612950565b90604183036129ee576129e79250602081013591604082359201355f1a906129f8565b9192909190565b50505f9160029190565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411612a6f579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa1561130c575f516001600160a01b03811615612a6557905f905f90565b505f906001905f90565b5050505f91600391905660c0346100d257601f61553a38819003918201601f19168301916001600160401b038311848410176100d65780849260409485528339810103126100d2578051906001600160a01b03821682036100d25760200151906001600160a01b03821682036100d25760805260a05260405161544f90816100eb823960805181818161024201528181612e7701526134de015260a051818181610726015281816114ab015281816126dd01528181612ab501528181613b1a015281816144190152818161451a01528181614751015261526c0152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f3560e01c80633225e64914610dcb578063449dd25b14610d615780634505326714610cf657806384aeea8f14610c8b57806399744d4614610c155763c31e5bd51461005b575f80fd5b346107a157366003190161012081126107a15760e0136107a15760e4356001600160401b0381116107a157610094903690600401610e36565b5050610104356001600160401b0381116107a1578060040160c060031983360301126107a1576100c2610f4f565b90604051906100d082610ec8565b6040516100dc81610ef7565b5f81525f60208201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f6101208201525f6101408201525f6101608201525f6101808201525f6101a08201525f6101c08201525f6101e08201525f6102008201525f6102208201525f6102408201525f6102608201525f6102808201525f6102a08201525f6102c08201525f6102e08201525f6103008201525f6103208201525f6103408201525f6103608201525f6103808201525f6103a08201525f6103c08201525f6103e08201525f6104008201525f6104208201525f6104408201525f6104608201525f6104808201525f6104a08201525f6104c08201525f6104e08201525f6105008201525f6105208201525f6105408201525f6105608201525f6105808201525f6105a08201525f6105c08201525f6105e08201525f6106008201525f6106208201528252602082015f81526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169260043591604051633d91081b60e21b815283600482015261064081602481895afa908115610c0a575f91610840575b50808352608435906001600160401b038216928383036107a157610346917f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f6755555555555555558660011c1687037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c5f19861460081b178092526147d2565b1561083b5761035485610f8f565b63ffffffff806060865101511691161015610836576003875260248801906001600160401b0361038383610fa0565b166040890152606489016103978188610ffe565b906060604051925f84520281019060208301905b82811061082357505050516064350361081e5760448a016103cb81610f8f565b63ffffffff6103da848b610ffe565b9290501610156107ed5761040163ffffffff6103f9610408948b610ffe565b929093610f8f565b1691611033565b926104655f6040998a519061041d8c83610f2e565b60018252601f198c0136602084013761043588612b5f565b6001600160a01b0361044684612b73565b911690528b51808095819463cd6fdd8360e01b83528d60048401612c33565b03915afa908115610814576104876001939260ff925f916107f2575b50612b73565b51169250821c16156107ed5760016001600160401b03911b1660a08801526001600160401b036104da6104c26104bc88610f8f565b93610fa0565b9660a46104d260848d0183610fb4565b9b0190610fc9565b91909616958451926104f363ffffffff8216809561485b565b966101808751015160038110156107d95761050d9061491a565b916024359063ffffffff821682036107a1576020925f928d9261052f8b612b5f565b9186855161053d8782610f2e565b6010815201946f185cdcd85e4bdd8c4bdc185e5b1bd85960821b86525193601088860196875e603085015260e090811b6001600160e01b0319908116605086015291901b16605483015260601b6bffffffffffffffffffffffff19166058820152604c81526105ad606c82610f2e565b8c51918291518091835e8101838152039060025afa156107cf5787610623915f5160ff8c51926105dc84610f13565b600484521660208301526001600160401b038a168c83015260608201528c61061b61061061060a8380611064565b90614965565b916020810190610fc9565b9390926149e4565b9061062d81610e66565b6107bf576106709361066a63ffffffff60608951015116928b519361065185610f13565b600585525f60208601528c8501525f6060850152614b0e565b916149e4565b919061067b81610e66565b6107bf5760200135036107bf576020926107146106b26106fe946106ac60016106a4875161362a565b1b8095611161565b90611096565b916106d56102406106c7610180875101611057565b9551015160010b9980611064565b939091808210156107b75750925b8751632faa338760e01b8152998a9687966004880190611134565b6024860152608060448601526084850191611141565b90606483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa80156107ad575f9061076e575b61076a93501560208301525191829182610e70565b0390f35b506020833d6020116107a5575b8161078860209383610f2e565b810103126107a15761079c61076a93612c9c565b610755565b5f80fd5b3d915061077b565b50513d5f823e3d90fd5b9050926106e3565b661c185e5b1bd85960ca1b613979565b88513d5f823e3d90fd5b634e487b7160e01b5f52602160045260245ffd5b6136da565b61080e91503d805f833e6108068183610f2e565b810190612bb2565b5f610481565b89513d5f823e3d90fd5b613916565b80606080928437608085208552016103ab565b613675565b6138b1565b9050610640813d8211610c02575b8161085c6106409383610f2e565b810103126107a1576040519061087182610ef7565b61087a81612c7c565b825260208101516020830152610892604082016122d4565b60408301526108a360608201612c8b565b60608301526080810151608083015260a081015160a083015260c081015160c08301526108d260e082016122d4565b60e083015261010081015161010083015261012081015160038110156107a15761012083015261014081015160068110156107a15761014083015261091a6101608201612c8b565b61016083015261018081015160038110156107a1576101808301526101a081015160028110156107a1576101a08301526101c081015160028110156107a1576101c083015261096c6101e08201612c8b565b6101e083015261097f6102008201612c8b565b6102008301526109926102208201612c8b565b6102208301526102408101518060010b81036107a157610bf691610620916102408501526109c36102608201612c9c565b6102608501526109d66102808201612ba4565b6102808501526109e96102a08201612ba4565b6102a08501526109fc6102c08201612c8b565b6102c0850152610a0f6102e08201612c8b565b6102e0850152610a226103008201612c8b565b610300850152610a356103208201612ba4565b610320850152610a486103408201612ba4565b610340850152610a5b6103608201612c8b565b610360850152610a6e6103808201612c8b565b610380850152610a816103a08201612c8b565b6103a0850152610a946103c08201612c8b565b6103c0850152610aa76103e08201612c8b565b6103e0850152610aba6104008201612c8b565b610400850152610acd6104208201612c8b565b610420850152610ae06104408201612c8b565b610440850152610af36104608201612c8b565b610460850152610b066104808201612c8b565b610480850152610b196104a08201612ba4565b6104a0850152610b2c6104c08201612c8b565b6104c0850152610b3f6104e08201612c8b565b6104e0850152610b526105008201612c8b565b610500850152610b656105208201612ca9565b610520850152610b786105408201612c7c565b610540850152610b8b6105608201612ca9565b610560850152610b9e6105808201612ca9565b610580850152610bb16105a08201612ca9565b6105a0850152610bc46105c08201612ca9565b6105c0850152610bd76105e08201612cc6565b6105e0850152610bea6106008201612cc6565b61060085015201612cc6565b6106208201525f610292565b3d915061084e565b6040513d5f823e3d90fd5b346107a157366003190161012081126107a15760e0136107a15760e4356001600160401b0381116107a157610c4e903690600401610e36565b5050610104356001600160401b0381116107a15760a060031982360301126107a157610c7f61076a916004016128da565b60405191829182610e70565b346107a157366003190161012081126107a15760e0136107a15760e4356001600160401b0381116107a157610cc4903690600401610e36565b5050610104356001600160401b0381116107a15761018060031982360301126107a157610c7f61076a9160040161230c565b346107a157366003190161012081126107a15760e0136107a15760e4356001600160401b0381116107a157610d2f903690600401610e36565b5050610104356001600160401b0381116107a1576101c060031982360301126107a157610c7f61076a91600401611d6e565b346107a157366003190161012081126107a15760e0136107a15760e4356001600160401b0381116107a157610d9a903690600401610e36565b5050610104356001600160401b0381116107a15760e060031982360301126107a157610c7f61076a91600401611793565b346107a157366003190161012081126107a15760e0136107a15760e4356001600160401b0381116107a157610e04903690600401610e36565b5050610104356001600160401b0381116107a15761010060031982360301126107a157610c7f61076a9160040161118c565b9181601f840112156107a1578235916001600160401b0383116107a1576020808501948460051b0101116107a157565b600811156107d957565b91909160a06001600160401b038160c08401958051610e8e81610e66565b8552602081015115156020860152826040820151166040860152826060820151166060860152826080820151166080860152015116910152565b604081019081106001600160401b03821117610ee357604052565b634e487b7160e01b5f52604160045260245ffd5b61064081019081106001600160401b03821117610ee357604052565b608081019081106001600160401b03821117610ee357604052565b90601f801991011681019081106001600160401b03821117610ee357604052565b6040519060c082018281106001600160401b03821117610ee3576040525f60a0838281528260208201528260408201528260608201528260808201520152565b3563ffffffff811681036107a15790565b356001600160401b03811681036107a15790565b903590603e19813603018212156107a1570190565b903590601e19813603018212156107a157018035906001600160401b0382116107a157602001918160051b360383136107a157565b903590601e19813603018212156107a157018035906001600160401b0382116107a1576020019160608202360383136107a157565b9190811015611043576060020190565b634e487b7160e01b5f52603260045260245ffd5b5160038110156107d95790565b903590601e19813603018212156107a157018035906001600160401b0382116107a1576020019181360383136107a157565b919082039182116110a357565b634e487b7160e01b5f52601160045260245ffd5b6001600160401b038111610ee357601f01601f191660200190565b6020818303126107a1578051906001600160401b0382116107a1570181601f820112156107a157805190611105826110b7565b926111136040519485610f2e565b828452602083830101116107a157815f9260208093018386015e8301015290565b9060038210156107d95752565b908060209392818452848401375f828201840152601f01601f1916010190565b818102929181159184041417156110a357565b909392938483116107a15784116107a1578101920390565b90611195610f4f565b916111a06004612cda565b908151906111d46111b082610f8f565b602083019363ffffffff6001600160401b036111cb87610fa0565b16921690613107565b600285526001600160401b036111e983610fa0565b16604086015261123b6001600160401b0361120383610f8f565b61120c85610fa0565b9061121a6080860186610fb4565b9063ffffffff61122d60a0880188610fc9565b9590941691166004896131b2565b9491939093151580602089015261178c57606083019261129561126a6112618684610ffe565b90600487613379565b61040163ffffffff6103f961128e60408701948361128787610f8f565b16906135fc565b9886610ffe565b906112a0845161362a565b916112aa82610f8f565b946001600160401b03806112bd87610fa0565b16851c16916112cf60c0850185610fb4565b906112dd60e0860186610fc9565b5f929192508451906112f663ffffffff8c16809361485b565b936101808751015160038110156107d9576113109061491a565b6024359c8d63ffffffff8116036107a15761132a86612b5f565b9d60409e8f90815161133c8382610f2e565b60108152602001936f185cdcd85e4bdd8c4bdc185e5b1bd85960821b85528251936020850195601090875e600435603086015260e090811b6001600160e01b0319908116605087015291901b16605484015260601b6bffffffffffffffffffffffff19166058830152604c82526113b4606c83610f2e565b51918291518091835e81015f815203905a915f916002602094fa156117825788611421918e5f519060ff8151936113ea85610f13565b600485521660208401526001600160401b038a1690830152606082015261141461060a8a80611064565b61061b60208b018b610fc9565b9061142b81610e66565b6107bf576114689361066a8e9263ffffffff60608c5101511684519461145086610f13565b600586525f60208701528501525f6060850152614b0e565b919061147381610e66565b6107bf5760200135036107bf576106fe6114a06020926106ac6001611498885161362a565b1b8098611161565b946001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169561151b6114dd610180885101611057565b926114f26102408951015160010b9780611064565b9390918082101561177a5750925b8d51632faa338760e01b815297889687966004880190611134565b9060648301520381865afa908115611770575f91611736575b50156116d15751610180015160038110156107d957600161156561155f8560c061156d970190610fb4565b80611064565b949096610fa0565b941b905f1982019182116110a3575f946001600160401b036115a9936115ba8a51998a988997889763e924084960e01b89526004890190611134565b608060248801526084870191611141565b92161660448301526001606483015203915afa9182156116c857506001600160401b0391611626915f916116a6575b50602081519101519060208110611695575b508060d81c9060e81c60ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b1660608601526001600160fe1b03811681036110a3578261168d926001600160401b03946116579360021b91611174565b9035906020811061169557508060d81c9060e81c60ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b166080830152565b5f199060200360031b1b165f6115fb565b6116c291503d805f833e6116ba8183610f2e565b8101906110d2565b5f6115e9565b513d5f823e3d90fd5b8580515f5b661c185e5b1bd85960ca1b811a61172e576020815f928452661c185e5b1bd85960ca1b8285015283010152818101809252633c1e253d60e11b825260206044820152603f199061172960648201826122e8565b030190fd5b6001016116d6565b90506020813d602011611768575b8161175160209383610f2e565b810103126107a15761176290612c9c565b5f611534565b3d9150611744565b87513d5f823e3d90fd5b905092611500565b8c513d5f823e3d90fd5b5050505050565b61179b610f4f565b6117a56004612cda565b926117b0845161364f565b15611d5c576117bf84516139c9565b926117c981610f8f565b94602081019563ffffffff875191161015611d575760208201916117ec83610f8f565b8615611d4a5763ffffffff8851915b161015611ce9578515611ce25760055b61181481610e66565b855263ffffffff61182482610f8f565b1660408601528515611c475761183981610f8f565b6118466040830183610fb4565b9061189263ffffffff61185c6060860186610fc9565b93909461186d8d8951905190613ee7565b61188861187d61060a8480611064565b926020810190610fc9565b94909316906149e4565b919061189d81610e66565b611c39576118b89264656e74727960d81b92600487516148d7565b604081016118c961155f8284610fb4565b905088516001600160fd1b03811681036110a35760031b03611c275761191c61190161155f6001600160401b039360058a5285610fb4565b8915611c145763ffffffff61191588610f8f565b1691614a64565b1660808601528580611bf2575b611be8576119446001600160401b0360408451015116613a89565b925f198401968488116110a35715611bd15761196861196283610f8f565b91610f8f565b63ffffffff808a5193169116918282848111611bc6575b50507f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff811681036110a357816119b79160011b611096565b5f1981019081116110a3576119e0926119d36119db9284611161565b60011c6122c7565b611096565b5f1981019081116110a3578690925b60808301936119fe8585610fb4565b998a92611a0e60a0870187610fc9565b611a1e60c0899593950189610fc9565b949095611a4f611a32828751875190613e53565b9960071c98611a4761061061060a8380611064565b918b8d6149e4565b9190611a5a81610e66565b611bba5761066a611a72611a78968851905190613f31565b92614b0e565b9390611a8381610e66565b611bba576001600160401b0393604093611aa892620746f760ec1b9260048651614906565b5101511697607f191690808204608014901517156110a357966101008101908181116110a35760ff019081116110a35760081c965b611ae688614e35565b8110611b1a57611af9906106ac89614e35565b966101008101908181116110a35760ff019081116110a35760081c96611add565b97611b599192949698611b5f9496986080611b358383611096565b1015611ba9576001600160401b0391611b4d91611096565b16604084015280611064565b91614b48565b15806020870152611b9a57916080611b8561155f611b92946001600160401b0396610fb4565b9190925f19900891614a64565b166060830152565b505060048352505f6080830152565b50506001600160401b036080611b4d565b620746f760ec1b613979565b935091505f8061197f565b508563ffffffff611be183610f8f565b16926119ef565b5050509250905090565b50611bfc81610f8f565b63ffffffff80611c0b86610f8f565b16911614611929565b63ffffffff611c2286610f8f565b611915565b50505050925090506001602082015290565b64656e74727960d81b613979565b86611c7f611c8b611c5e61155f6040860186610fb4565b9390611c85611c706060880188610fc9565b95819791948a51905190613e9d565b92614965565b90614988565b9290508451611c9981614a31565b5f1981019081116110a357611cb9611cb3611cbe96614b0e565b92613f7b565b6149e4565b90611cc881610e66565b611c395760c435146118b85764656e74727960d81b613979565b600661180b565b6040515f5b6531b7b63ab6b760d11b811a611d42576020815f9284526531b7b63ab6b760d11b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061172960648201826122e8565b600101611cee565b63ffffffff6001916117fb565b613796565b613739565b3580151581036107a15790565b90611d77610f4f565b91611d826004612cda565b908151611d8e82610f8f565b91611db6602082019363ffffffff6001600160401b03611dad87610fa0565b16911684613107565b6040810192611dc484611d61565b156122a45760015b611dd581610e66565b87526001600160401b03611de882610fa0565b166040880152611df784611d61565b1561229d5760025b63ffffffff611e0d84610f8f565b16611e16613e2f565b50611e2082614e66565b60ff6001600160401b03611e36845f878b613d60565b16918160405195611e4687610f13565b168552166020840152604083015260608201526001600160401b03611e6a83610fa0565b1660081c90610160840191611e9a611e828487610fb4565b611e9261061061060a8380611064565b9184866149e4565b90611ea481610e66565b61228157611eb188611d61565b15612291576101808601355b611ec687610f8f565b91611ed56101a0890189610fc9565b929091604051916001601f5360205260405260205f6041601f60025afa90604052156107a157611f2092611f095f51614b0e565b9063ffffffff611f188c613fc4565b9116906149e4565b90611f2a81610e66565b6122815760a4350361228157611f4f91611f4761155f8588610fb4565b929091614cca565b1561227257611fa06001600160401b03611f6885610f8f565b611f7185610fa0565b90611f7f6060880188610fb4565b9063ffffffff611f9260808a018a610fc9565b95909416911660048c6131b2565b90979115158060208c01526122645760a0850192611fbe8487611064565b50925f94611fcb8961364f565b6121fa575b5050611ffc611fea61155f6001600160401b039389610fb4565b60ff611ff589610fa0565b1691614ad8565b1660808b01525f946001600160401b0361201586610fa0565b1660081c948763ffffffff61202984610f8f565b16612032613e2f565b506001600160401b03612051825f600261204b81614e66565b96613d60565b1660ff6040519361206185610f13565b600285521660208401526040830152606082015260e08301906120848285610fb4565b6120996120918280611064565b908b85614cca565b156121f5576120cc61155f6120c5838c6120bc61187d61060a846120d799611064565b92909188614b2a565b9487610fb4565b60ff611ff587610fa0565b97610120850135936120e88d611d61565b1561217d575b5050506121096120fd84610f8f565b93610140810190610fc9565b929091604051916001601f5360205260405260205f6041601f60025afa90604052156107a15761213d92611f095f51614b0e565b9061214781610e66565b61216e576044350361216e576001600160401b0397612168611b9298611d61565b96613b0b565b651c185c995b9d60d21b613979565b600183529299506101008501935091906121978486610fb4565b6121ac6121a48280611064565b908685614cca565b156121f5576121e461155f6121dd6121ec96611ff595856121d561061061060a8360ff9a611064565b939092614b2a565b9688610fb4565b929093610fa0565b965f80806120ee565b6137f1565b90935061220991945086611064565b60208295929461222d83809861222260c08d018d610fc9565b9290916004866139f8565b01516001600160fd1b03811681036110a35760031b0361224e575f80611fd0565b5050600160208a01525050600687525050505050565b505060028852505050505050565b50506001602087015250505050565b6618db185a5b595960ca1b613979565b61018086013590611ebd565b6001611dff565b5f611dcc565b3560ff811681036107a15790565b9061010082018092116110a357565b919082018092116110a357565b51906001600160401b03821682036107a157565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b612314610f4f565b61231e6004612cda565b92612329845161364f565b15611d5c5761233783610f8f565b63ffffffff61234c8651602088015190613d38565b9116101561287d576001600160401b03604085510151169260ff612372602083016122aa565b169361237c613e2f565b948015612878578160608701526101008201918281116110a35760ff019182116110a357602086019160081c825260015b8181106128245750506001600160401b036123ca60408401610fa0565b9151911610156127c557600483526001600160401b036123ec60408301610fa0565b16604084015261241284516001600160401b0361240b60408501610fa0565b16906122c7565b9361241c82610f8f565b9161242b610120820182610fb4565b9661243a610140830183610fc9565b97909461244b610160850185610fc9565b9091612465855163ffffffff831690602088015190613e53565b9a6124888d8d61247b61187d61060a8480611064565b9290918960071c906149e4565b999061249381610e66565b612281576124c1926124ab885160208a015190613f31565b63ffffffff6124b98d614b0e565b9216906149e4565b91906124cc81610e66565b612281576124e9926618db185a5b595960ca1b9260048751614906565b6001600160401b036040835101511697607f1982168260071c81046080148360071c1517156110a357986101008101908181116110a35760ff019081116110a35760081c985b6125388a614e35565b811061256c5761254b906106ac8b614e35565b986101008101908181116110a35760ff019081116110a35760081c9861252f565b99611b5991929496989a6125899496989a6080611b358383611096565b1580602089015261178c576125bd6001600160401b0391607f6125b361155f610120880188610fb4565b9190921691614a64565b1660808701526125cf60408301610fa0565b60081b68ffffffffffffffff0016926101006125ef856060840151611096565b10156127bc57612603846060830151611096565b945b600160ff612615602087016122aa565b1603612633575050916001600160401b0393916004611b92946142cf565b92909361266890604061266085602061269c9a975191015163ffffffff61265988610f8f565b1691613e53565b9601516122c7565b9161010082019261269461268a61268261155f8787610fb4565b969095610fb4565b6020810190610fc9565b969095614043565b906126a681610e66565b61275d5760206126d19160405180938192631441dda160e31b835284600484015260248301906122e8565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa8015610c0a575f9061271d575b6001600160401b0316606084015250565b506020813d602011612755575b8161273760209383610f2e565b810103126107a1576127506001600160401b03916122d4565b61270c565b3d915061272a565b6040515f5b6462656c6f7760d81b811a6127b4576020815f9284526462656c6f7760d81b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061172960648201826122e8565b600101612762565b61010094612605565b6040515f5b640d2dcc8caf60db1b811a61281c576020815f928452640d2dcc8caf60db1b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061172960648201826122e8565b6001016127ca565b6001835114612878578651604088015261284e61284784518060608b0152614e35565b88516122c7565b87528251906101008201918281116110a35760ff019182116110a35760019160081c8452016123ad565b613852565b6040515f5b636974656d60e01b811a6128d2576020815f928452636974656d60e01b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061172960648201826122e8565b600101612882565b906128e3610f4f565b916128ee6004612cda565b6128f881516139c9565b15611d5c5761290682610f8f565b602082019063ffffffff825191161015611d57576006855263ffffffff61292c84610f8f565b1660408601526060830161295c6129438286611064565b906129516080880188610fc9565b9290916004886139f8565b6129668185611064565b905082516001600160fd1b03811681036110a35760031b1415806020880152612b105761299284610f8f565b9160208501926129a28487610fb4565b906129c863ffffffff6129b860408a018a610fc9565b93909461186d8a51885190613ee7565b91906129d381610e66565b612afe576129f2926864697374616e63657360b81b92600489516148d7565b6129ff61155f8487610fb4565b919050516001600160fd1b03811681036110a35760031b1415806020880152612af45760209261ffff610160612a6861155f88966001600160401b03612a5c612a4e612a7099612a9d9d611064565b63ffffffff6119158d610f8f565b1660808d015287610fb4565b949095610f8f565b925101511663ffffffff60405196879586956399b0c3c960e01b8752606060048801526064870191611141565b92166024840152604483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa8015610c0a575f9061271d576001600160401b0316606084015250565b5050600584525050565b6864697374616e63657360b81b613979565b50505050565b6001600160401b038111610ee35760051b60200190565b90612b3782612b16565b612b446040519182610f2e565b8281528092612b55601f1991612b16565b0190602036910137565b356001600160a01b03811681036107a15790565b8051156110435760200190565b8051600110156110435760400190565b80518210156110435760209160051b010190565b519060ff821682036107a157565b6020818303126107a1578051906001600160401b0382116107a157019080601f830112156107a1578151612be581612b16565b92612bf36040519485610f2e565b81845260208085019260051b8201019283116107a157602001905b828210612c1b5750505090565b60208091612c2884612ba4565b815201910190612c0e565b6060602091604081019381526040838201528451809452019201905f5b818110612c5d5750505090565b82516001600160a01b0316845260209384019390920191600101612c50565b519061ffff821682036107a157565b519063ffffffff821682036107a157565b519081151582036107a157565b51906fffffffffffffffffffffffffffffffff821682036107a157565b51906001600160a01b03821682036107a157565b9060405191612ce883610ec8565b604051612cf481610ef7565b5f81525f60208201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f6101208201525f6101408201525f6101608201525f6101808201525f6101a08201525f6101c08201525f6101e08201525f6102008201525f6102208201525f6102408201525f6102608201525f6102808201525f6102a08201525f6102c08201525f6102e08201525f6103008201525f6103208201525f6103408201525f6103608201525f6103808201525f6103a08201525f6103c08201525f6103e08201525f6104008201525f6104208201525f6104408201525f6104608201525f6104808201525f6104a08201525f6104c08201525f6104e08201525f6105008201525f6105208201525f6105408201525f6105608201525f6105808201525f6105a08201525f6105c08201525f6105e08201525f6106008201525f6106208201528352602083015f81528360405190633d91081b60e21b825283356004830152610640826024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa918215610c0a575f92612f61575b506080612f5a9483612eba935201610fa0565b7f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f6755555555555555556001600160401b0384169360011c1683037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c905f191460081b178092526147d2565b1561083b57565b909150610640813d82116130ff575b81612f7e6106409383610f2e565b810103126107a15760405193612f9385610ef7565b612f9c82612c7c565b855260208201516020860152612fb4604083016122d4565b6040860152612fc560608301612c8b565b60608601526080820151608086015260a082015160a086015260c082015160c0860152612ff460e083016122d4565b60e086015261010082015161010086015261012082015160038110156107a15761012086015261014082015160068110156107a15761014086015261303c6101608301612c8b565b61016086015261018082015160038110156107a1576101808601526101a082015160028110156107a1576101a08601526101c082015160028110156107a1576101c086015261308e6101e08301612c8b565b6101e08601526130a16102008301612c8b565b6102008601526130b46102208301612c8b565b610220860152610240820151908160010b82036107a157856130ef610620612eba95608095610240612f5a9b01526109c36102608201612c9c565b6106208201529392509450612ea7565b3d9150612f70565b9063ffffffff606083015116811015610836576131239161485b565b111561312b57565b6040515f5b69636f6f7264696e61746560b01b811a61318c576020815f92845269636f6f7264696e61746560b01b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061172960648201826122e8565b600101613130565b811561319e570490565b634e487b7160e01b5f52601260045260245ffd5b95929693909194602087015192831561319e578361010004916131d5838b613194565b95613242878b516131e4613e2f565b506001600160401b036132038d8b600e6131fd81614e66565b95613d60565b1660ff6040519261321384610f13565b600e845216602083015260408201528b606082015261323561060a8980611064565b61061b60208a018a610fc9565b929061324d81610e66565b61335357613264928a611cb9611cb38e5193614b0e565b919061326f81610e66565b6133535760c0013503613353576132868280611064565b50965f966132948480611064565b92905051851561319e576132b5916132ab9161485b565b6106ac8488611161565b6001600160fe1b03851685036110a35782811015613349576132db905b8560021b611161565b14978815986132eb575050505050565b91939550918094965060021b936001600160fe1b038116036110a35761332761332161332e926106ac6133379561333d99611161565b85611161565b9280611064565b919093836122c7565b92611174565b90915f8080808061178c565b506132db826132d2565b7f696e7465726c6561766564000000000000000000000000000000000000000000613979565b6040515f81529294939260608402860160208201875b8281106135e9575050505160608301350361081e576040831161081e576133b583612b2d565b945f5b8481106135a65750506020019182510361346a575b50825181510361083b57519060209160051b5b8083106133ec57509050565b60208385010151925f93815b80861061341f57506040856020949596880190858201928391860392015e520191906133e0565b947f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe086820160011c1690826020838a010151136001146134635750602001946133f8565b95506133f8565b6134778492939451612b2d565b935f5b83518110156134ae57806001600160a01b0361349860019387612b90565b5160081c166134a78289612b90565b520161347a565b5090925f6134d2956040518097819263cd6fdd8360e01b8352883560048401612c33565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa948515610c0a575f9561358a575b50925f9160805f9201915b865181101561357c5780600180896001600160401b0360ff613545849761353f8b610fa0565b94612b90565b51169116901c1614613558575b01613519565b6135628187612b90565b5161357661356f87613a7b565b9688612b90565b52613552565b50939294505083525f6133cd565b61359f9195503d805f833e6108068183610f2e565b935f61350e565b808074ffffffffffffffffffffffffffffffffffffffff006135d36135ce6001958a88611033565b612b5f565b60081b16176135e2828a612b90565b52016133b8565b806060809284376080852085520161338f565b905f5b82518110156107ed578160ff6136158386612b90565b511614613624576001016135ff565b91505090565b610180015160038110156107d95760ff61364661364c9261491a565b16614942565b90565b613658816139c9565b908115613663575090565b63ffffffff9150610220015116151590565b6040515f5b67199c9859db595b9d60c21b811a6136d2576020815f92845267199c9859db595b9d60c21b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061172960648201826122e8565b60010161367a565b6040515f5b64656e74727960d81b811a613731576020815f92845264656e74727960d81b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061172960648201826122e8565b6001016136df565b6040515f5b6372756c6560e01b811a61378e576020815f9284526372756c6560e01b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061172960648201826122e8565b60010161373e565b6040515f5b62726f7760e81b811a6137e9576020815f92845262726f7760e81b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061172960648201826122e8565b60010161379b565b6040515f5b651c185c995b9d60d21b811a61384a576020815f928452651c185c995b9d60d21b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061172960648201826122e8565b6001016137f6565b6040515f5b641b195d995b60da1b811a6138a9576020815f928452641b195d995b60da1b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061172960648201826122e8565b600101613857565b6040515f5b671a5b98db1d59195960c21b811a61390e576020815f928452671a5b98db1d59195960c21b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061172960648201826122e8565b6001016138b6565b6040515f5b66656e747269657360c81b811a613971576020815f92845266656e747269657360c81b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061172960648201826122e8565b60010161391b565b604051905f5b81811a6139c157805f9260209285528285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061172960648201826122e8565b60010161397f565b61014001805160068110156107d9576004149081156139e6575090565b90505160068110156107d95760051490565b938092611c85613a14939795611c7f885160208a015190613e9d565b93905051613a2181614a31565b5f1981019081116110a357611cb9611cb3613a3b96614b0e565b9190613a4681610e66565b613a555760c0013503613a5557565b7f73636f7265730000000000000000000000000000000000000000000000000000613979565b5f1981146110a35760010190565b613a935f916122b8565b5f1981019081116110a35760081c905b60018211613ab55761364c9150613a7b565b60808201908183116110a357607f83019182116110a3578160071c91607f191691808304608014901517156110a357613af791613af1916122c7565b916122b8565b5f1981019081116110a35760081c90613aa3565b94969592906001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016946101408701519060068210156107d957602093613bb391613ba163ffffffff6101608c0151169563ffffffff6102208d01511698604051998a98899863db43e80b60e01b8a5260048a01526024890152604488015260a0606488015260a4870191611141565b84810360031901608486015291611141565b0381865afa908115610c0a575f91613cfe575b5063ffffffff6102008501918180845116986040519963a87b5c9f60e01b8b5260048b01521660248901521694856044880152602087606481875afa968715610c0a575f97613cc2575b50613cb4579163ffffffff6020959492816101e08160a4975116950151169582604051998a988997633021f16f60e01b89526004890152602488015216604486015260648501521660848301525afa8015610c0a575f90613c77575b63ffffffff91501690565b506020813d602011613cac575b81613c9160209383610f2e565b810103126107a157613ca763ffffffff91612c8b565b613c6c565b3d9150613c84565b505050505063ffffffff1690565b9096506020813d602011613cf6575b81613cde60209383610f2e565b810103126107a157613cef90612c8b565b955f613c10565b3d9150613cd1565b90506020813d602011613d30575b81613d1960209383610f2e565b810103126107a157613d2a90612c8b565b5f613bc6565b3d9150613d0c565b613d41906139c9565b1561364c575f1981018181116110a357613d5a91611161565b60011c90565b92919060ff169060038214613e1f5760088214613e1357600e8214613ddc57600f8214613dcf5760108214613db65760118214613daf5750601203613da6575050600190565b61364c9161485b565b9250505090565b5050506001600160401b03604061364c92015116613a89565b929050613d4191506139c9565b92613de892915061485b565b90801561319e57613dfe906101000480926122c7565b5f198101919082116110a35761364c91613194565b50505061364c90614a31565b5050506060015163ffffffff1690565b60405190613e3c82610f13565b5f6060838281528260208201528260408201520152565b9190613e76826001600160401b0392613e6a613e2f565b50601061204b81614e66565b1660ff60405193613e8685610f13565b601085521660208401526040830152606082015290565b90613ebf5f6001600160401b0392613eb3613e2f565b5060126131fd81614e66565b1660ff60405192613ecf84610f13565b6012845216602083015260408201525f606082015290565b90613f095f6001600160401b0392613efd613e2f565b5060116131fd81614e66565b1660ff60405192613f1984610f13565b6011845216602083015260408201525f606082015290565b90613f535f6001600160401b0392613f47613e2f565b50600f6131fd81614e66565b1660ff60405192613f6384610f13565b600f845216602083015260408201525f606082015290565b613f83613e2f565b506001600160401b03613f9c5f8060086131fd81614e66565b1660ff60405192613fac84610f13565b6008845216602083015260408201525f606082015290565b613fcc613e2f565b506001600160401b03613fe55f8060036131fd81614e66565b1660ff60405192613ff584610f13565b6003845216602083015260408201525f606082015290565b929192614019826110b7565b916140276040519384610f2e565b8294818452818301116107a1578281602093845f960137010152565b9190979695929594939486156142b5576001600160401b0360408a01511682818110918215926142a2575b50506142885760ff60208a015116938415801561427e575b8015614274575b6142595761409a85614942565b936140a784861c96614e98565b92848a015f1901861c8781148015949190614253578560011b5b8a1490811591614246575b5061422857888a898f871561421957505050506040516140ed606082610f2e565b60028152604090813660208301376040519161410a606084610f2e565b6002835236602084013760018a0161412182612b80565b528961412c82612b73565b528a87116107a1578e61416c958d61415361060a8f8c8161414d8287614965565b95611174565b61415c86612b80565b5261416685612b73565b52614f0c565b995b6141778b610e66565b8a614202576141a7919081156141f9576141938885818c611174565b919091925b156141f2576001880190614cca565b156141d25761364c966141cb9694841b909203918201921c91820293910291611174565b369161400d565b5050505050505090506007906040516141ec602082610f2e565b5f815290565b8790614cca565b88908892614198565b5050505050505050506040516141ec602082610f2e565b61422296614edb565b9961416e565b505050505050505050505090506002906040516141ec602082610f2e565b905060018901105f6140cc565b856140c1565b505050505050505090506007906040516141ec602082610f2e565b506003851461408d565b5060028514614086565b5050505050505090506004906040516141ec602082610f2e565b6142ac9250611096565b8711825f61406e565b5050505050505090506001906040516141ec602082610f2e565b9391929060608401946142ed6142e58787610ffe565b908484613379565b946142f882516139c9565b156144a45761430681610f8f565b9463ffffffff60208401519616945f965f1981019081116110a3575b808710156144805750600187018088116110a357888a60ff61437f6143776143aa8b60209f6143fb9f6143d49f8b8f938f93908f93918b6143b19f6143776143706143879661437f936122c7565b9f89610ffe565b939094612b90565b511691611033565b6143a26143976080860186610fb4565b9460a0810190610fc9565b9690956151ca565b9e89610ffe565b6143cc6143c160c0860186610fb4565b9460e0810190610fc9565b9690956152f5565b9261440d60405194859384936342ee8eb560e11b85526040600486015260448501906122e8565b838103600319016024850152906122e8565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610c0a575f9161444c575090565b90506020813d602011614478575b8161446760209383610f2e565b810103126107a15761364c906122d4565b3d915061445a565b969561448f8861449592611096565b96613a7b565b9680156110a3575f1901614322565b909192936144dc9461438760209761437f60ff6144c46144fe9c88610ffe565b92909363ffffffff6144d58a610f8f565b1690612b90565b816040519384926342ee8eb560e11b84526040600485015260448401906122e8565b5f83820391600319830160248601525201816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610c0a575f9161444c575090565b9492909691939561455f5f875161485b565b936101808751015160038110156107d9576145799061491a565b60205f614587828d01610f8f565b61459087612b5f565b9c60409d8e928584516145a38682610f2e565b6010815201936f185cdcd85e4bdd8c4bdc185e5b1bd85960821b85525192601087850195865e35603084015260e01b6001600160e01b03191660508301526054820184905260601b6bffffffffffffffffffffffff19166058820152604c815261460e606c82610f2e565b8d51918291518091835e8101838152039060025afa156108145786614674915f5160ff8d519261463d84610f13565b600484521660208301526001600160401b0389168d830152606082015261466761060a8c80611064565b61061b60208d018d610fc9565b9061467e81610e66565b6147cc5790895f61066a6146bd959463ffffffff60608d510151168451946146a586610f13565b60058652846020870152850152826060850152614b0e565b91906146c881610e66565b6147c65760200135036147c15750916106fe9161473f6146f36020956106ac60016106a4875161362a565b91614716610240614708610180875101611057565b9551015160010b9780611064565b939091808210156147b95750925b8851632faa338760e01b815297889687966004880190611134565b90606483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9182156116c857505f91614785575090565b90506020813d6020116147b1575b816147a060209383610f2e565b810103126107a15761364c90612c9c565b3d9150614793565b905092614724565b613979565b82613979565b84613979565b6101608101519061014081015160068110156107d95760021461484c576147f8906139c9565b156148465761ffff8116600182901b6201fffe16600381018091116110a3578310159283614827575b50505090565b61ffff9293509061483791611096565b9160101c1611155f8080614821565b50151590565b5060011b6401fffffffe161090565b906040820160606001600160401b0382511693019163ffffffff83511691821561319e5751925163ffffffff16926001600160401b0316831561319e576001600160401b03939006831611156148cf5760ff60015b16920416016001600160401b0381116110a3576001600160401b031690565b60ff5f6148b0565b6002611cb9611cb36148eb96949795614b0e565b91906148f681610e66565b6147c65760c00135036147c15750565b6001611cb9611cb36148eb96949795614b0e565b60038110156107d9576001811461493c5760020361493757600390565b600190565b50600290565b6001600160fd1b03811681036110a35766080a070a0a080060ff9160031b1c1690565b5f906001602093806040519385855383850137019060025afa156107a1575f5190565b929190925f936149ad60ff6020840151166001600160401b036040850151169061534f565b80156149d757915f6149c59492819482190192615375565b9190156149ce57565b600592505f9150565b5050505090506004905f90565b9492909391945f94614a0b60ff6020840151166001600160401b036040850151169061534f565b9687821015614a23576149c59596975f190192615375565b50600496505f955050505050565b614a3a8161364f565b15614a5757614a48906139c9565b15614a5257600490565b600390565b6060015163ffffffff1690565b91614ad1915060031b916004614aa2848301358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b930101358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b60201b1790565b905061364c9160021b01358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b6020525f601f5360205f6021601f60025afa156107a1575f5190565b90614b37949392916149e4565b9190614b4281610e66565b61216e57565b91909160ff6020820151168015614cc157614b6281614e98565b90818403614cb8576040614b7582614942565b930151926001600160401b0384169081811c614cac576002831480938115614ca1575b5015614c8e57505060ff83169160021c66ffffffffffffff8460081c1602928383614c09575b5050505081614bcc93611174565b8101905f915b808210614bdf5750501590565b90916020908335848403838110614bfb575b5017920190614bd2565b60031b610100031c5f614bf1565b929360040192909115614c2a575050614bcc9391839101915b935f80614bbe565b91509150607f677fffffffffffffff8360011c1616016004810191600180849216149182614c6a575b5050614c635781614bcc93614c22565b5050505f90565b915091508260058201921015611043576004600f918501013560f81c115f80614c53565b614bcc96945085939192501c0291611174565b60039150145f614b98565b50505050505050600190565b50505050505f90565b50505050600190565b9092919260ff6020830151168015614e2b57614ce581614e98565b91828503614e21576001600160401b036040614d0084614942565b9501511690841b90039283811c614e16576002821480928115614e0b575b5015614df9575060ff83169160021c8360081c02928383614d85575b5050505081614d4893611174565b8101905f915b808210614d5b5750501590565b90916020908335848403838110614d77575b5017920190614d4e565b60031b610100031c5f614d6d565b929360040192909115614da6575050614d489391839101915b935f80614d3a565b91509150607f8260011c16016004810191600180849216149182614dd5575b5050614c635781614d4893614d9e565b915091508260058201921015611043576004600f918501013560f81c115f80614dc5565b614d48959391509184921c0291611174565b60039150145f614d1e565b505050505050600190565b5050505050505f90565b5050505050600190565b60808101908181116110a357607f019081116110a3578060071c90607f191690808204608014901517156110a35790565b60ff16600181148015614e8e575b614e8857601003614e8457600490565b5f90565b50600190565b5060028114614e74565b60028114614ed45760038114614ecd578015908115614ec2575b5015614ebc575f90565b61040090565b60069150115f614eb2565b5061021090565b5061041090565b959361066a90614eee9694939293614965565b90614ef881610e66565b80613624575003614f07575f90565b600690565b9294909493919384518015614cac578151036151bf5760015b8551811015614f6957614f388187612b90565b515f1982018281116110a357614f4e9088612b90565b511015614f5d57600101614f25565b50505050505050600390565b5091939490929460ff60208301511694614f9260408401966001600160401b038851169061534f565b9482515f1981019081116110a357614fab879185612b90565b5110156151b257604051948296845160051b966001916001601f535f1901975b602081116150d55750604052156107a15760209081015193810151604051976001969590859003601f19168501949392889190888481601f53161b525b6150755750606094955060051b01149451602082015160401b17815160481b176a02000000000000000000001760a81b84520151600b830152602051602b83015260205f604b8460025afa1690604052156107a1575f51901561506e5703614f07575f90565b5050600590565b939490919286851060018616175f146150bd5780602091356040600188161c52019360011c90602080600184161b6041601f60025afa16955b60011c95949392919086615008565b9360019691961c906020516020600184161b526150ae565b5f905f905b8082106150ed5750509760011c97614fcb565b9091939a8289016020810151908160011c6020888d010152848801908d6020830151906001851690851081175f1461519a576001146151815760205260406001602088019401910151148483101660011461516b57505060208082819335604052019c5b8180888a01016041601f60025afa16955b019201906150da565b6020929d94509060408392015160405293615151565b602094859450849350809250358352604052019c615151565b509050602080949f988194508093508a010152615162565b5050505050505050600490565b505050505050600290565b9685949664199a5c9cdd60da1b92966151f2946151e78b5161362a565b98878a1c908c61454d565b156152e7576101808551015160038110156107d957156152b35761521f6133276101806001975101611057565b9590931b935f1985019485116110a3575f946152546115a995604051988997889763e924084960e01b89526004890190611134565b92166044840152606483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610c0a575f9161529f575090565b61364c91503d805f833e6116ba8183610f2e565b506152c2929350809150611064565b8260021b926001600160fe1b038116036110a35782116107a15761364c91369161400d565b64199a5c9cdd60da1b613979565b96859496651cd958dbdb9960d21b9296615313946151e78b5161362a565b15615340576101808551015160038110156107d957156152b35761521f6133276101806001975101611057565b651cd958dbdb9960d21b613979565b6006811161536f5761536090614942565b6001811b9091015f1901901c90565b50505f90565b959493919091604051948192856001956001601f536020600184161b525b6153f15750606093945060051b0114946040810151602082015160401b17815160481b176a02000000000000000000001760a81b84520151600b830152602051602b83015260205f604b8460025afa1690604052156107a1575f5190565b9390919285851060018616175f146154375780602091356040600188161c52019360011c90602080600184161b6041601f60025afa16945b60011c949392919085615393565b9360019591951c906020516020600184161b5261542956",
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
// the contract method with ID 0x45053267.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveStep((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures, (uint32,uint64,bool,(bytes,bytes32[]),bytes32[],bytes,bytes32[],(bytes,bytes32[]),(bytes,bytes32[]),bytes32,bytes32[],(bytes,bytes32[]),bytes32,bytes32[]) ) returns()
func (aggregationFraud *AggregationFraud) PackProveStep(statement Statement, signatures []WitnessSignature, arg2 IAggregationFraudStepProof) []byte {
	enc, err := aggregationFraud.abi.Pack("proveStep", statement, signatures, arg2)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveStep is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x45053267.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveStep((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] signatures, (uint32,uint64,bool,(bytes,bytes32[]),bytes32[],bytes,bytes32[],(bytes,bytes32[]),(bytes,bytes32[]),bytes32,bytes32[],(bytes,bytes32[]),bytes32,bytes32[]) ) returns()
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
