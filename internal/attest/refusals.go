package attest

import (
	"net/http"

	"assay/protocol"
)

// Refusals are all refusals of this package, by name. The order is that of the checks, as far as one name has one place among them: evidence
// with several faults is refused for the first. docs/attestation.md has the same table, which a test compares.
var Refusals = []*protocol.Error{
	ErrPolicyIncomplete, ErrMalformedEvidence, ErrUnsupportedVendor, ErrMalformedQuote, ErrSoftwareEnclave, ErrUnsupportedQuote,
	ErrUnsupportedProduct, ErrUnsupportedSigner, ErrMaskedChip, ErrNoCollateral, ErrMalformedCertificate, ErrMalformedCollateral, ErrVlekAsVcek, ErrBadChain,
	ErrBadCollateral, ErrBadRevocationList, ErrRevoked, ErrCollateralNotYetValid, ErrCollateralExpired, ErrWrongCollateral, ErrBadSignature,
	ErrWrongQuotingEnclave, ErrDebugEnabled, ErrMigrationAllowed, ErrWrongModule, ErrPrivilegeTooLow, ErrTcbTooOld, ErrSecondOpinion,
	ErrWrongBinding, ErrMeasurementNotAllowed,
}

func refusal(name, message, hint string) *protocol.Error {
	return &protocol.Error{Name: name, Message: message, Hint: hint, Status: http.StatusForbidden}
}

// What this package refuses. The message of what is returned says what was found.
var (
	ErrPolicyIncomplete = refusal("PolicyIncomplete", "the policy leaves open what it has to say",
		"state measurements, binding and, for AMD, a TCB floor; or say that they are left out")
	ErrMalformedEvidence = refusal("MalformedEvidence", "the file is no evidence",
		"docs/attestation.md has the format; a raw quote is taken too")
	ErrUnsupportedVendor = refusal("UnsupportedVendor", "no verifier for this vendor",
		"only intel-tdx and amd-sev-snp are verified; NVIDIA's and AWS Nitro's attestations are not: run in a TDX or SEV-SNP guest")
	ErrMalformedQuote = refusal("MalformedQuote", "the quote's bytes do not have their layout",
		"get a quote from the guest again, and hand over all of its bytes")
	ErrSoftwareEnclave = refusal("SoftwareEnclave", "a software enclave protects nothing, and is taken on development chains alone",
		"run in a TDX or SEV-SNP guest; on a development chain name its deployment file")
	ErrUnsupportedQuote = refusal("UnsupportedQuote", "a quote of a kind that is not verified",
		"TDX quotes of version 4 with ECDSA P-256, and SEV-SNP reports of version 2, 3 or 5 are verified")
	ErrUnsupportedProduct = refusal("UnsupportedProduct", "a processor that is not verified",
		"of AMD's processors Milan and Genoa are verified; Turin's reports have another layout of chip id and TCB")
	ErrUnsupportedSigner = refusal("UnsupportedSigner", "the report is not signed with the chip's own key",
		"only reports signed with a VCEK are verified; ask the guest's host for one")
	ErrNoCollateral = refusal("NoCollateral", "what the quote is verified with is missing",
		"fetch it where docs/attestation.md says, while it is valid, and put it into the bundle")
	ErrMalformedCertificate = refusal("MalformedCertificate", "a certificate cannot be read",
		"fetch the certificates again: PEM blocks without anything between them, or DER, as the vendor serves them")
	ErrMalformedCollateral = refusal("MalformedCollateral", "the collateral cannot be read",
		"fetch it again, and hand over the answer's body as it is")
	ErrVlekAsVcek = refusal("VlekAsVcek", "a VLEK stands where a VCEK has to",
		"a VLEK names a cloud provider, not a chip: fetch the chip's own VCEK from AMD")
	ErrBadChain = refusal("BadChain", "the certificates do not lead to the vendor's root",
		"fetch the certificates again from the vendor; a chain that goes on failing is a forgery")
	ErrBadCollateral = refusal("BadCollateral", "the collateral is not what the vendor signed",
		"fetch it again from the vendor, with its issuer chain")
	ErrBadRevocationList = refusal("BadRevocationList", "the revocation list is not what its issuer signed",
		"fetch the revocation lists again from the vendor")
	ErrRevoked = refusal("Revoked", "the vendor has revoked it",
		"this machine's keys, or its firmware, are known to be broken: use another machine")
	ErrCollateralNotYetValid = refusal("CollateralNotYetValid", "the collateral is younger than the time asked about",
		"verify at the time of enrolment; check the clock")
	ErrCollateralExpired = refusal("CollateralExpired", "the collateral was out of date at the time asked about",
		"fetch collateral of that time; TCB info and revocation lists are good for 30 days")
	ErrWrongCollateral = refusal("WrongCollateral", "the collateral is of another platform",
		"fetch TCB info for the FMSPC of the quote's PCK certificate, or the VCEK for the report's chip id and TCB")
	ErrMaskedChip = refusal("MaskedChip", "the report hides which chip made it",
		"the host masks the chip id; ask for a host that does not")
	ErrBadSignature = refusal("BadSignature", "a signature of the quote does not hold",
		"the quote was changed, or was never made by this hardware: get a new one from the guest")
	ErrWrongQuotingEnclave = refusal("WrongQuotingEnclave", "the quote was signed by an enclave that is not Intel's quoting enclave",
		"the host has to run Intel's TD quoting enclave")
	ErrWrongModule = refusal("WrongModule", "the TDX module or the guest's attributes are not what they have to be",
		"the host has to run a TDX module of Intel's, and the guest no reserved attribute")
	ErrDebugEnabled = refusal("DebugEnabled", "the guest was started for debugging: its host can read it",
		"start the guest without debugging")
	ErrMigrationAllowed = refusal("MigrationAllowed", "the guest may be moved by a migration agent, which sees its memory",
		"start the guest without a migration agent")
	ErrPrivilegeTooLow = refusal("PrivilegeTooLow", "the report was asked for at a lower privilege level than the policy takes",
		"ask for the report at VMPL 0, or state the level in the policy")
	ErrTcbTooOld = refusal("TcbTooOld", "the platform's firmware is older than the policy takes",
		"the host has to update BIOS, microcode and firmware; docs/attestation.md says how a sponsor states another floor")
	ErrSecondOpinion = refusal("SecondOpinion", "the vendor library refuses what our own checks accept",
		"report it with the file: one of two implementations is wrong, and until then the quote is refused")
	ErrWrongBinding = refusal("WrongBinding", "the report data is not the hash of this enclave key, nonce and task",
		"ask the guest for a quote over the report data that `assay attest data` prints")
	ErrMeasurementNotAllowed = refusal("MeasurementNotAllowed", "the guest runs what the policy does not allow",
		"start one of the guest images that the task names")
)
