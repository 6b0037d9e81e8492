package indexer

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/ethereum/go-ethereum/common"
)

// wholeBlock is the log index of a mark behind all logs of its block. No log has it.
const wholeBlock = math.MaxInt32

// mark is a place in the stream of events: behind a log, or behind a block as a whole. Subscribers know it as a cursor,
// NUMBER:HASH:LOG or NUMBER:HASH. It means the same to every index of the chain, before and after a restart.
type mark struct {
	Number uint64
	Hash   common.Hash
	Log    uint32
}

// behind is the mark behind a block as a whole.
func behind(b block) mark { return mark{b.Number, b.Hash, wholeBlock} }

// String is the cursor's text.
func (m mark) String() string {
	if m.Log == wholeBlock {
		return fmt.Sprintf("%d:%s", m.Number, m.Hash)
	}
	return fmt.Sprintf("%d:%s:%d", m.Number, m.Hash, m.Log)
}

// parseMark reads a cursor.
func parseMark(text string) (mark, error) {
	bad := &queryError{"InvalidCursor", "the cursor is none of this stream", "pass the cursor of a message, or NUMBER:HASH of a block, as _meta says it"}
	if len(text) > maxCursor {
		return mark{}, bad
	}
	parts := strings.Split(text, ":")
	if len(parts) < 2 || len(parts) > 3 {
		return mark{}, bad
	}
	number, err := strconv.ParseInt(parts[0], 10, 64)
	if err != nil || number < 0 {
		return mark{}, bad
	}
	hash, err := parseHex(parts[1], "cursor", common.HashLength)
	if err != nil {
		return mark{}, bad
	}
	m := mark{uint64(number), common.BytesToHash(hash), wholeBlock}
	if len(parts) == 3 {
		log, err := strconv.ParseInt(parts[2], 10, 32)
		if err != nil || log < 0 || log == wholeBlock {
			return mark{}, bad
		}
		m.Log = uint32(log)
	}
	return m, nil
}
