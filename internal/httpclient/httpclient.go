// Package httpclient makes the clients that ask strangers over HTTP. Beside a body, which whoever reads it bounds, a stranger's answer costs little:
// its header has a limit, and what went wrong is said in few words, however many the stranger used.
package httpclient

import (
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strings"
	"unicode"
)

const (
	// MaxHeaderBytes bounds the header of an answer, its status line included, as this product's servers bound that of a request.
	MaxHeaderBytes = 16 << 10
	// maxWords bounds the text of an error, in bytes: some of it may be a stranger's.
	maxWords = 256
	// idlePerHost is how many connections to one server are kept for the next requests.
	idlePerHost = 8
	// mostReasons is how many errors are told of many.
	mostReasons = 4
)

// Transport is a new one like http.DefaultTransport, which reads short headers only, and takes an answer as it stands: a few bytes may unpack to
// gigabytes.
func Transport() *http.Transport {
	t := http.DefaultTransport.(*http.Transport).Clone()
	t.MaxResponseHeaderBytes = MaxHeaderBytes
	t.DisableCompression = true
	t.MaxIdleConnsPerHost = idlePerHost
	return t
}

// shared is the transport of all who bring none.
var shared = Transport()

// New is a client over a transport, nil for the one that is shared. It follows no redirect: nobody is sent on to an address that neither the operator
// nor the chain named.
func New(over http.RoundTripper) *http.Client {
	return &http.Client{Transport: Over(over), CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
}

// Over is a transport, nil for the one that is shared, whose answers have this machine's words for their status, and whose errors are short.
func Over(transport http.RoundTripper) http.RoundTripper {
	if transport == nil {
		transport = shared
	}
	if already, ok := transport.(terse); ok {
		return already
	}
	return terse{transport}
}

type terse struct{ http.RoundTripper }

// RoundTrip implements http.RoundTripper.
func (t terse) RoundTrip(r *http.Request) (*http.Response, error) {
	resp, err := t.RoundTripper.RoundTrip(r)
	if err != nil {
		return nil, short(err)
	}
	resp.Status = status(resp.StatusCode)
	resp.Body = terseBody{resp.Body}
	return resp, nil
}

// CloseIdleConnections lets http.Client's reach the transport's.
func (t terse) CloseIdleConnections() {
	if c, ok := t.RoundTripper.(interface{ CloseIdleConnections() }); ok {
		c.CloseIdleConnections()
	}
}

type terseBody struct{ io.ReadCloser }

// Read implements io.Reader.
func (b terseBody) Read(p []byte) (int, error) {
	n, err := b.ReadCloser.Read(p)
	return n, short(err)
}

// status is a status code with the words that the standard has for it: HTTP/2 has no other.
func status(code int) string {
	return strings.TrimSpace(fmt.Sprintf("%d %s", code, http.StatusText(code)))
}

// Refusal is the error of an answer with another status than it should have. It has no word of the server.
func Refusal(resp *http.Response) error { return fmt.Errorf("answered %s", status(resp.StatusCode)) }

// words are all that is kept of an error.
type words struct {
	text    string
	timeout bool
}

func (w *words) Error() string { return w.text }

// Timeout is net.Error's, for which http.Client asks.
func (w *words) Timeout() bool { return w.timeout }

// short is an error that may be kept: err itself, unless that has many words, or those of a certificate, or ones that no terminal should be sent. Then
// it is only what they begin with.
func short(err error) error {
	if err == nil {
		return nil
	}
	var certificate *tls.CertificateVerificationError // keeps the certificates, however short its text
	text := err.Error()
	if !errors.As(err, &certificate) && len(text) <= maxWords && strings.IndexFunc(text, unfit) < 0 {
		return err
	}
	var timed interface{ Timeout() bool }
	return &words{text: Words(text), timeout: errors.As(err, &timed) && timed.Timeout()}
}

// Words is at most a line of what a stranger says.
func Words(text string) string {
	whole := len(text) <= maxWords
	text = strings.ToValidUTF8(text[:min(len(text), maxWords)], "")
	text = strings.Map(func(r rune) rune {
		if unfit(r) || r == '\n' {
			return ' '
		}
		return r
	}, text)
	if !whole {
		text += "…"
	}
	return text
}

// unfit are characters that change what a terminal shows.
func unfit(r rune) bool { return r != '\n' && !unicode.IsPrint(r) }

// Join is errors.Join where strangers decide how many errors there are: it keeps the first few and counts the others.
func Join(errs ...error) error {
	errs = slices.DeleteFunc(slices.Clone(errs), func(err error) bool { return err == nil })
	if len(errs) > mostReasons+1 {
		errs = append(errs[:mostReasons:mostReasons], fmt.Errorf("and %d more", len(errs)-mostReasons))
	}
	return errors.Join(errs...)
}
