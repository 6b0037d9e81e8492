package verifier_test

import (
	"fmt"
	"math/big"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/stretchr/testify/require"

	"assay/internal/chain/chaintest"
	"assay/internal/keys"
	"assay/protocol"
	"assay/verifier"
)

// As many tasks of strangers as fit into the replay memory, here one, whose sources hang with the programs or with the data set, keep no audit of another
// task from being in time: nobody holds memory while sources are asked.
func TestAuditorBesideATaskThatHangs(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"programs", "data set"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			env, lib := chaintest.New(t), newLibrary(t)
			offered := func(task *chaintest.Task) {
				sponsor := keys.Dev(chaintest.Sponsor)
				budget := new(big.Int).Mul(auditTerms().Reward, big.NewInt(int64(task.Spec.MaxRounds)*int64(task.Spec.TrainerCount)))
				task.Send(sponsor, task.Env.Chain.Mint(crypto.PubkeyToAddress(sponsor.PublicKey), budget))
				task.Send(sponsor, task.Env.Chain.Approve(task.Dep.Audit, budget))
				task.Send(sponsor, task.Env.Chain.AuditOffer(task.ID, auditTerms()))
			}
			junk := academyBeside(t, env, lib, 0, func(spec *protocol.TaskSpec) {
				if name == "data set" {
					spec.DatasetRoot = protocol.Hash{7}
				}
			}, nil, offered)
			honest := academyBeside(t, env, lib, 512, func(*protocol.TaskSpec) {}, nil, offered)
			hanging := junk.task.Programs.Step.Root()
			if name == "data set" {
				hanging = junk.Spec.DatasetRoot
			}
			for _, a := range []*academy{junk, honest} {
				for i := range int(a.Spec.TrainerCount) {
					a.commit(i, a.replay(i, false), true, common.Address{})
				}
			}
			account := crypto.PubkeyToAddress(honest.keeper.PublicKey)
			honest.Send(honest.keeper, env.Chain.Mint(account, chaintest.Tokens(10_000)))
			target, err := url.Parse(lib.url)
			require.NoError(t, err)
			proxy, over := httputil.NewSingleHostReverseProxy(target), make(chan struct{})
			evil := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				if !strings.Contains(r.URL.Path, hanging.String()) {
					proxy.ServeHTTP(w, r)
					return
				}
				select {
				case <-over:
				case <-r.Context().Done():
				}
			}))
			t.Cleanup(func() { close(over); evil.Close() })
			junk.Draw(junk.keeper)
			drawnAt := honest.Draw(honest.keeper).DrawnAt
			c, _ := auditor(t, honest, t.TempDir(), func(cfg *verifier.ChallengerConfig) {
				cfg.Sources, cfg.MaxReplayBytes = []string{evil.URL}, 512<<20 // one at a time: by default it is sixteen
			})
			patiently(2*time.Minute, func() bool {
				return metric(t, c, "audits_committed_total") == fmt.Sprint(honest.Spec.TrainerCount) || honest.View().Time >= drawnAt+uint64(auditTerms().Window)
			})
			require.Equal(t, fmt.Sprint(honest.Spec.TrainerCount), metric(t, c, "audits_committed_total"))
		})
	}
}
