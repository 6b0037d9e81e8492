package verifier_test

import (
	"testing"

	"github.com/ethereum/go-ethereum/common"

	"assay/protocol"
	"assay/verifier"
)

// A task that its operator named may not be posted yet, or have another name. Wrong claims of others are disputed all the same, whether these were
// named or not.
func TestChallengerDisputesBesideATaskThatIsNotPosted(t *testing.T) {
	t.Parallel()
	for name, tasks := range map[string]func(a *academy) []protocol.Hash{
		"named":     func(a *academy) []protocol.Hash { return []protocol.Hash{a.ID, {1}} },
		"not named": func(*academy) []protocol.Hash { return []protocol.Hash{{1}} },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			a := newAcademy(t)
			a.commit(0, a.replay(0, true), true, common.Address{})
			c := challenge(t, a.scene, func(cfg *verifier.ChallengerConfig) { cfg.Tasks, cfg.Every = tasks(a), true })
			reaches(t, c, "claims_wrong_total", "1")
			reaches(t, c, "disputes_total", "1")
		})
	}
}
