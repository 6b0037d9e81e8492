package attest

import (
	"fmt"

	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"

	"assay/internal/keys"
)

// softwareAccount is the account of the well-known mnemonic that signs for software enclaves. Its key is public: what it signs proves nothing,
// which is why it is taken on development chains alone.
const softwareAccount = 255

// softwareMagic begins the statement of a software enclave.
const softwareMagic = "assay/software/1"

const regionSoftware = "software enclave"

// softwareStatement is the layout of what stands in a quote's place.
var softwareStatement = []slot{
	{"MAGIC", len(softwareMagic), "says what this is"},
	{"MEASUREMENT", 48, "SHA-384 of the image, as whoever made this claims"},
	{"REPORT_DATA", 64, "what the guest asked the statement for"},
	{"SIGNATURE", crypto.SignatureLength, "by a key that everybody has"},
}

// softwareSigned is what a software enclave's key signs.
func softwareSigned(measurement, reportData []byte) []byte {
	h := tagged(softwareMagic, measurement, reportData)
	return h[:]
}

// SoftwareEnclave is evidence of a guest that no hardware protects, for development: Verify takes it only where a policy names a development
// chain.
func SoftwareEnclave(measurement [48]byte, b Binding) (*Evidence, error) {
	data := b.ReportData()
	signature, err := crypto.Sign(softwareSigned(measurement[:], data[:]), keys.Dev(softwareAccount))
	if err != nil {
		return nil, err
	}
	quote := append([]byte(softwareMagic), measurement[:]...)
	return &Evidence{Format: EvidenceFormat, Vendor: Software, Quote: append(append(quote, data[:]...), signature...)}, nil
}

func verifySoftware(v *Verdict, e *Evidence, p *Policy) (*guest, error) {
	if len(e.Quote) != sizeOf(softwareStatement) {
		return nil, ErrMalformedQuote.With("%s; the statement of a software enclave has %d", size(e.Quote), sizeOf(softwareStatement))
	}
	s := cut(softwareStatement, e.Quote)
	v.showAll(regionSoftware, softwareStatement, s)
	g := &guest{launch: s["MEASUREMENT"], identity: identityOf(Software, s, []string{"MEASUREMENT"}), reportData: s["REPORT_DATA"],
		region: regionSoftware, launchField: "MEASUREMENT", dataField: "REPORT_DATA"}
	if err := v.hold(regionSoftware, "MAGIC", softwareMagic, unless(string(s["MAGIC"]) == softwareMagic,
		ErrMalformedQuote.With("it begins with %.20q, not %q", s["MAGIC"], softwareMagic))); err != nil {
		return g, err
	}
	if !keys.IsDevChain(p.DevChain) {
		return g, ErrSoftwareEnclave.With("anybody can make its evidence; %s", outside(p.DevChain))
	}
	var signer common.Address
	if key, err := crypto.SigToPub(softwareSigned(s["MEASUREMENT"], s["REPORT_DATA"]), s["SIGNATURE"]); err == nil {
		signer = crypto.PubkeyToAddress(*key)
	}
	if err := v.hold(regionSoftware, "SIGNATURE", "the key of software enclaves", unless(signer == keys.DevAddress(softwareAccount),
		ErrBadSignature.With("the statement is not signed with the key of software enclaves"))); err != nil {
		return g, err
	}
	v.signed(regionSoftware, "a key that everybody has")
	return g, nil
}

func outside(chain uint64) string {
	if chain == 0 {
		return "no development chain is named"
	}
	return fmt.Sprintf("chain %d is no development chain", chain)
}
