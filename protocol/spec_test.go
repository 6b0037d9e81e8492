package protocol_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"math/big"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
	"github.com/stretchr/testify/require"

	"assay/protocol"
)

type specVectors struct {
	Token           common.Address
	Referee         common.Address
	Game            common.Address
	MinWindow       uint32
	UnbondingPeriod uint64
	UnbondingMargin uint64
	Cases           []struct {
		Name               string
		Outage, RevealRate uint32
		Spec               protocol.TaskSpec
		Error              string
		Field              string
		Rule               string
	}
}

func TestSpecJSON(t *testing.T) {
	var f specVectors
	load(t, "spec.json", &f)
	good := f.Cases[0].Spec
	b, err := json.Marshal(good)
	require.NoError(t, err)
	var back protocol.TaskSpec
	require.NoError(t, json.Unmarshal(b, &back))
	require.Equal(t, good, back)

	// Every field is written under its contract name and read back into its own place.
	typ := reflect.TypeFor[protocol.TaskSpec]()
	require.Equal(t, protocol.SpecWords, typ.NumField()+len(good.Weights)-1)
	dec := json.NewDecoder(bytes.NewReader(b))
	_, err = dec.Token()
	require.NoError(t, err)
	for i := range typ.NumField() {
		key, err := dec.Token()
		require.NoError(t, err)
		name := typ.Field(i).Name
		require.Equal(t, strings.ToLower(name[:1])+name[1:], key)
		var value json.RawMessage
		require.NoError(t, dec.Decode(&value))
		var single protocol.TaskSpec
		require.NoError(t, json.Unmarshal([]byte(`{"`+key.(string)+`":`+string(value)+`}`), &single))
		got, want := reflect.ValueOf(single), reflect.ValueOf(good)
		for j := range typ.NumField() {
			if j == i {
				require.Equal(t, want.Field(j).Interface(), got.Field(j).Interface(), name)
			} else {
				require.True(t, got.Field(j).IsZero(), "%s also sets %s", name, typ.Field(j).Name)
			}
		}
	}

	// A file may state only what differs, enumerations by name and binary32 as bits.
	partial := good
	require.NoError(t, json.Unmarshal([]byte(`{"maxRounds":7,"aggregation":"Krum","tier":"Verified","outerMomentum":"0x3f000000","trainerLock":"5"}`), &partial))
	want := good
	want.MaxRounds, want.Aggregation, want.Tier = 7, uint8(protocol.Krum), uint8(protocol.TierVerified)
	want.OuterMomentum, want.TrainerLock = 0x3f000000, big.NewInt(5)
	require.Equal(t, want, partial)
	require.Equal(t, "8000000000000000000", good.TrainerLock.String(), "a copy's amounts are its own")

	// Weights are listed by slot, without the zeros behind the last one; those that were there before are gone.
	require.NoError(t, json.Unmarshal([]byte(`{"weights":[1,2,3]}`), &partial))
	require.NoError(t, json.Unmarshal([]byte(`{"weights":["0x40400000",1065353216,0,0,0,0,0,0,"0x3f000000",0]}`), &partial))
	require.Equal(t, []uint32{0x40400000, 0x3f800000, 0, 0, 0, 0, 0, 0, 0x3f000000}, partial.WeightList())
	require.Equal(t, uint32(0x3f800000), partial.Weight(1))
	require.Equal(t, "3f000000", common.Bytes2Hex(partial.Weights[1][:4]), "slot 8 begins the second word")
	b, err = json.Marshal(partial)
	require.NoError(t, err)
	require.Contains(t, string(b), `"weights":[1077936128,1065353216,0,0,0,0,0,0,1056964608],`)

	for _, bad := range []string{
		`[]`, `{`, `{"maxRounds":7,"maxRounds":8}`, `{"MaxRounds":7}`, `{"rounds":7}`, `{"maxRounds":-1}`, `{"maxRounds":7.0}`, `{"maxRounds":"7"}`,
		`{"maxRounds":4294967296}`, `{"maxRounds":null}`, `{"trainerLock":5}`, `{"trainerLock":"0x5"}`, `{"trainerLock":"-5"}`, `{"trainerLock":""}`,
		`{"trainerLock":"1234567890123456789012345678901234567890"}`, `{"aggregation":"krum"}`, `{"aggregation":256}`, `{"outerMomentum":"0.9"}`,
		`{"outerMomentum":"0x1ffffffff"}`, `{"outerMomentum":"3f000000"}`, `{"seed":"0x01"}`, `{"token":"0x01"}`, `{"custodyAssumed":1}`,
		`{"payloadBoundLog2":32768}`, `{"weights":1}`, `{"weights":["3"]}`, `{"weights":[-1]}`, `{"weights":[null]}`,
		`{"weights":[0` + strings.Repeat(",0", 64) + `]}`,
	} {
		kept := good
		require.Error(t, json.Unmarshal([]byte(bad), &kept), bad)
		require.Equal(t, good, kept, bad)
	}
}

func TestSpecFigures(t *testing.T) {
	var f specVectors
	load(t, "spec.json", &f)
	s := f.Cases[0].Spec
	require.Equal(t, "48000000000000000000", s.Escrow().String(), "12 rounds of 4 gradients at 10^18")
	require.EqualValues(t, 30+(2*30+27*5)+12, s.Liability())
	require.Equal(t, 1024.0, s.PayloadBound())
}

// TestErrorTable holds the names and statuses against the table in the documentation.
func TestErrorTable(t *testing.T) {
	doc, err := os.ReadFile("../docs/formats.md")
	require.NoError(t, err)
	rows := regexp.MustCompile(`(?m)^\| [^|]+ \| ([A-Z]\w+) \| (\d{3}) \|$`).FindAllStringSubmatch(string(doc), -1)
	sentinels := map[string]*protocol.Error{}
	for _, e := range []*protocol.Error{
		protocol.ErrInvalidSignature, protocol.ErrTrainerNotEnrolled, protocol.ErrTaskNotFound, protocol.ErrInvalidRound, protocol.ErrStaleParent,
		protocol.ErrCommitWindowClosed, protocol.ErrDuplicateSubmission, protocol.ErrCommitWindowOpen, protocol.ErrUploadWindowClosed,
		protocol.ErrGradientNotFound, protocol.ErrPayloadSizeMismatch, protocol.ErrPayloadTruncated, protocol.ErrPayloadTooLarge,
		protocol.ErrNonFinitePayload, protocol.ErrPayloadBoundExceeded, protocol.ErrPayloadHashMismatch, protocol.ErrPayloadMalformed,
		protocol.ErrReportMalformed, protocol.ErrStatisticsMalformed,
	} {
		sentinels[e.Name] = e
		require.NotEmpty(t, e.Message)
		require.NotEmpty(t, e.Hint)
	}
	require.GreaterOrEqual(t, len(rows), len(sentinels))
	found := 0
	for _, row := range rows {
		if e, ok := sentinels[row[1]]; ok {
			require.Equal(t, row[2], strconv.Itoa(e.Status), row[1])
			found++
		}
	}
	require.Equal(t, len(sentinels), found, "a name is not in docs/formats.md section 7")
}

func TestErrors(t *testing.T) {
	cause := errors.New("unexpected end")
	wrapped := error(protocol.ErrPayloadTruncated.Because(cause))
	require.ErrorIs(t, wrapped, protocol.ErrPayloadTruncated)
	require.ErrorIs(t, wrapped, cause)
	require.NotErrorIs(t, wrapped, protocol.ErrPayloadTooLarge)
	require.Equal(t, "the body ends early", protocol.ErrPayloadTruncated.Message, "a sentinel is never changed")
	e := protocol.ErrInvalidRound.With("round %d is open", 7)
	e.Hint = "commit to round 7"

	w := httptest.NewRecorder()
	protocol.WriteError(w, e)
	require.Equal(t, http.StatusConflict, w.Code)
	require.Equal(t, "application/json", w.Header().Get("Content-Type"))
	require.JSONEq(t, `{"error":{"name":"InvalidRound","message":"round 7 is open","hint":"commit to round 7"}}`, w.Body.String())
	back := protocol.ReadError(w.Code, w.Body)
	require.ErrorIs(t, back, protocol.ErrInvalidRound)
	require.Equal(t, e.Message, back.Message)
	require.Equal(t, http.StatusConflict, back.Status)

	// Another server's words are few, however many it used.
	const long = 10_000
	raw, err := json.Marshal(map[string]any{"error": map[string]string{
		"name": strings.Repeat("n", long), "message": strings.Repeat("é", long), "hint": strings.Repeat("h", long)}})
	require.NoError(t, err)
	back = protocol.ReadError(http.StatusConflict, bytes.NewReader(raw))
	require.Len(t, back.Name, 64)
	require.Equal(t, strings.Repeat("é", 200), back.Message)
	require.Len(t, back.Hint, 400)

	// What has no name stays inside.
	w = httptest.NewRecorder()
	protocol.WriteError(w, errors.New("/var/lib/secret"))
	require.Equal(t, http.StatusInternalServerError, w.Code)
	require.NotContains(t, w.Body.String(), "secret")

	for _, body := range []string{"", "<html>", `{"error":null}`, `{"error":{}}`, `[]`, strings.Repeat("[", 1<<20)} {
		e := protocol.ReadError(http.StatusBadGateway, strings.NewReader(body))
		require.Equal(t, "Internal", e.Name)
		require.Equal(t, http.StatusBadGateway, e.Status)
	}
	require.Equal(t, http.StatusInternalServerError, protocol.ErrInternal.Status)
	endless := &counter{}
	protocol.ReadError(500, endless)
	require.Less(t, endless.n, 1<<20, "an endless answer is not read to its end")
}

// counter is an endless source of opening brackets that counts what is taken.
type counter struct{ n int }

func (c *counter) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = '['
	}
	c.n += len(p)
	return len(p), nil
}

var _ io.Reader = (*counter)(nil)

func TestEnumNames(t *testing.T) {
	types, err := os.ReadFile("../contracts/src/facts/Types.sol")
	require.NoError(t, err)
	for enum, name := range map[string]func(uint8) string{
		"TaskStatus":      func(v uint8) string { return protocol.TaskStatus(v).String() },
		"Phase":           func(v uint8) string { return protocol.Phase(v).String() },
		"RoundStatus":     func(v uint8) string { return protocol.RoundStatus(v).String() },
		"Tier":            func(v uint8) string { return protocol.Tier(v).String() },
		"AggregationRule": func(v uint8) string { return protocol.AggregationRule(v).String() },
		"Quantization":    func(v uint8) string { return protocol.Quantization(v).String() },
		"PayloadKind":     func(v uint8) string { return protocol.PayloadKind(v).String() },
		"OuterUpdate":     func(v uint8) string { return protocol.OuterUpdate(v).String() },
		"Role":            func(v uint8) string { return protocol.Role(v).String() },
	} {
		m := regexp.MustCompile(`enum ` + enum + ` \{([^}]*)\}`).FindSubmatch(types)
		require.NotNil(t, m, enum)
		members := strings.Split(string(m[1]), ",")
		for i, member := range members {
			require.Equal(t, strings.TrimSpace(member), name(uint8(i)), enum)
		}
		require.Equal(t, strconv.Itoa(len(members)), name(uint8(len(members))), "%s has as many values here", enum)
	}
	require.True(t, protocol.StatusFailed.Ended())
	require.False(t, protocol.StatusTraining.Ended())
}

func TestDeployment(t *testing.T) {
	path := filepath.Join(t.TempDir(), "deployment.json")
	d := protocol.Deployment{ChainID: 1337, RPC: "http://127.0.0.1:8545", WS: "ws://127.0.0.1:8546", DeployBlock: 1,
		Token: common.Address{1}, Vault: common.Address{2}, Tasks: common.Address{3}, Rounds: common.Address{4},
		OpReferee: common.Address{5}, Fraud: common.Address{6}, Descent: common.Address{7}, Reveals: common.Address{8},
		Game: common.Address{9}, Dispute: common.Address{10}, ProgramReferee: common.Address{11}}
	require.NoError(t, d.Save(path))
	d.DeployBlock = 2
	require.NoError(t, d.Save(path), "an old file is replaced")
	back, err := protocol.LoadDeployment(path)
	require.NoError(t, err)
	require.Equal(t, d, back)
	left, err := os.ReadDir(filepath.Dir(path))
	require.NoError(t, err)
	require.Len(t, left, 1)
	b, err := os.ReadFile(path)
	require.NoError(t, err)
	require.JSONEq(t, `{"chainId":1337,"rpc":"http://127.0.0.1:8545","ws":"ws://127.0.0.1:8546","deployBlock":2,
		"token":"0x0100000000000000000000000000000000000000","vault":"0x0200000000000000000000000000000000000000",
		"tasks":"0x0300000000000000000000000000000000000000","rounds":"0x0400000000000000000000000000000000000000",
		"opReferee":"0x0500000000000000000000000000000000000000","aggregationFraud":"0x0600000000000000000000000000000000000000",
		"rootDescent":"0x0700000000000000000000000000000000000000","payloadReveals":"0x0800000000000000000000000000000000000000",
		"trainingFraud":"0x0900000000000000000000000000000000000000","trainingDispute":"0x0a00000000000000000000000000000000000000",
		"programReferee":"0x0b00000000000000000000000000000000000000"}`, string(b))
	require.Equal(t, protocol.Domain{ChainID: 1337, Contract: d.Rounds}, d.RoundsDomain())
	require.Equal(t, protocol.Domain{ChainID: 1337, Contract: d.Vault}, d.VaultDomain())

	rollup := d
	rollup.L1RPC, rollup.L1Portal = "http://127.0.0.1:8544", common.Address{9}
	require.NoError(t, rollup.Save(path))
	back, err = protocol.LoadDeployment(path)
	require.NoError(t, err)
	require.Equal(t, rollup, back)

	_, err = protocol.LoadDeployment(path + ".missing")
	require.ErrorIs(t, err, os.ErrNotExist)
	require.Error(t, d.Save(filepath.Join(path, "below a file")))
	for _, bad := range []string{"", "{}", `{"chainId":1}`, strings.Replace(string(b), "0x03", "0x", 1), strings.Replace(string(b), "0x02", "0x00", 1), strings.Replace(string(b), "0x08", "0x00", 1)} {
		require.NoError(t, os.WriteFile(path, []byte(bad), 0o600))
		_, err := protocol.LoadDeployment(path)
		require.Error(t, err, bad)
	}
}
