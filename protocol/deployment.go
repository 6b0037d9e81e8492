package protocol

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/ethereum/go-ethereum/common"
)

// Deployment says where a set of contracts lives and how to reach their chain.
type Deployment struct {
	ChainID uint64 `json:"chainId"`
	// RPC and WS are the HTTP and WebSocket addresses of a node.
	RPC string `json:"rpc"`
	WS  string `json:"ws"`
	// DeployBlock is the first block that can hold an event of the contracts.
	DeployBlock uint64         `json:"deployBlock"`
	Token       common.Address `json:"token"`
	Vault       common.Address `json:"vault"`
	Tasks       common.Address `json:"tasks"`
	Rounds      common.Address `json:"rounds"`
	OpReferee   common.Address `json:"opReferee"`
	// Fraud is the referee of every task's spec; Descent and Reveals force signers to publish.
	Fraud   common.Address `json:"aggregationFraud"`
	Descent common.Address `json:"rootDescent"`
	Reveals common.Address `json:"payloadReveals"`
	// Game is the game of every task's spec, Dispute makes trainers publish, ProgramReferee judges programs, Audit pays audits, Enclaves knows who
	// is attested. All but Game are zero where the game is none of ours, and all five where training cannot be disputed. Audit and Enclaves are zero
	// too in a deployment without paid audits, and without the Confidential tier.
	Game           common.Address `json:"trainingFraud"`
	Dispute        common.Address `json:"trainingDispute"`
	ProgramReferee common.Address `json:"programReferee"`
	Audit          common.Address `json:"trainingAudit,omitzero"`
	Enclaves       common.Address `json:"enclaves,omitzero"`
	// L1RPC is a node of the L1 of a chain that is a rollup, L1Portal the rollup's portal there; both or none.
	L1RPC    string         `json:"l1Rpc,omitempty"`
	L1Portal common.Address `json:"l1Portal,omitzero"`
}

// RoundsDomain is the domain of OuterGradient, SyncRound and PayloadReceipt.
func (d Deployment) RoundsDomain() Domain { return Domain{d.ChainID, d.Rounds} }

// EnclavesDomain is the domain of Attestation.
func (d Deployment) EnclavesDomain() Domain { return Domain{d.ChainID, d.Enclaves} }

// VaultDomain is the domain of KeyRegistration.
func (d Deployment) VaultDomain() Domain { return Domain{d.ChainID, d.Vault} }

// Contract is one of a deployment's contracts, by its name in the deployment file.
type Contract struct {
	Name    string
	Address common.Address
}

// Contracts are those without which nothing works.
func (d Deployment) Contracts() []Contract {
	return []Contract{
		{"token", d.Token}, {"vault", d.Vault}, {"tasks", d.Tasks}, {"rounds", d.Rounds}, {"opReferee", d.OpReferee},
		{"aggregationFraud", d.Fraud}, {"rootDescent", d.Descent}, {"payloadReveals", d.Reveals},
	}
}

// TrainingContracts are those with which training is disputed and audits are paid, zero where they are not.
func (d Deployment) TrainingContracts() []Contract {
	return []Contract{{"trainingFraud", d.Game}, {"trainingDispute", d.Dispute}, {"programReferee", d.ProgramReferee}, {"trainingAudit", d.Audit}, {"enclaves", d.Enclaves}}
}

// Check reports the first field without which nothing works.
func (d Deployment) Check() error {
	if d.ChainID == 0 {
		return errors.New("deployment: chainId is missing")
	}
	for _, c := range d.Contracts() {
		if c.Address == (common.Address{}) {
			return fmt.Errorf("deployment: %s is missing", c.Name)
		}
	}
	return nil
}

// LoadDeployment reads and checks a deployment file.
func LoadDeployment(path string) (Deployment, error) {
	var d Deployment
	b, err := os.ReadFile(path)
	if err != nil {
		return d, fmt.Errorf("deployment: %w", err)
	}
	if err := UnmarshalUnique(b, &d); err != nil {
		return d, fmt.Errorf("deployment %s: %w", path, err)
	}
	return d, d.Check()
}

// Save writes the file so that a reader sees either the old one or the whole new one.
func (d Deployment) Save(path string) error {
	b, err := json.MarshalIndent(d, "", "  ")
	if err != nil {
		return fmt.Errorf("deployment: %w", err)
	}
	tmp, err := os.CreateTemp(filepath.Dir(path), filepath.Base(path)+".*")
	if err != nil {
		return fmt.Errorf("deployment: %w", err)
	}
	defer os.Remove(tmp.Name())
	if _, err := tmp.Write(append(b, '\n')); err != nil {
		tmp.Close()
		return fmt.Errorf("deployment: %w", err)
	}
	if err := tmp.Chmod(0o644); err != nil {
		tmp.Close()
		return fmt.Errorf("deployment: %w", err)
	}
	if err := tmp.Close(); err != nil {
		return fmt.Errorf("deployment: %w", err)
	}
	if err := os.Rename(tmp.Name(), path); err != nil {
		return fmt.Errorf("deployment: %w", err)
	}
	return nil
}
