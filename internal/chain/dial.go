package chain

import (
	"context"
	"errors"
	"io"
	"net/http"
	"net/url"
	"time"

	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/rpc"

	"assay/internal/httpclient"
)

// maxAnswer bounds what is read of one answer of an RPC: all events of the widest page that is asked for are a fraction of it.
const maxAnswer = 64 << 20

// maxRefusal is how much is read of what an RPC answers with another status than success.
const maxRefusal = 512

// errAnswerTooLarge says that an RPC's answer does not end.
var errAnswerTooLarge = errors.New("the RPC's answer is larger than 64 MiB")

// answerTimeout is how long an RPC has for an answer, whatever it is asked. Services ask for nothing large: a call's result, a header, a page of
// events, which they ask for in smaller pieces if it takes long. What takes longer is an outage, and who waits for its end does nothing else.
const answerTimeout = 10 * time.Second

// ErrNotHTTP says that an RPC that has to be asked over HTTP has another kind of address.
var ErrNotHTTP = errors.New("it is asked over HTTP: give its http:// or https:// address")

// Dial returns a client of an RPC over HTTP, of which no answer takes more memory than it may, nor more time: a service that waits for one that never
// comes stands still. It dials when it is used. Of another kind of address it is ErrNotHTTP: nothing bounds what is asked over a socket.
func Dial(ctx context.Context, address string) (*ethclient.Client, error) {
	if u, err := url.Parse(address); err != nil || u.Scheme != "http" && u.Scheme != "https" {
		return nil, ErrNotHTTP
	}
	return dialWithin(ctx, address, answerTimeout)
}

// DialSocket is Dial over a socket, for subscriptions: whoever asks something over it has to bound that.
func DialSocket(ctx context.Context, address string) (*ethclient.Client, error) {
	return dialWithin(ctx, address, answerTimeout)
}

func dialWithin(ctx context.Context, url string, timeout time.Duration) (*ethclient.Client, error) {
	c, err := DialWith(ctx, url, &http.Client{Timeout: timeout})
	if err != nil {
		return nil, err
	}
	return ethclient.NewClient(c), nil
}

// DialWith is Dial with a client of one's own for HTTP, which says how long an answer may take.
func DialWith(ctx context.Context, url string, client *http.Client) (*rpc.Client, error) {
	bounded := *client
	bounded.Transport = boundedAnswers{httpclient.Over(bounded.Transport)}
	return rpc.DialOptions(ctx, url, rpc.WithHTTPClient(&bounded), rpc.WithWebsocketMessageSizeLimit(maxAnswer))
}

type boundedAnswers struct{ http.RoundTripper }

// RoundTrip implements http.RoundTripper.
func (b boundedAnswers) RoundTrip(r *http.Request) (*http.Response, error) {
	resp, err := b.RoundTripper.RoundTrip(r)
	switch {
	case err != nil:
		return nil, err
	case resp.StatusCode < 200 || resp.StatusCode >= 300:
		// It becomes the text of an error, as far as it is read.
		resp.Body = ended{io.LimitReader(resp.Body, maxRefusal), resp.Body}
	default:
		resp.Body = &boundedBody{resp.Body, maxAnswer}
	}
	return resp, nil
}

// ended is a body of which only the beginning is read.
type ended struct {
	io.Reader
	io.Closer
}

type boundedBody struct {
	io.ReadCloser
	left int64
}

// Read implements io.Reader.
func (b *boundedBody) Read(p []byte) (int, error) {
	if b.left <= 0 {
		return 0, errAnswerTooLarge
	}
	n, err := b.ReadCloser.Read(p[:min(int64(len(p)), b.left)])
	b.left -= int64(n)
	return n, err
}
