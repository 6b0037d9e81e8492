package indexer

import (
	"context"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/prometheus/client_golang/prometheus"

	"assay/internal/metering"
)

const metricsNamespace = "assay_indexer"

// metrics holds the service's numbers, in a registry of its own.
type metrics struct {
	registry *prometheus.Registry

	chainHead, indexedHead, lag, healthy prometheus.Gauge
	logs, undecoded, reorgs, orphaned    prometheus.Counter
	rpcErrors                            prometheus.Counter
	querySeconds                         prometheus.Histogram
	queryErrors, cached                  prometheus.Counter
	statements, shed                     prometheus.Counter
	streams                              prometheus.Gauge
	streamed, streamPages                prometheus.Counter
	streamsRefused, streamsCut           prometheus.Counter
	reports, statistics, keepersFailed   prometheus.Counter
}

func newMetrics() *metrics {
	f := metering.New(metricsNamespace)
	gauge, counter := f.Gauge, f.Counter
	m := &metrics{registry: f.Registry}
	m.chainHead = gauge("chain_head", "Newest block the RPC has reported.")
	m.indexedHead = gauge("indexed_head", "Newest block whose events are in the database.")
	m.lag = gauge("lag", "Blocks between the two heads.")
	m.healthy = gauge("healthy", "1 while answers can be relied on, 0 after a fault that waiting does not mend.")
	m.logs = counter("logs_total", "Contract logs stored.")
	m.undecoded = counter("undecoded_logs_total", "Contract logs stored raw because no ABI decodes them.")
	m.reorgs = counter("reorgs_total", "Chain reorganisations taken back.")
	m.orphaned = counter("orphaned_logs_total", "Logs removed by reorganisations.")
	m.rpcErrors = counter("rpc_errors_total", "Requests to the chain that failed or contradicted each other.")
	m.queryErrors = counter("query_errors_total", "GraphQL requests answered with an error.")
	m.cached = counter("queries_cached_total", "GraphQL requests answered as somebody was before at the same block.")
	m.shed = counter("queries_shed_total", "GraphQL requests that were told to come back because too many ran.")
	m.statements = counter("sql_statements_total", "SQL statements sent, batches and copies not counted.")
	m.streams = gauge("streams", "WebSockets and streams of server-sent events that are open.")
	m.streamed = counter("stream_messages_total", "Messages sent to subscribers.")
	m.streamPages = counter("stream_pages_total", "Pages of events read from the database for subscribers that were behind.")
	m.streamsRefused = counter("streams_refused_total", "WebSockets and streams that there was no place for.")
	m.streamsCut = counter("streams_cut_total", "WebSockets and streams that ended because their readers did not read in time.")
	m.reports = counter("reports_total", "Reports of trainers that were taken from keepers.")
	m.statistics = counter("round_statistics_total", "Statistics of rounds that were taken from keepers.")
	m.keepersFailed = counter("keeper_errors_total", "Requests to keepers that failed, or were answered with something else than was asked for.")
	m.querySeconds = f.Histogram("query_seconds", "Time to answer a GraphQL request.", []float64{.001, .0025, .005, .01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10})
	m.healthy.Set(1)
	return m
}

// TraceQueryStart counts statements; it is pgx's hook.
func (m *metrics) TraceQueryStart(ctx context.Context, _ *pgx.Conn, data pgx.TraceQueryStartData) context.Context {
	m.statements.Inc()
	if observe, ok := ctx.Value(statementKey{}).(func(string)); ok {
		observe(data.SQL)
	}
	return ctx
}

// TraceQueryEnd is pgx's hook.
func (m *metrics) TraceQueryEnd(context.Context, *pgx.Conn, pgx.TraceQueryEndData) {}

// statementKey carries a function in a context that is told every statement run under it.
type statementKey struct{}

func (m *metrics) observeQuery(started time.Time, failed bool) {
	m.querySeconds.Observe(time.Since(started).Seconds())
	if failed {
		m.queryErrors.Inc()
	}
}
