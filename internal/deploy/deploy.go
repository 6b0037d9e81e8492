// Package deploy puts the contracts on a chain, and checks that they are there and belong together.
package deploy

import (
	"context"
	"crypto/ecdsa"
	"errors"
	"fmt"
	"log/slog"
	"math/big"
	"os"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/params"

	"assay/bindings/aggregationfraud"
	"assay/bindings/assaytoken"
	"assay/bindings/enclaves"
	"assay/bindings/opreferee"
	"assay/bindings/payloadreveals"
	"assay/bindings/programreferee"
	"assay/bindings/rootdescent"
	"assay/bindings/stakevault"
	"assay/bindings/trainingaudit"
	"assay/bindings/trainingdispute"
	"assay/bindings/trainingfraud"
	"assay/bindings/trainingrounds"
	"assay/bindings/trainingtasks"
	"assay/internal/chain"
	"assay/protocol"
)

// DefaultTimeout bounds the wait for the deployment's transactions.
const DefaultTimeout = 3 * time.Minute

var (
	// ErrMismatch says that what is on chain is not what a deployment file or a caller says.
	ErrMismatch = errors.New("deployment does not match the chain")
	// ErrFailed says that a contract's creation reverted or landed elsewhere.
	ErrFailed = errors.New("deployment failed")
	// ErrNoCode says that the binary was built with bindings that carry no bytecode.
	ErrNoCode = errors.New("bindings have no bytecode")
)

// Client is the part of *ethclient.Client that is used.
type Client interface {
	ChainID(ctx context.Context) (*big.Int, error)
	NonceAt(ctx context.Context, account common.Address, block *big.Int) (uint64, error)
	HeaderByNumber(ctx context.Context, number *big.Int) (*types.Header, error)
	SuggestGasTipCap(ctx context.Context) (*big.Int, error)
	SendTransaction(ctx context.Context, tx *types.Transaction) error
	TransactionReceipt(ctx context.Context, hash common.Hash) (*types.Receipt, error)
	CodeAt(ctx context.Context, account common.Address, block *big.Int) ([]byte, error)
	CallContract(ctx context.Context, call ethereum.CallMsg, block *big.Int) ([]byte, error)
}

// Config of one deployment.
type Config struct {
	Client Client
	// Key pays and signs; its next nonces decide the addresses. Nobody else may use it meanwhile.
	Key    *ecdsa.PrivateKey
	Params Params
	// RPC and WS go into the deployment file.
	RPC, WS string
	// L1RPC and L1Portal go there too, of a chain that is a rollup: both or none.
	L1RPC    string
	L1Portal common.Address
	// Timeout of the whole; 0 is DefaultTimeout.
	Timeout time.Duration
	Log     *slog.Logger
}

// Ensure deploys unless path already holds a deployment; then it checks that one against the chain and cfg.Params, and sends
// nothing. The boolean says whether it deployed.
func Ensure(ctx context.Context, cfg Config, path string) (protocol.Deployment, bool, error) {
	dep, err := protocol.LoadDeployment(path)
	switch {
	case err == nil:
		have, err := Verify(ctx, cfg.Client, dep)
		if err == nil {
			err = cfg.Params.matches(have)
		}
		if err != nil {
			return protocol.Deployment{}, false, fmt.Errorf("%s: %w", path, err)
		}
		return dep, false, nil
	case !errors.Is(err, os.ErrNotExist):
		return protocol.Deployment{}, false, err
	}
	if dep, err = Deploy(ctx, cfg); err != nil {
		return protocol.Deployment{}, false, err
	}
	return dep, true, dep.Save(path)
}

// matches compares with what a chain's contracts have; a zero token matches any.
func (p Params) matches(have Params) error {
	if p.Token == (common.Address{}) {
		p.Token = have.Token
	}
	if !p.equal(have) {
		return fmt.Errorf("%w: it was made with %+v, now asked for is %+v", ErrMismatch, have, p)
	}
	return nil
}

// creation is one contract to create.
type creation struct {
	name string
	at   common.Address
	code []byte
}

// Deploy creates the contracts. They name each other, so their addresses are predicted from the deployer's nonce: token (unless
// Params names one), vault, tasks, rounds, referee's arithmetic, fraud proofs, descent, reveals, and (unless Params names another game)
// referee of programs, proofs of training, disputes, paid audits, enclaves, in this order. All transactions are sent at once, each with a gas limit that bounds
// any creation of its size, so nothing has to be mined before the next one can be estimated.
func Deploy(ctx context.Context, cfg Config) (protocol.Deployment, error) {
	dep, err := deploy(ctx, cfg)
	// A connection's own deadline comes from the context's, and may end first.
	if errors.Is(err, os.ErrDeadlineExceeded) {
		err = fmt.Errorf("%w: %w", context.DeadlineExceeded, err)
	}
	if err != nil {
		return protocol.Deployment{}, fmt.Errorf("deploy: %w", err)
	}
	return dep, nil
}

func deploy(ctx context.Context, cfg Config) (protocol.Deployment, error) {
	var dep protocol.Deployment
	timeout := cfg.Timeout
	if timeout == 0 {
		timeout = DefaultTimeout
	}
	ctx, cancel := context.WithTimeout(ctx, timeout)
	defer cancel()

	chainID, err := cfg.Client.ChainID(ctx)
	if err != nil {
		return dep, err
	}
	if !chainID.IsUint64() {
		return dep, fmt.Errorf("%w: chain id %s", ErrMismatch, chainID)
	}
	if err := cfg.Params.Check(chainID.Uint64()); err != nil {
		return dep, err
	}
	if err := checkRandomness(ctx, cfg.Client); err != nil {
		return dep, err
	}
	from := crypto.PubkeyToAddress(cfg.Key.PublicKey)
	nonce, err := cfg.Client.NonceAt(ctx, from, nil)
	if err != nil {
		return dep, err
	}
	dep = protocol.Deployment{ChainID: chainID.Uint64(), RPC: cfg.RPC, WS: cfg.WS, L1RPC: cfg.L1RPC, L1Portal: cfg.L1Portal, Token: cfg.Params.Token}
	contracts, err := creations(&dep, cfg.Params, from, nonce)
	if err != nil {
		return dep, err
	}
	txs, err := send(ctx, cfg, chainID, nonce, contracts)
	if err != nil {
		return dep, err
	}
	for i, tx := range txs {
		receipt, err := wait(ctx, cfg.Client, tx.Hash())
		if err != nil {
			return dep, fmt.Errorf("%s: %w", contracts[i].name, err)
		}
		if receipt.Status != types.ReceiptStatusSuccessful || receipt.ContractAddress != contracts[i].at {
			return dep, fmt.Errorf("%w: %s, transaction %s: status %d at %s, predicted %s", ErrFailed,
				contracts[i].name, tx.Hash(), receipt.Status, receipt.ContractAddress, contracts[i].at)
		}
		if i == 0 {
			dep.DeployBlock = receipt.BlockNumber.Uint64()
		}
		if cfg.Log != nil {
			cfg.Log.Info("contract deployed", "contract", contracts[i].name, "address", contracts[i].at, "gas", receipt.GasUsed, "block", receipt.BlockNumber)
		}
	}
	have, err := Verify(ctx, cfg.Client, dep)
	if err != nil {
		return dep, err
	}
	return dep, cfg.Params.matches(have)
}

// l1Block is the OP Stack's contract that knows the blocks of L1.
var l1Block = common.HexToAddress("0x4200000000000000000000000000000000000015")

// checkRandomness refuses a chain on which no committee could ever be drawn: it has no L1Block, and its blocks' prevrandao is a constant or a
// difficulty (contracts/src/round/Draws.sol). Every round would go to its fallback window.
func checkRandomness(ctx context.Context, client Client) error {
	code, err := client.CodeAt(ctx, l1Block, nil)
	if err != nil || len(code) > 0 {
		return err
	}
	head, err := client.HeaderByNumber(ctx, nil)
	if err != nil {
		return err
	}
	if head.MixDigest.Big().BitLen() <= 64 {
		return fmt.Errorf("%w: the chain has neither an L1Block nor a random prevrandao (block %s has %s): no committee and no audit could be drawn", ErrParams, head.Number, head.MixDigest)
	}
	return nil
}

// creations fills in the predicted addresses and returns what to send, in the order of the nonces.
func creations(dep *protocol.Deployment, p Params, from common.Address, nonce uint64) ([]creation, error) {
	next := func() common.Address {
		nonce++
		return crypto.CreateAddress(from, nonce-1)
	}
	var out []creation
	if p.Token == (common.Address{}) {
		dep.Token = next()
		out = append(out, creation{"AssayToken", dep.Token, common.FromHex(assaytoken.AssayTokenMetaData.Bin)})
	}
	dep.Vault, dep.Tasks, dep.Rounds = next(), next(), next()
	dep.OpReferee, dep.Fraud, dep.Descent, dep.Reveals = next(), next(), next(), next()
	own := p.Game == (common.Address{})
	if dep.Game = p.Game; own {
		dep.ProgramReferee, dep.Game, dep.Dispute, dep.Audit, dep.Enclaves = next(), next(), next(), next(), next()
	}
	type contract struct {
		name string
		at   common.Address
		bin  string
		args []byte
	}
	list := []contract{
		{"StakeVault", dep.Vault, stakevault.StakeVaultMetaData.Bin,
			stakevault.NewStakeVault().PackConstructor(dep.Token, dep.Tasks, p.UnbondingPeriod)},
		{"TrainingTasks", dep.Tasks, trainingtasks.TrainingTasksMetaData.Bin,
			trainingtasks.NewTrainingTasks().PackConstructor(dep.Vault, dep.Rounds, p.MinWindow, p.Outage, p.UnbondingMargin, p.RevealRate, dep.Fraud, dep.Game)},
		{"TrainingRounds", dep.Rounds, trainingrounds.TrainingRoundsMetaData.Bin,
			trainingrounds.NewTrainingRounds().PackConstructor(dep.Tasks)},
		{"OpReferee", dep.OpReferee, opreferee.OpRefereeMetaData.Bin, nil},
		{"AggregationFraud", dep.Fraud, aggregationfraud.AggregationFraudMetaData.Bin,
			aggregationfraud.NewAggregationFraud().PackConstructor(dep.Rounds, dep.OpReferee, dep.Descent, dep.Reveals)},
		{"RootDescent", dep.Descent, rootdescent.RootDescentMetaData.Bin,
			rootdescent.NewRootDescent().PackConstructor(dep.Fraud, p.DescentBond)},
		{"PayloadReveals", dep.Reveals, payloadreveals.PayloadRevealsMetaData.Bin,
			payloadreveals.NewPayloadReveals().PackConstructor(dep.Fraud, p.RevealPrice)},
	}
	if own {
		list = append(list,
			contract{"ProgramReferee", dep.ProgramReferee, programreferee.ProgramRefereeMetaData.Bin, nil},
			contract{"TrainingFraud", dep.Game, trainingfraud.TrainingFraudMetaData.Bin,
				trainingfraud.NewTrainingFraud().PackConstructor(dep.Rounds, dep.ProgramReferee, dep.Dispute, dep.Enclaves)},
			contract{"TrainingDispute", dep.Dispute, trainingdispute.TrainingDisputeMetaData.Bin,
				trainingdispute.NewTrainingDispute().PackConstructor(dep.Game, p.DescentBond)},
			contract{"TrainingAudit", dep.Audit, trainingaudit.TrainingAuditMetaData.Bin, trainingaudit.NewTrainingAudit().PackConstructor(dep.Game)},
			contract{"Enclaves", dep.Enclaves, enclaves.EnclavesMetaData.Bin, enclaves.NewEnclaves().PackConstructor(dep.Game)})
	}
	for _, c := range list {
		out = append(out, creation{c.name, c.at, append(common.FromHex(c.bin), c.args...)})
	}
	for _, c := range out {
		if len(c.code) < 256 {
			return nil, fmt.Errorf("%w: %s", ErrNoCode, c.name)
		}
	}
	return out, nil
}

// gasLimit bounds what a creation with this code can use, constructor included: at most 40 gas for a byte of calldata
// (EIP-7623), at most 200 for a byte of code that is kept (created contracts are part of the code), and what the constructors
// store. The largest creation, 46 kB, takes at most 12 million, well below the 2^24 gas of a transaction.
func gasLimit(code []byte) uint64 { return 1_000_000 + 240*uint64(len(code)) }

func send(ctx context.Context, cfg Config, chainID *big.Int, nonce uint64, contracts []creation) ([]*types.Transaction, error) {
	head, err := cfg.Client.HeaderByNumber(ctx, nil)
	if err != nil {
		return nil, err
	}
	tip, err := cfg.Client.SuggestGasTipCap(ctx)
	if err != nil {
		return nil, err
	}
	feeCap := new(big.Int).Add(tip, big.NewInt(params.GWei))
	if head.BaseFee != nil {
		// Twice the base fee stays enough while it rises for six full blocks.
		feeCap.Add(feeCap, new(big.Int).Lsh(head.BaseFee, 1))
	}
	signer := types.LatestSignerForChainID(chainID)
	txs := make([]*types.Transaction, len(contracts))
	for i, c := range contracts {
		txs[i], err = types.SignNewTx(cfg.Key, signer, &types.DynamicFeeTx{
			ChainID: chainID, Nonce: nonce + uint64(i), Gas: gasLimit(c.code), GasTipCap: tip, GasFeeCap: feeCap, Data: c.code,
		})
		if err != nil {
			return nil, err
		}
		if err := cfg.Client.SendTransaction(ctx, txs[i]); err != nil {
			return nil, fmt.Errorf("%s: %w", c.name, err)
		}
	}
	return txs, nil
}

func wait(ctx context.Context, client Client, hash common.Hash) (*types.Receipt, error) {
	tick := time.NewTicker(100 * time.Millisecond)
	defer tick.Stop()
	for {
		receipt, err := client.TransactionReceipt(ctx, hash)
		if err == nil {
			return receipt, nil
		}
		if !chain.NoReceipt(err) {
			return nil, err
		}
		select {
		case <-ctx.Done():
			return nil, fmt.Errorf("transaction %s is not mined: %w", hash, ctx.Err())
		case <-tick.C:
		}
	}
}

// Verify checks that the contracts of a deployment are on the client's chain and name each other, and returns their constants.
func Verify(ctx context.Context, client Client, dep protocol.Deployment) (Params, error) {
	p, err := verify(ctx, client, dep)
	if err != nil {
		return Params{}, fmt.Errorf("verify deployment: %w", err)
	}
	return p, nil
}

func verify(ctx context.Context, client Client, dep protocol.Deployment) (Params, error) {
	p := Params{Token: dep.Token}
	if err := dep.Check(); err != nil {
		return p, err
	}
	id, err := client.ChainID(ctx)
	if err != nil {
		return p, err
	}
	if !id.IsUint64() || id.Uint64() != dep.ChainID {
		return p, fmt.Errorf("%w: the RPC serves chain %s, the deployment is of chain %d", ErrMismatch, id, dep.ChainID)
	}
	for _, c := range dep.Contracts() {
		code, err := client.CodeAt(ctx, c.Address, nil)
		if err != nil {
			return p, err
		}
		if len(code) == 0 {
			return p, fmt.Errorf("%w: no contract at %s (%s)", ErrMismatch, c.Address, c.Name)
		}
	}
	vault, tasks, rounds := stakevault.NewStakeVault(), trainingtasks.NewTrainingTasks(), trainingrounds.NewTrainingRounds()
	fraud, descent, reveals := aggregationfraud.NewAggregationFraud(), rootdescent.NewRootDescent(), payloadreveals.NewPayloadReveals()
	var links struct {
		token, tasks, vault, rounds, roundsTasks, roundsVault, referee                                common.Address
		fraudTasks, fraudRounds, fraudReferee, fraudDescent, fraudReveals, descentFraud, revealsFraud common.Address
		game, gameRounds, gameReferee, gameDispute, disputeFraud, auditFraud, enclaves, enclavesFraud common.Address
	}
	reads := []func() error{
		get(ctx, client, dep.Vault, vault.PackToken(), vault.UnpackToken, &links.token),
		get(ctx, client, dep.Vault, vault.PackTasks(), vault.UnpackTasks, &links.tasks),
		get(ctx, client, dep.Vault, vault.PackUnbondingPeriod(), vault.UnpackUnbondingPeriod, &p.UnbondingPeriod),
		get(ctx, client, dep.Tasks, tasks.PackVault(), tasks.UnpackVault, &links.vault),
		get(ctx, client, dep.Tasks, tasks.PackRounds(), tasks.UnpackRounds, &links.rounds),
		get(ctx, client, dep.Tasks, tasks.PackMinWindow(), tasks.UnpackMinWindow, &p.MinWindow),
		get(ctx, client, dep.Tasks, tasks.PackOutage(), tasks.UnpackOutage, &p.Outage),
		get(ctx, client, dep.Tasks, tasks.PackUnbondingMargin(), tasks.UnpackUnbondingMargin, &p.UnbondingMargin),
		get(ctx, client, dep.Tasks, tasks.PackRevealRate(), tasks.UnpackRevealRate, &p.RevealRate),
		get(ctx, client, dep.Tasks, tasks.PackReferee(), tasks.UnpackReferee, &links.referee),
		get(ctx, client, dep.Tasks, tasks.PackGame(), tasks.UnpackGame, &links.game),
		get(ctx, client, dep.Rounds, rounds.PackTasks(), rounds.UnpackTasks, &links.roundsTasks),
		get(ctx, client, dep.Rounds, rounds.PackVault(), rounds.UnpackVault, &links.roundsVault),
		get(ctx, client, dep.Fraud, fraud.PackTasks(), fraud.UnpackTasks, &links.fraudTasks),
		get(ctx, client, dep.Fraud, fraud.PackRounds(), fraud.UnpackRounds, &links.fraudRounds),
		get(ctx, client, dep.Fraud, fraud.PackOpReferee(), fraud.UnpackOpReferee, &links.fraudReferee),
		get(ctx, client, dep.Fraud, fraud.PackDescent(), fraud.UnpackDescent, &links.fraudDescent),
		get(ctx, client, dep.Fraud, fraud.PackReveals(), fraud.UnpackReveals, &links.fraudReveals),
		get(ctx, client, dep.Descent, descent.PackFraud(), descent.UnpackFraud, &links.descentFraud),
		get(ctx, client, dep.Descent, descent.PackBond(), descent.UnpackBond, &p.DescentBond),
		get(ctx, client, dep.Reveals, reveals.PackFraud(), reveals.UnpackFraud, &links.revealsFraud),
		get(ctx, client, dep.Reveals, reveals.PackPricePerLeaf(), reveals.UnpackPricePerLeaf, &p.RevealPrice),
	}
	if own := dep.Dispute != (common.Address{}); own {
		game, dispute := trainingfraud.NewTrainingFraud(), trainingdispute.NewTrainingDispute()
		reads = append(reads,
			get(ctx, client, dep.Game, game.PackRounds(), game.UnpackRounds, &links.gameRounds),
			get(ctx, client, dep.Game, game.PackReferee(), game.UnpackReferee, &links.gameReferee),
			get(ctx, client, dep.Game, game.PackDispute(), game.UnpackDispute, &links.gameDispute),
			get(ctx, client, dep.Dispute, dispute.PackFraud(), dispute.UnpackFraud, &links.disputeFraud))
		if links.auditFraud = dep.Game; dep.Audit != (common.Address{}) {
			audit := trainingaudit.NewTrainingAudit()
			reads = append(reads, get(ctx, client, dep.Audit, audit.PackFraud(), audit.UnpackFraud, &links.auditFraud))
		}
		if links.enclavesFraud = dep.Game; dep.Enclaves != (common.Address{}) {
			own := enclaves.NewEnclaves()
			reads = append(reads,
				get(ctx, client, dep.Game, game.PackEnclaves(), game.UnpackEnclaves, &links.enclaves),
				get(ctx, client, dep.Enclaves, own.PackFraud(), own.UnpackFraud, &links.enclavesFraud))
		}
	} else {
		links.auditFraud, links.enclavesFraud = dep.Game, dep.Game
		p.Game, links.gameRounds, links.disputeFraud = dep.Game, dep.Rounds, dep.Game
	}
	for _, read := range reads {
		if err := read(); err != nil {
			return p, err
		}
	}
	for _, l := range []struct {
		name       string
		have, want common.Address
	}{
		{"the vault's token", links.token, dep.Token},
		{"the vault's task registry", links.tasks, dep.Tasks},
		{"the task registry's vault", links.vault, dep.Vault},
		{"the task registry's rounds", links.rounds, dep.Rounds},
		{"the rounds' task registry", links.roundsTasks, dep.Tasks},
		{"the rounds' vault", links.roundsVault, dep.Vault},
		{"the task registry's referee", links.referee, dep.Fraud},
		{"the fraud proofs' task registry", links.fraudTasks, dep.Tasks},
		{"the fraud proofs' rounds", links.fraudRounds, dep.Rounds},
		{"the fraud proofs' arithmetic", links.fraudReferee, dep.OpReferee},
		{"the fraud proofs' descent", links.fraudDescent, dep.Descent},
		{"the fraud proofs' reveals", links.fraudReveals, dep.Reveals},
		{"the descent's fraud proofs", links.descentFraud, dep.Fraud},
		{"the reveals' fraud proofs", links.revealsFraud, dep.Fraud},
		{"the task registry's game", links.game, dep.Game},
		{"the game's rounds", links.gameRounds, dep.Rounds},
		{"the game's referee", links.gameReferee, dep.ProgramReferee},
		{"the game's disputes", links.gameDispute, dep.Dispute},
		{"the disputes' game", links.disputeFraud, dep.Game},
		{"the audits' game", links.auditFraud, dep.Game},
		{"the training proofs' enclaves", links.enclaves, dep.Enclaves},
		{"the enclaves' game", links.enclavesFraud, dep.Game},
	} {
		if l.have != l.want {
			return p, fmt.Errorf("%w: %s is %s, the deployment says %s", ErrMismatch, l.name, l.have, l.want)
		}
	}
	return p, nil
}

// get returns a function that reads one value of a contract. A contract that does not answer like ours is a mismatch.
func get[T any](ctx context.Context, client Client, to common.Address, data []byte, unpack func([]byte) (T, error), out *T) func() error {
	return func() error {
		raw, err := client.CallContract(ctx, ethereum.CallMsg{To: &to, Data: data}, nil)
		if err != nil {
			return fmt.Errorf("%s: %w", to, err)
		}
		if *out, err = unpack(raw); err != nil {
			return fmt.Errorf("%w: %s is another contract: %w", ErrMismatch, to, err)
		}
		return nil
	}
}
