package protocol

import (
	"encoding/json"
	"math"
	"strings"
	"testing"

	"github.com/ethereum/go-ethereum/common"
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

// TestStatisticsAreRead: what was written is read back, and each way in which it may be none is refused by name.
func TestStatisticsAreRead(t *testing.T) {
	t.Parallel()
	good := func() SignedStatistics {
		return SignedStatistics{RoundStatistics{UpdateNorm: "1", AggregateNorm: "2", MedianNorm: "0.5", Trainers: []TrainerStatistics{
			{Trainer: common.Address{1}, Norm: "1", Cosine: "-0.5"}, {Trainer: common.Address{2}, Norm: "0"},
		}}, make([]byte, SignatureBytes)}
	}
	read := func(s SignedStatistics) (SignedStatistics, error) {
		raw, err := json.Marshal(s)
		require.NoError(t, err)
		return ReadStatistics(raw)
	}
	back, err := read(good())
	require.NoError(t, err)
	require.Equal(t, good(), back)
	for what, change := range map[string]func(*SignedStatistics){
		"nobody":               func(s *SignedStatistics) { s.Trainers = nil },
		"too many":             func(s *SignedStatistics) { s.Trainers = make([]TrainerStatistics, MaxTrainers+1) },
		"one twice":            func(s *SignedStatistics) { s.Trainers[1].Trainer = s.Trainers[0].Trainer },
		"a negative norm":      func(s *SignedStatistics) { s.UpdateNorm = "-1" },
		"no norm":              func(s *SignedStatistics) { s.Trainers[0].Norm = "" },
		"another's no norm":    func(s *SignedStatistics) { s.Trainers[1].Norm = "1e3" },
		"a cosine of no digit": func(s *SignedStatistics) { s.Trainers[1].Cosine = "NaN" },
		"a short signature":    func(s *SignedStatistics) { s.Signature = nil },
	} {
		bad := good()
		change(&bad)
		_, err := read(bad)
		require.ErrorIs(t, err, ErrStatisticsMalformed, what)
	}
	for x, text := range map[float64]string{0: "0", -1e-20: "0", 1.5: "1.5", 1e39: "", math.Inf(1): "", math.NaN(): "", 100: "100", -0.25: "-0.25"} {
		require.Equal(t, text, Decimal(x))
	}
}
