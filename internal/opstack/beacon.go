package opstack

import (
	"encoding/json"
	"net"
	"net/http"
	"time"

	"assay/internal/devnet"
)

// beacon answers what op-node asks of L1's consensus node when it starts. Batches are calldata here, so nobody asks for blobs.
type beacon struct {
	server *http.Server
	addr   string
}

func startBeacon() (*beacon, error) {
	listener, err := net.Listen("tcp", net.JoinHostPort(devnet.Host, "0"))
	if err != nil {
		return nil, err
	}
	mux := http.NewServeMux()
	for path, data := range map[string]map[string]string{
		"GET /eth/v1/beacon/genesis": {"genesis_time": "0"},
		"GET /eth/v1/config/spec":    {"SECONDS_PER_SLOT": "12"},
	} {
		mux.HandleFunc(path, func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "application/json")
			_ = json.NewEncoder(w).Encode(map[string]any{"data": data})
		})
	}
	b := &beacon{server: &http.Server{Handler: mux, ReadHeaderTimeout: 10 * time.Second}, addr: listener.Addr().String()}
	go func() { _ = b.server.Serve(listener) }() // returns when closed
	return b, nil
}

func (b *beacon) URL() string  { return "http://" + b.addr }
func (b *beacon) Close() error { return b.server.Close() }
