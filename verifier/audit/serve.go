package audit

import (
	"errors"
	"net/http"
	"strconv"
	"time"

	"assay/protocol"
	"assay/repops"
)

// maxRequests is how many openings a handler makes at the same time; each holds at most a few MaxBytes.
const maxRequests = 16

// writeTimeout is how long a client may take to read an answer.
const writeTimeout = 30 * time.Second

// errOverloaded is what those behind them are told.
var errOverloaded = &protocol.Error{Name: "Overloaded", Status: http.StatusServiceUnavailable,
	Message: "too many requests at once", Hint: "send the same request again"}

// errInvalidParams refuses a path or query.
var errInvalidParams = &protocol.Error{Name: "InvalidParams", Status: http.StatusBadRequest,
	Message: "wrong parameters", Hint: "docs/audit.md describes the requests"}

// Handler serves the shelf:
//
//	GET /v1/openings/{root}?leaves=0,4-7        an Opening
//	GET /v1/pairs/{hash}                        64 bytes, the halves of a node hash
//	GET /v1/segments/{claimHash}/{segment}      32 bytes, the root of a segment
func (s *Shelf) Handler() http.Handler {
	slots := make(chan struct{}, maxRequests)
	mux := http.NewServeMux()
	get := func(pattern string, answer func(r *http.Request) ([]byte, error)) {
		mux.HandleFunc("GET "+pattern, func(w http.ResponseWriter, r *http.Request) {
			select {
			case slots <- struct{}{}:
				defer func() { <-slots }()
			default:
				w.Header().Set("Retry-After", "1")
				refuse(w, errOverloaded)
				return
			}
			body, err := answer(r)
			if err != nil {
				refuse(w, err)
				return
			}
			// Who reads slowly must not hold a slot for long.
			_ = http.NewResponseController(w).SetWriteDeadline(time.Now().Add(writeTimeout))
			w.Header().Set("Content-Type", "application/octet-stream")
			w.Header().Set("Content-Length", strconv.Itoa(len(body)))
			_, _ = w.Write(body)
		})
	}
	get("/v1/openings/{root}", func(r *http.Request) ([]byte, error) {
		root, err := repops.ParseHash(r.PathValue("root"))
		if err != nil {
			return nil, errInvalidParams.Because(err)
		}
		indices, err := parseIndices(r.URL.Query().Get("leaves"))
		if err != nil {
			return nil, errInvalidParams.Because(err)
		}
		o, err := s.Open(root, indices)
		if err != nil {
			return nil, err
		}
		return o.Append(nil), nil
	})
	get("/v1/pairs/{root}", func(r *http.Request) ([]byte, error) {
		root, err := repops.ParseHash(r.PathValue("root"))
		if err != nil {
			return nil, errInvalidParams.Because(err)
		}
		p, err := s.Pair(root)
		return append(p[0][:], p[1][:]...), err
	})
	get("/v1/segments/{claim}/{segment}", func(r *http.Request) ([]byte, error) {
		claim, err := repops.ParseHash(r.PathValue("claim"))
		if err != nil {
			return nil, errInvalidParams.Because(err)
		}
		segment, err := strconv.ParseUint(r.PathValue("segment"), 10, 32)
		if err != nil {
			return nil, errInvalidParams.Because(err)
		}
		root, err := s.Segment(claim, uint32(segment))
		return root[:], err
	})
	mux.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		refuse(w, &protocol.Error{Name: "NoSuchRoute", Status: http.StatusNotFound, Message: r.Method + " " + r.URL.Path, Hint: "docs/audit.md lists the requests"})
	})
	return mux
}

// refuse answers with a named error, as keepers do (docs/formats.md section 7).
func refuse(w http.ResponseWriter, err error) {
	switch {
	case errors.Is(err, ErrNoVector):
		err = protocol.ErrObjectNotFound.Because(err)
	case errors.Is(err, ErrIndices):
		err = errInvalidParams.Because(err)
	}
	protocol.WriteError(w, err)
}
