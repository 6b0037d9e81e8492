package httpclient_test

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"assay/internal/httpclient"
)

// answering is a server that answers every request with these bytes, and then ends the connection.
func answering(t *testing.T, answer string) (url string) {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	t.Cleanup(func() { listener.Close() })
	go func() {
		for {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			go func() {
				defer conn.Close()
				if _, err := http.ReadRequest(bufio.NewReader(conn)); err == nil {
					_, _ = io.WriteString(conn, answer)
				}
			}()
		}
	}()
	return "http://" + listener.Addr().String()
}

// shortest is what an error of a client may have beside the address that was asked.
const shortest = 400

// Whatever a stranger answers with, what is kept of it is short.
func TestRefusalsAreShort(t *testing.T) {
	t.Parallel()
	const below, beyond = httpclient.MaxHeaderBytes - 1000, 1 << 20
	long := func(n int) string { return strings.Repeat("x", n) }
	for name, answer := range map[string]string{
		"a status line":                "HTTP/1.1 404 " + long(below) + "\r\nContent-Length: 0\r\n\r\n",
		"a status line beyond":         "HTTP/1.1 404 " + long(beyond) + "\r\nContent-Length: 0\r\n\r\n",
		"no status":                    "HTTP/1.1 " + long(below) + "\r\n\r\n",
		"no status, beyond":            "HTTP/1.1 " + long(beyond) + "\r\n\r\n",
		"no HTTP":                      long(below) + "\r\n\r\n",
		"no HTTP, beyond":              long(beyond) + "\r\n\r\n",
		"a header line":                "HTTP/1.1 404 Not Found\r\n" + long(below) + "\r\n\r\n",
		"many header lines":            "HTTP/1.1 404 Not Found\r\n" + strings.Repeat("a: b\r\n", beyond/6) + "\r\n",
		"a length":                     "HTTP/1.1 200 OK\r\nContent-Length: " + long(below) + "\r\n\r\n",
		"an encoding":                  "HTTP/1.1 200 OK\r\nTransfer-Encoding: " + long(below) + "\r\n\r\n",
		"answers before the answer":    strings.Repeat("HTTP/1.1 103 Early Hints\r\nLink: <"+long(1000)+">\r\n\r\n", 1000) + "HTTP/1.1 404 Not Found\r\n\r\n",
		"a place to go to":             "HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:1/" + long(below) + "\r\nContent-Length: 0\r\n\r\n",
		"a chunk that is none":         "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + long(beyond) + "\r\n",
		"what no terminal should have": "HTTP/1.1 200 OK\r\n\x1b]0;owned\x07\r\n\r\n",
	} {
		at := answering(t, answer)
		err := func() error {
			resp, err := httpclient.New(nil).Get(at)
			if err != nil {
				return err
			}
			defer resp.Body.Close()
			require.Less(t, len(resp.Status), 64, name)
			if resp.StatusCode != http.StatusOK {
				return httpclient.Refusal(resp)
			}
			_, err = io.Copy(io.Discard, resp.Body)
			return err
		}()
		require.Error(t, err, name)
		require.Less(t, len(err.Error()), shortest+len(at), name)
		require.NotContains(t, err.Error(), "\x1b", name)
		var network *url.Error
		if errors.As(err, &network) {
			for inner := network.Err; inner != nil; inner = errors.Unwrap(inner) {
				require.Less(t, len(fmt.Sprintf("%+v", inner)), shortest, name)
			}
		}
	}
}

// A stranger's answer is no more than what he sent: nothing is unpacked.
func TestNothingIsUnpacked(t *testing.T) {
	t.Parallel()
	var packed bytes.Buffer
	w := gzip.NewWriter(&packed)
	_, err := w.Write(make([]byte, 1<<20))
	require.NoError(t, err)
	require.NoError(t, w.Close())
	at := answering(t, fmt.Sprintf("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: %d\r\n\r\n%s", packed.Len(), packed.String()))
	resp, err := httpclient.New(nil).Get(at)
	require.NoError(t, err)
	defer resp.Body.Close()
	got, err := io.ReadAll(resp.Body)
	require.NoError(t, err)
	require.True(t, bytes.Equal(packed.Bytes(), got), "%d bytes of %d", len(got), packed.Len())
}

// A status has the standard's words, as it has none over HTTP/2.
func TestRefusal(t *testing.T) {
	t.Parallel()
	resp, err := httpclient.New(nil).Get(answering(t, "HTTP/1.1 404 Give me all your tokens\r\nContent-Length: 0\r\n\r\n"))
	require.NoError(t, err)
	defer resp.Body.Close()
	require.EqualError(t, httpclient.Refusal(resp), "answered 404 Not Found")
	require.Equal(t, "404 Not Found", resp.Status)
	require.EqualError(t, httpclient.Refusal(&http.Response{StatusCode: 799, Status: strings.Repeat("x", 1<<20)}), "answered 799")
}

// What is short stays what it is: callers ask what kind of error it is, and whether a time was over.
func TestShortErrorsStay(t *testing.T) {
	t.Parallel()
	gone := errors.New("gone")
	over := func(err error) error {
		_, err = httpclient.New(failing{err}).Get("http://nowhere")
		return err
	}
	require.ErrorIs(t, over(fmt.Errorf("it is %w", gone)), gone)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, answering(t, ""), nil)
	require.NoError(t, err)
	_, err = httpclient.New(nil).Do(request)
	require.ErrorIs(t, err, context.Canceled)

	var network net.Error
	require.ErrorAs(t, over(late{}), &network)
	require.True(t, network.Timeout())
	require.Less(t, len(network.Error()), shortest)
}

type failing struct{ err error }

func (f failing) RoundTrip(*http.Request) (*http.Response, error) { return nil, f.err }

type late struct{}

func (late) Error() string { return strings.Repeat("late ", 1<<16) }
func (late) Timeout() bool { return true }

// A certificate that nobody signed is not kept with the error that says so.
func TestCertificatesAreNotKept(t *testing.T) {
	t.Parallel()
	server := httptest.NewTLSServer(http.NotFoundHandler())
	defer server.Close()
	_, err := httpclient.New(nil).Get(server.URL)
	require.ErrorContains(t, err, "certificate")
	var network *url.Error
	require.ErrorAs(t, err, &network)
	require.NoError(t, errors.Unwrap(network.Err))
}

// Of many errors the first few are told, and how many there are.
func TestJoin(t *testing.T) {
	t.Parallel()
	first := errors.New("first")
	errs := []error{first}
	for i := range 10_000 {
		errs = append(errs, fmt.Errorf("error %d", i))
	}
	err := httpclient.Join(errs...)
	require.ErrorIs(t, err, first)
	require.EqualError(t, err, "first\nerror 0\nerror 1\nerror 2\nand 9997 more")
	require.EqualError(t, httpclient.Join(errs[:5]...), "first\nerror 0\nerror 1\nerror 2\nerror 3")
	require.Len(t, errs, 10_001)
	require.NoError(t, httpclient.Join())
	require.NoError(t, httpclient.Join(make([]error, 10)...))
	require.EqualError(t, httpclient.Join(append(make([]error, 10), first)...), "first")
}
