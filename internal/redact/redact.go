// Package redact keeps the secrets of addresses out of logs: providers put API keys into the path, the query or the user part of an RPC
// address, and errors of HTTP clients quote the whole of it. What strangers are told is a fixed message, never an error's text.
package redact

import (
	"context"
	"log/slog"
	"net/url"
	"regexp"
	"slices"
	"strings"
)

const (
	// gone stands for what was taken out.
	gone = "…"
	// minSecret is the shortest part of an address that is looked for on its own. Shorter ones are versions and names of networks, and
	// would take ordinary words out of a text.
	minSecret = 8
)

var (
	address  = regexp.MustCompile(`(?i)\b(?:https?|wss?|postgres(?:ql)?)://[^\s"'<>\\]+`)
	password = regexp.MustCompile(`(?i)\bpassword\s*=\s*('[^']*'|\S+)`)
)

// Redactor takes secrets out of text.
type Redactor struct{ secrets []string }

// New knows the secrets of some addresses, which it takes out wherever they stand: a server may quote a part of what it was asked.
// Addresses of other servers are shortened as well.
func New(addresses ...string) *Redactor {
	r := &Redactor{}
	for _, a := range addresses {
		if m := password.FindStringSubmatch(a); m != nil {
			r.know(strings.Trim(m[1], "'"), 1)
		}
		u, err := url.Parse(a)
		if err != nil {
			continue
		}
		if secret, ok := u.User.Password(); ok {
			r.know(secret, 1)
		} else {
			r.know(u.User.Username(), minSecret)
		}
		for part := range strings.SplitSeq(u.Path, "/") {
			r.know(part, minSecret)
		}
		for _, values := range u.Query() {
			for _, v := range values {
				r.know(v, minSecret)
			}
		}
	}
	// A secret that holds another one goes first.
	slices.SortFunc(r.secrets, func(a, b string) int { return len(b) - len(a) })
	return r
}

func (r *Redactor) know(secret string, shortest int) {
	if len(secret) < shortest || secret == "" {
		return
	}
	for _, form := range []string{secret, url.PathEscape(secret), url.QueryEscape(secret)} {
		if !slices.Contains(r.secrets, form) {
			r.secrets = append(r.secrets, form)
		}
	}
}

// String is text without secrets: of every address scheme, host and port are left.
func (r *Redactor) String(text string) string {
	text = address.ReplaceAllStringFunc(text, shorten)
	for _, secret := range r.secrets {
		text = strings.ReplaceAll(text, secret, gone)
	}
	return text
}

func shorten(whole string) string {
	scheme, rest, _ := strings.Cut(whole, "://")
	host, tail := rest, ""
	if i := strings.IndexAny(rest, "/?#"); i >= 0 {
		host, tail = rest[:i], rest[i:]
	}
	// What stands before the last @ is a user with a password.
	host = host[strings.LastIndexByte(host, '@')+1:]
	if tail != "" && tail != "/" {
		tail = "/" + gone
	}
	return scheme + "://" + host + tail
}

// Handler passes records on to another handler without secrets, in the message and in every attribute.
func (r *Redactor) Handler(next slog.Handler) slog.Handler { return handler{r, next} }

type handler struct {
	redactor *Redactor
	next     slog.Handler
}

// Enabled is slog's.
func (h handler) Enabled(ctx context.Context, level slog.Level) bool {
	return h.next.Enabled(ctx, level)
}

// Handle is slog's.
func (h handler) Handle(ctx context.Context, record slog.Record) error {
	clean := slog.NewRecord(record.Time, record.Level, h.redactor.String(record.Message), record.PC)
	record.Attrs(func(a slog.Attr) bool {
		clean.AddAttrs(h.redactor.attr(a))
		return true
	})
	return h.next.Handle(ctx, clean)
}

// WithAttrs is slog's.
func (h handler) WithAttrs(attrs []slog.Attr) slog.Handler {
	clean := make([]slog.Attr, len(attrs))
	for i, a := range attrs {
		clean[i] = h.redactor.attr(a)
	}
	return handler{h.redactor, h.next.WithAttrs(clean)}
}

// WithGroup is slog's.
func (h handler) WithGroup(name string) slog.Handler {
	return handler{h.redactor, h.next.WithGroup(name)}
}

func (r *Redactor) attr(a slog.Attr) slog.Attr {
	v := a.Value.Resolve()
	switch v.Kind() {
	case slog.KindString, slog.KindAny:
		// An error's or a structure's text is what would be written; without a secret in it the value stays what it is.
		if text, clean := v.String(), r.String(v.String()); clean != text {
			return slog.String(a.Key, clean)
		}
	case slog.KindGroup:
		group := make([]slog.Attr, len(v.Group()))
		for i, member := range v.Group() {
			group[i] = r.attr(member)
		}
		return slog.Attr{Key: a.Key, Value: slog.GroupValue(group...)}
	}
	return slog.Attr{Key: a.Key, Value: v}
}
