package seal

import (
	"strings"
	"time"

	"github.com/ethereum/go-ethereum/common"

	"assay/internal/attest"
)

// MaxVerdictAge is how far the time that a verdict is about may be from that of a release. Collateral that is verified later may be out of
// date, and an enclave that is asked again says that it still runs.
const MaxVerdictAge = time.Hour

// Release makes an enclave's key one that shards are sealed to: whoever seals to a key gives the shards away. The verdict has to be Verify's
// own, of evidence bound to this key, task and nonce, which the releaser drew for this one release. The refusals come in Tenzro's order: an
// attestation is there, the quote verifies and commits to the key, what runs is allowed.
func Release(trainer common.Address, v *attest.Verdict, b attest.Binding, now time.Time) (*Recipient, error) {
	switch {
	case v == nil:
		return nil, ErrAttestationRequired.With("trainer %s showed no attestation", trainer)
	case !v.Accepted:
		return nil, ErrAttestationRequired.With("trainer %s: the evidence was refused: %s", trainer, v.Refusal)
	case len(b.EnclaveKey) != KeyBytes:
		return nil, ErrKey.With("trainer %s: an enclave key of %d bytes, not %d", trainer, len(b.EnclaveKey), KeyBytes)
	case b.Task.IsZero() || b.Nonce.IsZero():
		return nil, ErrBindingMismatch.With("trainer %s: the quote has to be bound to a task and to a nonce that was drawn for it", trainer)
	case !v.BoundTo(b):
		return nil, ErrBindingMismatch.With("trainer %s: the quote is not bound to enclave key %x, nonce %s and task %s", trainer, b.EnclaveKey, b.Nonce, b.Task)
	case len(v.Left) > 0:
		return nil, ErrVerdictIncomplete.With("trainer %s: not asked for: %s", trainer, strings.Join(v.Left, "; "))
	case now.Sub(v.At).Abs() > MaxVerdictAge:
		return nil, ErrVerdictStale.With("trainer %s: verified as of %s, it is %s", trainer, v.At.Format(time.RFC3339), now.UTC().Format(time.RFC3339))
	}
	r := &Recipient{trainer, PublicKey(b.EnclaveKey), &Attestation{v.Vendor, v.Identity, v.Evidence, uint64(v.At.Unix())}}
	return r, r.Key.Check()
}
