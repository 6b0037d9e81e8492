package protocol_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/protocol"
)

func TestRepeatedKeysAreRefused(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		`{"a":1,"a":1}`:                       `key "a" is repeated: say it once`,
		`{"a":1,"\u0061":2}`:                  `key "a" is repeated: say it once`,
		`{"a":1,"A":2}`:                       `keys "a" and "A" are the same: say it once`,
		`{"b":{"a":1,"c":{},"a":2}}`:          `in "b": key "a" is repeated: say it once`,
		`[1,{"a":[{"c":0},{"c":0,"c":1}]}]`:   `in a list: in "a": in a list: key "c" is repeated: say it once`,
		`{"a":{"a":1},"b":[{"a":1},{"a":2}]}`: "",
		`null`:                                "",
	} {
		var v any
		if err := protocol.UnmarshalUnique([]byte(text), &v); want == "" {
			require.NoError(t, err, text)
		} else {
			require.EqualError(t, err, want, text)
		}
	}
	var v any
	require.ErrorAs(t, protocol.UnmarshalUnique([]byte(`{"a":1}}`), &v), new(*json.SyntaxError))
}

// A second address behind the first, of the same contract: which one counts nobody can see.
func TestDeploymentThatNamesAContractTwiceIsRefused(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "deployment.json")
	require.NoError(t, os.WriteFile(path, []byte(`{"chainId":1,"tasks":"0x0000000000000000000000000000000000000001","Tasks":"0x0000000000000000000000000000000000000002"}`), 0o600))
	_, err := protocol.LoadDeployment(path)
	require.ErrorContains(t, err, `keys "tasks" and "Tasks" are the same`)
}

// What a structure has no field for is refused, and what is said twice whether it has or not.
func TestUnknownMembersAreRefused(t *testing.T) {
	t.Parallel()
	var v struct {
		A int `json:"a"`
	}
	require.NoError(t, protocol.UnmarshalStrict([]byte(`{"a":1}`), &v))
	require.Equal(t, 1, v.A)
	for _, text := range []string{`{"a":1,"b":2}`, `{"a":1,"a":1}`, `{"a":1}{}`, `{"a":1`, `{"a":"1"}`, ``} {
		require.Error(t, protocol.UnmarshalStrict([]byte(text), &v), text)
	}
}
