package protocol

import (
	"math"
	"strconv"
	"strings"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
)

// MaxStatisticsBytes bounds RoundStatistics as JSON.
const MaxStatisticsBytes = 32 << 10

// RoundStatistics is what a keeper computed of the payloads of a proposed round: who pulls the model elsewhere than the others. It is advice: nobody
// proves it, it is computed in binary64 in no fixed order, and nothing that is paid follows from it. Norms are L2.
type RoundStatistics struct {
	TaskId Hash           `json:"taskId"`
	Round  uint32         `json:"round"`
	Keeper common.Address `json:"keeper"`
	// NewRoot is the state that the round led to: another proposal has statistics of its own.
	NewRoot Hash `json:"newRoot"`
	// UpdateNorm is of the parameters after the round less those before, AggregateNorm of the aggregated outer gradient, MedianNorm the median
	// of the trainers' norms.
	UpdateNorm    string `json:"updateNorm"`
	AggregateNorm string `json:"aggregateNorm"`
	MedianNorm    string `json:"medianNorm"`
	// Trainers are those in the aggregate, ascending by account.
	Trainers []TrainerStatistics `json:"trainers"`
}

// TrainerStatistics are of one trainer's outer gradient.
type TrainerStatistics struct {
	Trainer common.Address `json:"trainer"`
	Norm    string         `json:"norm"`
	// Cosine of the angle to the aggregate; empty if one of the two is zero.
	Cosine string `json:"cosine"`
}

// SignedStatistics are with the signature of the key that the keeper has in the pool.
type SignedStatistics struct {
	RoundStatistics
	Signature hexutil.Bytes `json:"signature"`
}

// Digest is what the keeper's key signs, under the domain of TrainingRounds.
func (s RoundStatistics) Digest(d Domain) Hash {
	var w, trainers words
	w.hash(statisticsType)
	w.hash(s.TaskId)
	w.uint(uint64(s.Round))
	w.address(s.Keeper)
	w.hash(s.NewRoot)
	for _, number := range []string{s.UpdateNorm, s.AggregateNorm, s.MedianNorm} {
		w.hash(typeHash(number))
	}
	for _, t := range s.Trainers {
		var one words
		one.hash(trainerStatisticsType)
		one.address(t.Trainer)
		one.hash(typeHash(t.Norm))
		one.hash(typeHash(t.Cosine))
		trainers.hash(one.keccak())
	}
	w.hash(trainers.keccak())
	return d.digest(w)
}

// Check reports the first thing wrong with statistics, as ErrStatisticsMalformed.
func (s RoundStatistics) Check() error {
	norm := func(text string) bool { return decimal.MatchString(text) && text[0] != '-' }
	switch {
	case len(s.Trainers) < 1 || len(s.Trainers) > MaxTrainers:
		return ErrStatisticsMalformed.With("they are of %d trainers", len(s.Trainers))
	case !norm(s.UpdateNorm) || !norm(s.AggregateNorm) || !norm(s.MedianNorm):
		return ErrStatisticsMalformed.With("a norm of the round is no decimal number")
	}
	for i, t := range s.Trainers {
		switch {
		case i > 0 && s.Trainers[i-1].Trainer.Cmp(t.Trainer) >= 0:
			return ErrStatisticsMalformed.With("the trainers are not ascending")
		case !norm(t.Norm):
			return ErrStatisticsMalformed.With("a trainer's norm is no decimal number")
		case t.Cosine != "" && !decimal.MatchString(t.Cosine):
			return ErrStatisticsMalformed.With("a cosine is no decimal number")
		}
	}
	return nil
}

// ReadStatistics reads statistics as JSON: one object with no other fields, which Check admits. The signature is not checked.
func ReadStatistics(raw []byte) (s SignedStatistics, err error) {
	if err := readOne(raw, MaxStatisticsBytes, &s, ErrStatisticsMalformed); err != nil {
		return SignedStatistics{}, err
	}
	if len(s.Signature) != SignatureBytes {
		return SignedStatistics{}, ErrStatisticsMalformed.With("the signature is not 0x and %d hexadecimal digits", 2*SignatureBytes)
	}
	if err := s.Check(); err != nil {
		return SignedStatistics{}, err
	}
	return s, nil
}

// Decimal is a number as reports and statistics have it, to twelve places; empty for what is none, or has more than 39 digits.
func Decimal(x float64) string {
	if math.IsNaN(x) || math.Abs(x) >= 1e39 {
		return ""
	}
	text := strings.TrimSuffix(strings.TrimRight(strconv.FormatFloat(x, 'f', 12, 64), "0"), ".")
	if text == "-0" {
		return "0"
	}
	return text
}
