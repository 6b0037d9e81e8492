package door

import (
	"bytes"
	"net/http"
	"strconv"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/common/expfmt"
)

const (
	// metricsEvery is how often metrics are gathered at most, however often they are asked for.
	metricsEvery = time.Second
	// metricsTimeout is how long a reader may take for them.
	metricsTimeout = 10 * time.Second
)

// Metrics serves what is gathered, as Prometheus reads it. The text of one moment is that of a second: whoever asks more often costs no more
// than a copy of it into the network.
func Metrics(from prometheus.Gatherer) http.Handler {
	var mu sync.Mutex
	var text []byte
	var at time.Time
	format := expfmt.NewFormat(expfmt.TypeTextPlain)
	gathered := func() ([]byte, error) {
		mu.Lock()
		defer mu.Unlock()
		if text != nil && time.Since(at) < metricsEvery {
			return text, nil
		}
		families, err := from.Gather()
		if err != nil {
			return nil, err
		}
		var out bytes.Buffer
		encoder := expfmt.NewEncoder(&out, format)
		for _, f := range families {
			if err := encoder.Encode(f); err != nil {
				return nil, err
			}
		}
		text, at = out.Bytes(), time.Now()
		return text, nil
	}
	return http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		text, err := gathered()
		if err != nil {
			http.Error(w, "the metrics could not be gathered", http.StatusInternalServerError)
			return
		}
		// What is no connection has no deadline.
		_ = http.NewResponseController(w).SetWriteDeadline(time.Now().Add(metricsTimeout))
		w.Header().Set("Content-Type", string(format))
		w.Header().Set("Content-Length", strconv.Itoa(len(text)))
		_, _ = w.Write(text)
	})
}
