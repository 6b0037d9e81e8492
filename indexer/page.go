package indexer

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"reflect"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgxpool"
)

const (
	defaultPage = 100
	maxPage     = 1000
)

// queryError is an error a client can act on; GraphQL shows its name and hint as extensions.
type queryError struct{ name, message, hint string }

func (e *queryError) Error() string { return e.message }

// Extensions is graphql-go's hook.
func (e *queryError) Extensions() map[string]any {
	return map[string]any{"name": e.name, "hint": e.hint}
}

// entity describes a derived table and the node type R that its rows become.
type entity[R any] struct {
	table   string
	columns []column
	byName  map[string]column
	pk      []string
	orders  map[string][]string
	// anyOrder is the order of pages of one row, the same every time.
	anyOrder string
}

type column struct {
	name   string
	kind   columnKind
	field  []int
	selecT string
}

// newEntity reads the columns off R's db tags. orders maps GraphQL's order names to columns, which the primary key completes.
func newEntity[R any](table string, pk []string, orders map[string][]string) *entity[R] {
	e := &entity[R]{table: "derived." + table, byName: map[string]column{}, pk: pk, orders: map[string][]string{}}
	t := reflect.TypeFor[R]()
	for _, f := range reflect.VisibleFields(t) {
		name := f.Tag.Get("db")
		if name == "" {
			continue
		}
		c := column{name: name, field: f.Index, kind: kindText, selecT: "r." + name}
		ft := f.Type
		if ft.Kind() == reflect.Pointer {
			ft = ft.Elem()
		}
		switch ft {
		case reflect.TypeFor[Bytes32](), reflect.TypeFor[Address]():
			c.kind = kindBytes
		case reflect.TypeFor[Long]():
			c.kind = kindInt
		case reflect.TypeFor[BigInt]():
			c.kind = kindNumeric
			c.selecT += "::text"
		case reflect.TypeFor[rawJSON]():
			c.selecT += "::text"
		}
		e.columns = append(e.columns, c)
		e.byName[name] = c
	}
	for name, columns := range orders {
		full := slices.Clone(columns)
		for _, k := range pk {
			if !slices.Contains(full, k) {
				full = append(full, k)
			}
		}
		e.orders[name] = full
		for _, c := range full {
			if _, ok := e.byName[c]; !ok {
				panic(fmt.Sprintf("%s has no column %s to order by", table, c))
			}
		}
	}
	e.anyOrder = slices.Min(slices.Collect(maps.Keys(e.orders)))
	return e
}

// value reads a column of a node.
func (e *entity[R]) value(row *R, name string) any {
	return reflect.ValueOf(row).Elem().FieldByIndex(e.byName[name].field).Interface()
}

func (e *entity[R]) scanTargets(row *R) []any {
	v := reflect.ValueOf(row).Elem()
	out := make([]any, len(e.columns))
	for i, c := range e.columns {
		out[i] = v.FieldByIndex(c.field).Addr().Interface()
	}
	return out
}

// condition is one test of a column against a value. Column and operator come from this package's own tags.
type condition struct {
	column, op string
	value      any
}

func equal(column string, value any) condition { return condition{column, "=", value} }

// conditions turns a filter's set fields into conditions.
func conditions(filter any) []condition {
	v := reflect.ValueOf(filter)
	if v.IsNil() {
		return nil
	}
	v = v.Elem()
	var out []condition
	for i := range v.NumField() {
		if v.Field(i).IsNil() {
			continue
		}
		column, op, _ := strings.Cut(v.Type().Field(i).Tag.Get("where"), " ")
		out = append(out, condition{column, op, v.Field(i).Elem().Interface()})
	}
	return out
}

// statement collects arguments while SQL is put together.
type statement struct{ args []any }

func (s *statement) arg(v any) string {
	s.args = append(s.args, sqlValue(v))
	return fmt.Sprintf("$%d", len(s.args))
}

// sqlValue turns our scalars into what pgx sends.
func sqlValue(v any) any {
	switch v := v.(type) {
	case Bytes32:
		return []byte(v)
	case Address:
		return []byte(v)
	case []Bytes32:
		return toBytes(v)
	case []Address:
		return toBytes(v)
	case Long:
		return int64(v)
	case BigInt:
		return string(v)
	}
	return v
}

func toBytes[T ~[]byte](in []T) [][]byte {
	out := make([][]byte, len(in))
	for i, b := range in {
		out[i] = b
	}
	return out
}

func (s *statement) where(conds []condition) string {
	var sb strings.Builder
	for _, c := range conds {
		cast := ""
		switch c.value.(type) {
		case BigInt:
			cast = "::numeric"
		case []Bytes32, []Address:
			cast = "::bytea[]"
		case []string:
			cast = "::text[]"
		}
		if c.op == "IN" {
			fmt.Fprintf(&sb, " AND x.%s = ANY (%s%s)", c.column, s.arg(c.value), cast)
		} else {
			fmt.Fprintf(&sb, " AND x.%s %s %s%s", c.column, c.op, s.arg(c.value), cast)
		}
	}
	return sb.String()
}

// join says which columns of a child table equal which columns of its parent's. Loads are told apart by a join's address, so each is
// made once.
type join []joined

type joined struct{ child, parent string }

// joinOn joins the first column of the child's with the second of the parent's, and so on.
func joinOn(pairs ...string) *join {
	var j join
	for pair := range slices.Chunk(pairs, 2) {
		j = append(j, joined{pair[0], pair[1]})
	}
	return &j
}

// group is the set of rows that one statement loaded. What one of them is asked for is loaded for all of them at once, so the
// number of statements follows from the query's shape and not from the number of rows.
type group struct {
	req   *request
	n     int
	value func(row int, column string) any

	mu    sync.Mutex
	loads map[loadKey]*load
}

// loadKey names what is loaded for a group. It is asked for once for every row, so nothing in it may grow with the number of rows.
type loadKey struct {
	// what is the table, or the name of something that is no list.
	what string
	join *join
	// list is the number of the page, or of the conditions of a count, in the request.
	list  int
	count bool
}

type load struct {
	once   sync.Once
	result any
	err    error
}

// place is a row's position in its group; every node type embeds it.
type place struct {
	group *group
	row   int
}

func (p *place) setPlace(g *group, row int) { p.group, p.row = g, row }

type placed interface{ setPlace(g *group, row int) }

// shared runs f once for all rows of the group that ask the same.
func shared[T any](g *group, key loadKey, f func() (T, error)) (T, error) {
	g.mu.Lock()
	l, ok := g.loads[key]
	if !ok {
		l = &load{}
		g.loads[key] = l
	}
	g.mu.Unlock()
	l.once.Do(func() { l.result, l.err = f() })
	if l.err != nil {
		var zero T
		return zero, l.err
	}
	return l.result.(T), nil
}

// distinct are the different values of a join's columns in a group's rows: rows that have the same, such as the gradients of one trainer, are asked
// for once, and share what is found.
type distinct struct {
	// columns are their values, a join's column after the other.
	columns [][]any
	n       int
	// of is the key of each of the group's rows.
	of []int
}

func (g *group) distinct(j *join) distinct {
	if j == nil {
		return distinct{n: 1, of: make([]int, g.n)}
	}
	k := distinct{columns: make([][]any, len(*j)), of: make([]int, g.n)}
	seen := make(map[string]int, g.n)
	row := make([]any, len(*j))
	var text []byte
	for i := range g.n {
		text = text[:0]
		for n, column := range *j {
			row[n] = sqlValue(g.value(i, column.parent))
			switch v := row[n].(type) {
			case int64:
				text = binary.BigEndian.AppendUint64(text, uint64(v))
			case string:
				text = append(binary.BigEndian.AppendUint64(text, uint64(len(v))), v...)
			case []byte:
				text = append(binary.BigEndian.AppendUint64(text, uint64(len(v))), v...)
			default:
				panic(fmt.Sprintf("column %s is joined on by no kind that is known", column.parent))
			}
		}
		at, ok := seen[string(text)]
		if !ok {
			at = k.n
			k.n++
			seen[string(text)] = at
			for n, v := range row {
				k.columns[n] = append(k.columns[n], v)
			}
		}
		k.of[i] = at
	}
	return k
}

// parents writes the FROM item that yields the keys: p.i is the key's number from 1, p.k0, p.k1 … its columns.
func (s *statement) parents(k distinct, j *join) (from, on string) {
	if j == nil {
		return "(SELECT 1::bigint AS i) p", ""
	}
	var arrays, names []string
	for n, column := range *j {
		var placeholder string
		switch values := k.columns[n]; values[0].(type) {
		case int64:
			placeholder = s.arg(typed[int64](values)) + "::bigint[]"
		case string:
			placeholder = s.arg(typed[string](values)) + "::numeric[]"
		default:
			placeholder = s.arg(typed[[]byte](values)) + "::bytea[]"
		}
		arrays, names = append(arrays, placeholder), append(names, fmt.Sprintf("k%d", n))
		on += fmt.Sprintf(" AND x.%s = p.k%d", column.child, n)
	}
	return fmt.Sprintf("unnest(%s) WITH ORDINALITY AS p(%s, i)", strings.Join(arrays, ", "), strings.Join(names, ", ")), on
}

func typed[T any](values []any) []T {
	out := make([]T, len(values))
	for i, v := range values {
		out[i] = v.(T)
	}
	return out
}

// pageQuery is a checked request for part of an ordered list.
type pageQuery struct {
	conds         []condition
	order         string
	desc          bool
	limit         int
	backwards     bool
	after, before []any
	// page and filter are the numbers of this page and of its conditions in the request: equal ones have equal numbers.
	page, filter int
}

// number has the request give the page its numbers.
func (q pageQuery) number(r *request) pageQuery {
	if len(q.conds) > 0 {
		q.filter = r.number(fmt.Sprintf("%#v", q.conds))
	}
	q.page = r.number(fmt.Sprintf("%d %s %t %d %t %#v %#v", q.filter, q.order, q.desc, q.limit, q.backwards, q.after, q.before))
	return q
}

func (e *entity[R]) pageQuery(a pageArgs, conds []condition) (pageQuery, error) {
	q := pageQuery{conds: conds, order: a.OrderBy, desc: a.OrderDirection == "DESC", limit: defaultPage}
	bad := func(message string) error {
		return &queryError{"InvalidPage", message, fmt.Sprintf("use first (with after) or last (with before), from 0 to %d", maxPage)}
	}
	if a.First != nil && a.Last != nil {
		return q, bad("first and last cannot be combined")
	}
	size := a.First
	if a.Last != nil {
		size, q.backwards = a.Last, true
	}
	if size != nil {
		if *size < 0 || *size > maxPage {
			return q, bad(fmt.Sprintf("a page of %d is not possible", *size))
		}
		q.limit = int(*size)
	}
	kinds := make([]columnKind, len(e.orders[q.order]))
	for i, c := range e.orders[q.order] {
		kinds[i] = e.byName[c].kind
	}
	var err error
	if a.After != nil {
		if q.after, err = parseCursor(*a.After, e.listName(q), kinds); err != nil {
			return q, err
		}
	}
	if a.Before != nil {
		if q.before, err = parseCursor(*a.Before, e.listName(q), kinds); err != nil {
			return q, err
		}
	}
	return q, nil
}

// listName ties a cursor to the table and the order it came from.
func (e *entity[R]) listName(q pageQuery) string {
	return fmt.Sprintf("%s/%s/%t", e.table, q.order, q.desc)
}

func (e *entity[R]) cursor(q pageQuery, row *R) string {
	c := pageCursor{List: e.listName(q)}
	for _, name := range e.orders[q.order] {
		c.Values = append(c.Values, e.byName[name].kind.format(e.value(row, name)))
	}
	return c.encode()
}

// keyset compares the ordering columns as one tuple, which an index on them serves.
func (e *entity[R]) keyset(s *statement, order, op string, values []any) string {
	var left, right []string
	for i, name := range e.orders[order] {
		left = append(left, "x."+name)
		right = append(right, s.arg(values[i])+e.byName[name].kind.cast())
	}
	return fmt.Sprintf(" AND (%s) %s (%s)", strings.Join(left, ", "), op, strings.Join(right, ", "))
}

// slice is one parent's part of a loaded page, in the list's order.
type slice[R any] struct {
	rows []*R
	// more says that the list goes on past the page, in the direction it was read.
	more bool
}

// page loads the same page for every row of a group.
func (e *entity[R]) page(ctx context.Context, g *group, j *join, q pageQuery) ([]slice[R], error) {
	return shared(g, loadKey{what: e.table, join: j, list: q.page}, func() ([]slice[R], error) { return e.loadPage(ctx, g, j, q) })
}

func (e *entity[R]) loadPage(ctx context.Context, g *group, j *join, q pageQuery) ([]slice[R], error) {
	k := g.distinct(j)
	sql, args := e.pageSQL(k, j, q)
	found := make([]slice[R], k.n)
	var all []*R
	err := g.req.query(ctx, sql, args, func(rows pgx.Rows) error {
		for rows.Next() {
			if err := g.req.work.spend(ctx, 1); err != nil {
				return err
			}
			row := new(R)
			var parent int64
			if err := rows.Scan(append([]any{&parent}, e.scanTargets(row)...)...); err != nil {
				return err
			}
			part := &found[parent-1]
			if len(part.rows) == q.limit {
				part.more = true
				continue
			}
			part.rows = append(part.rows, row)
			all = append(all, row)
		}
		return rows.Err()
	})
	if err != nil {
		return nil, err
	}
	children := &group{
		req: g.req, n: len(all), loads: map[loadKey]*load{},
		value: func(row int, column string) any { return e.value(all[row], column) },
	}
	for i, row := range all {
		any(row).(placed).setPlace(children, i)
	}
	if q.backwards {
		for i := range found {
			slices.Reverse(found[i].rows)
		}
	}
	out := make([]slice[R], g.n)
	for i, key := range k.of {
		out[i] = found[key]
	}
	return out, nil
}

// pageSQL is the statement for the same page of every key of a group. One row more than the page tells whether the list goes on.
func (e *entity[R]) pageSQL(k distinct, j *join, q pageQuery) (string, []any) {
	var s statement
	from, where := s.parents(k, j)
	where += s.where(q.conds)
	up, down := ">", "<"
	if q.desc {
		up, down = down, up
	}
	if q.after != nil {
		where += e.keyset(&s, q.order, up, q.after)
	}
	if q.before != nil {
		where += e.keyset(&s, q.order, down, q.before)
	}
	direction := " ASC"
	if q.desc != q.backwards {
		direction = " DESC"
	}
	var order []string
	for _, name := range e.orders[q.order] {
		order = append(order, "x."+name+direction)
	}
	by := strings.Join(order, ", ")
	selected := make([]string, len(e.columns))
	for i, c := range e.columns {
		selected[i] = c.selecT
	}
	sql := fmt.Sprintf(`SELECT p.i, %s FROM %s CROSS JOIN LATERAL (
		SELECT x.*, row_number() OVER (ORDER BY %s) AS rn FROM %s x WHERE true%s ORDER BY %s LIMIT %s) r ORDER BY p.i, r.rn`,
		strings.Join(selected, ", "), from, by, e.table, where, by, s.arg(q.limit+1))
	return sql, s.args
}

// count counts the whole list for every row of a group.
func (e *entity[R]) count(ctx context.Context, g *group, j *join, q pageQuery) ([]int64, error) {
	return shared(g, loadKey{what: e.table, join: j, list: q.filter, count: true}, func() ([]int64, error) {
		var s statement
		k := g.distinct(j)
		from, where := s.parents(k, j)
		where += s.where(q.conds)
		sql := fmt.Sprintf("SELECT p.i, (SELECT count(*) FROM %s x WHERE true%s) FROM %s", e.table, where, from)
		found := make([]int64, k.n)
		err := g.req.query(ctx, sql, s.args, func(rows pgx.Rows) error {
			var parent, n int64
			_, err := pgx.ForEachRow(rows, []any{&parent, &n}, func() error {
				found[parent-1] = n
				return g.req.work.spend(ctx, 1)
			})
			return err
		})
		out := make([]int64, g.n)
		for i, key := range k.of {
			out[i] = found[key]
		}
		return out, err
	})
}

// connection is a Relay connection. Its methods are GraphQL fields.
type connection[R any] struct {
	entity *entity[R]
	place  place
	join   *join
	query  pageQuery
}

type edge[R any] struct {
	Node   *R
	Cursor string
}

type pageInfo struct {
	HasNextPage, HasPreviousPage bool
	StartCursor, EndCursor       *string
}

// load reads the page on first use; a request for totalCount alone needs none.
func (c *connection[R]) load(ctx context.Context) (slice[R], error) {
	slices, err := c.entity.page(ctx, c.place.group, c.join, c.query)
	if err != nil {
		return slice[R]{}, err
	}
	return slices[c.place.row], nil
}

func (c *connection[R]) Nodes(ctx context.Context) ([]*R, error) {
	s, err := c.load(ctx)
	return append([]*R{}, s.rows...), err // Never null.
}

func (c *connection[R]) Edges(ctx context.Context) ([]edge[R], error) {
	s, err := c.load(ctx)
	out := make([]edge[R], len(s.rows))
	for i, row := range s.rows {
		out[i] = edge[R]{row, c.entity.cursor(c.query, row)}
	}
	return out, err
}

func (c *connection[R]) PageInfo(ctx context.Context) (pageInfo, error) {
	s, err := c.load(ctx)
	info := pageInfo{HasNextPage: s.more, HasPreviousPage: c.query.after != nil}
	if c.query.backwards {
		info = pageInfo{HasNextPage: c.query.before != nil, HasPreviousPage: s.more}
	}
	if n := len(s.rows); n > 0 {
		first, last := c.entity.cursor(c.query, s.rows[0]), c.entity.cursor(c.query, s.rows[n-1])
		info.StartCursor, info.EndCursor = &first, &last
	}
	return info, err
}

func (c *connection[R]) TotalCount(ctx context.Context) (Long, error) {
	counts, err := c.entity.count(ctx, c.place.group, c.join, c.query)
	if err != nil {
		return 0, err
	}
	return Long(counts[c.place.row]), nil
}

// children resolves a list under a row.
func children[R, F any](p place, e *entity[R], j *join, a pageArgs, filter *F) (*connection[R], error) {
	q, err := checkedPage(p.group.req, e, a, filter)
	if err != nil {
		return nil, err
	}
	return &connection[R]{e, p, j, q}, nil
}

// selection is a list as the query selects it. All rows that it is resolved for have its arguments in common, down to their addresses, so
// that they are checked once.
type selection struct {
	entity any
	args   pageArgs
	filter any
}

type checked struct {
	query pageQuery
	err   error
}

func checkedPage[R, F any](r *request, e *entity[R], a pageArgs, filter *F) (pageQuery, error) {
	key := selection{e, a, filter}
	r.listsMu.Lock()
	defer r.listsMu.Unlock()
	c, ok := r.lists[key]
	if !ok {
		c.query, c.err = e.pageQuery(a, conditions(filter))
		if c.err == nil {
			c.query = c.query.number(r)
		}
		r.lists[key] = c
	}
	return c.query, c.err
}

// child resolves the one row that belongs to another, or nil.
func child[R any](ctx context.Context, p place, e *entity[R], j *join) (*R, error) {
	return only(ctx, p, e, j, pageQuery{order: e.anyOrder, limit: 1, page: onlyPage})
}

func only[R any](ctx context.Context, p place, e *entity[R], j *join, q pageQuery) (*R, error) {
	slices, err := e.page(ctx, p.group, j, q)
	if err != nil || len(slices[p.row].rows) == 0 {
		return nil, err
	}
	return slices[p.row].rows[0], nil
}

func list[R, F any](ctx context.Context, e *entity[R], a pageArgs, filter *F) (*connection[R], error) {
	return children(requestOf(ctx).top(), e, nil, a, filter)
}

func lookup[R any](ctx context.Context, e *entity[R], conds ...condition) (*R, error) {
	r := requestOf(ctx)
	r.listsMu.Lock()
	q := pageQuery{conds: conds, order: e.anyOrder, limit: 1}.number(r)
	r.listsMu.Unlock()
	return only(ctx, r.top(), e, nil, q)
}

// request is one GraphQL request: all its statements run in one read-only snapshot, so its answer is of one block.
type request struct {
	pool    *pgxpool.Pool
	timeout string
	heads   headState
	version string
	log     *slog.Logger
	group   *group
	// positions asks the chain, at the block of the snapshot.
	positions *positions
	proofs    *proofs
	// short says that the node told less than it was asked: the answer is not kept, because it may say more the next time.
	short atomic.Bool
	// narrator tells what logs say.
	narrator *narrator

	mu sync.Mutex
	tx pgx.Tx

	// listsMu guards what follows: the selections checked so far, and the numbers of pages and conditions.
	listsMu sync.Mutex
	lists   map[selection]checked
	numbers map[string]int

	work work
}

// onlyPage is the number of the page of the one row that belongs to another. Other numbers are greater; 0 is the number of no conditions.
const onlyPage = 1

// number gives equal texts equal numbers. The caller holds listsMu.
func (r *request) number(text string) int {
	n, ok := r.numbers[text]
	if !ok {
		n = onlyPage + 1 + len(r.numbers)
		r.numbers[text] = n
	}
	return n
}

type requestKey struct{}

func requestOf(ctx context.Context) *request { return ctx.Value(requestKey{}).(*request) }

// said counts what the node told of what it was asked.
func (r *request) said(told, asked int) {
	if told < asked {
		r.short.Store(true)
	}
}

// top is the parent of the root fields' rows.
func (r *request) top() place { return place{group: r.group} }

// query runs one statement in the request's snapshot.
func (r *request) query(ctx context.Context, sql string, args []any, read func(pgx.Rows) error) error {
	return r.inSnapshot(ctx, func(tx pgx.Tx) error {
		rows, err := tx.Query(ctx, sql, args...)
		if err != nil {
			return err
		}
		err = read(rows)
		rows.Close()
		return errors.Join(err, rows.Err())
	})
}

// inSnapshot runs statements in the request's snapshot. Parallel resolvers take turns.
func (r *request) inSnapshot(ctx context.Context, statements func(pgx.Tx) error) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	err := r.begin(ctx)
	if err == nil {
		started := time.Now()
		err = statements(r.tx)
		if err == nil {
			err = r.work.spend(ctx, time.Since(started).Milliseconds()*workPerMillisecond)
		}
	}
	if err == nil {
		return nil
	}
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	var pgErr *pgconn.PgError
	switch {
	case errors.As(err, &pgErr) && pgErr.Code == "57014":
		return errTimeout
	case errors.As(err, &pgErr) && pgErr.Code == "3F000", errors.As(err, &pgErr) && pgErr.Code == "42P01":
		return &queryError{"NotReady", "nothing has been indexed yet", "wait until /readyz answers 200"}
	}
	r.log.Error("query failed", "error", err)
	return &queryError{"Internal", "the database did not answer", "try again; the indexer's log has the cause"}
}

func (r *request) begin(ctx context.Context) error {
	if r.tx != nil {
		return nil
	}
	tx, err := r.pool.BeginTx(ctx, pgx.TxOptions{IsoLevel: pgx.RepeatableRead, AccessMode: pgx.ReadOnly})
	if err != nil {
		return err
	}
	r.tx = tx
	_, err = tx.Exec(ctx, "SELECT set_config('statement_timeout', $1, true)", r.timeout)
	return err
}

// close ends the snapshot.
func (r *request) close() {
	r.work.end()
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.tx != nil {
		// Nothing was written; a failing rollback has closed the connection already.
		_ = r.tx.Rollback(context.Background())
	}
}

// snapshot reads the block that this request's answer is of.
func (r *request) snapshot(ctx context.Context) (block, int64, error) {
	type state struct {
		block
		undecoded int64
	}
	s, err := shared(r.group, loadKey{what: "cursor"}, func() (state, error) {
		var s state
		var number, timestamp int64
		var hash []byte
		err := r.query(ctx, "SELECT number, hash, timestamp, (SELECT count(*) FROM derived.undecoded_logs) FROM cursor", nil, func(rows pgx.Rows) error {
			_, err := pgx.ForEachRow(rows, []any{&number, &hash, &timestamp, &s.undecoded}, func() error { return nil })
			return err
		})
		s.Number, s.Time = uint64(number), uint64(timestamp)
		copy(s.Hash[:], hash)
		return s, err
	})
	return s.block, s.undecoded, err
}

func requireBlock(ctx context.Context, a *blockArgs) error {
	if a == nil {
		return nil
	}
	b, _, err := requestOf(ctx).snapshot(ctx)
	if err != nil {
		return err
	}
	if a.NumberGte > 0 && uint64(a.NumberGte) > b.Number {
		return &queryError{"BlockNotIndexed", fmt.Sprintf("block %d is not indexed yet, the index is at %d", a.NumberGte, b.Number), "ask again in a moment"}
	}
	return nil
}

type meta struct {
	Block             metaBlock
	ChainHead, Lag    Long
	HasIndexingErrors bool
	UndecodedLogs     Long
	ChainID           BigInt
	Version           string
	Deployment        deployed
}

// deployed is what somebody has to know who asks the chain without the indexer.
type deployed struct {
	Tasks, Rounds, Game Address
	DeployBlock         Long
}

type metaBlock struct {
	Number    Long
	Hash      Bytes32
	Timestamp Long
}

// Meta is the GraphQL field _meta.
func (q root) Meta(ctx context.Context) (meta, error) {
	r := requestOf(ctx)
	b, undecoded, err := r.snapshot(ctx)
	if err != nil {
		return meta{}, err
	}
	head := max(r.heads.Chain.Number, b.Number)
	return meta{
		Block:             metaBlock{Long(b.Number), b.Hash[:], Long(b.Time)},
		ChainHead:         Long(head),
		Lag:               Long(head - b.Number),
		HasIndexingErrors: r.heads.Fault != nil,
		UndecodedLogs:     Long(undecoded),
		ChainID:           q.chainID,
		Version:           r.version,
		Deployment:        q.deployed,
	}, nil
}
