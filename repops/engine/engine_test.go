package engine

import (
	"errors"
	"testing"
)

func TestNamesRoundTrip(t *testing.T) {
	for e := range count {
		if got, err := Parse(e.String()); err != nil || got != e {
			t.Errorf("%v: parsed as %v, %v", e, got, err)
		}
	}
	if _, err := Parse("sse9"); !errors.Is(err, ErrUnknown) {
		t.Errorf("an unknown name gives %v", err)
	}
}

func TestUse(t *testing.T) {
	defer func(e Engine) { _ = Use(e) }(Current())
	for e := range count {
		err := Use(e)
		if e.Available() != (err == nil) {
			t.Errorf("%v: available %v, Use says %v", e, e.Available(), err)
		}
		if err == nil && Current() != e {
			t.Errorf("Current is %v after Use(%v)", Current(), e)
		}
		if err != nil && !errors.Is(err, ErrUnavailable) {
			t.Errorf("%v: %v", e, err)
		}
	}
}
