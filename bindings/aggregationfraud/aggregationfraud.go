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
	Bin: "0x6101408060405234610225576080816181fc80380380916100208285610231565b8339810103126102255761003381610254565b9061004060208201610254565b6004602061005c606061005560408701610254565b9501610254565b6001600160a01b03909516608081905260405163c305a6d960e01b815292839182905afa9081156101d4575f916101f3575b506001600160a01b0390811660a0819052911660c0819052604051919061551990818401906001600160401b038211858310176101df576040938593612ce38539825260208201520301905ff080156101d45760e0526101005261012052604051612a7a908161026982396080518181816101440152818161057701528181610a5401528181610bbb01528181610cbe01528181610fbc015281816115cc015281816117e3015281816121d0015261242c015260a05181818161094601528181611184015281816112840152818161138801528181611979015281816122900152818161234001526124f1015260c05181610481015260e05181818161060701526116540152610100518181816101010152818161098a01528181610b5201526117ab01526101205181818161043901528181610c7601528181610dcd0152611de00152f35b6040513d5f823e3d90fd5b634e487b7160e01b5f52604160045260245ffd5b90506020813d602011610229575b8161020e60209383610231565b810103126102255761021f90610254565b5f61008e565b5f80fd5b3d9150610201565b601f909101601f19168101906001600160401b038211908210176101df57604052565b51906001600160a01b03821682036102255756fe6080806040526004361015610012575f80fd5b5f905f358060e01c9182630219972d1461175d575081631808842c1461172f57816324f154e71461170c5781633225e649146114fb5781633b1ad71714610ebc578163449dd25b14610e575781634505326714610df157816376c4abac14610dad57816384aeea8f14610d4757816399744d4614610ce2578163a2e800ad14610c9e578163a89cb02d14610b15578163c03151e9146109ae578163c1d7c8851461096a578163c305a6d914610926578163c31e5bd5146104a557508063ccedbb43146104615763fce7c0a6146100e6575f80fd5b3461028b5760e036600319011261028b576001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163314158061042e575b61041b57600435610139611f41565b916001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001660405162b502ad60e71b81526020818061018060048201611ee5565b0381855afa9081156103bd5783916103e1575b50156103c857604051631a591c4f60e11b81526004810184905263ffffffff8516602482015261014081604481855afa9081156103bd5783916102b7575b50610120015161ffff16926101e7848683612907565b83526001602052604083208054905f1982146102a35760018201905515610214575b602084604051908152f35b60405163b5bf048160e01b8152600481019190915263ffffffff9490941660248501526020908490604490829085905af1801561029657610257575b8080610209565b6020833d60201161028e575b8161027060209383611eb7565b8101031261028b575061028460209261201d565b505f610250565b80fd5b3d9150610263565b50604051903d90823e3d90fd5b634e487b7160e01b85526011600452602485fd5b9050610140813d82116103b5575b816102d36101409383611eb7565b810103126103b1576040519061014082018281106001600160401b0382111761039d5760405280516006811015610399579161038e610120809361ffff95845261031f60208201612009565b602085015261033060408201612009565b604085015261034160608201612009565b606085015261035260808201612009565b608085015261036360a08201612009565b60a085015260c081015160c085015260e081015160e08501526101008101516101008501520161201d565b8282015291506101d1565b8480fd5b634e487b7160e01b5f52604160045260245ffd5b8280fd5b3d91506102c5565b6040513d85823e3d90fd5b632f764ae960e01b825263ffffffff8416600452602482fd5b90506020813d602011610413575b816103fc60209383611eb7565b810103126103b15761040d90611ed8565b5f610193565b3d91506103ef565b634a0bfec160e01b815233600452602490fd5b506001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001633141561012a565b503461028b578060031936011261028b5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b823461028b57366003190161012081126109225760e01361028b5760e4356001600160401b038111610922576104df903690600401611e08565b9290610104356001600160401b03811161091e5760c09060031990360301126103b15761050a611f74565b928381528060205260408120926040519361052485611e65565b549060ff82161515908186526001600160401b03602087019360081c168352816108ea575b506108d65760405162b502ad60e71b8152916020838061056b60048201611ee5565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa92831561029657819361089a575b5084511580610892575b8061088a575b61087c576001600160401b03361161086857604051906105e136601f01601f191660200183611eb7565b8036835261028b575061062c90365f60208301375f602036830101526001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001661293c565b9260c084805181010312610864576040519661064788611e80565b60208501519360088510156108645760c09489528861066860408801611ed8565b9485602083015261067b60608901612009565b976040830198895261068f60808201612009565b606084019781895260a06106b76106a7828601612009565b9b8c95608089019d8e5201612009565b950194855215918261084d575b505061083e578851151580610826575b61081357906001600160401b038061074596959493511691511617916040516106fc81611e65565b60018152602081018481528b5f525f60205260405f20915115159060ff68ffffffffffffffff008454925160081b1692169068ffffffffffffffffff19161717905533936120a8565b90945115908161080a575b81610801575b506107f357610763611f41565b95519260088410156107df576001600160401b038080610796935116935116935116936040519687526020870190611f67565b604085015260608401526080830152151560a082015263ffffffff339216907f99b433a357a64cb1329b010582390deb9ae11021f522b4acd84cfa3f3f9f21e260c060043592a4005b634e487b7160e01b5f52602160045260245ffd5b624d8cff60e81b5f5260045ffd5b90501587610756565b85159150610750565b89633a80cda160e21b5f5260045260245ffd5b506001600160401b03825181835116191616156106d4565b636768d7e360e11b5f5260045ffd5b6001600160401b0391925081169116148c806106c4565b5f80fd5b634e487b7160e01b81526041600452602490fd5b624d8cff60e81b8152600490fd5b5086156105b7565b5082156105b1565b9092506020813d6020116108ce575b816108b660209383611eb7565b810103126103b1576108c790611ed8565b91876105a7565b3d91506108a9565b633a80cda160e21b82526004859052602482fd5b7fffffffff000000000000000000000000000000000000000000000000000000001663c31e5bd560e01b1415905087610549565b8380fd5b5080fd5b823461028b578060031936011261028b5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b823461028b578060031936011261028b5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b823461028b57366003190161010081126109225760e01361028b5760e4356001600160401b038111610922576109e8903690600401611e08565b906109f1611f74565b835282602052604083209160405192610a0984611e65565b54926001600160401b03602060ff8616159283158152019460081c168452610b075760405162b502ad60e71b81529260208480610a4860048201611ee5565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa938415610afc578594610ab6575b50926001600160401b03610a9c9451169133936120a8565b90159081610aad575b5061087c5780f35b90501582610aa5565b93506020843d602011610af4575b81610ad160209383611eb7565b81010312610399576001600160401b03610aed610a9c95611ed8565b9450610a84565b3d9150610ac4565b6040513d87823e3d90fd5b624d8cff60e81b8452600484fd5b823461028b57606036600319011261028b5760243560043563ffffffff821682036108645760443561ffff8116810361091e576001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001633141580610c6b575b610c5857610b8a818484612907565b845260016020526040842080548015610c44575f1901908190558492919015610bb1578280f35b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016803b1561091e5760405163190e3a7f60e31b8152600481019390935263ffffffff94909416602483015261ffff1660448201529181908390606490829084905af1801561029657610c2d575b81808280f35b610c3691611eb7565b805f1261028b578181610c27565b634e487b7160e01b86526011600452602486fd5b634a0bfec160e01b845233600452602484fd5b506001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016331415610b7b565b823461028b578060031936011261028b5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b823461028b57366003190161012081126109225760e01361028b5760e4356001600160401b03811161092257610d1c903690600401611e08565b9290610104356001600160401b03811161091e5760a09060031990360301126103b15761050a611f74565b823461028b57366003190161012081126109225760e01361028b5760e4356001600160401b03811161092257610d81903690600401611e08565b9290610104356001600160401b03811161091e576101809060031990360301126103b15761050a611f74565b823461028b578060031936011261028b5760206040516001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168152f35b823461028b57366003190161012081126109225760e01361028b5760e4356001600160401b03811161092257610e2b903690600401611e08565b9290610104356001600160401b03811161091e576101c09060031990360301126103b15761050a611f74565b823461028b57366003190161012081126109225760e01361028b5760e4356001600160401b03811161092257610e91903690600401611e08565b9290610104356001600160401b03811161091e5760e09060031990360301126103b15761050a611f74565b823461028b5761022036600319011261028b576004356001600160a01b038116908181036108645760e03660231901126103b157610104356001600160401b03811161091e57610f10903690600401611e38565b90919060e03661012319011261039957610204356001600160401b0381116114f757610f40903690600401611e38565b6024949194359461012435938487148015906114cc575b80156114bd575b80156114ae575b8015611478575b801561145b575b61144c5760a4356001600160401b03811690818103610864575060405160208101916084358352604082015260408152610fae606082611eb7565b519020906001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016946044359263ffffffff84169384810361086457506040519363566ba51960e11b85528a600486015260248501526064356044850152606484015260c435608484015260e43560a484015260208360c481895afa801561130c575f90611418575b61104793506129c4565b5060048110156107df57159081159161140f575b8115611354575b50611241576101a4356001600160401b03811690818103610864575060405160208101916101843583526040820152604081526110a0606082611eb7565b519020610144359063ffffffff8216918281036108645760209260c49150604051968793849263566ba51960e11b84528a6004850152602484015261016435604484015260648301526101c43560848301526101e43560a48301525afa801561130c575f90611320575b61111493506129c4565b5060048193929310156107df571591821592611317575b8215611250575b5050611241576040516326f91ec160e01b815260048101839052600160248201526001600160a01b0390911660448201523360648201525f60848201526020818060a481010381876001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af1908115611236578491611204575b50156111f65763ffffffff6111c7611f54565b16907fe60d8ecc456b5d94401c92f79df64176f966341a00c6ec21dd8ec711c58a02976020604051338152a480f35b624d8cff60e81b8352600483fd5b90506020813d60201161122e575b8161121f60209383611eb7565b810103126108645751846111b4565b3d9150611212565b6040513d86823e3d90fd5b638baa579f60e01b5f5260045ffd5b6001600160a01b039192506040519263ec34e7b160e01b845260048401521660248201526020816044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa801561130c5784915f916112c8575b506001600160a01b031614158580611132565b9150506020813d602011611304575b816112e460209383611eb7565b81010312610864576001600160a01b036112fe859261202c565b906112b5565b3d91506112d7565b6040513d5f823e3d90fd5b8515925061112b565b506020833d60201161134c575b8161133a60209383611eb7565b8101031261086457611114925161110a565b3d915061132d565b90506001600160a01b036040519163ec34e7b160e01b83528860048401521660248201526020816044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa801561130c5788915f916113cb575b506001600160a01b0316141589611062565b9150506020813d602011611407575b816113e760209383611eb7565b81010312610864576001600160a01b03611401899261202c565b906113b9565b3d91506113da565b8815915061105b565b506020833d602011611444575b8161143260209383611eb7565b8101031261086457611047925161103d565b3d9150611425565b630b69ebb360e01b8952600489fd5b506101c43560c435148015610f7357506101e43560e43514610f73565b5060a4356001600160401b0381169081810361086457506101a435906001600160401b0382169182810361086457501415610f6c565b50610184356084351415610f65565b50610164356064351415610f5e565b506114d5611f54565b6101443563ffffffff8116918282036108645763ffffffff9150161415610f57565b8580fd5b3461086457366003190161012081126108645760e0136108645760e4356001600160401b03811161086457611534903690600401611e08565b91610104356001600160401b038111610864576101009060031990360301126108645761155f611f74565b91825f525f60205260405f20916040519261157984611e65565b549060ff82161515908185526001600160401b03602086019360081c168352816116d8575b506116c55760405162b502ad60e71b815290602082806115c060048201611ee5565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa91821561130c575f92611689575b5083511580611681575b80611679575b6107f3576001600160401b03361161039d5761062c6040516116386020601f19601f3601160182611eb7565b368152365f60208301375f602036830101526001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001661293c565b50851561160c565b508115611606565b9091506020813d6020116116bd575b816116a560209383611eb7565b81010312610864576116b690611ed8565b90866115fc565b3d9150611698565b83633a80cda160e21b5f5260045260245ffd5b7fffffffff000000000000000000000000000000000000000000000000000000001663c31e5bd560e01b141590508661159e565b346108645760e0366003190112610864576020611727611f74565b604051908152f35b34610864576020366003190112610864576004355f525f602052602060ff60405f2054166040519015158152f35b3461086457366003190161012081126108645760e0136108645760e4356001600160401b0381168091036108645761010435916001600160a01b038316809303610864576001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001633141580611dd5575b611dc25762b502ad60e71b81527f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03166020828061181b60048201611ee5565b0381845afa91821561130c575f92611d86575b505f905f93600435936118c5575b505060016118c0575b15809281936118b7575b506107f3577f99b433a357a64cb1329b010582390deb9ae11021f522b4acd84cfa3f3f9f21e260c063ffffffff611884611f41565b61188c611f74565b95604051968752600760208801525f60408801525f60608801525f60808801521560a08701521693a4005b9050158461184f565b611845565b91509293916024359163ffffffff8316948584036108645760405163d3ddde2d60e01b81526004810184905263ffffffff85166024820152955f87604481855afa96871561130c575f97611ce2575b506040516302c8fea360e21b81526004810185905263ffffffff86166024820152945f9390602087604481875afa96871561130c575f97611ca6575b508694871580611b66575b611b4c575f97611a52575b505050505093945f956001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016915b8151881015611a42576001600160a01b0360208960051b8401015116604051906326f91ec160e01b825285600483015260016024830152604482015286606482015285608482015260208160a4815f885af190811561130c575f91611a10575b50611a0890600192612051565b97019661199b565b90506020813d8211611a3a575b81611a2a60209383611eb7565b81010312610864575160016119fb565b3d9150611a1d565b959350505091935060018561183c565b9091929394965061086457506040519163de97c0d760e01b8352846004840152602483015260448201526020816064815f865af190811561130c575f91611b09575b5061ffff6044602092604051948593849263da7bd3b360e01b84528860048501521660248301525afa90811561130c575f91611ad7575b50918680808080611966565b90506020813d602011611b01575b81611af260209383611eb7565b81010312610864575186611acb565b3d9150611ae5565b90506020813d602011611b44575b81611b2460209383611eb7565b810103126108645761ffff6044611b3c60209361201d565b925050611a94565b3d9150611b17565b9091506108645750632f764ae960e01b5f5260045260245ffd5b50505f6040516365c7d79d60e01b815287600482015261012081602481895afa90811561130c575f91611bd0575b5063ffffffff60206002920151160163ffffffff8111611bbc5763ffffffff1684101561195b565b634e487b7160e01b5f52601160045260245ffd5b9050610120813d8211611c9e575b81611bec6101209383611eb7565b810103126108645763ffffffff602060029261010060405191611c0e83611e9b565b611c1781612040565b8352611c24848201612040565b84840152611c3460408201612040565b6040840152611c4560608201612040565b6060840152611c5660808201612009565b6080840152611c6760a08201612009565b60a0840152611c7860c08201612009565b60c0840152611c8960e08201611ed8565b60e08401520151610100820152925050611b94565b3d9150611bde565b9096506020813d602011611cda575b81611cc260209383611eb7565b8101031261086457611cd390611ed8565b958a611950565b3d9150611cb5565b9096503d805f833e611cf48183611eb7565b810190602081830312610864578051906001600160401b03821161086457019080601f83011215610864578151916001600160401b03831161039d578260051b9060405193611d466020840186611eb7565b845260208085019282010192831161086457602001905b828210611d6e575050509588611914565b60208091611d7b8461202c565b815201910190611d5d565b9091506020813d602011611dba575b81611da260209383611eb7565b8101031261086457611db390611ed8565b908461182e565b3d9150611d95565b634a0bfec160e01b5f523360045260245ffd5b506001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000163314156117d4565b9181601f84011215610864578235916001600160401b038311610864576020808501948460051b01011161086457565b9181601f84011215610864578235916001600160401b038311610864576020838186019501011161086457565b604081019081106001600160401b0382111761039d57604052565b60c081019081106001600160401b0382111761039d57604052565b61012081019081106001600160401b0382111761039d57604052565b90601f801991011681019081106001600160401b0382111761039d57604052565b5190811515820361086457565b9060e0820191600435815260243563ffffffff8116809103610864576020820152604435604082015260643560608201526084356001600160401b03811680910361086457608082015260a43560a082015260c060c435910152565b60243563ffffffff811681036108645790565b60443563ffffffff811681036108645790565b9060088210156107df5752565b6040516020810190600460e083019080358452602081013563ffffffff811681036108645763ffffffff16602085015260408101356040850152606081013560608501526080810135916001600160401b03831683036108645760c084926001600160401b036120039516608088015260a081013560a0880152013560c086015203601f198101835282611eb7565b51902090565b51906001600160401b038216820361086457565b519061ffff8216820361086457565b51906001600160a01b038216820361086457565b519063ffffffff8216820361086457565b91908201809211611bbc57565b91908110156120805760051b81013590603e1981360301821215610864570190565b634e487b7160e01b5f52603260045260245ffd5b356001600160a01b03811681036108645790565b909492949391935f955f95612411575b5091905f925b8084106120cb5750505050565b909192946120e26120dd87848661205e565b612094565b6120ed87848661205e565b602081013590601e198136030182121561086457018035906001600160401b03821161086457602001908036038213610864576084356001600160401b03811690036108645760408051606435602082019081526084356001600160401b03168284015291815261215f606082611eb7565b5190209160243563ffffffff81169003610864576040519263566ba51960e11b8452600435600485015263ffffffff6020600401351660248501526040600401356044850152606484015260a060040135608484015260c06004013560a484015260208360c4816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa801561130c575f906123de575b61220993506129c4565b5060048110156107df5715918215926123cc575b8215612309575b50506112415761228360208561223e6120dd8a878961205e565b6040516326f91ec160e01b81526004803590820152600160248201526001600160a01b039182166044820152911660648201525f6084820152918290819060a4820190565b03815f6001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165af190811561130c575f916122d7575b506122cd90600192612051565b95019291906120be565b90506020813d8211612301575b816122f160209383611eb7565b81010312610864575160016122c0565b3d91506122e4565b9091506001600160a01b036040519263ec34e7b160e01b845260043560048501521660248301526020826044816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa91821561130c575f92612387575b506001600160a01b03809116911614155f80612224565b9091506020813d82116123c4575b816123a260209383611eb7565b81010312610864576001600160a01b036123bc819261202c565b929150612370565b3d9150612395565b6001600160a01b03811615925061221d565b506020833d8211612409575b816123f760209383611eb7565b810103126108645761220992516121ff565b3d91506123ea565b94955091939260243563ffffffff8116916001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000168383036108645760405163d3ddde2d60e01b8152600480359082015263ffffffff84166024820152935f85604481855afa94851561130c575f95612863575b506040516302c8fea360e21b8152600480359082015263ffffffff85166024820152975f949060208a604481875afa998a1561130c575f9a612827575b5089958a15806126f9575b6126e0575f9a6125d8575b50505050505f9794966001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016946001600160a01b038216965b85518b10156125c7576001600160a01b0360208c60051b8801015116604051906326f91ec160e01b8252600435600483015260016024830152604482015288606482015289608482015260208160a4815f8c5af190811561130c575f91612595575b5061258d90600192612051565b9a019961251e565b90506020813d82116125bf575b816125af60209383611eb7565b8101031261086457516001612580565b3d91506125a2565b98945094509450945095505f6120b8565b90919293949950610864576001600160401b0391506040519263de97c0d760e01b8452600435600485015260248401521660448201526020816064815f865af190811561130c575f9161269d575b5061ffff6044602092604051948593849263da7bd3b360e01b845260043560048501521660248301525afa90811561130c575f9161266b575b50945f808080806124de565b90506020813d602011612695575b8161268660209383611eb7565b8101031261086457515f61265f565b3d9150612679565b90506020813d6020116126d8575b816126b860209383611eb7565b810103126108645761ffff60446126d060209361201d565b925050612626565b3d91506126ab565b90506108645750632f764ae960e01b5f5260045260245ffd5b50505f6040516365c7d79d60e01b8152600435600482015261012081602481895afa90811561130c575f91612751575b5063ffffffff60206002920151160163ffffffff8111611bbc5763ffffffff168410156124d3565b9050610120813d821161281f575b8161276d6101209383611eb7565b810103126108645763ffffffff60206002926101006040519161278f83611e9b565b61279881612040565b83526127a5848201612040565b848401526127b560408201612040565b60408401526127c660608201612040565b60608401526127d760808201612009565b60808401526127e860a08201612009565b60a08401526127f960c08201612009565b60c084015261280a60e08201611ed8565b60e08401520151610100820152925050612729565b3d915061275f565b9099506020813d60201161285b575b8161284360209383611eb7565b810103126108645761285490611ed8565b985f6124c8565b3d9150612836565b9094503d805f833e6128758183611eb7565b810190602081830312610864578051906001600160401b03821161086457019080601f83011215610864578151916001600160401b03831161039d578260051b90604051936128c76020840186611eb7565b845260208085019282010192831161086457602001905b8282106128ef57505050935f61248b565b602080916128fc8461202c565b8152019101906128de565b604080516020810192835263ffffffff939093169083015261ffff929092166060808301919091528152612003608082611eb7565b905f8091602081519101845afa80806129b1575b156129705750506040513d81523d5f602083013e60203d82010160405290565b15612991576001600160a01b0390639996b31560e01b5f521660045260245ffd5b3d156129a2576040513d5f823e3d90fd5b63d6bda27560e01b5f5260045ffd5b503d1515806129505750813b1515612950565b90604183036129ee576129e79250602081013591604082359201355f1a906129f8565b9192909190565b50505f9160029190565b91907f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411612a6f579160209360809260ff5f9560405194855216868401526040830152606082015282805260015afa1561130c575f516001600160a01b03811615612a6557905f905f90565b505f906001905f90565b5050505f91600391905660c0346100d257601f61551938819003918201601f19168301916001600160401b038311848410176100d65780849260409485528339810103126100d2578051906001600160a01b03821682036100d25760200151906001600160a01b03821682036100d25760805260a05260405161542e90816100eb823960805181818161023b01528181612e5601526134bd015260a05181818161071f01528181611491015281816126c301528181612a9b01528181613af9015281816143f8015281816144f901528181614730015261524b0152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f3560e01c80633225e64914610db1578063449dd25b14610d475780634505326714610cdc57806384aeea8f14610c7157806399744d4614610bfb5763c31e5bd51461005b575f80fd5b3461079a573660031901610120811261079a5760e01361079a5760e4356001600160401b03811161079a57610094903690600401610e1c565b5050610104356001600160401b03811161079a578060040160c0600319833603011261079a576100c2610f35565b90604051906100d082610eae565b6040516100dc81610edd565b5f81525f60208201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f6101208201525f6101408201525f6101608201525f6101808201525f6101a08201525f6101c08201525f6101e08201525f6102008201525f6102208201525f6102408201525f6102608201525f6102808201525f6102a08201525f6102c08201525f6102e08201525f6103008201525f6103208201525f6103408201525f6103608201525f6103808201525f6103a08201525f6103c08201525f6103e08201525f6104008201525f6104208201525f6104408201525f6104608201525f6104808201525f6104a08201525f6104c08201525f6104e08201525f6105008201525f6105208201525f6105408201525f6105608201525f6105808201525f6105a08201525f6105c08201525f6105e08201525f6106008201528252602082015f81526001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169260043591604051633d91081b60e21b815283600482015261062081602481895afa908115610bf0575f91610839575b50808352608435906001600160401b0382169283830361079a5761033f917f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f6755555555555555558660011c1687037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c5f19861460081b178092526147b1565b156108345761034d85610f75565b63ffffffff80606086510151169116101561082f576003875260248801906001600160401b0361037c83610f86565b166040890152606489016103908188610fe4565b906060604051925f84520281019060208301905b82811061081c5750505051606435036108175760448a016103c481610f75565b63ffffffff6103d3848b610fe4565b9290501610156107e6576103fa63ffffffff6103f2610401948b610fe4565b929093610f75565b1691611019565b9261045e5f6040998a51906104168c83610f14565b60018252601f198c0136602084013761042e88612b45565b6001600160a01b0361043f84612b59565b911690528b51808095819463cd6fdd8360e01b83528d60048401612c19565b03915afa90811561080d576104806001939260ff925f916107eb575b50612b59565b51169250821c16156107e65760016001600160401b03911b1660a08801526001600160401b036104d36104bb6104b588610f75565b93610f86565b9660a46104cb60848d0183610f9a565b9b0190610faf565b91909616958451926104ec63ffffffff8216809561483a565b966101808751015160038110156107d257610506906148f9565b916024359063ffffffff8216820361079a576020925f928d926105288b612b45565b918685516105368782610f14565b6010815201946f185cdcd85e4bdd8c4bdc185e5b1bd85960821b86525193601088860196875e603085015260e090811b6001600160e01b0319908116605086015291901b16605483015260601b6bffffffffffffffffffffffff19166058820152604c81526105a6606c82610f14565b8c51918291518091835e8101838152039060025afa156107c8578761061c915f5160ff8c51926105d584610ef9565b600484521660208301526001600160401b038a168c83015260608201528c610614610609610603838061104a565b90614944565b916020810190610faf565b9390926149c3565b9061062681610e4c565b6107b8576106699361066363ffffffff60608951015116928b519361064a85610ef9565b600585525f60208601528c8501525f6060850152614aed565b916149c3565b919061067481610e4c565b6107b85760200135036107b85760209261070d6106ab6106f7946106a5600161069d8751613609565b1b8095611147565b9061107c565b916106ce6102406106c061018087510161103d565b9551015160010b998061104a565b939091808210156107b05750925b8751632faa338760e01b8152998a968796600488019061111a565b6024860152608060448601526084850191611127565b90606483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa80156107a6575f90610767575b61076393501560208301525191829182610e56565b0390f35b506020833d60201161079e575b8161078160209383610f14565b8101031261079a5761079561076393612c82565b61074e565b5f80fd5b3d9150610774565b50513d5f823e3d90fd5b9050926106dc565b661c185e5b1bd85960ca1b613958565b88513d5f823e3d90fd5b634e487b7160e01b5f52602160045260245ffd5b6136b9565b61080791503d805f833e6107ff8183610f14565b810190612b98565b5f61047a565b89513d5f823e3d90fd5b6138f5565b80606080928437608085208552016103a4565b613654565b613890565b9050610620813d8211610be8575b816108556106209383610f14565b8101031261079a576040519061086a82610edd565b61087381612c62565b82526020810151602083015261088b604082016122ba565b604083015261089c60608201612c71565b60608301526080810151608083015260a081015160a083015260c081015160c08301526108cb60e082016122ba565b60e0830152610100810151610100830152610120810151600381101561079a57610120830152610140810151600681101561079a576101408301526109136101608201612c71565b610160830152610180810151600381101561079a576101808301526101a0810151600281101561079a576101a08301526101c0810151600281101561079a576101c08301526109656101e08201612c71565b6101e08301526109786102008201612c71565b61020083015261098b6102208201612c71565b6102208301526102408101518060010b810361079a57610bdc91610600916102408501526109bc6102608201612c82565b6102608501526109cf6102808201612b8a565b6102808501526109e26102a08201612b8a565b6102a08501526109f56102c08201612c71565b6102c0850152610a086102e08201612c71565b6102e0850152610a1b6103008201612b8a565b610300850152610a2e6103208201612b8a565b610320850152610a416103408201612c71565b610340850152610a546103608201612c71565b610360850152610a676103808201612c71565b610380850152610a7a6103a08201612c71565b6103a0850152610a8d6103c08201612c71565b6103c0850152610aa06103e08201612c71565b6103e0850152610ab36104008201612c71565b610400850152610ac66104208201612c71565b610420850152610ad96104408201612c71565b610440850152610aec6104608201612c71565b610460850152610aff6104808201612b8a565b610480850152610b126104a08201612c71565b6104a0850152610b256104c08201612c71565b6104c0850152610b386104e08201612c71565b6104e0850152610b4b6105008201612c8f565b610500850152610b5e6105208201612c62565b610520850152610b716105408201612c8f565b610540850152610b846105608201612c8f565b610560850152610b976105808201612c8f565b610580850152610baa6105a08201612c8f565b6105a0850152610bbd6105c08201612cac565b6105c0850152610bd06105e08201612cac565b6105e085015201612cac565b6106008201525f61028b565b3d9150610847565b6040513d5f823e3d90fd5b3461079a573660031901610120811261079a5760e01361079a5760e4356001600160401b03811161079a57610c34903690600401610e1c565b5050610104356001600160401b03811161079a5760a0600319823603011261079a57610c65610763916004016128c0565b60405191829182610e56565b3461079a573660031901610120811261079a5760e01361079a5760e4356001600160401b03811161079a57610caa903690600401610e1c565b5050610104356001600160401b03811161079a57610180600319823603011261079a57610c65610763916004016122f2565b3461079a573660031901610120811261079a5760e01361079a5760e4356001600160401b03811161079a57610d15903690600401610e1c565b5050610104356001600160401b03811161079a576101c0600319823603011261079a57610c6561076391600401611d54565b3461079a573660031901610120811261079a5760e01361079a5760e4356001600160401b03811161079a57610d80903690600401610e1c565b5050610104356001600160401b03811161079a5760e0600319823603011261079a57610c6561076391600401611779565b3461079a573660031901610120811261079a5760e01361079a5760e4356001600160401b03811161079a57610dea903690600401610e1c565b5050610104356001600160401b03811161079a57610100600319823603011261079a57610c6561076391600401611172565b9181601f8401121561079a578235916001600160401b03831161079a576020808501948460051b01011161079a57565b600811156107d257565b91909160a06001600160401b038160c08401958051610e7481610e4c565b8552602081015115156020860152826040820151166040860152826060820151166060860152826080820151166080860152015116910152565b604081019081106001600160401b03821117610ec957604052565b634e487b7160e01b5f52604160045260245ffd5b61062081019081106001600160401b03821117610ec957604052565b608081019081106001600160401b03821117610ec957604052565b90601f801991011681019081106001600160401b03821117610ec957604052565b6040519060c082018281106001600160401b03821117610ec9576040525f60a0838281528260208201528260408201528260608201528260808201520152565b3563ffffffff8116810361079a5790565b356001600160401b038116810361079a5790565b903590603e198136030182121561079a570190565b903590601e198136030182121561079a57018035906001600160401b03821161079a57602001918160051b3603831361079a57565b903590601e198136030182121561079a57018035906001600160401b03821161079a5760200191606082023603831361079a57565b9190811015611029576060020190565b634e487b7160e01b5f52603260045260245ffd5b5160038110156107d25790565b903590601e198136030182121561079a57018035906001600160401b03821161079a5760200191813603831361079a57565b9190820391821161108957565b634e487b7160e01b5f52601160045260245ffd5b6001600160401b038111610ec957601f01601f191660200190565b60208183031261079a578051906001600160401b03821161079a570181601f8201121561079a578051906110eb8261109d565b926110f96040519485610f14565b8284526020838301011161079a57815f9260208093018386015e8301015290565b9060038210156107d25752565b908060209392818452848401375f828201840152601f01601f1916010190565b8181029291811591840414171561108957565b9093929384831161079a57841161079a578101920390565b9061117b610f35565b916111866004612cc0565b908151906111ba61119682610f75565b602083019363ffffffff6001600160401b036111b187610f86565b169216906130e6565b600285526001600160401b036111cf83610f86565b1660408601526112216001600160401b036111e983610f75565b6111f285610f86565b906112006080860186610f9a565b9063ffffffff61121360a0880188610faf565b959094169116600489613191565b9491939093151580602089015261177257606083019261127b6112506112478684610fe4565b90600487613358565b6103fa63ffffffff6103f261127460408701948361126d87610f75565b16906135db565b9886610fe4565b906112868451613609565b9161129082610f75565b946001600160401b03806112a387610f86565b16851c16916112b560c0850185610f9a565b906112c360e0860186610faf565b5f929192508451906112dc63ffffffff8c16809361483a565b936101808751015160038110156107d2576112f6906148f9565b6024359c8d63ffffffff81160361079a5761131086612b45565b9d60409e8f9081516113228382610f14565b60108152602001936f185cdcd85e4bdd8c4bdc185e5b1bd85960821b85528251936020850195601090875e600435603086015260e090811b6001600160e01b0319908116605087015291901b16605484015260601b6bffffffffffffffffffffffff19166058830152604c825261139a606c83610f14565b51918291518091835e81015f815203905a915f916002602094fa156117685788611407918e5f519060ff8151936113d085610ef9565b600485521660208401526001600160401b038a169083015260608201526113fa6106038a8061104a565b61061460208b018b610faf565b9061141181610e4c565b6107b85761144e936106638e9263ffffffff60608c5101511684519461143686610ef9565b600586525f60208701528501525f6060850152614aed565b919061145981610e4c565b6107b85760200135036107b8576106f76114866020926106a5600161147e8851613609565b1b8098611147565b946001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016956115016114c361018088510161103d565b926114d86102408951015160010b978061104a565b939091808210156117605750925b8d51632faa338760e01b81529788968796600488019061111a565b9060648301520381865afa908115611756575f9161171c575b50156116b75751610180015160038110156107d257600161154b6115458560c0611553970190610f9a565b8061104a565b949096610f86565b941b905f198201918211611089575f946001600160401b0361158f936115a08a51998a988997889763e924084960e01b8952600489019061111a565b608060248801526084870191611127565b92161660448301526001606483015203915afa9182156116ae57506001600160401b039161160c915f9161168c575b5060208151910151906020811061167b575b508060d81c9060e81c60ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b1660608601526001600160fe1b03811681036110895782611673926001600160401b039461163d9360021b9161115a565b9035906020811061167b57508060d81c9060e81c60ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b166080830152565b5f199060200360031b1b165f6115e1565b6116a891503d805f833e6116a08183610f14565b8101906110b8565b5f6115cf565b513d5f823e3d90fd5b8580515f5b661c185e5b1bd85960ca1b811a611714576020815f928452661c185e5b1bd85960ca1b8285015283010152818101809252633c1e253d60e11b825260206044820152603f199061170f60648201826122ce565b030190fd5b6001016116bc565b90506020813d60201161174e575b8161173760209383610f14565b8101031261079a5761174890612c82565b5f61151a565b3d915061172a565b87513d5f823e3d90fd5b9050926114e6565b8c513d5f823e3d90fd5b5050505050565b611781610f35565b61178b6004612cc0565b92611796845161362e565b15611d42576117a584516139a8565b926117af81610f75565b94602081019563ffffffff875191161015611d3d5760208201916117d283610f75565b8615611d305763ffffffff8851915b161015611ccf578515611cc85760055b6117fa81610e4c565b855263ffffffff61180a82610f75565b1660408601528515611c2d5761181f81610f75565b61182c6040830183610f9a565b9061187863ffffffff6118426060860186610faf565b9390946118538d8951905190613ec6565b61186e611863610603848061104a565b926020810190610faf565b94909316906149c3565b919061188381610e4c565b611c1f5761189e9264656e74727960d81b92600487516148b6565b604081016118af6115458284610f9a565b905088516001600160fd1b03811681036110895760031b03611c0d576119026118e76115456001600160401b039360058a5285610f9a565b8915611bfa5763ffffffff6118fb88610f75565b1691614a43565b1660808601528580611bd8575b611bce5761192a6001600160401b0360408451015116613a68565b925f198401968488116110895715611bb75761194e61194883610f75565b91610f75565b63ffffffff808a5193169116918282848111611bac575b50507f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff81168103611089578161199d9160011b61107c565b5f198101908111611089576119c6926119b96119c19284611147565b60011c6122ad565b61107c565b5f198101908111611089578690925b60808301936119e48585610f9a565b998a926119f460a0870187610faf565b611a0460c0899593950189610faf565b949095611a35611a18828751875190613e32565b9960071c98611a2d610609610603838061104a565b918b8d6149c3565b9190611a4081610e4c565b611ba057610663611a58611a5e968851905190613f10565b92614aed565b9390611a6981610e4c565b611ba0576001600160401b0393604093611a8e92620746f760ec1b92600486516148e5565b5101511697607f1916908082046080149015171561108957966101008101908181116110895760ff019081116110895760081c965b611acc88614e14565b8110611b0057611adf906106a589614e14565b966101008101908181116110895760ff019081116110895760081c96611ac3565b97611b3f9192949698611b459496986080611b1b838361107c565b1015611b8f576001600160401b0391611b339161107c565b1660408401528061104a565b91614b27565b15806020870152611b8057916080611b6b611545611b78946001600160401b0396610f9a565b9190925f19900891614a43565b166060830152565b505060048352505f6080830152565b50506001600160401b036080611b33565b620746f760ec1b613958565b935091505f80611965565b508563ffffffff611bc783610f75565b16926119d5565b5050509250905090565b50611be281610f75565b63ffffffff80611bf186610f75565b1691161461190f565b63ffffffff611c0886610f75565b6118fb565b50505050925090506001602082015290565b64656e74727960d81b613958565b86611c65611c71611c446115456040860186610f9a565b9390611c6b611c566060880188610faf565b95819791948a51905190613e7c565b92614944565b90614967565b9290508451611c7f81614a10565b5f19810190811161108957611c9f611c99611ca496614aed565b92613f5a565b6149c3565b90611cae81610e4c565b611c1f5760c4351461189e5764656e74727960d81b613958565b60066117f1565b6040515f5b6531b7b63ab6b760d11b811a611d28576020815f9284526531b7b63ab6b760d11b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061170f60648201826122ce565b600101611cd4565b63ffffffff6001916117e1565b613775565b613718565b35801515810361079a5790565b90611d5d610f35565b91611d686004612cc0565b908151611d7482610f75565b91611d9c602082019363ffffffff6001600160401b03611d9387610f86565b169116846130e6565b6040810192611daa84611d47565b1561228a5760015b611dbb81610e4c565b87526001600160401b03611dce82610f86565b166040880152611ddd84611d47565b156122835760025b63ffffffff611df384610f75565b16611dfc613e0e565b50611e0682614e45565b60ff6001600160401b03611e1c845f878b613d3f565b16918160405195611e2c87610ef9565b168552166020840152604083015260608201526001600160401b03611e5083610f86565b1660081c90610160840191611e80611e688487610f9a565b611e78610609610603838061104a565b9184866149c3565b90611e8a81610e4c565b61226757611e9788611d47565b15612277576101808601355b611eac87610f75565b91611ebb6101a0890189610faf565b929091604051916001601f5360205260405260205f6041601f60025afa906040521561079a57611f0692611eef5f51614aed565b9063ffffffff611efe8c613fa3565b9116906149c3565b90611f1081610e4c565b6122675760a4350361226757611f3591611f2d6115458588610f9a565b929091614ca9565b1561225857611f866001600160401b03611f4e85610f75565b611f5785610f86565b90611f656060880188610f9a565b9063ffffffff611f7860808a018a610faf565b95909416911660048c613191565b90979115158060208c015261224a5760a0850192611fa4848761104a565b50925f94611fb18961362e565b6121e0575b5050611fe2611fd06115456001600160401b039389610f9a565b60ff611fdb89610f86565b1691614ab7565b1660808b01525f946001600160401b03611ffb86610f86565b1660081c948763ffffffff61200f84610f75565b16612018613e0e565b506001600160401b03612037825f600261203181614e45565b96613d3f565b1660ff6040519361204785610ef9565b600285521660208401526040830152606082015260e083019061206a8285610f9a565b61207f612077828061104a565b908b85614ca9565b156121db576120b26115456120ab838c6120a2611863610603846120bd9961104a565b92909188614b09565b9487610f9a565b60ff611fdb87610f86565b97610120850135936120ce8d611d47565b15612163575b5050506120ef6120e384610f75565b93610140810190610faf565b929091604051916001601f5360205260405260205f6041601f60025afa906040521561079a5761212392611eef5f51614aed565b9061212d81610e4c565b6121545760443503612154576001600160401b039761214e611b7898611d47565b96613aea565b651c185c995b9d60d21b613958565b6001835292995061010085019350919061217d8486610f9a565b61219261218a828061104a565b908685614ca9565b156121db576121ca6115456121c36121d296611fdb95856121bb6106096106038360ff9a61104a565b939092614b09565b9688610f9a565b929093610f86565b965f80806120d4565b6137d0565b9093506121ef9194508661104a565b60208295929461221383809861220860c08d018d610faf565b9290916004866139d7565b01516001600160fd1b03811681036110895760031b03612234575f80611fb6565b5050600160208a01525050600687525050505050565b505060028852505050505050565b50506001602087015250505050565b6618db185a5b595960ca1b613958565b61018086013590611ea3565b6001611de5565b5f611db2565b3560ff8116810361079a5790565b90610100820180921161108957565b9190820180921161108957565b51906001600160401b038216820361079a57565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b6122fa610f35565b6123046004612cc0565b9261230f845161362e565b15611d425761231d83610f75565b63ffffffff6123328651602088015190613d17565b91161015612863576001600160401b03604085510151169260ff61235860208301612290565b1693612362613e0e565b94801561285e578160608701526101008201918281116110895760ff0191821161108957602086019160081c825260015b81811061280a5750506001600160401b036123b060408401610f86565b9151911610156127ab57600483526001600160401b036123d260408301610f86565b1660408401526123f884516001600160401b036123f160408501610f86565b16906122ad565b9361240282610f75565b91612411610120820182610f9a565b96612420610140830183610faf565b979094612431610160850185610faf565b909161244b855163ffffffff831690602088015190613e32565b9a61246e8d8d612461611863610603848061104a565b9290918960071c906149c3565b999061247981610e4c565b612267576124a792612491885160208a015190613f10565b63ffffffff61249f8d614aed565b9216906149c3565b91906124b281610e4c565b612267576124cf926618db185a5b595960ca1b92600487516148e5565b6001600160401b036040835101511697607f1982168260071c81046080148360071c15171561108957986101008101908181116110895760ff019081116110895760081c985b61251e8a614e14565b811061255257612531906106a58b614e14565b986101008101908181116110895760ff019081116110895760081c98612515565b99611b3f91929496989a61256f9496989a6080611b1b838361107c565b15806020890152611772576125a36001600160401b0391607f612599611545610120880188610f9a565b9190921691614a43565b1660808701526125b560408301610f86565b60081b68ffffffffffffffff0016926101006125d585606084015161107c565b10156127a2576125e984606083015161107c565b945b600160ff6125fb60208701612290565b1603612619575050916001600160401b0393916004611b78946142ae565b92909361264e9060406126468560206126829a975191015163ffffffff61263f88610f75565b1691613e32565b9601516122ad565b9161010082019261267a6126706126686115458787610f9a565b969095610f9a565b6020810190610faf565b969095614022565b9061268c81610e4c565b6127435760206126b79160405180938192631441dda160e31b835284600484015260248301906122ce565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa8015610bf0575f90612703575b6001600160401b0316606084015250565b506020813d60201161273b575b8161271d60209383610f14565b8101031261079a576127366001600160401b03916122ba565b6126f2565b3d9150612710565b6040515f5b6462656c6f7760d81b811a61279a576020815f9284526462656c6f7760d81b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061170f60648201826122ce565b600101612748565b610100946125eb565b6040515f5b640d2dcc8caf60db1b811a612802576020815f928452640d2dcc8caf60db1b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061170f60648201826122ce565b6001016127b0565b600183511461285e578651604088015261283461282d84518060608b0152614e14565b88516122ad565b87528251906101008201918281116110895760ff019182116110895760019160081c845201612393565b613831565b6040515f5b636974656d60e01b811a6128b8576020815f928452636974656d60e01b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061170f60648201826122ce565b600101612868565b906128c9610f35565b916128d46004612cc0565b6128de81516139a8565b15611d42576128ec82610f75565b602082019063ffffffff825191161015611d3d576006855263ffffffff61291284610f75565b16604086015260608301612942612929828661104a565b906129376080880188610faf565b9290916004886139d7565b61294c818561104a565b905082516001600160fd1b03811681036110895760031b1415806020880152612af65761297884610f75565b9160208501926129888487610f9a565b906129ae63ffffffff61299e60408a018a610faf565b9390946118538a51885190613ec6565b91906129b981610e4c565b612ae4576129d8926864697374616e63657360b81b92600489516148b6565b6129e56115458487610f9a565b919050516001600160fd1b03811681036110895760031b1415806020880152612ada5760209261ffff610160612a4e61154588966001600160401b03612a42612a34612a5699612a839d61104a565b63ffffffff6118fb8d610f75565b1660808d015287610f9a565b949095610f75565b925101511663ffffffff60405196879586956399b0c3c960e01b8752606060048801526064870191611127565b92166024840152604483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa8015610bf0575f90612703576001600160401b0316606084015250565b5050600584525050565b6864697374616e63657360b81b613958565b50505050565b6001600160401b038111610ec95760051b60200190565b90612b1d82612afc565b612b2a6040519182610f14565b8281528092612b3b601f1991612afc565b0190602036910137565b356001600160a01b038116810361079a5790565b8051156110295760200190565b8051600110156110295760400190565b80518210156110295760209160051b010190565b519060ff8216820361079a57565b60208183031261079a578051906001600160401b03821161079a57019080601f8301121561079a578151612bcb81612afc565b92612bd96040519485610f14565b81845260208085019260051b82010192831161079a57602001905b828210612c015750505090565b60208091612c0e84612b8a565b815201910190612bf4565b6060602091604081019381526040838201528451809452019201905f5b818110612c435750505090565b82516001600160a01b0316845260209384019390920191600101612c36565b519061ffff8216820361079a57565b519063ffffffff8216820361079a57565b5190811515820361079a57565b51906fffffffffffffffffffffffffffffffff8216820361079a57565b51906001600160a01b038216820361079a57565b9060405191612cce83610eae565b604051612cda81610edd565b5f81525f60208201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f6101208201525f6101408201525f6101608201525f6101808201525f6101a08201525f6101c08201525f6101e08201525f6102008201525f6102208201525f6102408201525f6102608201525f6102808201525f6102a08201525f6102c08201525f6102e08201525f6103008201525f6103208201525f6103408201525f6103608201525f6103808201525f6103a08201525f6103c08201525f6103e08201525f6104008201525f6104208201525f6104408201525f6104608201525f6104808201525f6104a08201525f6104c08201525f6104e08201525f6105008201525f6105208201525f6105408201525f6105608201525f6105808201525f6105a08201525f6105c08201525f6105e08201525f6106008201528352602083015f81528360405190633d91081b60e21b825283356004830152610620826024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa918215610bf0575f92612f40575b506080612f399483612e99935201610f86565b7f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f6755555555555555556001600160401b0384169360011c1683037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c905f191460081b178092526147b1565b1561083457565b909150610620813d82116130de575b81612f5d6106209383610f14565b8101031261079a5760405193612f7285610edd565b612f7b82612c62565b855260208201516020860152612f93604083016122ba565b6040860152612fa460608301612c71565b60608601526080820151608086015260a082015160a086015260c082015160c0860152612fd360e083016122ba565b60e0860152610100820151610100860152610120820151600381101561079a57610120860152610140820151600681101561079a5761014086015261301b6101608301612c71565b610160860152610180820151600381101561079a576101808601526101a0820151600281101561079a576101a08601526101c0820151600281101561079a576101c086015261306d6101e08301612c71565b6101e08601526130806102008301612c71565b6102008601526130936102208301612c71565b610220860152610240820151908160010b820361079a57856130ce610600612e9995608095610240612f399b01526109bc6102608201612c82565b6106008201529392509450612e86565b3d9150612f4f565b9063ffffffff60608301511681101561082f576131029161483a565b111561310a57565b6040515f5b69636f6f7264696e61746560b01b811a61316b576020815f92845269636f6f7264696e61746560b01b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061170f60648201826122ce565b60010161310f565b811561317d570490565b634e487b7160e01b5f52601260045260245ffd5b95929693909194602087015192831561317d578361010004916131b4838b613173565b95613221878b516131c3613e0e565b506001600160401b036131e28d8b600e6131dc81614e45565b95613d3f565b1660ff604051926131f284610ef9565b600e845216602083015260408201528b6060820152613214610603898061104a565b61061460208a018a610faf565b929061322c81610e4c565b61333257613243928a611c9f611c998e5193614aed565b919061324e81610e4c565b6133325760c001350361333257613265828061104a565b50965f96613273848061104a565b92905051851561317d576132949161328a9161483a565b6106a58488611147565b6001600160fe1b03851685036110895782811015613328576132ba905b8560021b611147565b14978815986132ca575050505050565b91939550918094965060021b936001600160fe1b038116036110895761330661330061330d926106a56133169561331c99611147565b85611147565b928061104a565b919093836122ad565b9261115a565b90915f80808080611772565b506132ba826132b1565b7f696e7465726c6561766564000000000000000000000000000000000000000000613958565b6040515f81529294939260608402860160208201875b8281106135c8575050505160608301350361081757604083116108175761339483612b13565b945f5b84811061358557505060200191825103613449575b50825181510361083457519060209160051b5b8083106133cb57509050565b60208385010151925f93815b8086106133fe57506040856020949596880190858201928391860392015e520191906133bf565b947f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe086820160011c1690826020838a010151136001146134425750602001946133d7565b95506133d7565b6134568492939451612b13565b935f5b835181101561348d57806001600160a01b0361347760019387612b76565b5160081c166134868289612b76565b5201613459565b5090925f6134b1956040518097819263cd6fdd8360e01b8352883560048401612c19565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa948515610bf0575f95613569575b50925f9160805f9201915b865181101561355b5780600180896001600160401b0360ff613524849761351e8b610f86565b94612b76565b51169116901c1614613537575b016134f8565b6135418187612b76565b5161355561354e87613a5a565b9688612b76565b52613531565b50939294505083525f6133ac565b61357e9195503d805f833e6107ff8183610f14565b935f6134ed565b808074ffffffffffffffffffffffffffffffffffffffff006135b26135ad6001958a88611019565b612b45565b60081b16176135c1828a612b76565b5201613397565b806060809284376080852085520161336e565b905f5b82518110156107e6578160ff6135f48386612b76565b511614613603576001016135de565b91505090565b610180015160038110156107d25760ff61362561362b926148f9565b16614921565b90565b613637816139a8565b908115613642575090565b63ffffffff9150610220015116151590565b6040515f5b67199c9859db595b9d60c21b811a6136b1576020815f92845267199c9859db595b9d60c21b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061170f60648201826122ce565b600101613659565b6040515f5b64656e74727960d81b811a613710576020815f92845264656e74727960d81b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061170f60648201826122ce565b6001016136be565b6040515f5b6372756c6560e01b811a61376d576020815f9284526372756c6560e01b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061170f60648201826122ce565b60010161371d565b6040515f5b62726f7760e81b811a6137c8576020815f92845262726f7760e81b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061170f60648201826122ce565b60010161377a565b6040515f5b651c185c995b9d60d21b811a613829576020815f928452651c185c995b9d60d21b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061170f60648201826122ce565b6001016137d5565b6040515f5b641b195d995b60da1b811a613888576020815f928452641b195d995b60da1b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061170f60648201826122ce565b600101613836565b6040515f5b671a5b98db1d59195960c21b811a6138ed576020815f928452671a5b98db1d59195960c21b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061170f60648201826122ce565b600101613895565b6040515f5b66656e747269657360c81b811a613950576020815f92845266656e747269657360c81b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061170f60648201826122ce565b6001016138fa565b604051905f5b81811a6139a057805f9260209285528285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061170f60648201826122ce565b60010161395e565b61014001805160068110156107d2576004149081156139c5575090565b90505160068110156107d25760051490565b938092611c6b6139f3939795611c65885160208a015190613e7c565b93905051613a0081614a10565b5f19810190811161108957611c9f611c99613a1a96614aed565b9190613a2581610e4c565b613a345760c0013503613a3457565b7f73636f7265730000000000000000000000000000000000000000000000000000613958565b5f1981146110895760010190565b613a725f9161229e565b5f1981019081116110895760081c905b60018211613a945761362b9150613a5a565b608082019081831161108957607f8301918211611089578160071c91607f1916918083046080149015171561108957613ad691613ad0916122ad565b9161229e565b5f1981019081116110895760081c90613a82565b94969592906001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016946101408701519060068210156107d257602093613b9291613b8063ffffffff6101608c0151169563ffffffff6102208d01511698604051998a98899863db43e80b60e01b8a5260048a01526024890152604488015260a0606488015260a4870191611127565b84810360031901608486015291611127565b0381865afa908115610bf0575f91613cdd575b5063ffffffff6102008501918180845116986040519963a87b5c9f60e01b8b5260048b01521660248901521694856044880152602087606481875afa968715610bf0575f97613ca1575b50613c93579163ffffffff6020959492816101e08160a4975116950151169582604051998a988997633021f16f60e01b89526004890152602488015216604486015260648501521660848301525afa8015610bf0575f90613c56575b63ffffffff91501690565b506020813d602011613c8b575b81613c7060209383610f14565b8101031261079a57613c8663ffffffff91612c71565b613c4b565b3d9150613c63565b505050505063ffffffff1690565b9096506020813d602011613cd5575b81613cbd60209383610f14565b8101031261079a57613cce90612c71565b955f613bef565b3d9150613cb0565b90506020813d602011613d0f575b81613cf860209383610f14565b8101031261079a57613d0990612c71565b5f613ba5565b3d9150613ceb565b613d20906139a8565b1561362b575f19810181811161108957613d3991611147565b60011c90565b92919060ff169060038214613dfe5760088214613df257600e8214613dbb57600f8214613dae5760108214613d955760118214613d8e5750601203613d85575050600190565b61362b9161483a565b9250505090565b5050506001600160401b03604061362b92015116613a68565b929050613d2091506139a8565b92613dc792915061483a565b90801561317d57613ddd906101000480926122ad565b5f198101919082116110895761362b91613173565b50505061362b90614a10565b5050506060015163ffffffff1690565b60405190613e1b82610ef9565b5f6060838281528260208201528260408201520152565b9190613e55826001600160401b0392613e49613e0e565b50601061203181614e45565b1660ff60405193613e6585610ef9565b601085521660208401526040830152606082015290565b90613e9e5f6001600160401b0392613e92613e0e565b5060126131dc81614e45565b1660ff60405192613eae84610ef9565b6012845216602083015260408201525f606082015290565b90613ee85f6001600160401b0392613edc613e0e565b5060116131dc81614e45565b1660ff60405192613ef884610ef9565b6011845216602083015260408201525f606082015290565b90613f325f6001600160401b0392613f26613e0e565b50600f6131dc81614e45565b1660ff60405192613f4284610ef9565b600f845216602083015260408201525f606082015290565b613f62613e0e565b506001600160401b03613f7b5f8060086131dc81614e45565b1660ff60405192613f8b84610ef9565b6008845216602083015260408201525f606082015290565b613fab613e0e565b506001600160401b03613fc45f8060036131dc81614e45565b1660ff60405192613fd484610ef9565b6003845216602083015260408201525f606082015290565b929192613ff88261109d565b916140066040519384610f14565b82948184528183011161079a578281602093845f960137010152565b919097969592959493948615614294576001600160401b0360408a0151168281811091821592614281575b50506142675760ff60208a015116938415801561425d575b8015614253575b6142385761407985614921565b9361408684861c96614e77565b92848a015f1901861c8781148015949190614232578560011b5b8a1490811591614225575b5061420757888a898f87156141f857505050506040516140cc606082610f14565b6002815260409081366020830137604051916140e9606084610f14565b6002835236602084013760018a0161410082612b66565b528961410b82612b59565b528a871161079a578e61414b958d6141326106038f8c8161412c8287614944565b9561115a565b61413b86612b66565b5261414585612b59565b52614eeb565b995b6141568b610e4c565b8a6141e157614186919081156141d8576141728885818c61115a565b919091925b156141d1576001880190614ca9565b156141b15761362b966141aa9694841b909203918201921c9182029391029161115a565b3691613fec565b5050505050505090506007906040516141cb602082610f14565b5f815290565b8790614ca9565b88908892614177565b5050505050505050506040516141cb602082610f14565b61420196614eba565b9961414d565b505050505050505050505090506002906040516141cb602082610f14565b905060018901105f6140ab565b856140a0565b505050505050505090506007906040516141cb602082610f14565b506003851461406c565b5060028514614065565b5050505050505090506004906040516141cb602082610f14565b61428b925061107c565b8711825f61404d565b5050505050505090506001906040516141cb602082610f14565b9391929060608401946142cc6142c48787610fe4565b908484613358565b946142d782516139a8565b15614483576142e581610f75565b9463ffffffff60208401519616945f965f198101908111611089575b8087101561445f57506001870180881161108957888a60ff61435e6143566143898b60209f6143da9f6143b39f8b8f938f93908f93918b6143909f61435661434f6143669661435e936122ad565b9f89610fe4565b939094612b76565b511691611019565b6143816143766080860186610f9a565b9460a0810190610faf565b9690956151a9565b9e89610fe4565b6143ab6143a060c0860186610f9a565b9460e0810190610faf565b9690956152d4565b926143ec60405194859384936342ee8eb560e11b85526040600486015260448501906122ce565b838103600319016024850152906122ce565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610bf0575f9161442b575090565b90506020813d602011614457575b8161444660209383610f14565b8101031261079a5761362b906122ba565b3d9150614439565b969561446e886144749261107c565b96613a5a565b968015611089575f1901614301565b909192936144bb9461436660209761435e60ff6144a36144dd9c88610fe4565b92909363ffffffff6144b48a610f75565b1690612b76565b816040519384926342ee8eb560e11b84526040600485015260448401906122ce565b5f83820391600319830160248601525201816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610bf0575f9161442b575090565b9492909691939561453e5f875161483a565b936101808751015160038110156107d257614558906148f9565b60205f614566828d01610f75565b61456f87612b45565b9c60409d8e928584516145828682610f14565b6010815201936f185cdcd85e4bdd8c4bdc185e5b1bd85960821b85525192601087850195865e35603084015260e01b6001600160e01b03191660508301526054820184905260601b6bffffffffffffffffffffffff19166058820152604c81526145ed606c82610f14565b8d51918291518091835e8101838152039060025afa1561080d5786614653915f5160ff8d519261461c84610ef9565b600484521660208301526001600160401b0389168d83015260608201526146466106038c8061104a565b61061460208d018d610faf565b9061465d81610e4c565b6147ab5790895f61066361469c959463ffffffff60608d5101511684519461468486610ef9565b60058652846020870152850152826060850152614aed565b91906146a781610e4c565b6147a55760200135036147a05750916106f79161471e6146d26020956106a5600161069d8751613609565b916146f56102406146e761018087510161103d565b9551015160010b978061104a565b939091808210156147985750925b8851632faa338760e01b81529788968796600488019061111a565b90606483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa9182156116ae57505f91614764575090565b90506020813d602011614790575b8161477f60209383610f14565b8101031261079a5761362b90612c82565b3d9150614772565b905092614703565b613958565b82613958565b84613958565b6101608101519061014081015160068110156107d25760021461482b576147d7906139a8565b156148255761ffff8116600182901b6201fffe1660038101809111611089578310159283614806575b50505090565b61ffff929350906148169161107c565b9160101c1611155f8080614800565b50151590565b5060011b6401fffffffe161090565b906040820160606001600160401b0382511693019163ffffffff83511691821561317d5751925163ffffffff16926001600160401b0316831561317d576001600160401b03939006831611156148ae5760ff60015b16920416016001600160401b038111611089576001600160401b031690565b60ff5f61488f565b6002611c9f611c996148ca96949795614aed565b91906148d581610e4c565b6147a55760c00135036147a05750565b6001611c9f611c996148ca96949795614aed565b60038110156107d2576001811461491b5760020361491657600390565b600190565b50600290565b6001600160fd1b03811681036110895766080a070a0a080060ff9160031b1c1690565b5f906001602093806040519385855383850137019060025afa1561079a575f5190565b929190925f9361498c60ff6020840151166001600160401b036040850151169061532e565b80156149b657915f6149a49492819482190192615354565b9190156149ad57565b600592505f9150565b5050505090506004905f90565b9492909391945f946149ea60ff6020840151166001600160401b036040850151169061532e565b9687821015614a02576149a49596975f190192615354565b50600496505f955050505050565b614a198161362e565b15614a3657614a27906139a8565b15614a3157600490565b600390565b6060015163ffffffff1690565b91614ab0915060031b916004614a81848301358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b930101358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b60201b1790565b905061362b9160021b01358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b6020525f601f5360205f6021601f60025afa1561079a575f5190565b90614b16949392916149c3565b9190614b2181610e4c565b61215457565b91909160ff6020820151168015614ca057614b4181614e77565b90818403614c97576040614b5482614921565b930151926001600160401b0384169081811c614c8b576002831480938115614c80575b5015614c6d57505060ff83169160021c66ffffffffffffff8460081c1602928383614be8575b5050505081614bab9361115a565b8101905f915b808210614bbe5750501590565b90916020908335848403838110614bda575b5017920190614bb1565b60031b610100031c5f614bd0565b929360040192909115614c09575050614bab9391839101915b935f80614b9d565b91509150607f677fffffffffffffff8360011c1616016004810191600180849216149182614c49575b5050614c425781614bab93614c01565b5050505f90565b915091508260058201921015611029576004600f918501013560f81c115f80614c32565b614bab96945085939192501c029161115a565b60039150145f614b77565b50505050505050600190565b50505050505f90565b50505050600190565b9092919260ff6020830151168015614e0a57614cc481614e77565b91828503614e00576001600160401b036040614cdf84614921565b9501511690841b90039283811c614df5576002821480928115614dea575b5015614dd8575060ff83169160021c8360081c02928383614d64575b5050505081614d279361115a565b8101905f915b808210614d3a5750501590565b90916020908335848403838110614d56575b5017920190614d2d565b60031b610100031c5f614d4c565b929360040192909115614d85575050614d279391839101915b935f80614d19565b91509150607f8260011c16016004810191600180849216149182614db4575b5050614c425781614d2793614d7d565b915091508260058201921015611029576004600f918501013560f81c115f80614da4565b614d27959391509184921c029161115a565b60039150145f614cfd565b505050505050600190565b5050505050505f90565b5050505050600190565b608081019081811161108957607f01908111611089578060071c90607f191690808204608014901517156110895790565b60ff16600181148015614e6d575b614e6757601003614e6357600490565b5f90565b50600190565b5060028114614e53565b60028114614eb35760038114614eac578015908115614ea1575b5015614e9b575f90565b61040090565b60069150115f614e91565b5061021090565b5061041090565b959361066390614ecd9694939293614944565b90614ed781610e4c565b80613603575003614ee6575f90565b600690565b9294909493919384518015614c8b5781510361519e5760015b8551811015614f4857614f178187612b76565b515f19820182811161108957614f2d9088612b76565b511015614f3c57600101614f04565b50505050505050600390565b5091939490929460ff60208301511694614f7160408401966001600160401b038851169061532e565b9482515f19810190811161108957614f8a879185612b76565b51101561519157604051948296845160051b966001916001601f535f1901975b602081116150b457506040521561079a5760209081015193810151604051976001969590859003601f19168501949392889190888481601f53161b525b6150545750606094955060051b01149451602082015160401b17815160481b176a02000000000000000000001760a81b84520151600b830152602051602b83015260205f604b8460025afa16906040521561079a575f51901561504d5703614ee6575f90565b5050600590565b939490919286851060018616175f1461509c5780602091356040600188161c52019360011c90602080600184161b6041601f60025afa16955b60011c95949392919086614fe7565b9360019691961c906020516020600184161b5261508d565b5f905f905b8082106150cc5750509760011c97614faa565b9091939a8289016020810151908160011c6020888d010152848801908d6020830151906001851690851081175f14615179576001146151605760205260406001602088019401910151148483101660011461514a57505060208082819335604052019c5b8180888a01016041601f60025afa16955b019201906150b9565b6020929d94509060408392015160405293615130565b602094859450849350809250358352604052019c615130565b509050602080949f988194508093508a010152615141565b5050505050505050600490565b505050505050600290565b9685949664199a5c9cdd60da1b92966151d1946151c68b51613609565b98878a1c908c61452c565b156152c6576101808551015160038110156107d25715615292576151fe613306610180600197510161103d565b9590931b935f198501948511611089575f9461523361158f95604051988997889763e924084960e01b8952600489019061111a565b92166044840152606483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610bf0575f9161527e575090565b61362b91503d805f833e6116a08183610f14565b506152a192935080915061104a565b8260021b926001600160fe1b0381160361108957821161079a5761362b913691613fec565b64199a5c9cdd60da1b613958565b96859496651cd958dbdb9960d21b92966152f2946151c68b51613609565b1561531f576101808551015160038110156107d25715615292576151fe613306610180600197510161103d565b651cd958dbdb9960d21b613958565b6006811161534e5761533f90614921565b6001811b9091015f1901901c90565b50505f90565b959493919091604051948192856001956001601f536020600184161b525b6153d05750606093945060051b0114946040810151602082015160401b17815160481b176a02000000000000000000001760a81b84520151600b830152602051602b83015260205f604b8460025afa16906040521561079a575f5190565b9390919285851060018616175f146154165780602091356040600188161c52019360011c90602080600184161b6041601f60025afa16945b60011c949392919085615372565b9360019591951c906020516020600184161b5261540856",
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
