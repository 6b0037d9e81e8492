package trace

import (
	"errors"
	"net/http"
	"strconv"
	"time"

	"assay/protocol"
	"assay/repops"
)

// maxRequests is how many answers a handler makes at the same time; each holds at most a few MaxBytes.
const maxRequests = 16

// writeTimeout is how long a client may take to read an answer.
const writeTimeout = 30 * time.Second

// errOverloaded is what those behind them are told.
var errOverloaded = &protocol.Error{Name: "Overloaded", Status: http.StatusServiceUnavailable,
	Message: "too many requests at once", Hint: "send the same request again"}

// errInvalidParams refuses a path or query.
var errInvalidParams = &protocol.Error{Name: "InvalidParams", Status: http.StatusBadRequest,
	Message: "wrong parameters", Hint: "docs/audit.md describes the requests"}

// Holder is what a server answers from. What it has not is ErrNoVector.
type Holder interface {
	// Open opens leaves of a vector, as Shelf.Open.
	Open(root Hash, indices []uint64) (Opening, error)
	// Reveal shows what there is below a node, as Shelf.Reveal.
	Reveal(node Hash) ([]byte, error)
	// Segment is the root of a segment of a claim.
	Segment(claim Hash, segment uint32) (Hash, error)
}

// Shelves hold what any of them holds. They are a Holder.
type Shelves []*Shelf

// first is what the first shelf has that has it.
func first[T any](all Shelves, get func(*Shelf) (T, error)) (out T, err error) {
	err = ErrNoVector
	for _, s := range all {
		if out, err = get(s); !errors.Is(err, ErrNoVector) {
			break
		}
	}
	return out, err
}

// Open implements Holder.
func (all Shelves) Open(root Hash, indices []uint64) (Opening, error) {
	return first(all, func(s *Shelf) (Opening, error) { return s.Open(root, indices) })
}

// Reveal implements Holder.
func (all Shelves) Reveal(node Hash) ([]byte, error) {
	return first(all, func(s *Shelf) ([]byte, error) { return s.Reveal(node) })
}

// Segment implements Holder.
func (all Shelves) Segment(claim Hash, segment uint32) (Hash, error) {
	return first(all, func(s *Shelf) (Hash, error) { return s.Segment(claim, segment) })
}

// Handler serves what somebody holds of traces (docs/audit.md, "Traces that are served"):
//
//	GET /v1/openings/{root}?leaves=0,4-7        an Opening
//	GET /v1/reveals/{node}                      up to MaxReveal bytes: what there is below a node
//	GET /v1/segments/{claimHash}/{segment}      32 bytes, the root of a segment
func Handler(h Holder) http.Handler {
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
		o, err := h.Open(root, indices)
		if err != nil {
			return nil, err
		}
		return o.Append(nil), nil
	})
	get("/v1/reveals/{node}", func(r *http.Request) ([]byte, error) {
		node, err := repops.ParseHash(r.PathValue("node"))
		if err != nil {
			return nil, errInvalidParams.Because(err)
		}
		return h.Reveal(node)
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
		root, err := h.Segment(claim, uint32(segment))
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
