package chaintest

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"time"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/protocol"
)

// Upload gives the keeper at a base URL what the task's sponsor hands over.
func (t *Task) Upload(keeper string) {
	t.T.Helper()
	var state bytes.Buffer
	require.NoError(t.T, protocol.WriteState(&state, t.Initial, t.Spec.FragmentCount))
	t.put(keeper+"/v1/manifests/"+protocol.Hash(t.Spec.ManifestHash).String(), t.Manifest)
	t.put(keeper+"/v1/states/"+protocol.Hash(t.Spec.InitialStateRoot).String(), state.Bytes())
	for _, p := range t.Parts {
		t.put(keeper+"/v1/objects/"+p.Root.String(), p.Raw)
	}
}

// UploadPayload gives the keeper at a base URL a trainer's payload of a round, as canonical leaves, and returns its acknowledgement.
func (t *Task) UploadPayload(keeper string, round uint32, trainer common.Address, leaves []byte) []byte {
	t.T.Helper()
	var body bytes.Buffer
	require.NoError(t.T, protocol.WritePayloadLeaves(&body, &t.Spec, leaves))
	return t.put(fmt.Sprintf("%s/v1/payloads/%s/%d/%s", keeper, t.ID, round, trainer), body.Bytes())
}

// put sends an object, again while the keeper says that it is too early: it may not have seen the newest block yet.
func (t *Task) put(url string, body []byte) []byte {
	t.T.Helper()
	ctx := t.Ctx()
	var answer []byte
	for {
		req, err := http.NewRequestWithContext(ctx, http.MethodPut, url, bytes.NewReader(body))
		require.NoError(t.T, err)
		resp, err := http.DefaultClient.Do(req)
		require.NoError(t.T, err, "after it said: %s", answer)
		answer, err = io.ReadAll(resp.Body)
		_ = resp.Body.Close()
		require.NoError(t.T, err)
		if resp.StatusCode == http.StatusOK {
			return answer
		}
		require.Contains(t.T, []int{http.StatusServiceUnavailable, http.StatusTooEarly, http.StatusNotFound}, resp.StatusCode, "%s: %s", url, answer)
		select {
		case <-ctx.Done():
			require.FailNow(t.T, "the keeper does not take it", "%s: %s", url, answer)
		case <-time.After(BlockTime / 2):
		}
	}
}
