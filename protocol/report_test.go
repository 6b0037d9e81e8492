package protocol

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestReportsAreRead: a report that was written is read back, and each way in which one may be none is refused by name.
func TestReportsAreRead(t *testing.T) {
	t.Parallel()
	good := SignedReport{TrainingReport{TaskId: Hash{1}, Round: 3, MeanLoss: "2.5", Records: 20, Samples: []string{"a\nb"}}, make([]byte, SignatureBytes)}
	raw, err := json.Marshal(good)
	require.NoError(t, err)
	back, err := ReadReport(raw)
	require.NoError(t, err)
	require.Equal(t, good, back)

	for what, change := range map[string]func(*SignedReport){
		"an exponent":          func(r *SignedReport) { r.MeanLoss = "1e3" },
		"no digits":            func(r *SignedReport) { r.FirstLoss = "." },
		"a leading zero":       func(r *SignedReport) { r.LastLoss = "01" },
		"no number":            func(r *SignedReport) { r.EvaluationLoss = "NaN" },
		"a number with a tail": func(r *SignedReport) { r.MeanLoss = "1\n" },
		"too many digits":      func(r *SignedReport) { r.MeanLoss = strings.Repeat("1", 40) },
		"too many records":     func(r *SignedReport) { r.Records = 1 << 53 },
		"too many samples":     func(r *SignedReport) { r.Samples = make([]string, MaxReportSamples+1) },
		"an empty sample":      func(r *SignedReport) { r.Samples = []string{""} },
		"too much text":        func(r *SignedReport) { r.Samples = []string{strings.Repeat("a", MaxReportSampleBytes), "b"} },
		"a zero byte":          func(r *SignedReport) { r.Samples = []string{"a\x00"} },
		"an escape sequence":   func(r *SignedReport) { r.Samples = []string{"\x1b[2J"} },
		"a short signature":    func(r *SignedReport) { r.Signature = r.Signature[1:] },
	} {
		bad := good
		bad.Signature = append([]byte(nil), good.Signature...)
		change(&bad)
		raw, err := json.Marshal(bad)
		require.NoError(t, err)
		_, err = ReadReport(raw)
		require.ErrorIs(t, err, ErrReportMalformed, what)
	}
	for what, text := range map[string]string{
		"nothing": "", "a list": "[]", "another field": `{"paid":true}`, "two objects": string(raw) + "{}", "too long": strings.Repeat(" ", MaxReportBytes+1),
		"a float": `{"records":1.5}`, "a negative number": `{"records":-1}`,
	} {
		_, err := ReadReport([]byte(text))
		require.ErrorIs(t, err, ErrReportMalformed, what)
	}
	require.Error(t, SignedReport{TrainingReport: TrainingReport{Samples: []string{"\xff"}}}.Check())
}
