// Code generated via abigen V2 - DO NOT EDIT.
// This file is a generated binding and any manual changes will be lost.

package aggregationevidence

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

// AggregationEvidenceFinding is an auto generated low-level Go binding around an user-defined struct.
type AggregationEvidenceFinding struct {
	Fault        uint8
	Malformed    bool
	Element      uint64
	Expected     uint64
	Claimed      uint64
	ClearedSlots uint64
}

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

// AggregationEvidenceMetaData contains all meta data concerning the AggregationEvidence contract.
var AggregationEvidenceMetaData = bind.MetaData{
	ABI: "[{\"type\":\"constructor\",\"inputs\":[{\"name\":\"tasks\",\"type\":\"address\",\"internalType\":\"contractITrainingTasks\"},{\"name\":\"referee\",\"type\":\"address\",\"internalType\":\"contractIOpReferee\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveInterleaved\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"proof\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.InterleavedProof\",\"components\":[{\"name\":\"fragment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"coordinate\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"entry\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entries\",\"type\":\"tuple[]\",\"internalType\":\"structFrozenEntry[]\",\"components\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"interleaved\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"auxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"payload\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"setPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[{\"name\":\"finding\",\"type\":\"tuple\",\"internalType\":\"structAggregationEvidence.Finding\",\"components\":[{\"name\":\"fault\",\"type\":\"uint8\",\"internalType\":\"enumIAggregationFraud.Fault\"},{\"name\":\"malformed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"element\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"expected\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"claimed\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"clearedSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"provePartial\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"proof\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.PartialProof\",\"components\":[{\"name\":\"item\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"level\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"index\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"entries\",\"type\":\"tuple[]\",\"internalType\":\"structFrozenEntry[]\",\"components\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"first\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"firstSetPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"second\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"secondSetPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"below\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"claimed\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"itemPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"auxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[{\"name\":\"finding\",\"type\":\"tuple\",\"internalType\":\"structAggregationEvidence.Finding\",\"components\":[{\"name\":\"fault\",\"type\":\"uint8\",\"internalType\":\"enumIAggregationFraud.Fault\"},{\"name\":\"malformed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"element\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"expected\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"claimed\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"clearedSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"provePayload\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"proof\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.PayloadProof\",\"components\":[{\"name\":\"fragment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"leafIndex\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"entry\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entries\",\"type\":\"tuple[]\",\"internalType\":\"structFrozenEntry[]\",\"components\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"payload\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"setPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[{\"name\":\"finding\",\"type\":\"tuple\",\"internalType\":\"structAggregationEvidence.Finding\",\"components\":[{\"name\":\"fault\",\"type\":\"uint8\",\"internalType\":\"enumIAggregationFraud.Fault\"},{\"name\":\"malformed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"element\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"expected\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"claimed\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"clearedSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"proveScore\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"proof\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.ScoreProof\",\"components\":[{\"name\":\"row\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"distances\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"distancesAuxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"scores\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"scoresPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[{\"name\":\"finding\",\"type\":\"tuple\",\"internalType\":\"structAggregationEvidence.Finding\",\"components\":[{\"name\":\"fault\",\"type\":\"uint8\",\"internalType\":\"enumIAggregationFraud.Fault\"},{\"name\":\"malformed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"element\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"expected\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"claimed\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"clearedSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"proveStep\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"proof\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.StepProof\",\"components\":[{\"name\":\"fragment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"coordinate\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"momentum\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"interleaved\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"auxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"scores\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"scoresPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"parentMomentum\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"parentParams\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"parentSibling\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"parentPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"claimed\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"claimedSibling\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"newPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"entries\",\"type\":\"tuple[]\",\"internalType\":\"structFrozenEntry[]\",\"components\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}]}],\"outputs\":[{\"name\":\"finding\",\"type\":\"tuple\",\"internalType\":\"structAggregationEvidence.Finding\",\"components\":[{\"name\":\"fault\",\"type\":\"uint8\",\"internalType\":\"enumIAggregationFraud.Fault\"},{\"name\":\"malformed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"element\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"expected\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"claimed\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"clearedSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"proveTotal\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"proof\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.TotalProof\",\"components\":[{\"name\":\"row\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"column\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"entryAuxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"top\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"itemPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"auxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[{\"name\":\"finding\",\"type\":\"tuple\",\"internalType\":\"structAggregationEvidence.Finding\",\"components\":[{\"name\":\"fault\",\"type\":\"uint8\",\"internalType\":\"enumIAggregationFraud.Fault\"},{\"name\":\"malformed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"element\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"expected\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"claimed\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"clearedSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"error\",\"name\":\"BadEvidence\",\"inputs\":[{\"name\":\"part\",\"type\":\"string\",\"internalType\":\"string\"}]}]",
	ID:  "AggregationEvidence",
	Bin: "0x60c0346100d257601f61573838819003918201601f19168301916001600160401b038311848410176100d65780849260409485528339810103126100d2578051906001600160a01b03821682036100d25760200151906001600160a01b03821682036100d25760805260a05260405161564d90816100eb823960805181818161025e015281816130a6015261551b015260a0518181816107440152818161150d015281816121f6015281816125de0152818161437301528181614474015281816144b7015281816148d701526153c40152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f3560e01c80633225e64914610e2d578063449dd25b14610dc357806384aeea8f14610d5857806399744d4614610cee578063ad24e2f314610c775763c31e5bd51461005b575f80fd5b346107bf57366003190161012081126107bf5760e0136107bf5760e4356001600160401b0381116107bf57610094903690600401610e98565b5050610104356001600160401b0381116107bf578060040160c060031983360301126107bf576100c2610fb1565b90604051906100d082610f2a565b6040516100dc81610f59565b5f81525f60208201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f6101208201525f6101408201525f610160820152610100906040516101368382610f90565b823682376101808201525f6101a08201525f6101c08201525f6101e08201525f6102008201525f6102208201525f6102408201525f6102608201525f6102808201525f6102a08201525f6102c08201525f6102e08201525f6103008201525f6103208201525f6103408201525f6103608201525f6103808201525f6103a08201525f6103c08201525f6103e08201525f6104008201525f6104208201525f6104408201525f6104608201525f6104808201525f6104a08201525f6104c08201525f6104e08201525f6105008201525f6105208201525f6105408201525f6105608201525f6105808201525f6105a08201525f6105c08201525f6105e08201525f6106008201525f6106208201525f610640820152835260208301925f84526001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016936004359260405190633d91081b60e21b8252846004830152610740826024818a5afa918215610c6c575f9261085e575b5050808352608435906001600160401b038216928383036107bf57610364917f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f6755555555555555558660011c1687037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c5f19861460081b17809252614958565b156108595761037285610ff1565b63ffffffff806060865101511691161015610854576003875260248801906001600160401b036103a183611002565b166040890152606489016103b58188611060565b906060604051925f84520281019060208301905b82811061084157505050516064350361083c5760448a016103e981610ff1565b63ffffffff6103f8848b611060565b92905016101561080b5761041f63ffffffff610417610426948b611060565b929093610ff1565b1691611095565b926104835f6040998a519061043b8c83610f90565b60018252601f198c0136602084013761045388612d72565b6001600160a01b0361046484612d86565b911690528b51808095819463cd6fdd8360e01b83528d60048401612e46565b03915afa908115610832576104a56001939260ff925f91610810575b50612d86565b51169250821c161561080b5760016001600160401b03911b1660a08801526001600160401b036104f86104e06104da88610ff1565b93611002565b9660a46104f060848d0183611016565b9b019061102b565b919096169584519261051163ffffffff821680956149e1565b966101a08751015160038110156107f75761052b90614aa0565b916024359063ffffffff821682036107bf576020925f928d9261054d8b612d72565b9186855161055b8782610f90565b6010815201946f185cdcd85e4bdd8c4bdc185e5b1bd85960821b86525193601088860196875e603085015260e090811b6001600160e01b0319908116605086015291901b16605483015260601b6bffffffffffffffffffffffff19166058820152604c81526105cb606c82610f90565b8c51918291518091835e8101838152039060025afa156107ed5787610641915f5160ff8c51926105fa84610f75565b600484521660208301526001600160401b038a168c83015260608201528c61063961062e61062883806110c6565b90614aeb565b91602081019061102b565b939092614b6a565b9061064b81610ec8565b6107dd5761068e9361068863ffffffff60608951015116928b519361066f85610f75565b600585525f60208601528c8501525f6060850152614c94565b91614b6a565b919061069981610ec8565b6107dd5760200135036107dd576020926107326106d061071c946106ca60016106c287516137e8565b1b80956111c3565b906110f8565b916106f36102606106e56101a08751016110b9565b9551015160010b99806110c6565b939091808210156107d55750925b8751632faa338760e01b8152998a9687966004880190611196565b60248601526080604486015260848501916111a3565b90606483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa80156107cb575f9061078c575b61078893501560208301525191829182610ed2565b0390f35b506020833d6020116107c3575b816107a660209383610f90565b810103126107bf576107ba61078893612eaf565b610773565b5f80fd5b3d9150610799565b50513d5f823e3d90fd5b905092610701565b661c185e5b1bd85960ca1b613b37565b88513d5f823e3d90fd5b634e487b7160e01b5f52602160045260245ffd5b613898565b61082c91503d805f833e6108248183610f90565b810190612dc5565b5f61049f565b89513d5f823e3d90fd5b613ad4565b80606080928437608085208552016103c9565b613833565b613a6f565b9091506107403d8111610c65575b6108768183610f90565b8101610740828203126107bf576040519261089084610f59565b61089983612e8f565b8452602083015160208501526108b160408401611ded565b60408501526108c260608401612e9e565b60608501526080830151608085015260a083015160a085015260c083015160c08501526108f160e08401611ded565b60e0850152808301518185015261012083015160038110156107bf5761012085015261014083015160068110156107bf576101408501526109356101608401612e9e565b6101608501528161019f840112156107bf576109546040519182610f90565b8061028084019283116107bf576101808401905b838210610c555750506101808401525160038110156107bf576101a08301526102a081015160028110156107bf576101c08301526102c081015160028110156107bf576101e08301526109be6102e08201612e9e565b6102008301526109d16103008201612e9e565b6102208301526109e46103208201612e9e565b6102408301526103408101518060010b81036107bf57610c489161072091610260850152610a156103608201612eaf565b610280850152610a286103808201612db7565b6102a0850152610a3b6103a08201612db7565b6102c0850152610a4e6103c08201612e9e565b6102e0850152610a616103e08201612e9e565b610300850152610a746104008201612e9e565b610320850152610a876104208201612db7565b610340850152610a9a6104408201612db7565b610360850152610aad6104608201612e9e565b610380850152610ac06104808201612e9e565b6103a0850152610ad36104a08201612e9e565b6103c0850152610ae66104c08201612e9e565b6103e0850152610af96104e08201612e9e565b610400850152610b0c6105008201612e9e565b610420850152610b1f6105208201612e9e565b610440850152610b326105408201612e9e565b610460850152610b456105608201612e9e565b610480850152610b586105808201612e9e565b6104a0850152610b6b6105a08201612db7565b6104c0850152610b7e6105c08201612e9e565b6104e0850152610b916105e08201612e9e565b610500850152610ba46106008201612e9e565b610520850152610bb76106208201612ebc565b610540850152610bca6106408201612e8f565b610560850152610bdd6106608201612ebc565b610580850152610bf06106808201612ebc565b6105a0850152610c036106a08201612ebc565b6105c0850152610c166106c08201612ebc565b6105e0850152610c296106e08201612ed9565b610600850152610c3c6107008201612ed9565b61062085015201612ed9565b6106408201525f806102af565b8151815260209182019101610968565b503d61086c565b6040513d5f823e3d90fd5b346107bf57366003190161012081126107bf5760e0136107bf5760e4356001600160401b0381116107bf57610cb0903690600401610e98565b5050610104356001600160401b0381116107bf576101e060031982360301126107bf57610ce261078891600401612682565b60405191829182610ed2565b346107bf57366003190161012081126107bf5760e0136107bf5760e4356001600160401b0381116107bf57610d27903690600401610e98565b5050610104356001600160401b0381116107bf5760a060031982360301126107bf57610ce261078891600401612403565b346107bf57366003190161012081126107bf5760e0136107bf5760e4356001600160401b0381116107bf57610d91903690600401610e98565b5050610104356001600160401b0381116107bf5761018060031982360301126107bf57610ce261078891600401611e25565b346107bf57366003190161012081126107bf5760e0136107bf5760e4356001600160401b0381116107bf57610dfc903690600401610e98565b5050610104356001600160401b0381116107bf5760e060031982360301126107bf57610ce2610788916004016117f5565b346107bf57366003190161012081126107bf5760e0136107bf5760e4356001600160401b0381116107bf57610e66903690600401610e98565b5050610104356001600160401b0381116107bf5761010060031982360301126107bf57610ce2610788916004016111ee565b9181601f840112156107bf578235916001600160401b0383116107bf576020808501948460051b0101116107bf57565b600811156107f757565b91909160a06001600160401b038160c08401958051610ef081610ec8565b8552602081015115156020860152826040820151166040860152826060820151166060860152826080820151166080860152015116910152565b604081019081106001600160401b03821117610f4557604052565b634e487b7160e01b5f52604160045260245ffd5b61066081019081106001600160401b03821117610f4557604052565b608081019081106001600160401b03821117610f4557604052565b90601f801991011681019081106001600160401b03821117610f4557604052565b6040519060c082018281106001600160401b03821117610f45576040525f60a0838281528260208201528260408201528260608201528260808201520152565b3563ffffffff811681036107bf5790565b356001600160401b03811681036107bf5790565b903590603e19813603018212156107bf570190565b903590601e19813603018212156107bf57018035906001600160401b0382116107bf57602001918160051b360383136107bf57565b903590601e19813603018212156107bf57018035906001600160401b0382116107bf576020019160608202360383136107bf57565b91908110156110a5576060020190565b634e487b7160e01b5f52603260045260245ffd5b5160038110156107f75790565b903590601e19813603018212156107bf57018035906001600160401b0382116107bf576020019181360383136107bf57565b9190820391821161110557565b634e487b7160e01b5f52601160045260245ffd5b6001600160401b038111610f4557601f01601f191660200190565b6020818303126107bf578051906001600160401b0382116107bf570181601f820112156107bf5780519061116782611119565b926111756040519485610f90565b828452602083830101116107bf57815f9260208093018386015e8301015290565b9060038210156107f75752565b908060209392818452848401375f828201840152601f01601f1916010190565b8181029291811591840414171561110557565b909392938483116107bf5784116107bf578101920390565b906111f7610fb1565b916112026004612eed565b9081519061123661121282610ff1565b602083019363ffffffff6001600160401b0361122d87611002565b16921690613379565b600285526001600160401b0361124b83611002565b16604086015261129d6001600160401b0361126583610ff1565b61126e85611002565b9061127c6080860186611016565b9063ffffffff61128f60a088018861102b565b959094169116600489613424565b949193909315158060208901526117ee5760608301926112f76112cc6112c38684611060565b906004876135eb565b61041f63ffffffff6104176112f06040870194836112e987610ff1565b16906137ba565b9886611060565b9061130284516137e8565b9161130c82610ff1565b946001600160401b038061131f87611002565b16851c169161133160c0850185611016565b9061133f60e086018661102b565b5f9291925084519061135863ffffffff8c1680936149e1565b936101a08751015160038110156107f75761137290614aa0565b6024359c8d63ffffffff8116036107bf5761138c86612d72565b9d60409e8f90815161139e8382610f90565b60108152602001936f185cdcd85e4bdd8c4bdc185e5b1bd85960821b85528251936020850195601090875e600435603086015260e090811b6001600160e01b0319908116605087015291901b16605484015260601b6bffffffffffffffffffffffff19166058830152604c8252611416606c83610f90565b51918291518091835e81015f815203905a915f916002602094fa156117e45788611483918e5f519060ff81519361144c85610f75565b600485521660208401526001600160401b038a169083015260608201526114766106288a806110c6565b61063960208b018b61102b565b9061148d81610ec8565b6107dd576114ca936106888e9263ffffffff60608c510151168451946114b286610f75565b600586525f60208701528501525f6060850152614c94565b91906114d581610ec8565b6107dd5760200135036107dd5761071c6115026020926106ca60016114fa88516137e8565b1b80986111c3565b946001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169561157d61153f6101a08851016110b9565b926115546102608951015160010b97806110c6565b939091808210156117dc5750925b8d51632faa338760e01b815297889687966004880190611196565b9060648301520381865afa9081156117d2575f91611798575b501561173357516101a0015160038110156107f75760016115c76115c18560c06115cf970190611016565b806110c6565b949096611002565b941b905f198201918211611105575f946001600160401b0361160b9361161c8a51998a988997889763e924084960e01b89526004890190611196565b6080602488015260848701916111a3565b92161660448301526001606483015203915afa91821561172a57506001600160401b0391611688915f91611708575b506020815191015190602081106116f7575b508060d81c9060e81c60ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b1660608601526001600160fe1b038116810361110557826116ef926001600160401b03946116b99360021b916111d6565b903590602081106116f757508060d81c9060e81c60ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b166080830152565b5f199060200360031b1b165f61165d565b61172491503d805f833e61171c8183610f90565b810190611134565b5f61164b565b513d5f823e3d90fd5b8580515f5b661c185e5b1bd85960ca1b811a611790576020815f928452661c185e5b1bd85960ca1b8285015283010152818101809252633c1e253d60e11b825260206044820152603f199061178b6064820182611e01565b030190fd5b600101611738565b90506020813d6020116117ca575b816117b360209383610f90565b810103126107bf576117c490612eaf565b5f611596565b3d91506117a6565b87513d5f823e3d90fd5b905092611562565b8c513d5f823e3d90fd5b5050505050565b6117fd610fb1565b6118076004612eed565b92611812845161380d565b15611dbe576118218451613b87565b9261182b81610ff1565b94602081019563ffffffff875191161015611db957602082019161184e83610ff1565b8615611dac5763ffffffff8851915b161015611d4b578515611d445760055b61187681610ec8565b855263ffffffff61188682610ff1565b1660408601528515611ca95761189b81610ff1565b6118a86040830183611016565b906118f463ffffffff6118be606086018661102b565b9390946118cf8d8951905190613e7e565b6118ea6118df61062884806110c6565b92602081019061102b565b9490931690614b6a565b91906118ff81610ec8565b611c9b5761191a9264656e74727960d81b9260048751614a5d565b6040810161192b6115c18284611016565b905088516001600160fd1b03811681036111055760031b03611c895761197e6119636115c16001600160401b039360058a5285611016565b8915611c765763ffffffff61197788610ff1565b1691614bea565b1660808601528580611c54575b611c4a576119a66001600160401b0360408451015116613c47565b925f198401968488116111055715611c33576119ca6119c483610ff1565b91610ff1565b63ffffffff808a5193169116918282848111611c28575b50507f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff811681036111055781611a199160011b6110f8565b5f19810190811161110557611a4292611a35611a3d92846111c3565b60011c611de0565b6110f8565b5f198101908111611105578690925b6080830193611a608585611016565b998a92611a7060a087018761102b565b611a8060c089959395018961102b565b949095611ab1611a94828751875190613de4565b9960071c98611aa961062e61062883806110c6565b918b8d614b6a565b9190611abc81610ec8565b611c1c57610688611ad4611ada968851905190613ec8565b92614c94565b9390611ae581610ec8565b611c1c576001600160401b0393604093611b0a92620746f760ec1b9260048651614a8c565b5101511697607f1916908082046080149015171561110557966101008101908181116111055760ff019081116111055760081c965b611b4888614fad565b8110611b7c57611b5b906106ca89614fad565b966101008101908181116111055760ff019081116111055760081c96611b3f565b97611bbb9192949698611bc19496986080611b9783836110f8565b1015611c0b576001600160401b0391611baf916110f8565b166040840152806110c6565b91614cce565b15806020870152611bfc57916080611be76115c1611bf4946001600160401b0396611016565b9190925f19900891614bea565b166060830152565b505060048352505f6080830152565b50506001600160401b036080611baf565b620746f760ec1b613b37565b935091505f806119e1565b508563ffffffff611c4383610ff1565b1692611a51565b5050509250905090565b50611c5e81610ff1565b63ffffffff80611c6d86610ff1565b1691161461198b565b63ffffffff611c8486610ff1565b611977565b50505050925090506001602082015290565b64656e74727960d81b613b37565b86611ce1611ced611cc06115c16040860186611016565b9390611ce7611cd2606088018861102b565b95819791948a51905190613e34565b92614aeb565b90614b0e565b9290508451611cfb81614bb7565b5f19810190811161110557611d1b611d15611d2096614c94565b92613f12565b614b6a565b90611d2a81610ec8565b611c9b5760c4351461191a5764656e74727960d81b613b37565b600661186d565b6040515f5b6531b7b63ab6b760d11b811a611da4576020815f9284526531b7b63ab6b760d11b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061178b6064820182611e01565b600101611d50565b63ffffffff60019161185d565b613954565b6138f7565b3560ff811681036107bf5790565b90610100820180921161110557565b9190820180921161110557565b51906001600160401b03821682036107bf57565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b611e2d610fb1565b611e376004612eed565b92611e42845161380d565b15611dbe57611e5083610ff1565b63ffffffff611e658651602088015190613cc9565b911610156123a6576001600160401b03604085510151169260ff611e8b60208301611dc3565b1693611e95613dc0565b9480156123a1578160608701526101008201918281116111055760ff0191821161110557602086019160081c825260015b81811061234d5750506001600160401b03611ee360408401611002565b9151911610156122ee57600483526001600160401b03611f0560408301611002565b166040840152611f2b84516001600160401b03611f2460408501611002565b1690611de0565b93611f3582610ff1565b91611f44610120820182611016565b96611f5361014083018361102b565b979094611f6461016085018561102b565b9091611f7e855163ffffffff831690602088015190613de4565b9a611fa18d8d611f946118df61062884806110c6565b9290918960071c90614b6a565b9990611fac81610ec8565b6122de57611fda92611fc4885160208a015190613ec8565b63ffffffff611fd28d614c94565b921690614b6a565b9190611fe581610ec8565b6122de57612002926618db185a5b595960ca1b9260048751614a8c565b6001600160401b036040835101511697607f1982168260071c81046080148360071c15171561110557986101008101908181116111055760ff019081116111055760081c985b6120518a614fad565b811061208557612064906106ca8b614fad565b986101008101908181116111055760ff019081116111055760081c98612048565b99611bbb91929496989a6120a29496989a6080611b9783836110f8565b158060208901526117ee576120d66001600160401b0391607f6120cc6115c1610120880188611016565b9190921691614bea565b1660808701526120e860408301611002565b60081b68ffffffffffffffff0016926101006121088560608401516110f8565b10156122d55761211c8460608301516110f8565b945b600160ff61212e60208701611dc3565b160361214c575050916001600160401b0393916004611bf494614229565b9290936121819060406121798560206121b59a975191015163ffffffff61217288610ff1565b1691613de4565b960151611de0565b916101008201926121ad6121a361219b6115c18787611016565b969095611016565b602081019061102b565b969095613fa4565b906121bf81610ec8565b6122765760206121ea9160405180938192631441dda160e31b83528460048401526024830190611e01565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa8015610c6c575f90612236575b6001600160401b0316606084015250565b506020813d60201161226e575b8161225060209383610f90565b810103126107bf576122696001600160401b0391611ded565b612225565b3d9150612243565b6040515f5b6462656c6f7760d81b811a6122cd576020815f9284526462656c6f7760d81b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061178b6064820182611e01565b60010161227b565b6101009461211e565b6618db185a5b595960ca1b613b37565b6040515f5b640d2dcc8caf60db1b811a612345576020815f928452640d2dcc8caf60db1b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061178b6064820182611e01565b6001016122f3565b60018351146123a1578651604088015261237761237084518060608b0152614fad565b8851611de0565b87528251906101008201918281116111055760ff019182116111055760019160081c845201611ec6565b6139af565b6040515f5b636974656d60e01b811a6123fb576020815f928452636974656d60e01b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061178b6064820182611e01565b6001016123ab565b9061240c610fb1565b916124176004612eed565b6124218151613b87565b15611dbe5761242f82610ff1565b602082019063ffffffff825191161015611db9576006855263ffffffff61245584610ff1565b1660408601526060830161248561246c82866110c6565b9061247a608088018861102b565b929091600488613bb6565b61248f81856110c6565b905082516001600160fd1b03811681036111055760031b1415806020880152612639576124bb84610ff1565b9160208501926124cb8487611016565b906124f163ffffffff6124e160408a018a61102b565b9390946118cf8a51885190613e7e565b91906124fc81610ec8565b6126275761251b926864697374616e63657360b81b9260048951614a5d565b6125286115c18487611016565b919050516001600160fd1b03811681036111055760031b141580602088015261261d5760209261ffff6101606125916115c188966001600160401b03612585612577612599996125c69d6110c6565b63ffffffff6119778d610ff1565b1660808d015287611016565b949095610ff1565b925101511663ffffffff60405196879586956399b0c3c960e01b87526060600488015260648701916111a3565b92166024840152604483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa8015610c6c575f90612236576001600160401b0316606084015250565b5050600584525050565b6864697374616e63657360b81b613b37565b50505050565b3580151581036107bf5790565b92919261265882611119565b916126666040519384610f90565b8294818452818301116107bf578281602093845f960137010152565b9061268b610fb1565b916126966004612eed565b9081516126a282610ff1565b916126ca602082019363ffffffff6001600160401b036126c187611002565b16911684613379565b60408101926126d88461263f565b15612d235760015b6126e981610ec8565b87526001600160401b036126fc82611002565b16604088015261270b8461263f565b15612d1b576002915b63ffffffff61272282610ff1565b1661272b613dc0565b5061273584614fde565b60ff6001600160401b0361274b845f898b613cf1565b1691816040519761275b89610f75565b168752166020860152604085015260608401526001600160401b0361277f83611002565b169260089360081c6127b0612798610160850185611016565b6127a861062e61062883806110c6565b918486614b6a565b906127ba81610ec8565b6122de576127c78861263f565b15612d0f576101808401355b6127dc85610ff1565b916127eb6101a087018761102b565b929091604051916001601f5360205260405260205f6041601f60025afa90604052156107bf576128369261281f5f51614c94565b9063ffffffff61282e8c613f5b565b911690614b6a565b9061284081610ec8565b6122de5760a435036122de57612869916128616115c1610160860186611016565b929091614e49565b15612d00576128ba6001600160401b0361288283610ff1565b61288b85611002565b906128996060860186611016565b9063ffffffff6128ac608088018861102b565b95909416911660048c613424565b9197909715158060208c0152612cf2576020946040516128da8782610f90565b5f8152906128e78861380d565b15612bb757505060a083019061291961290083866110c6565b9061290e60c088018861102b565b929091600486613bb6565b8561292483866110c6565b92905001516001600160fd1b03811681036111055760031b03612ba15761294e61295591846110c6565b369161264c565b915b6001600160401b036129856129736115c1610160850185611016565b60ff61297e89611002565b1691614c5e565b1660808b01525f94866001600160401b0361299f87611002565b1660081c9563ffffffff6129b285610ff1565b166129bb613dc0565b506001600160401b036129da825f60026129d481614fde565b97613cf1565b1660ff604051946129ea86610f75565b6002865216858501526040840152606083015260e0840191612a0c8386611016565b612a21612a1982806110c6565b908b85614e49565b15612b9c57612a5e6115c1612a57838c612a4e612a4461062884612a69996110c6565b928b81019061102b565b92909188614cb0565b9588611016565b60ff61297e86611002565b9761012086013592612a7a8d61263f565b15612b1b575b505050612a9b612a8f85610ff1565b9461014081019061102b565b939092604051926001601f5382526040525f6041601f60025afa90604052156107bf57612adb92612acc5f51614c94565b9063ffffffff61282e8b613f5b565b90612ae581610ec8565b612b0c5760443503612b0c576001600160401b0396612b06611bf49761263f565b956144a7565b651c185c995b9d60d21b613b37565b6001835261010087019a5090925090612b348a87611016565b612b49612b4182806110c6565b908685614e49565b15612b9c57612b8b6115c1612b84612b939661297e9585612b7c612b726106288360ff9a6110c6565b918d81019061102b565b939092614cb0565b9c89611016565b929093611002565b965f8080612a80565b613a0e565b5050600192880192909252505060068552505050565b90939161014088015160068110156107f757600114612bd8575b5050612957565b95989299935095819a94612c0a6004612bfa856101c0612c059d970190611060565b60609c91838c6135eb565b6154a7565b9b5f995b8d518b1015612cdc578d90610180612c288d8c5194612da3565b519201518b601f8460031c1610156110a557600283901b6103e01601519160e09060051b1660e0039060e082116111055760048e612cd492600195612ca9839663ffffffff60e01b9263ffffffff60e01b911c60e01b168060d81c9060e81c60ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b60e01b166040519582879351918291018585015e820190838201520301601b19810184520182610f90565b9a0199612c0e565b939950949a93999650949a509550915f80612bd1565b505060028852505050505050565b50506001602087015250505050565b610180840135906127d3565b600191612714565b5f6126e0565b6001600160401b038111610f455760051b60200190565b90612d4a82612d29565b612d576040519182610f90565b8281528092612d68601f1991612d29565b0190602036910137565b356001600160a01b03811681036107bf5790565b8051156110a55760200190565b8051600110156110a55760400190565b80518210156110a55760209160051b010190565b519060ff821682036107bf57565b6020818303126107bf578051906001600160401b0382116107bf57019080601f830112156107bf578151612df881612d29565b92612e066040519485610f90565b81845260208085019260051b8201019283116107bf57602001905b828210612e2e5750505090565b60208091612e3b84612db7565b815201910190612e21565b6060602091604081019381526040838201528451809452019201905f5b818110612e705750505090565b82516001600160a01b0316845260209384019390920191600101612e63565b519061ffff821682036107bf57565b519063ffffffff821682036107bf57565b519081151582036107bf57565b51906fffffffffffffffffffffffffffffffff821682036107bf57565b51906001600160a01b03821682036107bf57565b9060405191612efb83610f2a565b604051612f0781610f59565b5f81525f60208201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f6101208201525f6101408201525f61016082015261010090604051612f618382610f90565b823682376101808201525f6101a08201525f6101c08201525f6101e08201525f6102008201525f6102208201525f6102408201525f6102608201525f6102808201525f6102a08201525f6102c08201525f6102e08201525f6103008201525f6103208201525f6103408201525f6103608201525f6103808201525f6103a08201525f6103c08201525f6103e08201525f6104008201525f6104208201525f6104408201525f6104608201525f6104808201525f6104a08201525f6104c08201525f6104e08201525f6105008201525f6105208201525f6105408201525f6105608201525f6105808201525f6105a08201525f6105c08201525f6105e08201525f6106008201525f6106208201525f610640820152845260208401905f82528460405191633d91081b60e21b835284356004840152610740836024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa928315610c6c575f93613191575b5050608061318a94836130ea935201611002565b7f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f6755555555555555556001600160401b0384169360011c1683037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c905f191460081b17809252614958565b1561085957565b919250936107403d8111613372575b6131aa8184610f90565b8201610740838203126107bf57604051956131c487610f59565b6131cd84612e8f565b8752602084015160208801526131e560408501611ded565b60408801526131f660608501612e9e565b60608801526080840151608088015260a084015160a088015260c084015160c088015261322560e08501611ded565b60e0880152808401518188015261012084015160038110156107bf5761012088015261014084015160068110156107bf576101408801526132696101608501612e9e565b6101608801528161019f850112156107bf576132886040519182610f90565b8061028085019283116107bf576101808501905b8382106133625750506101808701525160038110156107bf576101a08601526102a082015160028110156107bf576101c08601526102c082015160028110156107bf576101e08601526132f26102e08301612e9e565b6102008601526133056103008301612e9e565b6102208601526133186103208301612e9e565b610240860152610340820151908160010b82036107bf57856133536107206130ea9560809561026061318a9b0152610a156103608201612eaf565b610640820152939250946130d6565b815181526020918201910161329c565b503d6131a0565b9063ffffffff60608301511681101561085457613395916149e1565b111561339d57565b6040515f5b69636f6f7264696e61746560b01b811a6133fe576020815f92845269636f6f7264696e61746560b01b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061178b6064820182611e01565b6001016133a2565b8115613410570490565b634e487b7160e01b5f52601260045260245ffd5b95929693909194602087015192831561341057836101000491613447838b613406565b956134b4878b51613456613dc0565b506001600160401b036134758d8b600e61346f81614fde565b95613cf1565b1660ff6040519261348584610f75565b600e845216602083015260408201528b60608201526134a761062889806110c6565b61063960208a018a61102b565b92906134bf81610ec8565b6135c5576134d6928a611d1b611d158e5193614c94565b91906134e181610ec8565b6135c55760c00135036135c5576134f882806110c6565b50965f9661350684806110c6565b929050518515613410576135279161351d916149e1565b6106ca84886111c3565b6001600160fe1b038516850361110557828110156135bb5761354d905b8560021b6111c3565b149788159861355d575050505050565b91939550918094965060021b936001600160fe1b03811603611105576135996135936135a0926106ca6135a9956135af996111c3565b856111c3565b92806110c6565b91909383611de0565b926111d6565b90915f808080806117ee565b5061354d82613544565b7f696e7465726c6561766564000000000000000000000000000000000000000000613b37565b6040515f81529294939260608402860160208201875b8281106137a7575050505160608301350361083c576040831161083c5761362783612d40565b945f5b848110613764575050602001918251036136dc575b50825181510361085957519060209160051b5b80831061365e57509050565b60208385010151925f93815b80861061369157506040856020949596880190858201928391860392015e52019190613652565b947f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe086820160011c1690826020838a010151136001146136d557506020019461366a565b955061366a565b9290916136e984836154a7565b935f9160805f9201915b86518110156137565780600180896001600160401b0360ff61371f84976137198b611002565b94612da3565b51169116901c1614613732575b016136f3565b61373c8187612da3565b5161375061374987613c39565b9688612da3565b5261372c565b50939294505083525f61363f565b808074ffffffffffffffffffffffffffffffffffffffff0061379161378c6001958a88611095565b612d72565b60081b16176137a0828a612da3565b520161362a565b8060608092843760808520855201613601565b905f5b825181101561080b578160ff6137d38386612da3565b5116146137e2576001016137bd565b91505090565b6101a0015160038110156107f75760ff61380461380a92614aa0565b16614ac8565b90565b61381681613b87565b908115613821575090565b63ffffffff9150610240015116151590565b6040515f5b67199c9859db595b9d60c21b811a613890576020815f92845267199c9859db595b9d60c21b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061178b6064820182611e01565b600101613838565b6040515f5b64656e74727960d81b811a6138ef576020815f92845264656e74727960d81b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061178b6064820182611e01565b60010161389d565b6040515f5b6372756c6560e01b811a61394c576020815f9284526372756c6560e01b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061178b6064820182611e01565b6001016138fc565b6040515f5b62726f7760e81b811a6139a7576020815f92845262726f7760e81b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061178b6064820182611e01565b600101613959565b6040515f5b641b195d995b60da1b811a613a06576020815f928452641b195d995b60da1b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061178b6064820182611e01565b6001016139b4565b6040515f5b651c185c995b9d60d21b811a613a67576020815f928452651c185c995b9d60d21b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061178b6064820182611e01565b600101613a13565b6040515f5b671a5b98db1d59195960c21b811a613acc576020815f928452671a5b98db1d59195960c21b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061178b6064820182611e01565b600101613a74565b6040515f5b66656e747269657360c81b811a613b2f576020815f92845266656e747269657360c81b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061178b6064820182611e01565b600101613ad9565b604051905f5b81811a613b7f57805f9260209285528285015283010152604081019081604052633c1e253d60e11b825260206044820152603f199061178b6064820182611e01565b600101613b3d565b61014001805160068110156107f757600414908115613ba4575090565b90505160068110156107f75760051490565b938092611ce7613bd2939795611ce1885160208a015190613e34565b93905051613bdf81614bb7565b5f19810190811161110557611d1b611d15613bf996614c94565b9190613c0481610ec8565b613c135760c0013503613c1357565b7f73636f7265730000000000000000000000000000000000000000000000000000613b37565b5f1981146111055760010190565b613c515f91611dd1565b5f1981019081116111055760081c905b60018211613c735761380a9150613c39565b608082019081831161110557607f8301918211611105578160071c91607f1916918083046080149015171561110557613cb591613caf91611de0565b91611dd1565b5f1981019081116111055760081c90613c61565b613cd290613b87565b1561380a575f19810181811161110557613ceb916111c3565b60011c90565b92919060ff169060038214613db05760088214613da457600e8214613d6d57600f8214613d605760108214613d475760118214613d405750601203613d37575050600190565b61380a916149e1565b9250505090565b5050506001600160401b03604061380a92015116613c47565b929050613cd29150613b87565b92613d799291506149e1565b90801561341057613d8f90610100048092611de0565b5f198101919082116111055761380a91613406565b50505061380a90614bb7565b5050506060015163ffffffff1690565b60405190613dcd82610f75565b5f6060838281528260208201528260408201520152565b9190613e0d826001600160401b0392613dfb613dc0565b506010613e0781614fde565b96613cf1565b1660ff60405193613e1d85610f75565b601085521660208401526040830152606082015290565b90613e565f6001600160401b0392613e4a613dc0565b50601261346f81614fde565b1660ff60405192613e6684610f75565b6012845216602083015260408201525f606082015290565b90613ea05f6001600160401b0392613e94613dc0565b50601161346f81614fde565b1660ff60405192613eb084610f75565b6011845216602083015260408201525f606082015290565b90613eea5f6001600160401b0392613ede613dc0565b50600f61346f81614fde565b1660ff60405192613efa84610f75565b600f845216602083015260408201525f606082015290565b613f1a613dc0565b506001600160401b03613f335f80600861346f81614fde565b1660ff60405192613f4384610f75565b6008845216602083015260408201525f606082015290565b613f63613dc0565b506001600160401b03613f7c5f80600361346f81614fde565b1660ff60405192613f8c84610f75565b6003845216602083015260408201525f606082015290565b91909796959295949394861561420f576001600160401b0360408a01511682818110918215926141fc575b50506141e25760ff60208a01511693841580156141d8575b80156141ce575b6141b357613ffb85614ac8565b9361400884861c96615010565b92848a015f1901861c87811480159491906141ad578560011b5b8a14908115916141a0575b5061418257888a898f8715614173575050505060405161404e606082610f90565b60028152604090813660208301376040519161406b606084610f90565b6002835236602084013760018a0161408282612d93565b528961408d82612d86565b528a87116107bf578e6140cd958d6140b46106288f8c816140ae8287614aeb565b956111d6565b6140bd86612d93565b526140c785612d86565b52615084565b995b6140d88b610ec8565b8a61415c5761410891908115614153576140f48885818c6111d6565b919091925b1561414c576001880190614e49565b1561412c5761380a9661294e9694841b909203918201921c918202939102916111d6565b505050505050509050600790604051614146602082610f90565b5f815290565b8790614e49565b889088926140f9565b505050505050505050604051614146602082610f90565b61417c96615053565b996140cf565b50505050505050505050509050600290604051614146602082610f90565b905060018901105f61402d565b85614022565b50505050505050509050600790604051614146602082610f90565b5060038514613fee565b5060028514613fe7565b505050505050509050600490604051614146602082610f90565b61420692506110f8565b8711825f613fcf565b505050505050509050600190604051614146602082610f90565b93919290606084019461424761423f8787611060565b9084846135eb565b946142528251613b87565b156143fe5761426081610ff1565b9463ffffffff60208401519616945f965f198101908111611105575b808710156143da57506001870180881161110557888a60ff6142d96142d16143048b60209f6143559f61432e9f8b8f938f93908f93918b61430b9f6142d16142ca6142e1966142d993611de0565b9f89611060565b939094612da3565b511691611095565b6142fc6142f16080860186611016565b9460a081019061102b565b969095615322565b9e89611060565b61432661431b60c0860186611016565b9460e081019061102b565b96909561544d565b9261436760405194859384936342ee8eb560e11b8552604060048601526044850190611e01565b83810360031901602485015290611e01565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610c6c575f916143a6575090565b90506020813d6020116143d2575b816143c160209383610f90565b810103126107bf5761380a90611ded565b3d91506143b4565b96956143e9886143ef926110f8565b96613c39565b968015611105575f190161427c565b90919293614436946142e16020976142d960ff61441e6144589c88611060565b92909363ffffffff61442f8a610ff1565b1690612da3565b816040519384926342ee8eb560e11b8452604060048501526044840190611e01565b5f83820391600319830160248601525201816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610c6c575f916143a6575090565b9395949190926001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169361014086015160068110156107f75761454e60209361453c63ffffffff6101608b0151169463ffffffff6102408c01511697604051988997889763db43e80b60e01b895260048901526024880152604487015260a0606487015260a48601916111a3565b83810360031901608485015290611e01565b0381865afa908115610c6c575f91614699575b5063ffffffff6102208501918180845116986040519963a87b5c9f60e01b8b5260048b01521660248901521694856044880152602087606481875afa968715610c6c575f9761465d575b5061464f579163ffffffff6020959492816102008160a4975116950151169582604051998a988997633021f16f60e01b89526004890152602488015216604486015260648501521660848301525afa8015610c6c575f90614612575b63ffffffff91501690565b506020813d602011614647575b8161462c60209383610f90565b810103126107bf5761464263ffffffff91612e9e565b614607565b3d915061461f565b505050505063ffffffff1690565b9096506020813d602011614691575b8161467960209383610f90565b810103126107bf5761468a90612e9e565b955f6145ab565b3d915061466c565b90506020813d6020116146cb575b816146b460209383610f90565b810103126107bf576146c590612e9e565b5f614561565b3d91506146a7565b949290969193956146e55f87516149e1565b936101a08751015160038110156107f7576146ff90614aa0565b60205f61470d828d01610ff1565b61471687612d72565b9c60409d8e928584516147298682610f90565b6010815201936f185cdcd85e4bdd8c4bdc185e5b1bd85960821b85525192601087850195865e35603084015260e01b6001600160e01b03191660508301526054820184905260601b6bffffffffffffffffffffffff19166058820152604c8152614794606c82610f90565b8d51918291518091835e8101838152039060025afa1561083257866147fa915f5160ff8d51926147c384610f75565b600484521660208301526001600160401b0389168d83015260608201526147ed6106288c806110c6565b61063960208d018d61102b565b9061480481610ec8565b6149525790895f610688614843959463ffffffff60608d5101511684519461482b86610f75565b60058652846020870152850152826060850152614c94565b919061484e81610ec8565b61494c57602001350361494757509161071c916148c56148796020956106ca60016106c287516137e8565b9161489c61026061488e6101a08751016110b9565b9551015160010b97806110c6565b9390918082101561493f5750925b8851632faa338760e01b815297889687966004880190611196565b90606483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa91821561172a57505f9161490b575090565b90506020813d602011614937575b8161492660209383610f90565b810103126107bf5761380a90612eaf565b3d9150614919565b9050926148aa565b613b37565b82613b37565b84613b37565b6101608101519061014081015160068110156107f7576002146149d25761497e90613b87565b156149cc5761ffff8116600182901b6201fffe16600381018091116111055783101592836149ad575b50505090565b61ffff929350906149bd916110f8565b9160101c1611155f80806149a7565b50151590565b5060011b6401fffffffe161090565b906040820160606001600160401b0382511693019163ffffffff8351169182156134105751925163ffffffff16926001600160401b03168315613410576001600160401b0393900683161115614a555760ff60015b16920416016001600160401b038111611105576001600160401b031690565b60ff5f614a36565b6002611d1b611d15614a7196949795614c94565b9190614a7c81610ec8565b61494c5760c00135036149475750565b6001611d1b611d15614a7196949795614c94565b60038110156107f75760018114614ac257600203614abd57600390565b600190565b50600290565b6001600160fd1b03811681036111055766080a070a0a080060ff9160031b1c1690565b5f906001602093806040519385855383850137019060025afa156107bf575f5190565b929190925f93614b3360ff6020840151166001600160401b0360408501511690615562565b8015614b5d57915f614b4b9492819482190192615588565b919015614b5457565b600592505f9150565b5050505090506004905f90565b9492909391945f94614b9160ff6020840151166001600160401b0360408501511690615562565b9687821015614ba957614b4b9596975f190192615588565b50600496505f955050505050565b614bc08161380d565b15614bdd57614bce90613b87565b15614bd857600490565b600390565b6060015163ffffffff1690565b91614c57915060031b916004614c28848301358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b930101358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b60201b1790565b905061380a9160021b01358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b6020525f601f5360205f6021601f60025afa156107bf575f5190565b90614cbd94939291614b6a565b9190614cc881610ec8565b612b0c57565b91909160ff6020820151168015614e4057614ce881615010565b90818403614e37576040614cfb82614ac8565b930151926001600160401b0384169081811c614e2b576002831480938115614e20575b5015614e0d57505060ff83169160021c66ffffffffffffff8460081c1602928383614d88575b5050505081614d52936111d6565b5f91601f8216828201035b808210614d78575060f890359160031b16610100031c171590565b9092602090843517930190614d5d565b929360040192909115614da9575050614d529391839101915b935f80614d44565b91509150607f677fffffffffffffff8360011c1616016004810191600180849216149182614de9575b5050614de25781614d5293614da1565b5050505f90565b9150915082600582019210156110a5576004600f918501013560f81c115f80614dd2565b614d5296945085939192501c02916111d6565b60039150145f614d1e565b50505050505050600190565b50505050505f90565b50505050600190565b9092919260ff6020830151168015614fa357614e6481615010565b91828503614f99576001600160401b036040614e7f84614ac8565b9501511690841b90039283811c614f8e576002821480928115614f83575b5015614f71575060ff83169160021c8360081c02928383614efd575b5050505081614ec7936111d6565b5f91601f8216828201035b808210614eed575060f890359160031b16610100031c171590565b9092602090843517930190614ed2565b929360040192909115614f1e575050614ec79391839101915b935f80614eb9565b91509150607f8260011c16016004810191600180849216149182614f4d575b5050614de25781614ec793614f16565b9150915082600582019210156110a5576004600f918501013560f81c115f80614f3d565b614ec7959391509184921c02916111d6565b60039150145f614e9d565b505050505050600190565b5050505050505f90565b5050505050600190565b608081019081811161110557607f01908111611105578060071c90607f191690808204608014901517156111055790565b60ff16600181148015615006575b61500057601003614ffc57600490565b5f90565b50600190565b5060028114614fec565b6002811461504c576003811461504557801590811561503a575b5015615034575f90565b61040090565b60069150115f61502a565b5061021090565b5061041090565b9593610688906150669694939293614aeb565b9061507081610ec8565b806137e257500361507f575f90565b600690565b91939094929484518015614e2b578651036153175760015b85518110156150e0576150af8187612da3565b515f198201828111611105576150c59088612da3565b5110156150d45760010161509c565b50505050505050600390565b5090929594939193602082019060ff8251169461510c60408501966001600160401b0388511690615562565b9885515f198101908111611105576151258b9188612da3565b51101561530957604051998296602081019b8c826020815160051b8201019703936001601f535f1901965b6020848203601f1901116152435750509060209291604052010151995192998a8491602060016040519a87601f1991031687019781601f53161b525b6151f35750606095969798995060051b01149451905160401b17815160481b176a02000000000000000000001760a81b83520151600b820152602051602b82015260205f604b8360025afa506040525f5190156151ec570361507f575f90565b5050600590565b600181168b8210811761521b575060011c99602051602060018d161b525b60011c998a61518c565b936020919460408235911c52019260011c9960208060018d161b6041601f60025afa50615211565b815b81811061525a5750509560011c958d90615150565b8051868201938451918060011c82526020898301920195600182166152e8578c821061528d575050526020905b01615245565b90919e9260205260016020850192178251146152c1575b50509060208083819435604052019d6041601f60025afa50615287565b848210156152a4576020929e928094508092910151604052916041601f60025afa50615287565b50509c6020818194938293358352604052019d6041601f60025afa50615287565b506004985050505050505050565b505050505050600290565b9685949664199a5c9cdd60da1b929661534a9461533f8b516137e8565b98878a1c908c6146d3565b1561543f576101a08551015160038110156107f7571561540b576153776135996101a060019751016110b9565b9590931b935f198501948511611105575f946153ac61160b95604051988997889763e924084960e01b89526004890190611196565b92166044840152606483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610c6c575f916153f7575090565b61380a91503d805f833e61171c8183610f90565b5061541a9293508091506110c6565b8260021b926001600160fe1b038116036111055782116107bf5761380a91369161264c565b64199a5c9cdd60da1b613b37565b96859496651cd958dbdb9960d21b929661546b9461533f8b516137e8565b15615498576101a08551015160038110156107f7571561540b576153776135996101a060019751016110b9565b651cd958dbdb9960d21b613b37565b916154b28351612d40565b905f5b84518110156154e957806001600160a01b036154d360019388612da3565b5160081c166154e28286612da3565b52016154b5565b5060405163cd6fdd8360e01b8152909350915f918391829161550f913560048401612e46565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610c6c575f9161554e575090565b61380a91503d805f833e6108248183610f90565b600681116155825761557390614ac8565b6001811b9091015f1901901c90565b50505f90565b95949092939193604051948184956001601f536020600184161b525b6155fd575050906060929160051b0114936040810151602082015160401b17815160481b176a02000000000000000000001760a81b83520151600b820152602051602b82015260205f604b8360025afa506040525f5190565b600181168282108117615625575060011c906020516020600184161b525b60011c90816155a4565b946020919560408235911c52019360011c90602080600184161b6041601f60025afa5061561b56",
}

// AggregationEvidence is an auto generated Go binding around an Ethereum contract.
type AggregationEvidence struct {
	abi abi.ABI
}

// NewAggregationEvidence creates a new instance of AggregationEvidence.
func NewAggregationEvidence() *AggregationEvidence {
	parsed, err := AggregationEvidenceMetaData.ParseABI()
	if err != nil {
		panic(errors.New("invalid ABI: " + err.Error()))
	}
	return &AggregationEvidence{abi: *parsed}
}

// Instance creates a wrapper for a deployed contract instance at the given address.
// Use this to create the instance object passed to abigen v2 library functions Call, Transact, etc.
func (c *AggregationEvidence) Instance(backend bind.ContractBackend, addr common.Address) *bind.BoundContract {
	return bind.NewBoundContract(addr, c.abi, backend, backend, backend)
}

// PackConstructor is the Go binding used to pack the parameters required for
// contract deployment.
//
// Solidity: constructor(address tasks, address referee) returns()
func (aggregationEvidence *AggregationEvidence) PackConstructor(tasks common.Address, referee common.Address) []byte {
	enc, err := aggregationEvidence.abi.Pack("", tasks, referee)
	if err != nil {
		panic(err)
	}
	return enc
}

// PackProveInterleaved is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3225e649.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveInterleaved((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] , (uint32,uint64,uint32,(address,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),bytes32[]) proof) view returns((uint8,bool,uint64,uint64,uint64,uint64) finding)
func (aggregationEvidence *AggregationEvidence) PackProveInterleaved(statement Statement, arg1 []WitnessSignature, proof IAggregationFraudInterleavedProof) []byte {
	enc, err := aggregationEvidence.abi.Pack("proveInterleaved", statement, arg1, proof)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveInterleaved is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x3225e649.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveInterleaved((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] , (uint32,uint64,uint32,(address,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),bytes32[]) proof) view returns((uint8,bool,uint64,uint64,uint64,uint64) finding)
func (aggregationEvidence *AggregationEvidence) TryPackProveInterleaved(statement Statement, arg1 []WitnessSignature, proof IAggregationFraudInterleavedProof) ([]byte, error) {
	return aggregationEvidence.abi.Pack("proveInterleaved", statement, arg1, proof)
}

// UnpackProveInterleaved is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x3225e649.
//
// Solidity: function proveInterleaved((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] , (uint32,uint64,uint32,(address,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),bytes32[]) proof) view returns((uint8,bool,uint64,uint64,uint64,uint64) finding)
func (aggregationEvidence *AggregationEvidence) UnpackProveInterleaved(data []byte) (AggregationEvidenceFinding, error) {
	out, err := aggregationEvidence.abi.Unpack("proveInterleaved", data)
	if err != nil {
		return *new(AggregationEvidenceFinding), err
	}
	out0 := *abi.ConvertType(out[0], new(AggregationEvidenceFinding)).(*AggregationEvidenceFinding)
	return out0, nil
}

// PackProvePartial is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x84aeea8f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function provePartial((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] , (uint32,uint8,uint64,(address,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),(bytes,bytes32[]),bytes32[],bytes32[]) proof) view returns((uint8,bool,uint64,uint64,uint64,uint64) finding)
func (aggregationEvidence *AggregationEvidence) PackProvePartial(statement Statement, arg1 []WitnessSignature, proof IAggregationFraudPartialProof) []byte {
	enc, err := aggregationEvidence.abi.Pack("provePartial", statement, arg1, proof)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProvePartial is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x84aeea8f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function provePartial((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] , (uint32,uint8,uint64,(address,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),(bytes,bytes32[]),bytes32[],bytes32[]) proof) view returns((uint8,bool,uint64,uint64,uint64,uint64) finding)
func (aggregationEvidence *AggregationEvidence) TryPackProvePartial(statement Statement, arg1 []WitnessSignature, proof IAggregationFraudPartialProof) ([]byte, error) {
	return aggregationEvidence.abi.Pack("provePartial", statement, arg1, proof)
}

// UnpackProvePartial is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x84aeea8f.
//
// Solidity: function provePartial((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] , (uint32,uint8,uint64,(address,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),(bytes,bytes32[]),bytes32[],bytes32[]) proof) view returns((uint8,bool,uint64,uint64,uint64,uint64) finding)
func (aggregationEvidence *AggregationEvidence) UnpackProvePartial(data []byte) (AggregationEvidenceFinding, error) {
	out, err := aggregationEvidence.abi.Unpack("provePartial", data)
	if err != nil {
		return *new(AggregationEvidenceFinding), err
	}
	out0 := *abi.ConvertType(out[0], new(AggregationEvidenceFinding)).(*AggregationEvidenceFinding)
	return out0, nil
}

// PackProvePayload is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc31e5bd5.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function provePayload((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] , (uint32,uint64,uint32,(address,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[]) proof) view returns((uint8,bool,uint64,uint64,uint64,uint64) finding)
func (aggregationEvidence *AggregationEvidence) PackProvePayload(statement Statement, arg1 []WitnessSignature, proof IAggregationFraudPayloadProof) []byte {
	enc, err := aggregationEvidence.abi.Pack("provePayload", statement, arg1, proof)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProvePayload is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xc31e5bd5.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function provePayload((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] , (uint32,uint64,uint32,(address,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[]) proof) view returns((uint8,bool,uint64,uint64,uint64,uint64) finding)
func (aggregationEvidence *AggregationEvidence) TryPackProvePayload(statement Statement, arg1 []WitnessSignature, proof IAggregationFraudPayloadProof) ([]byte, error) {
	return aggregationEvidence.abi.Pack("provePayload", statement, arg1, proof)
}

// UnpackProvePayload is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xc31e5bd5.
//
// Solidity: function provePayload((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] , (uint32,uint64,uint32,(address,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[]) proof) view returns((uint8,bool,uint64,uint64,uint64,uint64) finding)
func (aggregationEvidence *AggregationEvidence) UnpackProvePayload(data []byte) (AggregationEvidenceFinding, error) {
	out, err := aggregationEvidence.abi.Unpack("provePayload", data)
	if err != nil {
		return *new(AggregationEvidenceFinding), err
	}
	out0 := *abi.ConvertType(out[0], new(AggregationEvidenceFinding)).(*AggregationEvidenceFinding)
	return out0, nil
}

// PackProveScore is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x99744d46.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveScore((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] , (uint32,(bytes,bytes32[]),bytes32[],bytes,bytes32[]) proof) view returns((uint8,bool,uint64,uint64,uint64,uint64) finding)
func (aggregationEvidence *AggregationEvidence) PackProveScore(statement Statement, arg1 []WitnessSignature, proof IAggregationFraudScoreProof) []byte {
	enc, err := aggregationEvidence.abi.Pack("proveScore", statement, arg1, proof)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveScore is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x99744d46.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveScore((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] , (uint32,(bytes,bytes32[]),bytes32[],bytes,bytes32[]) proof) view returns((uint8,bool,uint64,uint64,uint64,uint64) finding)
func (aggregationEvidence *AggregationEvidence) TryPackProveScore(statement Statement, arg1 []WitnessSignature, proof IAggregationFraudScoreProof) ([]byte, error) {
	return aggregationEvidence.abi.Pack("proveScore", statement, arg1, proof)
}

// UnpackProveScore is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x99744d46.
//
// Solidity: function proveScore((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] , (uint32,(bytes,bytes32[]),bytes32[],bytes,bytes32[]) proof) view returns((uint8,bool,uint64,uint64,uint64,uint64) finding)
func (aggregationEvidence *AggregationEvidence) UnpackProveScore(data []byte) (AggregationEvidenceFinding, error) {
	out, err := aggregationEvidence.abi.Unpack("proveScore", data)
	if err != nil {
		return *new(AggregationEvidenceFinding), err
	}
	out0 := *abi.ConvertType(out[0], new(AggregationEvidenceFinding)).(*AggregationEvidenceFinding)
	return out0, nil
}

// PackProveStep is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xad24e2f3.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveStep((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] , (uint32,uint64,bool,(bytes,bytes32[]),bytes32[],bytes,bytes32[],(bytes,bytes32[]),(bytes,bytes32[]),bytes32,bytes32[],(bytes,bytes32[]),bytes32,bytes32[],(address,bytes32,bytes32)[]) proof) view returns((uint8,bool,uint64,uint64,uint64,uint64) finding)
func (aggregationEvidence *AggregationEvidence) PackProveStep(statement Statement, arg1 []WitnessSignature, proof IAggregationFraudStepProof) []byte {
	enc, err := aggregationEvidence.abi.Pack("proveStep", statement, arg1, proof)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveStep is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xad24e2f3.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveStep((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] , (uint32,uint64,bool,(bytes,bytes32[]),bytes32[],bytes,bytes32[],(bytes,bytes32[]),(bytes,bytes32[]),bytes32,bytes32[],(bytes,bytes32[]),bytes32,bytes32[],(address,bytes32,bytes32)[]) proof) view returns((uint8,bool,uint64,uint64,uint64,uint64) finding)
func (aggregationEvidence *AggregationEvidence) TryPackProveStep(statement Statement, arg1 []WitnessSignature, proof IAggregationFraudStepProof) ([]byte, error) {
	return aggregationEvidence.abi.Pack("proveStep", statement, arg1, proof)
}

// UnpackProveStep is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xad24e2f3.
//
// Solidity: function proveStep((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] , (uint32,uint64,bool,(bytes,bytes32[]),bytes32[],bytes,bytes32[],(bytes,bytes32[]),(bytes,bytes32[]),bytes32,bytes32[],(bytes,bytes32[]),bytes32,bytes32[],(address,bytes32,bytes32)[]) proof) view returns((uint8,bool,uint64,uint64,uint64,uint64) finding)
func (aggregationEvidence *AggregationEvidence) UnpackProveStep(data []byte) (AggregationEvidenceFinding, error) {
	out, err := aggregationEvidence.abi.Unpack("proveStep", data)
	if err != nil {
		return *new(AggregationEvidenceFinding), err
	}
	out0 := *abi.ConvertType(out[0], new(AggregationEvidenceFinding)).(*AggregationEvidenceFinding)
	return out0, nil
}

// PackProveTotal is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x449dd25b.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveTotal((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] , (uint32,uint32,(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),bytes32[],bytes32[]) proof) view returns((uint8,bool,uint64,uint64,uint64,uint64) finding)
func (aggregationEvidence *AggregationEvidence) PackProveTotal(statement Statement, arg1 []WitnessSignature, proof IAggregationFraudTotalProof) []byte {
	enc, err := aggregationEvidence.abi.Pack("proveTotal", statement, arg1, proof)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveTotal is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x449dd25b.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveTotal((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] , (uint32,uint32,(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),bytes32[],bytes32[]) proof) view returns((uint8,bool,uint64,uint64,uint64,uint64) finding)
func (aggregationEvidence *AggregationEvidence) TryPackProveTotal(statement Statement, arg1 []WitnessSignature, proof IAggregationFraudTotalProof) ([]byte, error) {
	return aggregationEvidence.abi.Pack("proveTotal", statement, arg1, proof)
}

// UnpackProveTotal is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x449dd25b.
//
// Solidity: function proveTotal((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] , (uint32,uint32,(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),bytes32[],bytes32[]) proof) view returns((uint8,bool,uint64,uint64,uint64,uint64) finding)
func (aggregationEvidence *AggregationEvidence) UnpackProveTotal(data []byte) (AggregationEvidenceFinding, error) {
	out, err := aggregationEvidence.abi.Unpack("proveTotal", data)
	if err != nil {
		return *new(AggregationEvidenceFinding), err
	}
	out0 := *abi.ConvertType(out[0], new(AggregationEvidenceFinding)).(*AggregationEvidenceFinding)
	return out0, nil
}

// UnpackError attempts to decode the provided error data using user-defined
// error definitions.
func (aggregationEvidence *AggregationEvidence) UnpackError(raw []byte) (any, error) {
	if bytes.Equal(raw[:4], aggregationEvidence.abi.Errors["BadEvidence"].ID.Bytes()[:4]) {
		return aggregationEvidence.UnpackBadEvidenceError(raw[4:])
	}
	return nil, errors.New("Unknown error")
}

// AggregationEvidenceBadEvidence represents a BadEvidence error raised by the AggregationEvidence contract.
type AggregationEvidenceBadEvidence struct {
	Part string
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error BadEvidence(string part)
func AggregationEvidenceBadEvidenceErrorID() common.Hash {
	return common.HexToHash("0x783c4a7a193893b416ce26d35540d04917a3f44fe79810e0a406b38c0ac58c2c")
}

// UnpackBadEvidenceError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error BadEvidence(string part)
func (aggregationEvidence *AggregationEvidence) UnpackBadEvidenceError(raw []byte) (*AggregationEvidenceBadEvidence, error) {
	out := new(AggregationEvidenceBadEvidence)
	if err := aggregationEvidence.abi.UnpackIntoInterface(out, "BadEvidence", raw); err != nil {
		return nil, err
	}
	return out, nil
}
