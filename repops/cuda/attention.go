package cuda

import "fmt"

// AttentionBand is rows of several heads, Queries of which are a head: row i of a head sees the first i + Offset + 1 of Width keys, or
// all of them if it is not Causal.
type AttentionBand struct {
	Rows, Queries, Width int
	Causal               bool
	Offset               int
}

// attentionBand is struct AttentionBand of kernels/attention.cuh.
type attentionBand struct {
	rows, width, queries, causal uint32
	offset                       int64
}

const (
	// mostKeys is the most scores of a row.
	mostKeys = 65536
	// softmaxWarps is the warps of a block that has a row in each one's registers.
	softmaxWarps = 8
	// softmaxLongThreads are those of a block that has one row.
	softmaxLongThreads = 256
	// softmaxLongShared is the bytes of shared memory that it wants beside the row.
	softmaxLongShared = 4 * (256 + 8 + 8)
)

func (b *AttentionBand) check() (attentionBand, error) {
	if b.Rows < 0 || b.Rows > mostUnits || b.Width < 0 || b.Width > mostKeys || b.Rows > 0 && (b.Queries < 1 || b.Queries > mostUnits) {
		return attentionBand{}, fmt.Errorf("%d rows, %d a head, of %d scores", b.Rows, b.Queries, b.Width)
	}
	out := attentionBand{rows: uint32(b.Rows), width: uint32(b.Width), queries: uint32(b.Queries)}
	if b.Causal {
		out.causal, out.offset = 1, int64(max(-mostUnits-1, min(mostUnits, b.Offset)))
	}
	return out, nil
}

// SoftmaxView is the softmax of scores along keys.
type SoftmaxView struct {
	X, P  Address // [rows, keys], contiguous; the same or apart
	Band  AttentionBand
	Whole bool // what a query does not see is written to P, too
}

type softmaxArgs struct {
	x, p          uint64
	band          attentionBand
	whole, shared uint32
}

// SoftmaxLaunch is the launch that computes the softmax of each row of scores as if those behind the band were −inf. ok is false if
// there are none.
func SoftmaxLaunch(of Info, v *SoftmaxView) (l Launch, ok bool, err error) {
	band, err := v.Band.check()
	if err != nil {
		return l, false, fmt.Errorf("a softmax of %w", err)
	}
	if !aligned(4, v.X, v.P) {
		return l, false, fmt.Errorf("a softmax from %#x to %#x, which are no elements' places", v.X, v.P)
	}
	if v.Band.Rows == 0 || v.Band.Width == 0 {
		return l, false, nil
	}
	a := softmaxArgs{x: uint64(v.X), p: uint64(v.P), band: band}
	if v.Whole {
		a.whole = 1
	}
	l.Threads = 32 * softmaxWarps
	rows := uint64(v.Band.Rows)
	for _, n := range []int{256, 512, 1024, 2048} {
		if v.Band.Width <= n {
			l.Kernel = fmt.Sprintf("softmax_%d", n)
			l.Blocks = attentionGrid((rows + softmaxWarps - 1) / softmaxWarps)
			l.Args = bytesOf(&a)
			return l, true, nil
		}
	}
	l.Kernel, l.Threads, l.Shared = "softmax_long", softmaxLongThreads, softmaxLongShared
	if n := l.Shared + 4*v.Band.Width; n <= of.SharedPerBlock {
		a.shared, l.Shared = 1, n
	}
	l.Blocks, l.Args = attentionGrid(rows), bytesOf(&a)
	return l, true, nil
}

// attentionGrid is a grid whose blocks have one piece of work each, if it is not a very large one: rows of a band are of different
// lengths, so that the device is to give the next ones to whichever processor is done.
func attentionGrid(pieces uint64) Dim { return Dim{uint32(max(1, min(pieces, 1<<24))), 1, 1} }

// Softmax does SoftmaxLaunch.
func Softmax(d Device, v *SoftmaxView) error {
	l, ok, err := SoftmaxLaunch(d.Info(), v)
	if err != nil || !ok {
		return err
	}
	return l.Do(d)
}

// AttentionDsView is the gradient of scores, ds = p·(dp − D).
type AttentionDsView struct {
	DP, P Address // [rows, keys], contiguous
	Dots  Address // D, a number for each row
	DS    Address // [rows, keys], in the place of dp or apart; what a query does not see is not defined
	Band  AttentionBand
}

type attentionDsArgs struct {
	dp, p, dots, ds uint64
	band            attentionBand
}

// AttentionDsLaunch is the launch that computes the gradient of scores in their band. ok is false if there are none.
func AttentionDsLaunch(v *AttentionDsView) (l Launch, ok bool, err error) {
	band, err := v.Band.check()
	if err != nil {
		return l, false, fmt.Errorf("the gradient of %w", err)
	}
	if !aligned(4, v.DP, v.P, v.Dots, v.DS) {
		return l, false, fmt.Errorf("a gradient of scores from %#x, %#x and %#x to %#x, which are no elements' places", v.DP, v.P, v.Dots, v.DS)
	}
	if v.Band.Rows == 0 || v.Band.Width == 0 {
		return l, false, nil
	}
	a := attentionDsArgs{dp: uint64(v.DP), p: uint64(v.P), dots: uint64(v.Dots), ds: uint64(v.DS), band: band}
	l = Launch{Kernel: "attention_ds1", Blocks: attentionGrid((uint64(v.Band.Rows) + softmaxWarps - 1) / softmaxWarps), Threads: 32 * softmaxWarps, Args: bytesOf(&a)}
	if v.Band.Width%4 == 0 && aligned(16, v.DP, v.P, v.DS) {
		l.Kernel = "attention_ds4"
	}
	return l, true, nil
}

// AttentionDs does AttentionDsLaunch.
func AttentionDs(d Device, v *AttentionDsView) error {
	l, ok, err := AttentionDsLaunch(v)
	if err != nil || !ok {
		return err
	}
	return l.Do(d)
}
