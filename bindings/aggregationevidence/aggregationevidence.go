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
	ABI: "[{\"type\":\"constructor\",\"inputs\":[{\"name\":\"tasks\",\"type\":\"address\",\"internalType\":\"contractITrainingTasks\"},{\"name\":\"referee\",\"type\":\"address\",\"internalType\":\"contractIOpReferee\"}],\"stateMutability\":\"nonpayable\"},{\"type\":\"function\",\"name\":\"proveInterleaved\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"proof\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.InterleavedProof\",\"components\":[{\"name\":\"fragment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"coordinate\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"entry\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entries\",\"type\":\"tuple[]\",\"internalType\":\"structFrozenEntry[]\",\"components\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"interleaved\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"auxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"payload\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"setPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[{\"name\":\"finding\",\"type\":\"tuple\",\"internalType\":\"structAggregationEvidence.Finding\",\"components\":[{\"name\":\"fault\",\"type\":\"uint8\",\"internalType\":\"enumIAggregationFraud.Fault\"},{\"name\":\"malformed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"element\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"expected\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"claimed\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"clearedSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"provePartial\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"proof\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.PartialProof\",\"components\":[{\"name\":\"item\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"level\",\"type\":\"uint8\",\"internalType\":\"uint8\"},{\"name\":\"index\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"entries\",\"type\":\"tuple[]\",\"internalType\":\"structFrozenEntry[]\",\"components\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"first\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"firstSetPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"second\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"secondSetPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"below\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"claimed\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"itemPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"auxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[{\"name\":\"finding\",\"type\":\"tuple\",\"internalType\":\"structAggregationEvidence.Finding\",\"components\":[{\"name\":\"fault\",\"type\":\"uint8\",\"internalType\":\"enumIAggregationFraud.Fault\"},{\"name\":\"malformed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"element\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"expected\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"claimed\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"clearedSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"provePayload\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"proof\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.PayloadProof\",\"components\":[{\"name\":\"fragment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"leafIndex\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"entry\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entries\",\"type\":\"tuple[]\",\"internalType\":\"structFrozenEntry[]\",\"components\":[{\"name\":\"trainer\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"payloadRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"claimHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"payload\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"setPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[{\"name\":\"finding\",\"type\":\"tuple\",\"internalType\":\"structAggregationEvidence.Finding\",\"components\":[{\"name\":\"fault\",\"type\":\"uint8\",\"internalType\":\"enumIAggregationFraud.Fault\"},{\"name\":\"malformed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"element\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"expected\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"claimed\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"clearedSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"proveScore\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"proof\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.ScoreProof\",\"components\":[{\"name\":\"row\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"distances\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"distancesAuxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"scores\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"scoresPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[{\"name\":\"finding\",\"type\":\"tuple\",\"internalType\":\"structAggregationEvidence.Finding\",\"components\":[{\"name\":\"fault\",\"type\":\"uint8\",\"internalType\":\"enumIAggregationFraud.Fault\"},{\"name\":\"malformed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"element\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"expected\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"claimed\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"clearedSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"proveStep\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"proof\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.StepProof\",\"components\":[{\"name\":\"fragment\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"coordinate\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"momentum\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"interleaved\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"auxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"scores\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"scoresPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"parentMomentum\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"parentParams\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"parentSibling\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"parentPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"claimed\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"claimedSibling\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"newPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[{\"name\":\"finding\",\"type\":\"tuple\",\"internalType\":\"structAggregationEvidence.Finding\",\"components\":[{\"name\":\"fault\",\"type\":\"uint8\",\"internalType\":\"enumIAggregationFraud.Fault\"},{\"name\":\"malformed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"element\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"expected\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"claimed\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"clearedSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"function\",\"name\":\"proveTotal\",\"inputs\":[{\"name\":\"statement\",\"type\":\"tuple\",\"internalType\":\"structStatement\",\"components\":[{\"name\":\"taskId\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"round\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"parentRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"frozenHash\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"included\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"newRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"},{\"name\":\"auxRoot\",\"type\":\"bytes32\",\"internalType\":\"bytes32\"}]},{\"name\":\"\",\"type\":\"tuple[]\",\"internalType\":\"structWitnessSignature[]\",\"components\":[{\"name\":\"keeper\",\"type\":\"address\",\"internalType\":\"address\"},{\"name\":\"signature\",\"type\":\"bytes\",\"internalType\":\"bytes\"}]},{\"name\":\"proof\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.TotalProof\",\"components\":[{\"name\":\"row\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"column\",\"type\":\"uint32\",\"internalType\":\"uint32\"},{\"name\":\"entry\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"entryAuxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"top\",\"type\":\"tuple\",\"internalType\":\"structIAggregationFraud.Opening\",\"components\":[{\"name\":\"leaf\",\"type\":\"bytes\",\"internalType\":\"bytes\"},{\"name\":\"path\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]},{\"name\":\"itemPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"},{\"name\":\"auxPath\",\"type\":\"bytes32[]\",\"internalType\":\"bytes32[]\"}]}],\"outputs\":[{\"name\":\"finding\",\"type\":\"tuple\",\"internalType\":\"structAggregationEvidence.Finding\",\"components\":[{\"name\":\"fault\",\"type\":\"uint8\",\"internalType\":\"enumIAggregationFraud.Fault\"},{\"name\":\"malformed\",\"type\":\"bool\",\"internalType\":\"bool\"},{\"name\":\"element\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"expected\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"claimed\",\"type\":\"uint64\",\"internalType\":\"uint64\"},{\"name\":\"clearedSlots\",\"type\":\"uint64\",\"internalType\":\"uint64\"}]}],\"stateMutability\":\"view\"},{\"type\":\"error\",\"name\":\"BadEvidence\",\"inputs\":[{\"name\":\"part\",\"type\":\"string\",\"internalType\":\"string\"}]}]",
	ID:  "AggregationEvidence",
	Bin: "0x60c0346100e057601f61571d38819003918201601f19168301916001600160401b038311848410176100e45780849260409485528339810103126100e0578051906001600160a01b03821682036100e05760200151906001600160a01b03821682036100e05760805260a05260405161562490816100f98239608051818181610258015281816103df015281816107c20152818161304101526135a3015260a05181818161072301528181611671015281816128ae01528181612c8601528181613c86015281816144a301528181614774015281816149b401526154cf0152f35b5f80fd5b634e487b7160e01b5f52604160045260245ffdfe60806040526004361015610011575f80fd5b5f3560e01c80633225e64914610fb5578063449dd25b14610f4b5780634505326714610ee057806384aeea8f14610e7557806399744d4614610dff5763c31e5bd51461005b575f80fd5b3461088957366003190161012081126108895760e0136108895760e4356001600160401b03811161088957610094903690600401611020565b5050610104356001600160401b038111610889578060040160c06003198336030112610889576100c2611139565b90604051926100d0846110b2565b6040516100dc816110e1565b5f81525f60208201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f6101208201525f6101408201525f6101608201525f6101808201525f6101a08201525f6101c08201525f6101e08201525f6102008201525f6102208201525f6102408201525f6102608201525f6102808201525f6102a08201525f6102c08201525f6102e08201525f6103008201525f6103208201525f6103408201525f6103608201525f6103808201525f6103a08201525f6103c08201525f6103e08201525f6104008201525f6104208201525f6104408201525f6104608201525f6104808201525f6104a08201525f6104c08201525f6104e08201525f6105008201525f6105208201525f6105408201525f6105608201525f6105808201525f6105a08201525f6105c08201525f6105e08201525f610600820152845260208401935f8552604051633d91081b60e21b81526004356004820152610620816024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa90811561099b575f91610a48575b50808252608435906001600160401b0382169081831415908161088957610340907f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f6755555555555555558760011c1686037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c5f19851460081b1790818b52614a3f565b156109095761034e86611179565b63ffffffff806060875101511691161015610a43576003875260248501976001600160401b0361037d8a61118a565b166040890152606486019261039284896111e8565b905f61039d83612cfe565b915f905b8482106109ab575050606435036109a65760405163cd6fdd8360e01b8152925f84806103d38560048035908401612e04565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa93841561099b575f9461097f575b5061041983612cfe565b975f965f5b85811061090e57505050505050505181036109095780835260208084019160051b84010190604084015b8281106108d5575050509061048a63ffffffff6104826104919461047b60448901958461047488611179565b1690613776565b50886111e8565b929093611179565b169161121d565b926104bf6104a76104a183611179565b9761118a565b9160a46104b7608487018361119e565b9501906111b3565b9190966104d4845163ffffffff831690614ac8565b926101808551015160038110156108a7576104ee90614b87565b986024359963ffffffff8b168b036108895760205f61050c8b612d30565b60409d8e84815161051d8382611118565b6010815201926f185cdcd85e4bdd8c4bdc185e5b1bd85960821b8452815192601087850195865e600435603085015260e090811b6001600160e01b03199081166050860152908b901b16605484015260601b6bffffffffffffffffffffffff19166058830152604c8252610592606c83611118565b51918291518091835e8101838152039060025afa156108cb57610610905f5160ff8d51926105bf846110fd565b600484521660208301526001600160401b0388168d83015260608201526105ef6105e98a80611241565b90614bd2565b906105fd60208b018b6111b3565b9290916001600160401b03891690614c51565b939061061b81611050565b6108bb578a63ffffffff610658610660968260608c51015116845194610640866110fd565b600586525f60208701528501525f6060850152614d7b565b921690614c51565b9061066a81611050565b6108bb576020860135036108bb576001600160401b039161069e6106a49260016106948751613803565b1b9485911661133e565b90611273565b610180835101519060038210156108a7576107116106fb936106d261024060209751015160010b9780611241565b9390918082101561089f5750925b8a51632faa338760e01b815297889687966004880190611311565b602486015260806044860152608485019161131e565b90606483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa908115610895575f91610850575b5015602083015282516107b6915f9190610785906107718784611118565b60018352601f198701366020850137612d30565b6001600160a01b0361079683612d44565b9116905284518093819263cd6fdd8360e01b835260043560048401612e04565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa90811561084657600160ff61080d61082096946001600160401b03945f91610824575b50612d44565b51161b1660a0830152519182918261105a565b0390f35b61084091503d805f833e6108388183611118565b810190612d83565b5f610807565b83513d5f823e3d90fd5b90506020813d60201161088d575b8161086b60209383611118565b81010312610889576107b6916108815f92612e6d565b915091610753565b5f80fd5b3d915061085e565b84513d5f823e3d90fd5b9050926106e0565b634e487b7160e01b5f52602160045260245ffd5b661c185e5b1bd85960ca1b613af3565b8a513d5f823e3d90fd5b8051815b8381116108ea575b52602001610448565b601f198101805190918382131561090157526108d9565b9150506108e1565b613a2b565b81610889578a6001808660ff610924868d612d61565b51161c1614610937575b5060010161041e565b98906001916109768274ffffffffffffffffffffffffffffffffffffffff00610960828b612d61565b5160081b16179161097081613543565b9c612d61565b5290508a61092e565b6109949194503d805f833e6108388183611118565b925f61040f565b6040513d5f823e3d90fd5b613a90565b90916001906109c36109be85888661121d565b612d30565b6001600160a01b036109d58688612d61565b911690526109e76109be85888661121d565b60206109f486898761121d565b01356040610a03878a8861121d565b0135906001600160a01b0360405193602085019586521660408401526060830152608082015260808152610a3860a082611118565b5190209201906103a1565b61384e565b9050610620813d8211610df7575b81610a646106209383611118565b810103126108895760405190610a79826110e1565b610a8281612e4d565b825260208101516020830152610a9a604082016124ad565b6040830152610aab60608201612e5c565b60608301526080810151608083015260a081015160a083015260c081015160c0830152610ada60e082016124ad565b60e0830152610100810151610100830152610120810151600381101561088957610120830152610140810151600681101561088957610140830152610b226101608201612e5c565b6101608301526101808101516003811015610889576101808301526101a08101516002811015610889576101a08301526101c08101516002811015610889576101c0830152610b746101e08201612e5c565b6101e0830152610b876102008201612e5c565b610200830152610b9a6102208201612e5c565b6102208301526102408101518060010b810361088957610deb9161060091610240850152610bcb6102608201612e6d565b610260850152610bde6102808201612d75565b610280850152610bf16102a08201612d75565b6102a0850152610c046102c08201612e5c565b6102c0850152610c176102e08201612e5c565b6102e0850152610c2a6103008201612d75565b610300850152610c3d6103208201612d75565b610320850152610c506103408201612e5c565b610340850152610c636103608201612e5c565b610360850152610c766103808201612e5c565b610380850152610c896103a08201612e5c565b6103a0850152610c9c6103c08201612e5c565b6103c0850152610caf6103e08201612e5c565b6103e0850152610cc26104008201612e5c565b610400850152610cd56104208201612e5c565b610420850152610ce86104408201612e5c565b610440850152610cfb6104608201612e5c565b610460850152610d0e6104808201612d75565b610480850152610d216104a08201612e5c565b6104a0850152610d346104c08201612e5c565b6104c0850152610d476104e08201612e5c565b6104e0850152610d5a6105008201612e7a565b610500850152610d6d6105208201612e4d565b610520850152610d806105408201612e7a565b610540850152610d936105608201612e7a565b610560850152610da66105808201612e7a565b610580850152610db96105a08201612e7a565b6105a0850152610dcc6105c08201612e97565b6105c0850152610ddf6105e08201612e97565b6105e085015201612e97565b6106008201525f610288565b3d9150610a56565b3461088957366003190161012081126108895760e0136108895760e4356001600160401b03811161088957610e38903690600401611020565b5050610104356001600160401b0381116108895760a0600319823603011261088957610e6961082091600401612aab565b6040519182918261105a565b3461088957366003190161012081126108895760e0136108895760e4356001600160401b03811161088957610eae903690600401611020565b5050610104356001600160401b03811161088957610180600319823603011261088957610e69610820916004016124e5565b3461088957366003190161012081126108895760e0136108895760e4356001600160401b03811161088957610f19903690600401611020565b5050610104356001600160401b038111610889576101c0600319823603011261088957610e6961082091600401611f47565b3461088957366003190161012081126108895760e0136108895760e4356001600160401b03811161088957610f84903690600401611020565b5050610104356001600160401b0381116108895760e0600319823603011261088957610e6961082091600401611961565b3461088957366003190161012081126108895760e0136108895760e4356001600160401b03811161088957610fee903690600401611020565b5050610104356001600160401b03811161088957610100600319823603011261088957610e6961082091600401611369565b9181601f84011215610889578235916001600160401b038311610889576020808501948460051b01011161088957565b600811156108a757565b91909160a06001600160401b038160c0840195805161107881611050565b8552602081015115156020860152826040820151166040860152826060820151166060860152826080820151166080860152015116910152565b604081019081106001600160401b038211176110cd57604052565b634e487b7160e01b5f52604160045260245ffd5b61062081019081106001600160401b038211176110cd57604052565b608081019081106001600160401b038211176110cd57604052565b90601f801991011681019081106001600160401b038211176110cd57604052565b6040519060c082018281106001600160401b038211176110cd576040525f60a0838281528260208201528260408201528260608201528260808201520152565b3563ffffffff811681036108895790565b356001600160401b03811681036108895790565b903590603e1981360301821215610889570190565b903590601e198136030182121561088957018035906001600160401b03821161088957602001918160051b3603831361088957565b903590601e198136030182121561088957018035906001600160401b0382116108895760200191606082023603831361088957565b919081101561122d576060020190565b634e487b7160e01b5f52603260045260245ffd5b903590601e198136030182121561088957018035906001600160401b0382116108895760200191813603831361088957565b9190820391821161128057565b634e487b7160e01b5f52601160045260245ffd5b6001600160401b0381116110cd57601f01601f191660200190565b602081830312610889578051906001600160401b038211610889570181601f82011215610889578051906112e282611294565b926112f06040519485611118565b8284526020838301011161088957815f9260208093018386015e8301015290565b9060038210156108a75752565b908060209392818452848401375f828201840152601f01601f1916010190565b8181029291811591840414171561128057565b90939293848311610889578411610889578101920390565b90611372611139565b9161137d6004612eab565b908151906113b161138d82611179565b602083019363ffffffff6001600160401b036113a88761118a565b169216906132d1565b600285526001600160401b036113c68361118a565b1660408601526114186001600160401b036113e083611179565b6113e98561118a565b906113f7608086018661119e565b9063ffffffff61140a60a08801886111b3565b95909416911660048961337c565b9491939093151580602089015261195a57606083019261146b61144761143e86846111e8565b90600487613551565b61048a63ffffffff61048261146460408701948361047487611179565b98866111e8565b906114768451613803565b9161148082611179565b946001600160401b03806114938761118a565b16851c16916114a560c085018561119e565b906114b360e08601866111b3565b5f929192508451906114cc63ffffffff8c168093614ac8565b936101808751015160038110156108a7576114e690614b87565b6024359c8d63ffffffff8116036108895761150086612d30565b9d60409e8f9081516115128382611118565b60108152602001936f185cdcd85e4bdd8c4bdc185e5b1bd85960821b85528251936020850195601090875e600435603086015260e090811b6001600160e01b0319908116605087015291901b16605484015260601b6bffffffffffffffffffffffff19166058830152604c825261158a606c83611118565b51918291518091835e81015f815203905a915f916002602094fa1561195057886115ff918e5f519060ff8151936115c0856110fd565b600485521660208401526001600160401b038a169083015260608201526115ea6105e98a80611241565b6115f760208b018b6111b3565b939092614c51565b9061160981611050565b6108bb576116349361162e8e9263ffffffff60608c51015116845194610640866110fd565b91614c51565b919061163f81611050565b6108bb5760200135036108bb576116679061069e600161165f8651613803565b1b809661133e565b6001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016936101808451015160038110156108a7576020926116e96106fb936116c06102408951015160010b9780611241565b939091808210156119485750925b8d51632faa338760e01b815297889687966004880190611311565b9060648301520381865afa90811561193e575f91611904575b501561189f5751610180015160038110156108a757600161173361172d8560c061173b97019061119e565b80611241565b94909661118a565b941b905f198201918211611280575f946001600160401b03611777936117888a51998a988997889763e924084960e01b89526004890190611311565b60806024880152608487019161131e565b92161660448301526001606483015203915afa91821561189657506001600160401b03916117f4915f91611874575b50602081519101519060208110611863575b508060d81c9060e81c60ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b1660608601526001600160fe1b0381168103611280578261185b926001600160401b03946118259360021b91611351565b9035906020811061186357508060d81c9060e81c60ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b166080830152565b5f199060200360031b1b165f6117c9565b61189091503d805f833e6118888183611118565b8101906112af565b5f6117b7565b513d5f823e3d90fd5b8580515f5b661c185e5b1bd85960ca1b811a6118fc576020815f928452661c185e5b1bd85960ca1b8285015283010152818101809252633c1e253d60e11b825260206044820152603f19906118f760648201826124c1565b030190fd5b6001016118a4565b90506020813d602011611936575b8161191f60209383611118565b810103126108895761193090612e6d565b5f611702565b3d9150611912565b87513d5f823e3d90fd5b9050926116ce565b8c513d5f823e3d90fd5b5050505050565b611969611139565b6119736004612eab565b9261197e8451613828565b15611f355761198d8451613b43565b9261199781611179565b94602081019563ffffffff875191161015611f305760208201916119ba83611179565b8615611f235763ffffffff8851915b161015611ec2578515611ebb5760055b6119e281611050565b855263ffffffff6119f282611179565b1660408601528515611e2057611a0781611179565b611a14604083018361119e565b90611a6063ffffffff611a2a60608601866111b3565b939094611a3b8d8951905190614053565b611a56611a4b6105e98480611241565b9260208101906111b3565b9490931690614c51565b9190611a6b81611050565b611e1257611a869264656e74727960d81b9260048751614b44565b60408101611a9761172d828461119e565b905088516001600160fd1b03811681036112805760031b03611e0057611aea611acf61172d6001600160401b039360058a528561119e565b8915611ded5763ffffffff611ae388611179565b1691614cd1565b1660808601528580611dcb575b611dc157611b126001600160401b0360408451015116613bf5565b925f198401968488116112805715611daa57611b36611b3083611179565b91611179565b63ffffffff808a5193169116918282848111611d9f575b50507f7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff811681036112805781611b859160011b611273565b5f19810190811161128057611bae92611ba1611ba9928461133e565b60011c6124a0565b611273565b5f198101908111611280578690925b6080830193611bcc858561119e565b998a92611bdc60a08701876111b3565b611bec60c08995939501896111b3565b949095611c28611c00828751875190613fbf565b9960071c98611c20611c156105e98380611241565b9160208101906111b3565b918b8d614c51565b9190611c3381611050565b611d935761162e611c4b611c5196885190519061409d565b92614d7b565b9390611c5c81611050565b611d93576001600160401b0393604093611c8192620746f760ec1b9260048651614b73565b5101511697607f1916908082046080149015171561128057966101008101908181116112805760ff019081116112805760081c965b611cbf886150a2565b8110611cf357611cd29061069e896150a2565b966101008101908181116112805760ff019081116112805760081c96611cb6565b97611d329192949698611d389496986080611d0e8383611273565b1015611d82576001600160401b0391611d2691611273565b16604084015280611241565b91614db5565b15806020870152611d7357916080611d5e61172d611d6b946001600160401b039661119e565b9190925f19900891614cd1565b166060830152565b505060048352505f6080830152565b50506001600160401b036080611d26565b620746f760ec1b613af3565b935091505f80611b4d565b508563ffffffff611dba83611179565b1692611bbd565b5050509250905090565b50611dd581611179565b63ffffffff80611de486611179565b16911614611af7565b63ffffffff611dfb86611179565b611ae3565b50505050925090506001602082015290565b64656e74727960d81b613af3565b86611e58611e64611e3761172d604086018661119e565b9390611e5e611e4960608801886111b3565b95819791948a51905190614009565b92614bd2565b90614bf5565b9290508451611e7281614c9e565b5f19810190811161128057611e92611e8c611e9796614d7b565b926140e7565b614c51565b90611ea181611050565b611e125760c43514611a865764656e74727960d81b613af3565b60066119d9565b6040515f5b6531b7b63ab6b760d11b811a611f1b576020815f9284526531b7b63ab6b760d11b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906118f760648201826124c1565b600101611ec7565b63ffffffff6001916119c9565b613910565b6138b3565b3580151581036108895790565b90611f50611139565b91611f5b6004612eab565b908151611f6782611179565b91611f8f602082019363ffffffff6001600160401b03611f868761118a565b169116846132d1565b6040810192611f9d84611f3a565b1561247d5760015b611fae81611050565b87526001600160401b03611fc18261118a565b166040880152611fd084611f3a565b156124765760025b63ffffffff611fe684611179565b16611fef613f9b565b50611ff9826150d3565b60ff6001600160401b0361200f845f878b613ecc565b1691816040519561201f876110fd565b168552166020840152604083015260608201526001600160401b036120438361118a565b1660081c9061016084019161207361205b848761119e565b61206b611c156105e98380611241565b918486614c51565b9061207d81611050565b61245a5761208a88611f3a565b1561246a576101808601355b61209f87611179565b916120ae6101a08901896111b3565b929091604051916001601f5360205260405260205f6041601f60025afa9060405215610889576120f9926120e25f51614d7b565b9063ffffffff6120f18c614130565b911690614c51565b9061210381611050565b61245a5760a4350361245a576121289161212061172d858861119e565b929091614f37565b1561244b576121796001600160401b0361214185611179565b61214a8561118a565b90612158606088018861119e565b9063ffffffff61216b60808a018a6111b3565b95909416911660048c61337c565b90979115158060208c015261243d5760a08501926121978487611241565b50925f946121a489613828565b6123d3575b50506121d56121c361172d6001600160401b03938961119e565b60ff6121ce8961118a565b1691614d45565b1660808b01525f946001600160401b036121ee8661118a565b1660081c948763ffffffff61220284611179565b1661220b613f9b565b506001600160401b0361222a825f6002612224816150d3565b96613ecc565b1660ff6040519361223a856110fd565b600285521660208401526040830152606082015260e083019061225d828561119e565b61227261226a8280611241565b908b85614f37565b156123ce576122a561172d61229e838c612295611a4b6105e9846122b099611241565b92909188614d97565b948761119e565b60ff6121ce8761118a565b97610120850135936122c18d611f3a565b15612356575b5050506122e26122d684611179565b936101408101906111b3565b929091604051916001601f5360205260405260205f6041601f60025afa906040521561088957612316926120e25f51614d7b565b9061232081611050565b6123475760443503612347576001600160401b0397612341611d6b98611f3a565b96613c77565b651c185c995b9d60d21b613af3565b60018352929950610100850193509190612370848661119e565b61238561237d8280611241565b908685614f37565b156123ce576123bd61172d6123b66123c5966121ce95856123ae611c156105e98360ff9a611241565b939092614d97565b968861119e565b92909361118a565b965f80806122c7565b61396b565b9093506123e291945086611241565b6020829592946124068380986123fb60c08d018d6111b3565b929091600486613b72565b01516001600160fd1b03811681036112805760031b03612427575f806121a9565b5050600160208a01525050600687525050505050565b505060028852505050505050565b50506001602087015250505050565b6618db185a5b595960ca1b613af3565b61018086013590612096565b6001611fd8565b5f611fa5565b3560ff811681036108895790565b90610100820180921161128057565b9190820180921161128057565b51906001600160401b038216820361088957565b805180835260209291819084018484015e5f828201840152601f01601f1916010190565b6124ed611139565b6124f76004612eab565b926125028451613828565b15611f355761251083611179565b63ffffffff6125258651602088015190613ea4565b91161015612a4e576001600160401b03604085510151169260ff61254b60208301612483565b1693612555613f9b565b948015612a49578160608701526101008201918281116112805760ff0191821161128057602086019160081c825260015b8181106129f55750506001600160401b036125a36040840161118a565b91519116101561299657600483526001600160401b036125c56040830161118a565b1660408401526125eb84516001600160401b036125e46040850161118a565b16906124a0565b936125f582611179565b9161260461012082018261119e565b966126136101408301836111b3565b9790946126246101608501856111b3565b909161263e855163ffffffff831690602088015190613fbf565b9a6126618d8d612654611a4b6105e98480611241565b9290918960071c90614c51565b999061266c81611050565b61245a5761269292612684885160208a01519061409d565b63ffffffff6106588d614d7b565b919061269d81611050565b61245a576126ba926618db185a5b595960ca1b9260048751614b73565b6001600160401b036040835101511697607f1982168260071c81046080148360071c15171561128057986101008101908181116112805760ff019081116112805760081c985b6127098a6150a2565b811061273d5761271c9061069e8b6150a2565b986101008101908181116112805760ff019081116112805760081c98612700565b99611d3291929496989a61275a9496989a6080611d0e8383611273565b1580602089015261195a5761278e6001600160401b0391607f61278461172d61012088018861119e565b9190921691614cd1565b1660808701526127a06040830161118a565b60081b68ffffffffffffffff0016926101006127c0856060840151611273565b101561298d576127d4846060830151611273565b945b600160ff6127e660208701612483565b1603612804575050916001600160401b0393916004611d6b9461442f565b92909361283990604061283185602061286d9a975191015163ffffffff61282a88611179565b1691613fbf565b9601516124a0565b9161010082019261286561285b61285361172d878761119e565b96909561119e565b60208101906111b3565b969095614179565b9061287781611050565b61292e5760206128a29160405180938192631441dda160e31b835284600484015260248301906124c1565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa801561099b575f906128ee575b6001600160401b0316606084015250565b506020813d602011612926575b8161290860209383611118565b81010312610889576129216001600160401b03916124ad565b6128dd565b3d91506128fb565b6040515f5b6462656c6f7760d81b811a612985576020815f9284526462656c6f7760d81b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906118f760648201826124c1565b600101612933565b610100946127d6565b6040515f5b640d2dcc8caf60db1b811a6129ed576020815f928452640d2dcc8caf60db1b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906118f760648201826124c1565b60010161299b565b6001835114612a495786516040880152612a1f612a1884518060608b01526150a2565b88516124a0565b87528251906101008201918281116112805760ff019182116112805760019160081c845201612586565b6139cc565b6040515f5b636974656d60e01b811a612aa3576020815f928452636974656d60e01b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906118f760648201826124c1565b600101612a53565b90612ab4611139565b91612abf6004612eab565b612ac98151613b43565b15611f3557612ad782611179565b602082019063ffffffff825191161015611f30576006855263ffffffff612afd84611179565b16604086015260608301612b2d612b148286611241565b90612b2260808801886111b3565b929091600488613b72565b612b378185611241565b905082516001600160fd1b03811681036112805760031b1415806020880152612ce157612b6384611179565b916020850192612b73848761119e565b90612b9963ffffffff612b8960408a018a6111b3565b939094611a3b8a51885190614053565b9190612ba481611050565b612ccf57612bc3926864697374616e63657360b81b9260048951614b44565b612bd061172d848761119e565b919050516001600160fd1b03811681036112805760031b1415806020880152612cc55760209261ffff610160612c3961172d88966001600160401b03612c2d612c1f612c4199612c6e9d611241565b63ffffffff611ae38d611179565b1660808d01528761119e565b949095611179565b925101511663ffffffff60405196879586956399b0c3c960e01b875260606004880152606487019161131e565b92166024840152604483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa801561099b575f906128ee576001600160401b0316606084015250565b5050600584525050565b6864697374616e63657360b81b613af3565b50505050565b6001600160401b0381116110cd5760051b60200190565b90612d0882612ce7565b612d156040519182611118565b8281528092612d26601f1991612ce7565b0190602036910137565b356001600160a01b03811681036108895790565b80511561122d5760200190565b80516001101561122d5760400190565b805182101561122d5760209160051b010190565b519060ff8216820361088957565b602081830312610889578051906001600160401b03821161088957019080601f83011215610889578151612db681612ce7565b92612dc46040519485611118565b81845260208085019260051b82010192831161088957602001905b828210612dec5750505090565b60208091612df984612d75565b815201910190612ddf565b6060602091604081019381526040838201528451809452019201905f5b818110612e2e5750505090565b82516001600160a01b0316845260209384019390920191600101612e21565b519061ffff8216820361088957565b519063ffffffff8216820361088957565b5190811515820361088957565b51906fffffffffffffffffffffffffffffffff8216820361088957565b51906001600160a01b038216820361088957565b9060405191612eb9836110b2565b604051612ec5816110e1565b5f81525f60208201525f60408201525f60608201525f60808201525f60a08201525f60c08201525f60e08201525f6101008201525f6101208201525f6101408201525f6101608201525f6101808201525f6101a08201525f6101c08201525f6101e08201525f6102008201525f6102208201525f6102408201525f6102608201525f6102808201525f6102a08201525f6102c08201525f6102e08201525f6103008201525f6103208201525f6103408201525f6103608201525f6103808201525f6103a08201525f6103c08201525f6103e08201525f6104008201525f6104208201525f6104408201525f6104608201525f6104808201525f6104a08201525f6104c08201525f6104e08201525f6105008201525f6105208201525f6105408201525f6105608201525f6105808201525f6105a08201525f6105c08201525f6105e08201525f6106008201528352602083015f81528360405190633d91081b60e21b825283356004830152610620826024816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa91821561099b575f9261312b575b506080613124948361308493520161118a565b7f01010101010101010101010101010101010101010101010101010101010101017f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f6755555555555555556001600160401b0384169360011c1683037f3333333333333333333333333333333333333333333333333333333333333333808260021c169116018060041c01160260f81c905f191460081b17809252614a3f565b1561090957565b909150610620813d82116132c9575b816131486106209383611118565b81010312610889576040519361315d856110e1565b61316682612e4d565b85526020820151602086015261317e604083016124ad565b604086015261318f60608301612e5c565b60608601526080820151608086015260a082015160a086015260c082015160c08601526131be60e083016124ad565b60e08601526101008201516101008601526101208201516003811015610889576101208601526101408201516006811015610889576101408601526132066101608301612e5c565b6101608601526101808201516003811015610889576101808601526101a08201516002811015610889576101a08601526101c08201516002811015610889576101c08601526132586101e08301612e5c565b6101e086015261326b6102008301612e5c565b61020086015261327e6102208301612e5c565b610220860152610240820151908160010b820361088957856132b9610600613084956080956102406131249b0152610bcb6102608201612e6d565b6106008201529392509450613071565b3d915061313a565b9063ffffffff606083015116811015610a43576132ed91614ac8565b11156132f557565b6040515f5b69636f6f7264696e61746560b01b811a613356576020815f92845269636f6f7264696e61746560b01b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906118f760648201826124c1565b6001016132fa565b8115613368570490565b634e487b7160e01b5f52601260045260245ffd5b9592969390919460208701519283156133685783610100049161339f838b61335e565b9561340c878b516133ae613f9b565b506001600160401b036133cd8d8b600e6133c7816150d3565b95613ecc565b1660ff604051926133dd846110fd565b600e845216602083015260408201528b60608201526133ff6105e98980611241565b6115f760208a018a6111b3565b929061341781611050565b61351d5761342e928a611e92611e8c8e5193614d7b565b919061343981611050565b61351d5760c001350361351d576134508280611241565b50965f9661345e8480611241565b9290505185156133685761347f9161347591614ac8565b61069e848861133e565b6001600160fe1b03851685036112805782811015613513576134a5905b8560021b61133e565b14978815986134b5575050505050565b91939550918094965060021b936001600160fe1b03811603611280576134f16134eb6134f89261069e613501956135079961133e565b8561133e565b9280611241565b919093836124a0565b92611351565b90915f8080808061195a565b506134a58261349c565b7f696e7465726c6561766564000000000000000000000000000000000000000000613af3565b5f1981146112805760010190565b90939291935f61356084612cfe565b955f905b8582106136e35750506060820135036109a65760405163cd6fdd8360e01b8152945f868061359784863560048401612e04565b03816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa95861561099b575f966136c7575b506135df849294612cfe565b955f94608001855b8481106136525750505050506020015181036109095780835260208084019160051b84010190604084015b82811061361e57505050565b8051815b838111613633575b52602001613612565b601f198101805190918382131561364a5752613622565b91505061362a565b60019081806136608561118a565b6001600160401b0360ff613674868a612d61565b51169116901c1614613687575b016135e7565b8074ffffffffffffffffffffffffffffffffffffffff006136a88288612d61565b5160081b16176136c16136ba8a613543565b998c612d61565b52613681565b6136dc9196503d805f833e6108388183611118565b945f6135d3565b90916001906136f66109be85898661121d565b6001600160a01b03613708868c612d61565b9116905261371a6109be85898661121d565b6020613727868a8761121d565b01356040613736878b8861121d565b0135906001600160a01b036040519360208501958652166040840152606083015260808201526080815261376b60a082611118565b519020920190613564565b905f5b82518110156137a4578160ff61378f8386612d61565b51161461379e57600101613779565b91505090565b6040515f5b64656e74727960d81b811a6137fb576020815f92845264656e74727960d81b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906118f760648201826124c1565b6001016137a9565b610180015160038110156108a75760ff61381f61382592614b87565b16614baf565b90565b61383181613b43565b90811561383c575090565b63ffffffff9150610220015116151590565b6040515f5b67199c9859db595b9d60c21b811a6138ab576020815f92845267199c9859db595b9d60c21b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906118f760648201826124c1565b600101613853565b6040515f5b6372756c6560e01b811a613908576020815f9284526372756c6560e01b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906118f760648201826124c1565b6001016138b8565b6040515f5b62726f7760e81b811a613963576020815f92845262726f7760e81b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906118f760648201826124c1565b600101613915565b6040515f5b651c185c995b9d60d21b811a6139c4576020815f928452651c185c995b9d60d21b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906118f760648201826124c1565b600101613970565b6040515f5b641b195d995b60da1b811a613a23576020815f928452641b195d995b60da1b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906118f760648201826124c1565b6001016139d1565b6040515f5b671a5b98db1d59195960c21b811a613a88576020815f928452671a5b98db1d59195960c21b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906118f760648201826124c1565b600101613a30565b6040515f5b66656e747269657360c81b811a613aeb576020815f92845266656e747269657360c81b8285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906118f760648201826124c1565b600101613a95565b604051905f5b81811a613b3b57805f9260209285528285015283010152604081019081604052633c1e253d60e11b825260206044820152603f19906118f760648201826124c1565b600101613af9565b61014001805160068110156108a757600414908115613b60575090565b90505160068110156108a75760051490565b938092611e5e613b8e939795611e58885160208a015190614009565b93905051613b9b81614c9e565b5f19810190811161128057611e92611e8c613bb596614d7b565b9190613bc081611050565b613bcf5760c0013503613bcf57565b7f73636f7265730000000000000000000000000000000000000000000000000000613af3565b613bff5f91612491565b5f1981019081116112805760081c905b60018211613c21576138259150613543565b608082019081831161128057607f8301918211611280578160071c91607f1916918083046080149015171561128057613c6391613c5d916124a0565b91612491565b5f1981019081116112805760081c90613c0f565b94969592906001600160a01b037f000000000000000000000000000000000000000000000000000000000000000016946101408701519060068210156108a757602093613d1f91613d0d63ffffffff6101608c0151169563ffffffff6102208d01511698604051998a98899863db43e80b60e01b8a5260048a01526024890152604488015260a0606488015260a487019161131e565b8481036003190160848601529161131e565b0381865afa90811561099b575f91613e6a575b5063ffffffff6102008501918180845116986040519963a87b5c9f60e01b8b5260048b01521660248901521694856044880152602087606481875afa96871561099b575f97613e2e575b50613e20579163ffffffff6020959492816101e08160a4975116950151169582604051998a988997633021f16f60e01b89526004890152602488015216604486015260648501521660848301525afa801561099b575f90613de3575b63ffffffff91501690565b506020813d602011613e18575b81613dfd60209383611118565b8101031261088957613e1363ffffffff91612e5c565b613dd8565b3d9150613df0565b505050505063ffffffff1690565b9096506020813d602011613e62575b81613e4a60209383611118565b8101031261088957613e5b90612e5c565b955f613d7c565b3d9150613e3d565b90506020813d602011613e9c575b81613e8560209383611118565b8101031261088957613e9690612e5c565b5f613d32565b3d9150613e78565b613ead90613b43565b15613825575f19810181811161128057613ec69161133e565b60011c90565b92919060ff169060038214613f8b5760088214613f7f57600e8214613f4857600f8214613f3b5760108214613f225760118214613f1b5750601203613f12575050600190565b61382591614ac8565b9250505090565b5050506001600160401b03604061382592015116613bf5565b929050613ead9150613b43565b92613f54929150614ac8565b90801561336857613f6a906101000480926124a0565b5f19810191908211611280576138259161335e565b50505061382590614c9e565b5050506060015163ffffffff1690565b60405190613fa8826110fd565b5f6060838281528260208201528260408201520152565b9190613fe2826001600160401b0392613fd6613f9b565b506010612224816150d3565b1660ff60405193613ff2856110fd565b601085521660208401526040830152606082015290565b9061402b5f6001600160401b039261401f613f9b565b5060126133c7816150d3565b1660ff6040519261403b846110fd565b6012845216602083015260408201525f606082015290565b906140755f6001600160401b0392614069613f9b565b5060116133c7816150d3565b1660ff60405192614085846110fd565b6011845216602083015260408201525f606082015290565b906140bf5f6001600160401b03926140b3613f9b565b50600f6133c7816150d3565b1660ff604051926140cf846110fd565b600f845216602083015260408201525f606082015290565b6140ef613f9b565b506001600160401b036141085f8060086133c7816150d3565b1660ff60405192614118846110fd565b6008845216602083015260408201525f606082015290565b614138613f9b565b506001600160401b036141515f8060036133c7816150d3565b1660ff60405192614161846110fd565b6003845216602083015260408201525f606082015290565b90969795919492948515614415576001600160401b036040890151168181811091821592614402575b50506143e85760ff60208901511692831580156143de575b80156143d4575b6143b9576141ce84614baf565b926141db83851c95615105565b9a8389015f1901851c86811480159491906143b3578d60011b5b8914908115916143a6575b50614388578789888e871561437957505050508c604051614222606082611118565b600281526040918a908336602085013760405193614241606086611118565b6002855236602086013760018b0161425884612d51565b528a61426384612d44565b5211610889578d8f958c6142896105e98e8a816142836142a29d87614bd2565b95611351565b61429286612d51565b5261429c85612d44565b52615179565b985b6142ad8a611050565b89614360576142dd91908115614357576142c9878d818b611351565b919091925b15614350576001870190614f37565b15614330576142fc969798821c9283921b900394850102930291611351565b61430581611294565b916143136040519384611118565b818352368282011161088957815f92602092838601378301015290565b50505050505091505060079060405161434a602082611118565b5f815290565b8690614f37565b879087926142ce565b505050505050505091509060405161434a602082611118565b61438296615148565b986142a4565b5050505050505050505091505060029060405161434a602082611118565b905060018801105f614200565b8d6141f5565b5050505050505091505060079060405161434a602082611118565b50600384146141c1565b50600284146141ba565b50505050505091505060049060405161434a602082611118565b61440c9250611273565b8611815f6141a2565b50505050505091505060019060405161434a602082611118565b91929390606084019461444d61444587876111e8565b908487613551565b936144588151613b43565b156146d45761446686611179565b60208201515f969163ffffffff16905f198101908111611280575b808210156146b0575060018701908188116112805761449f916124a0565b85847f00000000000000000000000000000000000000000000000000000000000000006001600160a01b0316986144d68c8c6111e8565b90916144e29087612d61565b5160ff16906144f09261121d565b6144fd60808c018c61119e565b61450a60a08d018d6111b3565b936145189591938b8a615437565b9861452390896111e8565b9161452e9193612d61565b5160ff169061453c9261121d565b61454960c088018861119e565b9660e08101614557916111b3565b835191959161456590613803565b958986881c9461458095651cd958dbdb9960d21b95886147a7565b156146a1575161018001519060038210156108a7576145a186600197611241565b9690931b935f198501948511611280575f946145d661177795604051998a97889763e924084960e01b89526004890190611311565b9216604484015260648301520381845afa90811561099b57614638936020935f93614681575b5061462690604051958694859384936342ee8eb560e11b85526040600486015260448501906124c1565b838103600319016024850152906124c1565b03915afa90811561099b575f9161464d575090565b90506020813d602011614679575b8161466860209383611118565b8101031261088957613825906124ad565b3d915061465b565b61462691935061469a903d805f833e6118888183611118565b92906145fc565b651cd958dbdb9960d21b613af3565b96906146bf886146c592611273565b91613543565b968015611280575f1901614481565b919285916147136147369661470b60ff6146f36147589c60209c6111e8565b92909363ffffffff6147048a611179565b1690612d61565b51169161121d565b61472e614723608086018661119e565b9460a08101906111b3565b969095615437565b816040519384926342ee8eb560e11b84526040600485015260448401906124c1565b5f83820391600319830160248601525201816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa90811561099b575f9161464d575090565b949290969193956147b95f8751614ac8565b936101808751015160038110156108a7576147d390614b87565b60205f6147e1828d01611179565b6147ea87612d30565b9c60409d8e928584516147fd8682611118565b6010815201936f185cdcd85e4bdd8c4bdc185e5b1bd85960821b85525192601087850195865e35603084015260e01b6001600160e01b03191660508301526054820184905260601b6bffffffffffffffffffffffff19166058820152604c8152614868606c82611118565b8d51918291518091835e8101838152039060025afa15614a3557866148ce915f5160ff8d5192614897846110fd565b600484521660208301526001600160401b0389168d83015260608201526148c16105e98c80611241565b6115f760208d018d6111b3565b906148d881611050565b614a2f5790895f61162e614917959463ffffffff60608d510151168451946148ff866110fd565b60058652846020870152850152826060850152614d7b565b919061492281611050565b614a29576020013503614a24575061494b9061069e60016149438651613803565b1b809461133e565b610180835101519060038210156108a7576149a26106fb9361497961024060209751015160010b9780611241565b93909180821015614a1c5750925b8851632faa338760e01b815297889687966004880190611311565b90606483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa91821561189657505f916149e8575090565b90506020813d602011614a14575b81614a0360209383611118565b810103126108895761382590612e6d565b3d91506149f6565b905092614987565b613af3565b82613af3565b84613af3565b89513d5f823e3d90fd5b6101608101519061014081015160068110156108a757600214614ab957614a6590613b43565b15614ab35761ffff8116600182901b6201fffe1660038101809111611280578310159283614a94575b50505090565b61ffff92935090614aa491611273565b9160101c1611155f8080614a8e565b50151590565b5060011b6401fffffffe161090565b906040820160606001600160401b0382511693019163ffffffff8351169182156133685751925163ffffffff16926001600160401b03168315613368576001600160401b0393900683161115614b3c5760ff60015b16920416016001600160401b038111611280576001600160401b031690565b60ff5f614b1d565b6002611e92611e8c614b5896949795614d7b565b9190614b6381611050565b614a295760c0013503614a245750565b6001611e92611e8c614b5896949795614d7b565b60038110156108a75760018114614ba957600203614ba457600390565b600190565b50600290565b6001600160fd1b03811681036112805766080a070a0a080060ff9160031b1c1690565b5f906001602093806040519385855383850137019060025afa15610889575f5190565b929190925f93614c1a60ff6020840151166001600160401b0360408501511690615524565b8015614c4457915f614c32949281948219019261554a565b919015614c3b57565b600592505f9150565b5050505090506004905f90565b9492909391945f94614c7860ff6020840151166001600160401b0360408501511690615524565b9687821015614c9057614c329596975f19019261554a565b50600496505f955050505050565b614ca781613828565b15614cc457614cb590613b43565b15614cbf57600490565b600390565b6060015163ffffffff1690565b91614d3e915060031b916004614d0f848301358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b930101358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b60201b1790565b90506138259160021b01358060e81c9060d81c9060ff61ff0062ff00ff831663ff00ff0085161760101c931691161760101b1790565b6020525f601f5360205f6021601f60025afa15610889575f5190565b90614da494939291614c51565b9190614daf81611050565b61234757565b91909160ff6020820151168015614f2e57614dcf81615105565b90818403614f25576040614de282614baf565b930151926001600160401b0384169081811c614f19576002831480938115614f0e575b5015614efb57505060ff83169160021c66ffffffffffffff8460081c1602928383614e76575b5050505081614e3993611351565b8101905f915b808210614e4c5750501590565b90916020908335848403838110614e68575b5017920190614e3f565b60031b610100031c5f614e5e565b929360040192909115614e97575050614e399391839101915b935f80614e2b565b91509150607f677fffffffffffffff8360011c1616016004810191600180849216149182614ed7575b5050614ed05781614e3993614e8f565b5050505f90565b91509150826005820192101561122d576004600f918501013560f81c115f80614ec0565b614e3996945085939192501c0291611351565b60039150145f614e05565b50505050505050600190565b50505050505f90565b50505050600190565b9092919260ff602083015116801561509857614f5281615105565b9182850361508e576001600160401b036040614f6d84614baf565b9501511690841b90039283811c615083576002821480928115615078575b5015615066575060ff83169160021c8360081c02928383614ff2575b5050505081614fb593611351565b8101905f915b808210614fc85750501590565b90916020908335848403838110614fe4575b5017920190614fbb565b60031b610100031c5f614fda565b929360040192909115615013575050614fb59391839101915b935f80614fa7565b91509150607f8260011c16016004810191600180849216149182615042575b5050614ed05781614fb59361500b565b91509150826005820192101561122d576004600f918501013560f81c115f80615032565b614fb5959391509184921c0291611351565b60039150145f614f8b565b505050505050600190565b5050505050505f90565b5050505050600190565b608081019081811161128057607f01908111611280578060071c90607f191690808204608014901517156112805790565b60ff166001811480156150fb575b6150f5576010036150f157600490565b5f90565b50600190565b50600281146150e1565b60028114615141576003811461513a57801590811561512f575b5015615129575f90565b61040090565b60069150115f61511f565b5061021090565b5061041090565b959361162e9061515b9694939293614bd2565b9061516581611050565b8061379e575003615174575f90565b600690565b9294909493919384518015614f195781510361542c5760015b85518110156151d6576151a58187612d61565b515f198201828111611280576151bb9088612d61565b5110156151ca57600101615192565b50505050505050600390565b5091939490929460ff602083015116946151ff60408401966001600160401b0388511690615524565b9482515f19810190811161128057615218879185612d61565b51101561541f57604051948296845160051b966001916001601f535f1901975b602081116153425750604052156108895760209081015193810151604051976001969590859003601f19168501949392889190888481601f53161b525b6152e25750606094955060051b01149451602082015160401b17815160481b176a02000000000000000000001760a81b84520151600b830152602051602b83015260205f604b8460025afa169060405215610889575f5190156152db5703615174575f90565b5050600590565b939490919286851060018616175f1461532a5780602091356040600188161c52019360011c90602080600184161b6041601f60025afa16955b60011c95949392919086615275565b9360019691961c906020516020600184161b5261531b565b5f905f905b80821061535a5750509760011c97615238565b9091939a8289016020810151908160011c6020888d010152848801908d6020830151906001851690851081175f14615407576001146153ee576020526040600160208801940191015114848310166001146153d857505060208082819335604052019c5b8180888a01016041601f60025afa16955b01920190615347565b6020929d945090604083920151604052936153be565b602094859450849350809250358352604052019c6153be565b509050602080949f988194508093508a0101526153cf565b5050505050505050600490565b505050505050600290565b92939596859764199a5c9cdd60da1b9296615461946154568751613803565b98888a1c90886147a7565b15615516575161018001519060038210156108a75761548285600196611241565b9590931b935f198501948511611280575f946154b761177795604051988997889763e924084960e01b89526004890190611311565b92166044840152606483015203816001600160a01b037f0000000000000000000000000000000000000000000000000000000000000000165afa90811561099b575f91615502575090565b61382591503d805f833e6118888183611118565b64199a5c9cdd60da1b613af3565b600681116155445761553590614baf565b6001811b9091015f1901901c90565b50505f90565b959493919091604051948192856001956001601f536020600184161b525b6155c65750606093945060051b0114946040810151602082015160401b17815160481b176a02000000000000000000001760a81b84520151600b830152602051602b83015260205f604b8460025afa169060405215610889575f5190565b9390919285851060018616175f1461560c5780602091356040600188161c52019360011c90602080600184161b6041601f60025afa16945b60011c949392919085615568565b9360019591951c906020516020600184161b526155fe56",
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
// the contract method with ID 0x45053267.  This method will panic if any
// invalid/nil inputs are passed.
//
// Solidity: function proveStep((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] , (uint32,uint64,bool,(bytes,bytes32[]),bytes32[],bytes,bytes32[],(bytes,bytes32[]),(bytes,bytes32[]),bytes32,bytes32[],(bytes,bytes32[]),bytes32,bytes32[]) proof) view returns((uint8,bool,uint64,uint64,uint64,uint64) finding)
func (aggregationEvidence *AggregationEvidence) PackProveStep(statement Statement, arg1 []WitnessSignature, proof IAggregationFraudStepProof) []byte {
	enc, err := aggregationEvidence.abi.Pack("proveStep", statement, arg1, proof)
	if err != nil {
		panic(err)
	}
	return enc
}

// TryPackProveStep is the Go binding used to pack the parameters required for calling
// the contract method with ID 0x45053267.  This method will return an error
// if any inputs are invalid/nil.
//
// Solidity: function proveStep((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] , (uint32,uint64,bool,(bytes,bytes32[]),bytes32[],bytes,bytes32[],(bytes,bytes32[]),(bytes,bytes32[]),bytes32,bytes32[],(bytes,bytes32[]),bytes32,bytes32[]) proof) view returns((uint8,bool,uint64,uint64,uint64,uint64) finding)
func (aggregationEvidence *AggregationEvidence) TryPackProveStep(statement Statement, arg1 []WitnessSignature, proof IAggregationFraudStepProof) ([]byte, error) {
	return aggregationEvidence.abi.Pack("proveStep", statement, arg1, proof)
}

// UnpackProveStep is the Go binding that unpacks the parameters returned
// from invoking the contract method with ID 0x45053267.
//
// Solidity: function proveStep((bytes32,uint32,bytes32,bytes32,uint64,bytes32,bytes32) statement, (address,bytes)[] , (uint32,uint64,bool,(bytes,bytes32[]),bytes32[],bytes,bytes32[],(bytes,bytes32[]),(bytes,bytes32[]),bytes32,bytes32[],(bytes,bytes32[]),bytes32,bytes32[]) proof) view returns((uint8,bool,uint64,uint64,uint64,uint64) finding)
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
