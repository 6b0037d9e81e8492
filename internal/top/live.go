package top

import (
	"context"
	"io"
	"os"
	"time"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"
)

// redraw is how often the clocks of a frame go on between two answers.
const redraw = time.Second

// Config of a live view.
type Config struct {
	Source Source
	// Task is the run whose page is opened first; empty for the list.
	Task string
	// Interval between looks, Timeout of one.
	Interval, Timeout time.Duration
	// Decimals of the token.
	Decimals int
	// Plain leaves colours out.
	Plain bool
	// Input and Output are the terminal.
	Input  io.Reader
	Output io.Writer
	// Width and Height are those of a terminal that does not tell them; of others they are 0.
	Width, Height int
	// Environment is what the terminal is known by; that of the process if nil.
	Environment []string
}

// Live shows a view until somebody leaves it or the context ends, which is no error: the terminal is as it was before.
func Live(ctx context.Context, cfg Config) error {
	paint := Paint(Plain)
	if !cfg.Plain {
		paint = coloured
	}
	looking, stop := context.WithCancel(ctx)
	defer stop()
	m := &live{ctx: looking, cfg: cfg, screen: &Screen{Layout: Layout{Decimals: cfg.Decimals, Paint: paint}}}
	if cfg.Task != "" {
		m.screen.Open(cfg.Task)
	}
	environment := cfg.Environment
	if environment == nil {
		environment = os.Environ()
	}
	// Signals are the command's: they end the context.
	options := []tea.ProgramOption{tea.WithInput(cfg.Input), tea.WithOutput(cfg.Output), tea.WithoutSignalHandler(), tea.WithEnvironment(environment)}
	if cfg.Width > 0 && cfg.Height > 0 {
		options = append(options, tea.WithWindowSize(cfg.Width, cfg.Height))
	}
	p := tea.NewProgram(m, options...)
	ended := context.AfterFunc(ctx, p.Quit)
	defer ended()
	_, err := p.Run()
	return err
}

// styles are the colours of a terminal's own palette, so that they can be read on light and dark.
var styles = map[Kind]lipgloss.Style{
	Heading: lipgloss.NewStyle().Bold(true),
	Faint:   lipgloss.NewStyle().Faint(true),
	Chosen:  lipgloss.NewStyle().Reverse(true),
	Good:    lipgloss.NewStyle().Foreground(lipgloss.Color("2")),
	Warning: lipgloss.NewStyle().Foreground(lipgloss.Color("3")),
	Bad:     lipgloss.NewStyle().Foreground(lipgloss.Color("1")).Bold(true),
}

func coloured(kind Kind, text string) string { return styles[kind].Render(text) }

// live is the screen as the library drives it.
type live struct {
	ctx    context.Context
	cfg    Config
	screen *Screen
	// turn counts looks: an answer to an older one is not waited for any more.
	turn int
}

// answered is what a look came to.
type answered struct {
	turn   int
	wanted string
	snap   *Snapshot
	err    error
}

// due says that it is time for the next look.
type due int

// again says that clocks have gone on.
type again struct{}

// look asks the source, once.
func (m *live) look() tea.Cmd {
	m.turn++
	turn, wanted := m.turn, m.screen.Wanted()
	return func() tea.Msg {
		ctx, cancel := context.WithTimeout(m.ctx, m.cfg.Timeout)
		defer cancel()
		snap, err := m.cfg.Source.Look(ctx, wanted)
		return answered{turn, wanted, snap, err}
	}
}

// Init implements tea.Model.
func (m *live) Init() tea.Cmd { return tea.Batch(m.look(), tick()) }

func tick() tea.Cmd { return tea.Tick(redraw, func(time.Time) tea.Msg { return again{} }) }

// Update implements tea.Model.
func (m *live) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		m.screen.Resize(msg.Width, msg.Height)
	case tea.KeyPressMsg:
		quit, ask := m.screen.Key(msg.String())
		if quit {
			return m, tea.Quit
		}
		if ask {
			return m, m.look()
		}
	case answered:
		if msg.turn != m.turn {
			return m, nil
		}
		m.screen.Answer(msg.wanted, msg.snap, msg.err, time.Now())
		turn := msg.turn
		return m, tea.Tick(m.cfg.Interval, func(time.Time) tea.Msg { return due(turn) })
	case due:
		if int(msg) == m.turn {
			return m, m.look()
		}
	case again:
		return m, tick()
	}
	return m, nil
}

// View implements tea.Model.
func (m *live) View() tea.View {
	v := tea.NewView(m.screen.Frame(time.Now()))
	v.AltScreen = true
	v.WindowTitle = "assay top"
	return v
}
