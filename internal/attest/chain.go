package attest

import (
	"bytes"
	"crypto/x509"
	"encoding/pem"
	"time"
)

// chain is certificates from the one that signs to the vendor's root.
type chain []*x509.Certificate

// parsePEM reads exactly n certificates in PEM with nothing between or beside them; quotes may end with a zero byte. What is not written as
// encoding/pem writes it is refused, so that no two texts are one chain.
func parsePEM(what string, text []byte, n int) (chain, error) {
	var certs chain
	var canonical []byte
	rest := bytes.TrimSuffix(text, []byte{0})
	for len(certs) < n {
		block, more := pem.Decode(rest)
		if block == nil || block.Type != "CERTIFICATE" || len(block.Headers) > 0 {
			return nil, ErrMalformedCertificate.With("%s: block %d of %d is no certificate in PEM", what, len(certs)+1, n)
		}
		cert, err := parseDER(what, block.Bytes)
		if err != nil {
			return nil, err
		}
		certs, rest = append(certs, cert), more
		canonical = append(canonical, pem.EncodeToMemory(block)...)
	}
	if !bytes.Equal(bytes.TrimSuffix(canonical, []byte("\n")), bytes.TrimSuffix(bytes.TrimSuffix(text, []byte{0}), []byte("\n"))) {
		return nil, ErrMalformedCertificate.With("%s: there is more than %d PEM blocks of 64 columns", what, n)
	}
	return certs, nil
}

func parseDER(what string, der []byte) (*x509.Certificate, error) {
	cert, err := x509.ParseCertificate(der)
	if err != nil {
		return nil, ErrMalformedCertificate.With("%s: %v", what, err)
	}
	return cert, nil
}

// check holds a chain to its names from the leaf up and to the root, byte by byte. Dates are no part of it.
func (c chain) check(what string, root *x509.Certificate, algorithm x509.SignatureAlgorithm, names ...string) error {
	bad := func(cert *x509.Certificate, format string, args ...any) error {
		return ErrBadChain.With("%s: %q "+format, append([]any{what, cert.Subject.CommonName}, args...)...)
	}
	for i, cert := range c {
		parent := c[min(i+1, len(c)-1)]
		switch {
		case cert.Subject.CommonName != names[i]:
			return bad(cert, "stands where %q has to", names[i])
		case cert.Version != 3:
			return bad(cert, "is an X.509 certificate of version %d", cert.Version)
		case len(cert.UnhandledCriticalExtensions) > 0:
			return bad(cert, "has a critical extension that is not understood: %v", cert.UnhandledCriticalExtensions)
		case !bytes.Equal(cert.RawIssuer, parent.RawSubject):
			return bad(cert, "was issued by %q, not by %q", cert.Issuer, parent.Subject)
		case i == 0 && cert.IsCA:
			return bad(cert, "is a certificate authority, and has to be none")
		case i == 0 && cert.KeyUsage != 0 && cert.KeyUsage&x509.KeyUsageDigitalSignature == 0:
			return bad(cert, "may not sign")
		case i > 0 && (!cert.BasicConstraintsValid || !cert.IsCA):
			return bad(cert, "is no certificate authority")
		case i > 0 && cert.KeyUsage&x509.KeyUsageCertSign == 0:
			return bad(cert, "may not sign certificates")
		case i > 0 && (cert.MaxPathLen > 0 || cert.MaxPathLenZero) && i-1 > cert.MaxPathLen:
			return bad(cert, "has a path length of %d, and stands above %d authorities", cert.MaxPathLen, i-1)
		case len(cert.AuthorityKeyId) > 0 && !bytes.Equal(cert.AuthorityKeyId, parent.SubjectKeyId):
			return bad(cert, "was issued by another key of %q", parent.Subject)
		case cert.SignatureAlgorithm != algorithm:
			return bad(cert, "is signed with %s, not %s", cert.SignatureAlgorithm, algorithm)
		}
		if err := parent.CheckSignature(cert.SignatureAlgorithm, cert.RawTBSCertificate, cert.Signature); err != nil {
			return bad(cert, "is not signed by %q: %v", parent.Subject.CommonName, err)
		}
	}
	if top := c[len(c)-1]; root == nil || !bytes.Equal(top.Raw, root.Raw) {
		return bad(top, "is not the vendor's root, byte by byte")
	}
	return nil
}

// dates holds the certificates' dates to a time.
func (c chain) dates(what string, at time.Time) error {
	for _, cert := range c {
		if err := within(what+" certificate "+cert.Subject.CommonName, cert.NotBefore, cert.NotAfter, at); err != nil {
			return err
		}
	}
	return nil
}

// within refuses a time outside [from, to].
func within(what string, from, to, at time.Time) error {
	switch {
	case from.IsZero() || to.IsZero() || !from.Before(to):
		return ErrMalformedCollateral.With("%s has no dates, or ends before it begins", what)
	case at.Before(from):
		return ErrCollateralNotYetValid.With("%s begins at %s, after %s", what, from.UTC().Format(time.RFC3339), at.UTC().Format(time.RFC3339))
	case at.After(to):
		return ErrCollateralExpired.With("%s ended at %s, before %s", what, to.UTC().Format(time.RFC3339), at.UTC().Format(time.RFC3339))
	}
	return nil
}

// parseCRL reads a revocation list and holds it to its issuer.
func parseCRL(what string, der []byte, issuer *x509.Certificate) (*x509.RevocationList, error) {
	crl, err := x509.ParseRevocationList(der)
	switch {
	case err != nil:
		return nil, ErrMalformedCollateral.With("%s: %v", what, err)
	case !bytes.Equal(crl.RawIssuer, issuer.RawSubject):
		return nil, ErrBadRevocationList.With("%s was issued by %q, not by %q", what, crl.Issuer, issuer.Subject)
	case issuer.KeyUsage&x509.KeyUsageCRLSign == 0:
		return nil, ErrBadRevocationList.With("%q may not sign revocation lists", issuer.Subject.CommonName)
	}
	if err := crl.CheckSignatureFrom(issuer); err != nil {
		return nil, ErrBadRevocationList.With("%s: %v", what, err)
	}
	for _, extension := range crl.Extensions {
		if extension.Critical { // a list of a part, or of changes
			return nil, ErrBadRevocationList.With("%s has a critical extension that is not understood: %v", what, extension.Id)
		}
	}
	return crl, nil
}

// revokes refuses a certificate that the list names.
func revokes(crl *x509.RevocationList, cert *x509.Certificate) error {
	for _, entry := range crl.RevokedCertificateEntries {
		if entry.SerialNumber.Cmp(cert.SerialNumber) == 0 {
			return ErrRevoked.With("the certificate %q was revoked at %s", cert.Subject.CommonName, entry.RevocationTime.UTC().Format(time.RFC3339))
		}
	}
	return nil
}
