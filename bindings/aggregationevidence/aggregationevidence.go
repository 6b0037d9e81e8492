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

// AggregationEvidenceMetaData contains all meta data concerning the AggregationEvidence contract.
var AggregationEvidenceMetaData = bind.MetaData{
	ABI: "[{\"type\":\"constructor\",\"inputs\":[{\"name\":\"tasks\",\"type\":\"address\",\"internalType\":\"contractITrainingTasks\"},{\"name\":\"referee\",\"type\":\"address\",\"internalType\":\"contractIOpReferee\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveInterleaved\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"proof\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.InterleavedProof\",\"components\":[{\"name\":\"fragment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"coordinate\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"entry\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entries\",\"type\":\"tuple[]\",\"internalType\":\"structFrozenEntry[]\",\"components\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"interleaved\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"auxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"payload\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"setPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[{\"name\":\"finding\",\"type\":\"tuple\",\"internalType\":\"structAggregationEvidence.Finding\",\"components\":[{\"name\":\"fault\",\"type\":\"uint8\",\"internalType\":\"enumIAggregationFraud.Fault\"},{\"name\":\"malformed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"element\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"expected\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"claimed\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"clearedSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"provePartial\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"proof\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.PartialProof\",\"components\":[{\"name\":\"item\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"level\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"index\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"entries\",\"type\":\"tuple[]\",\"internalType\":\"structFrozenEntry[]\",\"components\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"first\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"firstSetPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"second\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"secondSetPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"below\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"claimed\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"itemPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"auxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[{\"name\":\"finding\",\"type\":\"tuple\",\"internalType\":\"structAggregationEvidence.Finding\",\"components\":[{\"name\":\"fault\",\"type\":\"uint8\",\"internalType\":\"enumIAggregationFraud.Fault\"},{\"name\":\"malformed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"element\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"expected\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"claimed\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"clearedSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"provePayload\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"proof\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.PayloadProof\",\"components\":[{\"name\":\"fragment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"leafIndex\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"entry\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entries\",\"type\":\"tuple[]\",\"internalType\":\"structFrozenEntry[]\",\"components\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"payload\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"setPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[{\"name\":\"finding\",\"type\":\"tuple\",\"internalType\":\"structAggregationEvidence.Finding\",\"components\":[{\"name\":\"fault\",\"type\":\"uint8\",\"internalType\":\"enumIAggregationFraud.Fault\"},{\"name\":\"malformed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"element\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"expected\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"claimed\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"clearedSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"proveScore\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"proof\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.ScoreProof\",\"components\":[{\"name\":\"row\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"distances\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"distancesAuxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"scores\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"scoresPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[{\"name\":\"finding\",\"type\":\"tuple\",\"internalType\":\"structAggregationEvidence.Finding\",\"components\":[{\"name\":\"fault\",\"type\":\"uint8\",\"internalType\":\"enumIAggregationFraud.Fault\"},{\"name\":\"malformed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"element\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"expected\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"claimed\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"clearedSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"proveStep\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"proof\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.StepProof\",\"components\":[{\"name\":\"fragment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"coordinate\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"momentum\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"interleaved\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"auxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"scores\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"scoresPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"parentMomentum\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"parentParams\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"parentSibling\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"parentPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"claimed\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"claimedSibling\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"newPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"entries\",\"type\":\"tuple[]\",\"internalType\":\"structFrozenEntry[]\",\"components\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"slot\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]}]}],\"outputs\":[{\"name\":\"finding\",\"type\":\"tuple\",\"internalType\":\"structAggregationEvidence.Finding\",\"components\":[{\"name\":\"fault\",\"type\":\"uint8\",\"internalType\":\"enumIAggregationFraud.Fault\"},{\"name\":\"malformed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"element\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"expected\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"claimed\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"clearedSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"proveTotal\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"proof\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.TotalProof\",\"components\":[{\"name\":\"row\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"column\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"entryAuxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"top\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"itemPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"auxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[{\"name\":\"finding\",\"type\":\"tuple\",\"internalType\":\"structAggregationEvidence.Finding\",\"components\":[{\"name\":\"fault\",\"type\":\"uint8\",\"internalType\":\"enumIAggregationFraud.Fault\"},{\"name\":\"malformed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"element\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"expected\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"claimed\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"clearedSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"error\",\"name\":\"BadEvidence\",\"inputs\":[{\"name\":\"part\",\"type\":\"string\",\"internalType\":\"string\"}]},{\"type\":\"error\",\"name\":\"UnknownAggregationRule\",\"inputs\":[{\"name\":\"rule\",\"type\":\"uint256\",\"internalType\":\"uint256\"}]}]",
	ID:  "AggregationEvidence",
	Bin: "0x60c0346100cb57601f614f1c38819003918201601f19168301916001600160401b038311848410176100cf5780849260409485528339810103126100cb578051906001600160a01b03821682036100cb5760200151906001600160a01b03821682036100cb5760805260a052604051614e3890816100e482396080518181816101a201526129b1015260a05181818161066701528181610f63015281816116c70152818161205001528181613a4a01528181613b3001528181613ee901528181613ff00152614bc10152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f3560e01c8063289d2e5d146108a05780632d7eda7f14610835578063449dd25b146107cb57806399744d4614610761578063dda8a1a6146100da5763ff7686f11461005b575f80fd5b346100d657366003190161012081126100d65760e0136100d65760e4356001600160401b0381116100d65761009490369060040161090b565b5050610104356001600160401b0381116100d6576101e060031982360301126100d6576100c66100d2916004016120f5565b60405191829182610945565b0390f35b5f80fd5b346100d657366003190161012081126100d65760e0136100d65760e4356001600160401b0381116100d65761011390369060040161090b565b5050610104356001600160401b0381116100d6578060040160c060031983360301126100d657610141610a08565b9060405161014e8161099d565b6101566127c5565b815260208101905f82526004359061016c6127c5565b505f806040516020810190633d91081b60e21b8252856024820152602481526101966044826109e7565b51906001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa923d15610759573d936101d685610b70565b946101e460405196876109e7565b85523d5f602087013e5b15610751576101a0840160405190610100820160405261010081835e52835161027f19016102a085016101c086015e602084018252608435906001600160401b038216948583036100d657610160907f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f6755555555555555558660011c1689037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c5f19881460081b17835201516007811015610716576102f19163ffffffff61016086510151169051916141c5565b1561074c576102ff85610a48565b63ffffffff806060855101511691161015610747576003865260248701946001600160401b0361032e87610a59565b166040880152606488016103428183610ab7565b90604051915f835260071b81019060208301905b82811061073457505050516064350361072f576044890161037681610a48565b63ffffffff6103858486610ab7565b92905016101561072a576103ac63ffffffff6103a46103b39486610ab7565b929093610a48565b1691610aec565b91506001602083019560ff6103c78861124c565b161c161561072a576001600160401b03600160ff6103e5839861124c565b161b1660a088015261041a6104026103fc83610a48565b97610a59565b9160a461041260848c0183610a6d565b9a0190610a82565b959091169483519161043363ffffffff8916809461426a565b956101a08651015160048110156107165761044d90614329565b906024359063ffffffff821682036100d6576020915f9161046d89612da1565b60409d8e9386855161047f87826109e7565b6010815201946f185cdcd85e4bdd8c4bdc185e5b1bd85960821b86525193601088860196875e603085015260e090811b6001600160e01b0319908116605086015291901b16605483015260601b6bffffffffffffffffffffffff19166058820152604c81526104ef606c826109e7565b8c51918291518091835e8101838152039060025afa1561070c5787610565915f5160ff8c519261051e846109cc565b600484521660208301526001600160401b038a168c83015260608201528c61055d61055261054c8380610b1d565b9061485e565b916020810190610a82565b939092614d00565b9061056f8161093b565b6106fc576105b2936105ac63ffffffff60608951015116928b5193610593856109cc565b600585525f60208601528c8501525f60608501526143e7565b91614d00565b91906105bd8161093b565b6106fc57850135036106fc576020926106556105f361063f946105ed60016105e58751612fbf565b1b8095610c1a565b90610b4f565b916106166102606106086101a0875101610b10565b9551015160010b9980610b1d565b939091808210156106f45750925b8751632faa338760e01b8152998a9687966004880190610bed565b6024860152608060448601526084850191610bfa565b90606483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa80156106ea575f906106ab575b6100d293501560208301525191829182610945565b50916020813d6020116106e2575b816106c6602093836109e7565b810103126100d657519182151583036100d6576100d292610696565b3d91506106b9565b50513d5f823e3d90fd5b905092610624565b661c185e5b1bd85960ca1b613348565b88513d5f823e3d90fd5b634e487b7160e01b5f52602160045260245ffd5b6130a9565b6132e5565b8060808092843760a08520855201610356565b613044565b613280565b835160208501fd5b6060936101ee565b346100d657366003190161012081126100d65760e0136100d65760e4356001600160401b0381116100d65761079a90369060040161090b565b5050610104356001600160401b0381116100d65760a060031982360301126100d6576100c66100d291600401611e60565b346100d657366003190161012081126100d65760e0136100d65760e4356001600160401b0381116100d65761080490369060040161090b565b5050610104356001600160401b0381116100d65760e060031982360301126100d6576100c66100d2916004016118e5565b346100d657366003190161012081126100d65760e0136100d65760e4356001600160401b0381116100d65761086e90369060040161090b565b5050610104356001600160401b0381116100d65761018060031982360301126100d6576100c66100d2916004016112b9565b346100d657366003190161012081126100d65760e0136100d65760e4356001600160401b0381116100d6576108d990369060040161090b565b5050610104356001600160401b0381116100d65761010060031982360301126100d6576100c66100d291600401610c45565b9181601f840112156100d6578235916001600160401b0383116100d6576020808501948460051b0101116100d657565b6008111561071657565b91909160a06001600160401b038160c084019580516109638161093b565b8552602081015115156020860152826040820151166040860152826060820151166060860152826080820151166080860152015116910152565b604081019081106001600160401b038211176109b857604052565b634e487b7160e01b5f52604160045260245ffd5b608081019081106001600160401b038211176109b857604052565b90601f801991011681019081106001600160401b038211176109b857604052565b6040519060c082018281106001600160401b038211176109b8576040525f60a0838281528260208201528260408201528260608201528260808201520152565b3563ffffffff811681036100d65790565b356001600160401b03811681036100d65790565b903590603e19813603018212156100d6570190565b903590601e19813603018212156100d657018035906001600160401b0382116100d657602001918160051b360383136100d657565b903590601e19813603018212156100d657018035906001600160401b0382116100d657602001918160071b360383136100d657565b9190811015610afc5760071b0190565b634e487b7160e01b5f52603260045260245ffd5b5160048110156107165790565b903590601e19813603018212156100d657018035906001600160401b0382116100d6576020019181360383136100d657565b91908203918211610b5c57565b634e487b7160e01b5f52601160045260245ffd5b6001600160401b0381116109b857601f01601f191660200190565b6020818303126100d6578051906001600160401b0382116100d6570181601f820112156100d657805190610bbe82610b70565b92610bcc60405194856109e7565b828452602083830101116100d657815f9260208093018386015e8301015290565b9060048210156107165752565b908060209392818452848401375f828201840152601f01601f1916010190565b81810292918115918404141715610b5c57565b909392938483116100d65784116100d6578101920390565b90610c4e610a08565b91610c596004612952565b90815190610c8d610c6982610a48565b602083019363ffffffff6001600160401b03610c8487610a59565b16921690612b18565b600285526001600160401b03610ca283610a59565b166040860152610cf46001600160401b03610cbc83610a48565b610cc585610a59565b90610cd36080860186610a6d565b9063ffffffff610ce660a0880188610a82565b959094169116600489612bc3565b94919390931515806020890152611245576060830192610d4e610d23610d1a8684610ab7565b90600487612de6565b6103ac63ffffffff6103a4610d47604087019483610d4087610a48565b1690612f91565b9886610ab7565b90610d598451612fbf565b91610d6382610a48565b946001600160401b0380610d7687610a59565b16851c1691610d8860c0850185610a6d565b90610d9660e0860186610a82565b5f92919250845190610daf63ffffffff8c16809361426a565b936101a087510151600481101561071657610dc990614329565b6024359c8d63ffffffff8116036100d657610de386612da1565b9d60409e8f908151610df583826109e7565b60108152602001936f185cdcd85e4bdd8c4bdc185e5b1bd85960821b85528251936020850195601090875e600435603086015260e090811b6001600160e01b0319908116605087015291901b16605484015260601b6bffffffffffffffffffffffff19166058830152604c8252610e6d606c836109e7565b51918291518091835e81015f815203905a915f916002602094fa1561123b5788610eda918e5f519060ff815193610ea3856109cc565b600485521660208401526001600160401b038a16908301526060820152610ecd61054c8a80610b1d565b61055d60208b018b610a82565b90610ee48161093b565b6106fc57610f21936105ac8e9263ffffffff60608c51015116845194610f09866109cc565b600586525f60208701528501525f60608501526143e7565b9190610f2c8161093b565b6106fc57890135036106fc5761063f610f586020926105ed6001610f508851612fbf565b1b8098610c1a565b946001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001695610fd3610f956101a0885101610b10565b92610faa6102608951015160010b9780610b1d565b939091808210156112335750925b8d51632faa338760e01b815297889687966004880190610bed565b9060648301520381865afa908115611229575f916111ee575b501561118957516101a00151600481101561071657600161101d6110178560c0611025970190610a6d565b80610b1d565b949096610a59565b941b905f198201918211610b5c575f946001600160401b03611061936110728a51998a988997889763e924084960e01b89526004890190610bed565b608060248801526084870191610bfa565b92161660448301526001606483015203915afa91821561118057506001600160401b03916110de915f9161115e575b5060208151910151906020811061114d575b508060d81c9060e81c60ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b1660608601526001600160fe1b0381168103610b5c5782611145926001600160401b039461110f9360021b91610c2d565b9035906020811061114d57508060d81c9060e81c60ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b166080830152565b5f199060200360031b1b165f6110b3565b61117a91503d805f833e61117281836109e7565b810190610b8b565b5f6110a1565b513d5f823e3d90fd5b8580515f5b661c185e5b1bd85960ca1b811a6111e6576020815f928452661c185e5b1bd85960ca1b8285015283010152818101809252633c1e253d60e11b825260206044820152603f19906111e16064820182611295565b030190fd5b60010161118e565b90506020813d602011611221575b81611209602093836109e7565b810103126100d6575180151581036100d6575f610fec565b3d91506111fc565b87513d5f823e3d90fd5b905092610fb8565b8c513d5f823e3d90fd5b5050505050565b3560ff811681036100d65790565b906101008201809211610b5c57565b91908201809211610b5c57565b908160209103126100d657516001600160401b03811681036100d65790565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b6112c1610a08565b6112cb6004612952565b926112d68451612fe4565b156118e0576112e483610a48565b63ffffffff6112f98651602088015190613398565b91161015611883576001600160401b03604085510151169260ff61131f6020830161124c565b169361132961348f565b94801561187e57816060870152610100820191828111610b5c5760ff01918211610b5c57602086019160081c825260015b81811061182a5750506001600160401b0361137760408401610a59565b9151911610156117cb57600483526001600160401b0361139960408301610a59565b1660408401526113bf84516001600160401b036113b860408501610a59565b1690611269565b936113c982610a48565b916113d8610120820182610a6d565b966113e7610140830183610a82565b9790946113f8610160850185610a82565b9091611412855163ffffffff8316906020880151906134b3565b9a6114408d8d61143361142861054c8480610b1d565b926020810190610a82565b9290918960071c90614d00565b999061144b8161093b565b6117bb5761147992611463885160208a015190613503565b63ffffffff6114718d6143e7565b921690614d00565b91906114848161093b565b6117bb576114a1926618db185a5b595960ca1b92600487516142e6565b6001600160401b036040835101511697607f1982168260071c81046080148360071c151715610b5c5798610100810190818111610b5c5760ff01908111610b5c5760081c985b6114f08a6143b6565b811061152457611503906105ed8b6143b6565b98610100810190818111610b5c5760ff01908111610b5c5760081c986114e7565b9961156591929496989a61156b9496989a60806115418383610b4f565b10156117aa576001600160401b039161155991610b4f565b16604084015280610b1d565b91614421565b158060208901526112455761159f6001600160401b0391607f611595611017610120880188610a6d565b9190921691614700565b1660808701526115b160408301610a59565b60081b68ffffffffffffffff0016926101006115d1856060840151610b4f565b10156117a1576115e5846060830151610b4f565b945b600160ff6115f76020870161124c565b160361161d575050916001600160401b039391600461161594613900565b166060830152565b92909361165290604061164a8560206116869a975191015163ffffffff61164388610a48565b16916134b3565b960151611269565b9161010082019261167e61167461166c6110178787610a6d565b969095610a6d565b6020810190610a82565b969095613673565b906116908161093b565b6117425760206116bb9160405180938192631441dda160e31b83528460048401526024830190611295565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa8015611737576001600160401b03915f91611708575b50166060830152565b61172a915060203d602011611730575b61172281836109e7565b810190611276565b5f6116ff565b503d611718565b6040513d5f823e3d90fd5b6040515f5b6462656c6f7760d81b811a611799576020815f9284526462656c6f7760d81b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906111e16064820182611295565b600101611747565b610100946115e7565b50506001600160401b036080611559565b6618db185a5b595960ca1b613348565b6040515f5b640d2dcc8caf60db1b811a611822576020815f928452640d2dcc8caf60db1b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906111e16064820182611295565b6001016117d0565b600183511461187e578651604088015261185461184d84518060608b01526143b6565b8851611269565b8752825190610100820191828111610b5c5760ff01918211610b5c5760019160081c84520161135a565b613165565b6040515f5b636974656d60e01b811a6118d8576020815f928452636974656d60e01b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906111e16064820182611295565b600101611888565b613108565b6118ed610a08565b6118f76004612952565b926119028451612fe4565b156118e0576119118451613b63565b9261191b81610a48565b94602081019563ffffffff875191161015611e5b57602082019161193e83610a48565b8615611e4e5763ffffffff8851915b161015611ded578515611de65760055b6119668161093b565b855263ffffffff61197682610a48565b1660408601528515611d4b5761198b81610a48565b6119986040830183610a6d565b906119d963ffffffff6119ae6060860186610a82565b9390946119bf8d8951905190613597565b6119cf61142861054c8480610b1d565b9490931690614d00565b91906119e48161093b565b611d3d576119ff9264656e74727960d81b9260048751614315565b60408101611a106110178284610a6d565b905088516001600160fd1b0381168103610b5c5760031b03611d2b57611a63611a486110176001600160401b039360058a5285610a6d565b8915611d185763ffffffff611a5c88610a48565b1691614700565b1660808601528580611cf6575b611cec57611a8b6001600160401b0360408451015116613c1a565b925f19840196848811610b5c5715611cd557611aaf611aa983610a48565b91610a48565b63ffffffff808a5193169116918282848111611cca575b50507f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff81168103610b5c5781611afe9160011b610b4f565b5f198101908111610b5c57611b2792611b1a611b229284610c1a565b60011c611269565b610b4f565b5f198101908111610b5c578690925b6080830193611b458585610a6d565b998a92611b5560a0870187610a82565b611b6560c0899593950189610a82565b949095611b96611b798287518751906134b3565b9960071c98611b8e61055261054c8380610b1d565b918b8d614d00565b9190611ba18161093b565b611cbe576105ac611bb9611bbf968851905190613503565b926143e7565b9390611bca8161093b565b611cbe576001600160401b0393604093611bef92620746f760ec1b92600486516142e6565b5101511697607f19169080820460801490151715610b5c5796610100810190818111610b5c5760ff01908111610b5c5760081c965b611c2d886143b6565b8110611c6157611c40906105ed896143b6565b96610100810190818111610b5c5760ff01908111610b5c5760081c96611c24565b976115659192949698611c7c94969860806115418383610b4f565b15806020870152611caf57916080611ca2611017611615946001600160401b0396610a6d565b9190925f19900891614700565b505060048352505f6080830152565b620746f760ec1b613348565b935091505f80611ac6565b508563ffffffff611ce583610a48565b1692611b36565b5050509250905090565b50611d0081610a48565b63ffffffff80611d0f86610a48565b16911614611a70565b63ffffffff611d2686610a48565b611a5c565b50505050925090506001602082015290565b64656e74727960d81b613348565b86611d83611d8f611d626110176040860186610a6d565b9390611d89611d746060880188610a82565b95819791948a5190519061354d565b9261485e565b90614ca4565b9290508451611d9d81614383565b5f198101908111610b5c57611dbd611db7611dc2966143e7565b926135e1565b614d00565b90611dcc8161093b565b611d3d5760c435146119ff5764656e74727960d81b613348565b600661195d565b6040515f5b6531b7b63ab6b760d11b811a611e46576020815f9284526531b7b63ab6b760d11b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906111e16064820182611295565b600101611df2565b63ffffffff60019161194d565b6131c4565b90611e69610a08565b91611e746004612952565b611e7e8151613b63565b156118e057611e8c82610a48565b91602082019263ffffffff845191161015611e5b576006855263ffffffff611eb382610a48565b16604086015260608101611ee3611eca8284610b1d565b90611ed86080860186610a82565b929091600488613b89565b611eed8183610b1d565b905084516001600160fd1b0381168103610b5c5760031b14158060208801526120ac57611f1982610a48565b936020830194611f298685610a6d565b90611f4f63ffffffff611f3f6040880188610a82565b9390946119bf8a51885190613597565b9190611f5a8161093b565b61209a57611f79926864697374616e63657360b81b9260048951614315565b611f866110178685610a6d565b919050516001600160fd1b0381168103610b5c5760031b141580602088015261209057611fcc611fbe6001600160401b039284610b1d565b63ffffffff611a5c86610a48565b16608086015261014082510151600781101561071657612038936103a461101761200861200f9463ffffffff6101606020995101511690613c9c565b9285610a6d565b9063ffffffff60405196879586956399b0c3c960e01b8752606060048801526064870191610bfa565b92166024840152604483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa8015611737576001600160401b03915f916117085750166060830152565b5050600584525050565b6864697374616e63657360b81b613348565b50505050565b3580151581036100d65790565b9291926120cb82610b70565b916120d960405193846109e7565b8294818452818301116100d6578281602093845f960137010152565b906120fe610a08565b916121096004612952565b90815161211582610a48565b9161213d602082019363ffffffff6001600160401b0361213487610a59565b16911684612b18565b604081019261214b846120b2565b156127bf5760015b61215c8161093b565b87526001600160401b0361216f82610a59565b16604088015261217e846120b2565b156127b7576002915b63ffffffff61219582610a48565b1661219e61348f565b506121a8846147aa565b60ff6001600160401b036121be845f898b6133c0565b169181604051976121ce896109cc565b168752166020860152604085015260608401526001600160401b036121f283610a59565b169260089360081c61222361220b610160850185610a6d565b61221b61055261054c8380610b1d565b918486614d00565b9061222d8161093b565b6117bb5761223a886120b2565b156127ab576101808401355b61224f85610a48565b9161225e6101a0870187610a82565b929091604051916001601f5360205260405260205f6041601f60025afa90604052156100d6576122a9926122925f516143e7565b9063ffffffff6122a18c61362a565b911690614d00565b906122b38161093b565b6117bb5760a435036117bb576122dc916122d4611017610160860186610a6d565b92909161459c565b1561279c5761232d6001600160401b036122f583610a48565b6122fe85610a59565b9061230c6060860186610a6d565b9063ffffffff61231f6080880188610a82565b95909416911660048c612bc3565b9197909715158060208c015261278e5760209460405161234d87826109e7565b5f81529061235a88612fe4565b1561262a57505060a083019061238c6123738386610b1d565b9061238160c0880188610a82565b929091600486613b89565b856123978386610b1d565b92905001516001600160fd1b0381168103610b5c5760031b03612614576123c16123c89184610b1d565b36916120bf565b915b6001600160401b036123f86123e6611017610160850185610a6d565b60ff6123f189610a59565b1691614774565b1660808b01525f94866001600160401b0361241287610a59565b1660081c9563ffffffff61242585610a48565b1661242e61348f565b506001600160401b0361244d825f6002612447816147aa565b976133c0565b1660ff6040519461245d866109cc565b6002865216858501526040840152606083015260e084019161247f8386610a6d565b61249461248c8280610b1d565b908b8561459c565b1561260f576124d16110176124ca838c6124c16124b761054c846124dc99610b1d565b928b810190610a82565b92909188614403565b9588610a6d565b60ff6123f186610a59565b97610120860135926124ed8d6120b2565b1561258e575b50505061250e61250285610a48565b94610140810190610a82565b939092604051926001601f5382526040525f6041601f60025afa90604052156100d65761254e9261253f5f516143e7565b9063ffffffff6122a18b61362a565b906125588161093b565b61257f576044350361257f576001600160401b0396612579611615976120b2565b95613fe0565b651c185c995b9d60d21b613348565b6001835261010087019a50909250906125a78a87610a6d565b6125bc6125b48280610b1d565b90868561459c565b1561260f576125fe6110176125f7612606966123f195856125ef6125e561054c8360ff9a610b1d565b918d810190610a82565b939092614403565b9c89610a6d565b929093610a59565b965f80806124f3565b61321f565b5050600192880192909252505060068552505050565b90939161014088015160078110156107165761264590613f78565b60058110156107165760021461265d575b50506123ca565b95989299935095819a946126796101c06126859a94018d610ab7565b60609a9160048a612de6565b9b5f995b8d518b1015612778578d906101806126a38d8c5194612dd2565b519201518b601f84600b1c161015610afc5760e0906103e07f03ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe08560061c161601519260031c1660e0039060e08211610b5c5760048e61277092600195612745839663ffffffff60e01b9263ffffffff60e01b911c60e01b168060d81c9060e81c60ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b60e01b166040519582879351918291018585015e820190838201520301601b198101845201826109e7565b9a0199612689565b939950949a93999650949a509550915f80612656565b505060028852505050505050565b50506001602087015250505050565b61018084013590612246565b600191612187565b5f612153565b6040519061066082018281106001600160401b038211176109b8576040525f610640838281528260208201528260408201528260608201528260808201528260a08201528260c08201528260e0820152826101008201528261012082015282610140820152826101608201526101006040519061284281836109e7565b368237610180820152826101a0820152826101c0820152826101e08201528261020082015282610220820152826102408201528261026082015282610280820152826102a0820152826102c0820152826102e08201528261030082015282610320820152826103408201528261036082015282610380820152826103a0820152826103c0820152826103e08201528261040082015282610420820152826104408201528261046082015282610480820152826104a0820152826104c0820152826104e08201528261050082015282610520820152826105408201528261056082015282610580820152826105a0820152826105c0820152826105e082015282610600820152826106208201520152565b9060405161295f8161099d565b6129676127c5565b8152602081015f8152819361297a6127c5565b505f806040516020810190633d91081b60e21b825284356024820152602481526129a56044826109e7565b51906001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa903d15612b10573d916129e583610b70565b926129f360405194856109e7565b83523d5f602085013e5b15612b075790612a426080610160936101a0840160405190610100820160405261010081835e52835161027f19016102a085016101c086015e60208401875201610a59565b7f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f6755555555555555556001600160401b0384169360011c1683037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c905f191460081b17835201519060078210156107165763ffffffff610160612b0094510151169051916141c5565b1561074c57565b50602081519101fd5b6060916129fd565b9063ffffffff60608301511681101561074757612b349161426a565b1115612b3c57565b6040515f5b69636f6f7264696e61746560b01b811a612b9d576020815f92845269636f6f7264696e61746560b01b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906111e16064820182611295565b600101612b41565b8115612baf570490565b634e487b7160e01b5f52601260045260245ffd5b959296939091946020870151928315612baf57836101000491612be6838b612ba5565b95612c53878b51612bf561348f565b506001600160401b03612c148d8b600e612c0e816147aa565b956133c0565b1660ff60405192612c24846109cc565b600e845216602083015260408201528b6060820152612c4661054c8980610b1d565b61055d60208a018a610a82565b9290612c5e8161093b565b612d6457612c75928a611dbd611db78e51936143e7565b9190612c808161093b565b612d645760c0013503612d6457612c978280610b1d565b50965f96612ca58480610b1d565b929050518515612baf57612cc691612cbc9161426a565b6105ed8488610c1a565b6001600160fe1b0385168503610b5c5782811015612d5a57612cec905b8560021b610c1a565b1497881598612cfc575050505050565b91939550918094965060021b936001600160fe1b03811603610b5c57612d38612d32612d3f926105ed612d4895612d4e99610c1a565b85610c1a565b9280610b1d565b91909383611269565b92610c2d565b90915f80808080611245565b50612cec82612ce3565b7f696e7465726c6561766564000000000000000000000000000000000000000000613348565b6001600160401b0381116109b85760051b60200190565b356001600160a01b03811681036100d65790565b805160011015610afc5760400190565b805115610afc5760200190565b8051821015610afc5760209160051b010190565b9392936040515f81528560071b84018460208301905b828110612f7e575050505160608301350361072f576040851161072f57612e2285612d8a565b92612e3060405194856109e7565b858452601f19612e3f87612d8a565b0136602086013783956001600160401b03612e5d60805f9601610a59565b16905f5b818110612f04575050505060200151810361074c5780825260051b60205b818110612e8b57505050565b602081840101515f825b808210612eb9575060209291908581018085019184039082906040015e5201612e7f565b907f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe082820160011c1690836020838901015113600114612efd575060200190612e95565b9150612e95565b612f0f818386610aec565b95612f1c6020880161124c565b9660018560ff8a161c1615612f735790612f6b8375ffffffffffffffffffffffffffffffffffffffff0000612f5360019695612da1565b60101b1661ff008685019b60081b161717918a612dd2565b525b01612e61565b509550600190612f6d565b8060808092843760a08520855201612dfc565b905f5b825181101561072a578160ff612faa8386612dd2565b511614612fb957600101612f94565b91505090565b6101a0015160048110156107165760ff612fdb612fe192614329565b1661435f565b90565b6101408101519060078210156107165763ffffffff6102406130099201511691613f78565b90159081159161302f575b811561301e575090565b905060058110156107165760041490565b90506005811015610716576003811490613014565b6040515f5b67199c9859db595b9d60c21b811a6130a1576020815f92845267199c9859db595b9d60c21b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906111e16064820182611295565b600101613049565b6040515f5b64656e74727960d81b811a613100576020815f92845264656e74727960d81b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906111e16064820182611295565b6001016130ae565b6040515f5b6372756c6560e01b811a61315d576020815f9284526372756c6560e01b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906111e16064820182611295565b60010161310d565b6040515f5b641b195d995b60da1b811a6131bc576020815f928452641b195d995b60da1b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906111e16064820182611295565b60010161316a565b6040515f5b62726f7760e81b811a613217576020815f92845262726f7760e81b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906111e16064820182611295565b6001016131c9565b6040515f5b651c185c995b9d60d21b811a613278576020815f928452651c185c995b9d60d21b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906111e16064820182611295565b600101613224565b6040515f5b671a5b98db1d59195960c21b811a6132dd576020815f928452671a5b98db1d59195960c21b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906111e16064820182611295565b600101613285565b6040515f5b66656e747269657360c81b811a613340576020815f92845266656e747269657360c81b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906111e16064820182611295565b6001016132ea565b604051905f5b81811a61339057805f9260209285528285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906111e16064820182611295565b60010161334e565b6133a190613b63565b15612fe1575f198101818111610b5c576133ba91610c1a565b60011c90565b92919060ff16906003821461347f576008821461347357600e821461343c57600f821461342f5760108214613416576011821461340f5750601203613406575050600190565b612fe19161426a565b9250505090565b5050506001600160401b036040612fe192015116613c1a565b9290506133a19150613b63565b9261344892915061426a565b908015612baf5761345e90610100048092611269565b5f19810191908211610b5c57612fe191612ba5565b505050612fe190614383565b5050506060015163ffffffff1690565b6040519061349c826109cc565b5f6060838281528260208201528260408201520152565b91906134dc826001600160401b03926134ca61348f565b5060106134d6816147aa565b966133c0565b1660ff604051936134ec856109cc565b601085521660208401526040830152606082015290565b906135255f6001600160401b039261351961348f565b50600f612c0e816147aa565b1660ff60405192613535846109cc565b600f845216602083015260408201525f606082015290565b9061356f5f6001600160401b039261356361348f565b506012612c0e816147aa565b1660ff6040519261357f846109cc565b6012845216602083015260408201525f606082015290565b906135b95f6001600160401b03926135ad61348f565b506011612c0e816147aa565b1660ff604051926135c9846109cc565b6011845216602083015260408201525f606082015290565b6135e961348f565b506001600160401b036136025f806008612c0e816147aa565b1660ff60405192613612846109cc565b6008845216602083015260408201525f606082015290565b61363261348f565b506001600160401b0361364b5f806003612c0e816147aa565b1660ff6040519261365b846109cc565b6003845216602083015260408201525f606082015290565b9190979695929594939486156138e6576001600160401b0360408a01511682818110918215926138d3575b50506138b95760ff60208a01511693841580156138af575b80156138a5575b61388a576007851461388a576136d28561435f565b936136df84861c966147dc565b92848a015f1901861c8781148015949190613884578560011b5b8a1490811591613877575b5061385957888a898f871561384a57505050506040516137256060826109e7565b6002815260409081366020830137604051916137426060846109e7565b6002835236602084013760018a0161375982612db5565b528961376482612dc5565b528a87116100d6578e6137a4958d61378b61054c8f8c81613785828761485e565b95610c2d565b61379486612db5565b5261379e85612dc5565b52614881565b995b6137af8b61093b565b8a613833576137df9190811561382a576137cb8885818c610c2d565b919091925b1561382357600188019061459c565b1561380357612fe1966123c19694841b909203918201921c91820293910291610c2d565b50505050505050905060079060405161381d6020826109e7565b5f815290565b879061459c565b889088926137d0565b50505050505050505060405161381d6020826109e7565b6138539661482d565b996137a6565b5050505050505050505050905060029060405161381d6020826109e7565b905060018901105f613704565b856136f9565b5050505050505050905060079060405161381d6020826109e7565b50600385146136bd565b50600285146136b6565b50505050505050905060049060405161381d6020826109e7565b6138dd9250610b4f565b8711825f61369e565b50505050505050905060019060405161381d6020826109e7565b93919290606084019461391e6139168787610ab7565b908484612de6565b946139298251613b63565b15613aba5761393781610a48565b9463ffffffff60208401519616945f965f198101908111610b5c575b80871015613a96575060018701808811610b5c57888a60ff6139b06139a86139db8b60209f613a2c9f613a059f8b8f938f93908f93918b6139e29f6139a86139a16139b8966139b093611269565b9f89610ab7565b939094612dd2565b511691610aec565b6139d36139c86080860186610a6d565b9460a0810190610a82565b969095614b1f565b9e89610ab7565b6139fd6139f260c0860186610a6d565b9460e0810190610a82565b969095614c4a565b92613a3e60405194859384936342ee8eb560e11b8552604060048601526044850190611295565b83810360031901602485015290611295565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115611737575f91613a7d575090565b612fe1915060203d6020116117305761172281836109e7565b9695613aa588613aab92610b4f565b96613c0c565b968015610b5c575f1901613953565b90919293613af2946139b86020976139b060ff613ada613b149c88610ab7565b92909363ffffffff613aeb8a610a48565b1690612dd2565b816040519384926342ee8eb560e11b8452604060048501526044840190611295565b5f83820391600319830160248601525201816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115611737575f91613a7d575090565b6101400151600781101561071657613b7a90613f78565b60058110156107165760031490565b938092611d89613ba5939795611d83885160208a01519061354d565b93905051613bb281614383565b5f198101908111610b5c57611dbd611db7613bcc966143e7565b9190613bd78161093b565b613be65760c0013503613be657565b7f73636f7265730000000000000000000000000000000000000000000000000000613348565b5f198114610b5c5760010190565b613c245f9161125a565b5f198101908111610b5c5760081c905b60018211613c4657612fe19150613c0c565b6080820190818311610b5c57607f8301918211610b5c578160071c91607f19169180830460801490151715610b5c57613c8891613c8291611269565b9161125a565b5f198101908111610b5c5760081c90613c34565b916007831015918261071657600484148015613cd9575b613ccf575050610716576303f2b94160e61b5f5260045260245ffd5b61ffff1692509050565b505f925060058414613cb3565b94929096919395613cf85f875161426a565b936101a087510151600481101561071657613d1290614329565b60205f613d20828d01610a48565b613d2987612da1565b9c60409d8e92858451613d3c86826109e7565b6010815201936f185cdcd85e4bdd8c4bdc185e5b1bd85960821b85525192601087850195865e35603084015260e01b6001600160e01b03191660508301526054820184905260601b6bffffffffffffffffffffffff19166058820152604c8152613da7606c826109e7565b8d51918291518091835e8101838152039060025afa15613f6e5786613e0d915f5160ff8d5192613dd6846109cc565b600484521660208301526001600160401b0389168d8301526060820152613e0061054c8c80610b1d565b61055d60208d018d610a82565b90613e178161093b565b613f685790895f6105ac613e56959463ffffffff60608d51015116845194613e3e866109cc565b600586528460208701528501528260608501526143e7565b9190613e618161093b565b613f625787013503613f5d57509161063f91613ed7613e8b6020956105ed60016105e58751612fbf565b91613eae610260613ea06101a0875101610b10565b9551015160010b9780610b1d565b93909180821015613f555750925b8851632faa338760e01b815297889687966004880190610bed565b90606483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa91821561118057505f91613f1d575090565b90506020813d602011613f4d575b81613f38602093836109e7565b810103126100d6575180151581036100d65790565b3d9150613f2b565b905092613ebc565b613348565b82613348565b84613348565b89513d5f823e3d90fd5b906007821015610716576001600160fe1b0382168203610b5c57600f63043311218360021b1c16916005831015610716578215613fb25750565b6303f2b94160e61b5f5260045260245ffd5b908160209103126100d6575163ffffffff811681036100d65790565b9395949190926001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000169361014086015160078110156107165761408760209361407563ffffffff6101608b0151169463ffffffff6102408c01511697604051988997889763db43e80b60e01b895260048901526024880152604487015260a0606487015260a4860191610bfa565b83810360031901608485015290611295565b0381865afa908115611737575f916141a6575b5063ffffffff6102208501918180845116986040519963a87b5c9f60e01b8b5260048b01521660248901521694856044880152602087606481875afa968715611737575f97614185575b50614177579163ffffffff6020959492816102008160a4975116950151169582604051998a988997633021f16f60e01b89526004890152602488015216604486015260648501521660848301525afa80156117375763ffffffff915f9161414a57501690565b61416c915060203d602011614170575b61416481836109e7565b810190613fc4565b1690565b503d61415a565b505050505063ffffffff1690565b61419f91975060203d6020116141705761416481836109e7565b955f6140e4565b6141bf915060203d6020116141705761416481836109e7565b5f61409a565b919091600781101580610716578115801561425e575b81811561424e575b811561423e575b5061423557610716576002811461422c578261420591613c9c565b60038160011b01821015928361421c575b50505090565b60101c01111590505f8080614216565b509060011b1090565b50509050151590565b90506107165760068214816141ea565b90506107165760038214816141e3565b50505f600182146141db565b906040820160606001600160401b0382511693019163ffffffff835116918215612baf5751925163ffffffff16926001600160401b03168315612baf576001600160401b03939006831611156142de5760ff60015b16920416016001600160401b038111610b5c576001600160401b031690565b60ff5f6142bf565b6001611dbd611db76142fa969497956143e7565b91906143058161093b565b613f625760c0013503613f5d5750565b6002611dbd611db76142fa969497956143e7565b6004811015610716576001811461435957600381146143535760020361434e57600390565b600190565b50600790565b50600290565b6001600160fd1b0381168103610b5c57670e080a070a0a080060ff9160031b1c1690565b61438c81612fe4565b156143a95761439a90613b63565b156143a457600490565b600390565b6060015163ffffffff1690565b6080810190818111610b5c57607f01908111610b5c578060071c90607f19169080820460801490151715610b5c5790565b6020525f601f5360205f6021601f60025afa156100d6575f5190565b9061441094939291614d00565b919061441b8161093b565b61257f57565b91909160ff60208201511680156145935761443b816147dc565b9081840361458a57604061444e8261435f565b930151926001600160401b0384169081811c61457e576002831480938115614573575b501561456057505060ff83169160021c66ffffffffffffff8460081c16029283836144db575b50505050816144a593610c2d565b5f91601f8216828201035b8082106144cb575060f890359160031b16610100031c171590565b90926020908435179301906144b0565b9293600401929091156144fc5750506144a59391839101915b935f80614497565b91509150607f677fffffffffffffff8360011c161601600481019160018084921614918261453c575b505061453557816144a5936144f4565b5050505f90565b915091508260058201921015610afc576004600f918501013560f81c115f80614525565b6144a596945085939192501c0291610c2d565b60039150145f614471565b50505050505050600190565b50505050505f90565b50505050600190565b9092919260ff60208301511680156146f6576145b7816147dc565b918285036146ec576001600160401b0360406145d28461435f565b9501511690841b90039283811c6146e15760028214809281156146d6575b50156146c4575060ff83169160021c8360081c02928383614650575b505050508161461a93610c2d565b5f91601f8216828201035b808210614640575060f890359160031b16610100031c171590565b9092602090843517930190614625565b92936004019290911561467157505061461a9391839101915b935f8061460c565b91509150607f8260011c160160048101916001808492161491826146a0575b5050614535578161461a93614669565b915091508260058201921015610afc576004600f918501013560f81c115f80614690565b61461a959391509184921c0291610c2d565b60039150145f6145f0565b505050505050600190565b5050505050505f90565b5050505050600190565b9161476d915060031b91600461473e848301358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b930101358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b60201b1790565b9050612fe19160021b01358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b60ff166001811480156147d2575b6147cc576010036147c857600490565b5f90565b50600190565b50600281146147b8565b60028114614826576003811461481f576007811461481957801590811561480e575b5015614808575f90565b61040090565b60069150115f6147fe565b5060f090565b5061021090565b5061041090565b95936105ac90614840969493929361485e565b9061484a8161093b565b80612fb9575003614859575f90565b600690565b5f906001602093806040519385855383850137019060025afa156100d6575f5190565b9193909492948451801561457e57865103614b145760015b85518110156148dd576148ac8187612dd2565b515f198201828111610b5c576148c29088612dd2565b5110156148d157600101614899565b50505050505050600390565b5090929594939193602082019060ff8251169461490960408501966001600160401b0388511690614d4d565b9885515f198101908111610b5c576149228b9188612dd2565b511015614b0657604051998296602081019b8c826020815160051b8201019703936001601f535f1901965b6020848203601f190111614a405750509060209291604052010151995192998a8491602060016040519a87601f1991031687019781601f53161b525b6149f05750606095969798995060051b01149451905160401b17815160481b176a02000000000000000000001760a81b83520151600b820152602051602b82015260205f604b8360025afa506040525f5190156149e95703614859575f90565b5050600590565b600181168b82108117614a18575060011c99602051602060018d161b525b60011c998a614989565b936020919460408235911c52019260011c9960208060018d161b6041601f60025afa50614a0e565b815b818110614a575750509560011c958d9061494d565b8051868201938451918060011c8252602089830192019560018216614ae5578c8210614a8a575050526020905b01614a42565b90919e926020526001602085019217825114614abe575b50509060208083819435604052019d6041601f60025afa50614a84565b84821015614aa1576020929e928094508092910151604052916041601f60025afa50614a84565b50509c6020818194938293358352604052019d6041601f60025afa50614a84565b506004985050505050505050565b505050505050600290565b9685949664199a5c9cdd60da1b9296614b4794614b3c8b51612fbf565b98878a1c908c613ce6565b15614c3c576101a08551015160048110156107165715614c0857614b74612d386101a06001975101610b10565b9590931b935f198501948511610b5c575f94614ba961106195604051988997889763e924084960e01b89526004890190610bed565b92166044840152606483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115611737575f91614bf4575090565b612fe191503d805f833e61117281836109e7565b50614c17929350809150610b1d565b8260021b926001600160fe1b03811603610b5c5782116100d657612fe19136916120bf565b64199a5c9cdd60da1b613348565b96859496651cd958dbdb9960d21b9296614c6894614b3c8b51612fbf565b15614c95576101a08551015160048110156107165715614c0857614b74612d386101a06001975101610b10565b651cd958dbdb9960d21b613348565b929190925f93614cc960ff6020840151166001600160401b0360408501511690614d4d565b8015614cf357915f614ce19492819482190192614d73565b919015614cea57565b600592505f9150565b5050505090506004905f90565b9492909391945f94614d2760ff6020840151166001600160401b0360408501511690614d4d565b9687821015614d3f57614ce19596975f190192614d73565b50600496505f955050505050565b60078111614d6d57614d5e9061435f565b6001811b9091015f1901901c90565b50505f90565b95949092939193604051948184956001601f536020600184161b525b614de8575050906060929160051b0114936040810151602082015160401b17815160481b176a02000000000000000000001760a81b83520151600b820152602051602b82015260205f604b8360025afa506040525f5190565b600181168282108117614e10575060011c906020516020600184161b525b60011c9081614d8f565b946020919560408235911c52019360011c90602080600184161b6041601f60025afa50614e0656",
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
// the contract method with ID 0x289d2e5d.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveInterleaved((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] , (uint32,uint64,uint32,(address,uint8,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),bytes32[]) proof) view returns((uint8,bool,uint64,uint64,uint64,uint64) finding)
func (aggregationEvidence *AggregationEvidence) PackProveInterleaved(statement Statement, arg1 []WitnessSignature, proof IAggregationFraudInterleavedProof) []byte {
	enc, err := aggregationEvidence.abi.Pack("proveInterleaved", statement, arg1, proof)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveInterleaved is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x289d2e5d.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveInterleaved((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] , (uint32,uint64,uint32,(address,uint8,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),bytes32[]) proof) view returns((uint8,bool,uint64,uint64,uint64,uint64) finding)
func (aggregationEvidence *AggregationEvidence) TryPackProveInterleaved(statement Statement, arg1 []WitnessSignature, proof IAggregationFraudInterleavedProof) ([]byte, error) {
	return aggregationEvidence.abi.Pack("proveInterleaved", statement, arg1, proof)
}

// UnpackProveInterleaved is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x289d2e5d.
//
// Solidity: function proveInterleaved((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] , (uint32,uint64,uint32,(address,uint8,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),bytes32[]) proof) view returns((uint8,bool,uint64,uint64,uint64,uint64) finding)
func (aggregationEvidence *AggregationEvidence) UnpackProveInterleaved(data []byte) (AggregationEvidenceFinding, error) {
	out, err := aggregationEvidence.abi.Unpack("proveInterleaved", data)
	if err != nil {
		return *new(AggregationEvidenceFinding), err
	}
	out0 := *abi.ConvertType(out[0], new(AggregationEvidenceFinding)).(*AggregationEvidenceFinding)
	return out0, nil
}

// PackProvePartial is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2d7eda7f.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function provePartial((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] , (uint32,uint8,uint64,(address,uint8,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),(bytes,bytes32[]),bytes32[],bytes32[]) proof) view returns((uint8,bool,uint64,uint64,uint64,uint64) finding)
func (aggregationEvidence *AggregationEvidence) PackProvePartial(statement Statement, arg1 []WitnessSignature, proof IAggregationFraudPartialProof) []byte {
	enc, err := aggregationEvidence.abi.Pack("provePartial", statement, arg1, proof)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProvePartial is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x2d7eda7f.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function provePartial((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] , (uint32,uint8,uint64,(address,uint8,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),(bytes,bytes32[]),bytes32[],bytes32[]) proof) view returns((uint8,bool,uint64,uint64,uint64,uint64) finding)
func (aggregationEvidence *AggregationEvidence) TryPackProvePartial(statement Statement, arg1 []WitnessSignature, proof IAggregationFraudPartialProof) ([]byte, error) {
	return aggregationEvidence.abi.Pack("provePartial", statement, arg1, proof)
}

// UnpackProvePartial is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x2d7eda7f.
//
// Solidity: function provePartial((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] , (uint32,uint8,uint64,(address,uint8,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),bytes32[],(bytes,bytes32[]),(bytes,bytes32[]),bytes32[],bytes32[]) proof) view returns((uint8,bool,uint64,uint64,uint64,uint64) finding)
func (aggregationEvidence *AggregationEvidence) UnpackProvePartial(data []byte) (AggregationEvidenceFinding, error) {
	out, err := aggregationEvidence.abi.Unpack("provePartial", data)
	if err != nil {
		return *new(AggregationEvidenceFinding), err
	}
	out0 := *abi.ConvertType(out[0], new(AggregationEvidenceFinding)).(*AggregationEvidenceFinding)
	return out0, nil
}

// PackProvePayload is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdda8a1a6.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function provePayload((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] , (uint32,uint64,uint32,(address,uint8,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[]) proof) view returns((uint8,bool,uint64,uint64,uint64,uint64) finding)
func (aggregationEvidence *AggregationEvidence) PackProvePayload(statement Statement, arg1 []WitnessSignature, proof IAggregationFraudPayloadProof) []byte {
	enc, err := aggregationEvidence.abi.Pack("provePayload", statement, arg1, proof)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProvePayload is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xdda8a1a6.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function provePayload((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] , (uint32,uint64,uint32,(address,uint8,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[]) proof) view returns((uint8,bool,uint64,uint64,uint64,uint64) finding)
func (aggregationEvidence *AggregationEvidence) TryPackProvePayload(statement Statement, arg1 []WitnessSignature, proof IAggregationFraudPayloadProof) ([]byte, error) {
	return aggregationEvidence.abi.Pack("provePayload", statement, arg1, proof)
}

// UnpackProvePayload is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xdda8a1a6.
//
// Solidity: function provePayload((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] , (uint32,uint64,uint32,(address,uint8,bytes32,bytes32)[],(bytes,bytes32[]),bytes32[]) proof) view returns((uint8,bool,uint64,uint64,uint64,uint64) finding)
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
// the contract method with ID 0xff7686f1.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveStep((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] , (uint32,uint64,bool,(bytes,bytes32[]),bytes32[],bytes,bytes32[],(bytes,bytes32[]),(bytes,bytes32[]),bytes32,bytes32[],(bytes,bytes32[]),bytes32,bytes32[],(address,uint8,bytes32,bytes32)[]) proof) view returns((uint8,bool,uint64,uint64,uint64,uint64) finding)
func (aggregationEvidence *AggregationEvidence) PackProveStep(statement Statement, arg1 []WitnessSignature, proof IAggregationFraudStepProof) []byte {
	enc, err := aggregationEvidence.abi.Pack("proveStep", statement, arg1, proof)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveStep is the Go binding used to pack the parameters required for calling
// the contract method with ID 0xff7686f1.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveStep((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] , (uint32,uint64,bool,(bytes,bytes32[]),bytes32[],bytes,bytes32[],(bytes,bytes32[]),(bytes,bytes32[]),bytes32,bytes32[],(bytes,bytes32[]),bytes32,bytes32[],(address,uint8,bytes32,bytes32)[]) proof) view returns((uint8,bool,uint64,uint64,uint64,uint64) finding)
func (aggregationEvidence *AggregationEvidence) TryPackProveStep(statement Statement, arg1 []WitnessSignature, proof IAggregationFraudStepProof) ([]byte, error) {
	return aggregationEvidence.abi.Pack("proveStep", statement, arg1, proof)
}

// UnpackProveStep is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0xff7686f1.
//
// Solidity: function proveStep((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] , (uint32,uint64,bool,(bytes,bytes32[]),bytes32[],bytes,bytes32[],(bytes,bytes32[]),(bytes,bytes32[]),bytes32,bytes32[],(bytes,bytes32[]),bytes32,bytes32[],(address,uint8,bytes32,bytes32)[]) proof) view returns((uint8,bool,uint64,uint64,uint64,uint64) finding)
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
	if bytes.Equal(raw[:4], aggregationEvidence.abi.Errors["UnknownAggregationRule"].ID.Bytes()[:4]) {
		return aggregationEvidence.UnpackUnknownAggregationRuleError(raw[4:])
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

// AggregationEvidenceUnknownAggregationRule represents a UnknownAggregationRule error raised by the AggregationEvidence contract.
type AggregationEvidenceUnknownAggregationRule struct {
	Rule *big.Int
}

// ErrorID returns the hash of canonical representation of the error's signature.
//
// Solidity: error UnknownAggregationRule(uint256 rule)
func AggregationEvidenceUnknownAggregationRuleErrorID() common.Hash {
	return common.HexToHash("0xfcae5040b9ab848ef792e4dda309946e9d3d98f190d0b4f3c748d9db19a4db04")
}

// UnpackUnknownAggregationRuleError is the Go binding used to decode the provided
// error data into the corresponding Go error struct.
//
// Solidity: error UnknownAggregationRule(uint256 rule)
func (aggregationEvidence *AggregationEvidence) UnpackUnknownAggregationRuleError(raw []byte) (*AggregationEvidenceUnknownAggregationRule, error) {
	out := new(AggregationEvidenceUnknownAggregationRule)
	if err := aggregationEvidence.abi.UnpackIntoInterface(out, "UnknownAggregationRule", raw); err != nil {
		return nil, err
	}
	return out, nil
}
