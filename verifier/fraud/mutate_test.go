package fraud

import (
	"math/rand/v2"
	"reflect"

	"github.com/ethereum/go-ethereum/common"
)

// clone is a deep copy of a proof or of any part of one.
func clone[T any](x T) T { return cloneValue(reflect.ValueOf(x)).Interface().(T) }

func cloneValue(v reflect.Value) reflect.Value {
	out := reflect.New(v.Type()).Elem()
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			out.Set(reflect.New(v.Type().Elem()))
			out.Elem().Set(cloneValue(v.Elem()))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			out.Field(i).Set(cloneValue(v.Field(i)))
		}
	case reflect.Slice:
		if !v.IsNil() {
			// No element of a proof holds a reference but those of byte strings and paths themselves.
			out.Set(reflect.MakeSlice(v.Type(), v.Len(), v.Len()))
			reflect.Copy(out, v)
		}
	case reflect.Interface:
		if !v.IsNil() {
			out.Set(cloneValue(v.Elem()))
		}
	default:
		out.Set(v)
	}
	return out
}

// mutator changes proofs as somebody would who looks for a hole: bits, lengths and orders, places in other vectors, and parts taken
// from other proofs about the same or another round.
type mutator struct {
	r *rand.Rand
	// pool is proofs whose parts may be taken.
	pool []any
}

// mutate changes one to three things of the proof that p points to.
func (m *mutator) mutate(p any) {
	for range 1 + m.r.IntN(3) {
		fields := m.fields(reflect.ValueOf(p).Elem(), nil)
		m.change(fields[m.r.IntN(len(fields))], fields)
	}
}

// spoil makes one of the proof's leaves ill-formed: a byte more or less, or something at its end.
func (m *mutator) spoil(p any) {
	var leaves []reflect.Value
	for _, f := range m.fields(reflect.ValueOf(p).Elem(), nil) {
		if f.Type() == reflect.TypeFor[[]byte]() && f.Len() > 0 {
			leaves = append(leaves, f)
		}
	}
	leaf := leaves[m.r.IntN(len(leaves))]
	b := leaf.Bytes()
	switch m.r.IntN(3) {
	case 0:
		b = b[:len(b)-1]
	case 1:
		b = append(b, 0)
	default:
		b[len(b)-1]++
	}
	leaf.SetBytes(b)
}

// fields lists the places of a proof that can change: numbers, flags, hashes, byte strings, paths, entries, openings.
func (m *mutator) fields(v reflect.Value, to []reflect.Value) []reflect.Value {
	if v.Kind() != reflect.Struct {
		return append(to, v)
	}
	for i := range v.NumField() {
		f := v.Field(i)
		to = append(to, f)
		if f.Kind() == reflect.Struct {
			to = m.fields(f, to)
		}
	}
	return to
}

// change changes one place.
func (m *mutator) change(f reflect.Value, all []reflect.Value) {
	r := m.r
	if r.IntN(4) == 0 && m.take(f, all) {
		return
	}
	switch f.Kind() {
	case reflect.Bool:
		f.SetBool(!f.Bool())
	case reflect.Uint8, reflect.Uint32, reflect.Uint64:
		f.SetUint(m.number(f))
	case reflect.Array:
		f.Index(r.IntN(f.Len())).SetUint(uint64(r.IntN(256)))
	case reflect.Slice:
		m.slice(f)
	case reflect.Struct:
		inner := m.fields(f, nil)
		m.change(inner[r.IntN(len(inner))], all)
	}
}

// take copies a part of the same type from the proof itself or from another one.
func (m *mutator) take(f reflect.Value, own []reflect.Value) bool {
	from := own
	if len(m.pool) > 0 && m.r.IntN(2) == 0 {
		from = m.fields(reflect.ValueOf(m.pool[m.r.IntN(len(m.pool))]).Elem(), nil)
	}
	var same []reflect.Value
	for _, x := range from {
		if x.Type() == f.Type() {
			same = append(same, x)
		}
	}
	if len(same) == 0 {
		return false
	}
	f.Set(cloneValue(same[m.r.IntN(len(same))]))
	return true
}

// number is another value: a neighbour, a small one, one bit away, any.
func (m *mutator) number(f reflect.Value) uint64 {
	bits := f.Type().Bits()
	x := f.Uint()
	switch m.r.IntN(4) {
	case 0:
		x++
	case 1:
		x--
	case 2:
		x = m.r.Uint64N(300)
	default:
		x ^= 1 << m.r.IntN(bits)
	}
	return x << (64 - bits) >> (64 - bits)
}

// slice flips, cuts, extends or shuffles bytes, a path, or entries.
func (m *mutator) slice(f reflect.Value) {
	r, n := m.r, f.Len()
	if n == 0 {
		f.Set(reflect.Append(f, reflect.Zero(f.Type().Elem())))
		return
	}
	switch r.IntN(5) {
	case 0:
		f.Set(f.Slice(0, n-1))
	case 1:
		f.Set(reflect.Append(f, cloneValue(f.Index(r.IntN(n)))))
	case 2:
		i, j := r.IntN(n), r.IntN(n)
		x := cloneValue(f.Index(i))
		f.Index(i).Set(cloneValue(f.Index(j)))
		f.Index(j).Set(x)
	default:
		switch e := f.Index(r.IntN(n)); e.Kind() {
		case reflect.Uint8:
			e.SetUint(e.Uint() ^ 1<<r.IntN(8))
		case reflect.Array:
			b := e.Index(r.IntN(e.Len()))
			b.SetUint(b.Uint() ^ 1<<r.IntN(8))
		case reflect.Struct: // an entry
			entry := e.Addr().Interface().(*FrozenEntry)
			switch r.IntN(4) {
			case 3:
				entry.Slot ^= 1 << r.IntN(8)
			case 0:
				entry.Trainer = common.Address{byte(r.Uint32())}
			case 1:
				entry.PayloadRoot[r.IntN(32)] ^= 1
			default:
				entry.ClaimHash[r.IntN(32)] ^= 1
			}
		}
	}
}
