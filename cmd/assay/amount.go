package main

import (
	"errors"
	"fmt"
	"math/big"
	"strings"
)

var errAmount = errors.New("malformed amount")

// maxAmountBits is what the contracts store of any amount.
const maxAmountBits = 128

// parseAmount reads an amount of tokens: "12.5" in whole tokens of the given decimals, "1000wei" in the smallest unit.
func parseAmount(s string, decimals uint8) (*big.Int, error) {
	fail := func(why string) (*big.Int, error) {
		return nil, withHint(fmt.Errorf("%w %q: %s", errAmount, s, why), "write 12.5 for tokens, or 1000wei for the smallest unit")
	}
	digits, raw := strings.CutSuffix(strings.TrimSpace(s), "wei")
	whole, fraction, point := strings.Cut(strings.TrimSpace(digits), ".")
	switch {
	case strings.Trim(whole+fraction, "0123456789") != "" || whole == "" || point && fraction == "":
		return fail("not a decimal number")
	case raw && point:
		return fail("the smallest unit has no fractions")
	case len(fraction) > int(decimals):
		return fail(fmt.Sprintf("the token has %d decimals", decimals))
	case len(whole) > 80:
		return fail("too large")
	}
	if !raw {
		whole += fraction + strings.Repeat("0", int(decimals)-len(fraction))
	}
	amount, ok := new(big.Int).SetString(whole, 10)
	if !ok || amount.BitLen() > maxAmountBits {
		return fail("too large")
	}
	return amount, nil
}

// formatAmount prints an amount in whole tokens, without trailing zeros.
func formatAmount(amount *big.Int, decimals uint8) string {
	if amount == nil {
		return "0"
	}
	unit := new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(decimals)), nil)
	whole, fraction := new(big.Int).QuoRem(amount, unit, new(big.Int))
	if fraction.Sign() == 0 {
		return whole.String()
	}
	return whole.String() + "." + strings.TrimRight(fmt.Sprintf("%0*s", int(decimals), fraction), "0")
}
