package top

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"
	"time"
)

// maxText is how much of a stranger's text is shown.
const maxText = 256

// clean is a stranger's text as a terminal may be sent it: printable ASCII, everything else as its escape. So nothing moves the cursor, changes
// colours, or turns the direction of writing, and a character is as wide as a character.
func clean(text string) string {
	more := ""
	if len(text) > maxText {
		text, more = text[:maxText], "..."
	}
	quoted := strconv.QuoteToASCII(text)
	inner := quoted[1 : len(quoted)-1]
	// What was printable stays as it was.
	return strings.NewReplacer(`\"`, `"`, `\\`, `\`).Replace(inner) + more
}

// word is a name of the indexer's in the contracts' words: TRAINING is Training, NOT_OPENED NotOpened.
func word(text string) string {
	if text != strings.ToUpper(text) {
		return clean(text)
	}
	var b strings.Builder
	for part := range strings.SplitSeq(clean(text), "_") {
		if part != "" {
			b.WriteString(part[:1] + strings.ToLower(part[1:]))
		}
	}
	return b.String()
}

// count is a number, or a dash where none is known.
func count(n int64) string {
	if n < 0 {
		return "-"
	}
	return strconv.FormatInt(n, 10)
}

// short is the beginning of an id or an address.
func short(id string) string {
	const digits = 10
	if len(id) <= digits {
		return id
	}
	return id[:digits]
}

// left is how much time there is, in a word; empty where no clock runs.
func left(until, now int64) string {
	if until == 0 {
		return ""
	}
	s := until - now
	late := ""
	if s < 0 {
		s, late = -s, " ago"
	}
	switch d := time.Duration(min(s, 1<<31)) * time.Second; {
	case d < 100*time.Second:
		return fmt.Sprintf("%ds", s) + late
	case d < time.Hour:
		return fmt.Sprintf("%dm%02ds", s/60, s%60) + late
	case d < 48*time.Hour:
		return fmt.Sprintf("%dh%02dm", s/3600, s/60%60) + late
	default:
		return fmt.Sprintf("%dd%02dh", s/86400, s/3600%24) + late
	}
}

// clock is a time of the chain.
func clock(unix int64) string {
	if unix <= 0 || unix > 1<<40 {
		return "-"
	}
	return time.Unix(unix, 0).UTC().Format("2006-01-02 15:04:05")
}

// tokens is an amount in whole tokens with four digits behind the point at most, or a dash where none is known.
func tokens(amount *big.Int, decimals int) string {
	if amount == nil {
		return "-"
	}
	const digits = 4
	unit := new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(decimals)), nil)
	text := new(big.Rat).SetFrac(amount, unit).FloatString(digits)
	return strings.TrimSuffix(strings.TrimRight(text, "0"), ".")
}

// parseAmount reads a decimal string of at most 256 bits; nil of anything else.
func parseAmount(text string) *big.Int {
	if len(text) == 0 || len(text) > 78 || strings.Trim(text, "0123456789") != "" {
		return nil
	}
	n, _ := new(big.Int).SetString(text, 10)
	return n
}

// parseTime reads a time of the indexer's, which has them as decimal strings; 0 of anything else.
func parseTime(text string) int64 {
	n, err := strconv.ParseInt(text, 10, 64)
	if err != nil || n < 0 {
		return 0
	}
	return n
}
