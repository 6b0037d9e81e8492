package docs

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestPageIsParsed(t *testing.T) {
	blocks, err := parsePage([]byte(`# A page

Two lines that run:

    assay task list        # a comment
    assay stake show

A formula, and a figure:

    a = b + c

    ┌──────┐
           assay keeper
    └──────┘

Right after prose:
<!-- runs: as 3 4, job until "ready: now": trainers have keys -->
    assay-trainer run

<!-- runs: not here: needs a GPU
     of NVIDIA -->

    assay repops eval --engine cuda

A pipe:
    no code, as it goes on with the paragraph

    seq 3 | assay repops eval

` + "```sh\nls\n```\n\n```python\nimport os\n```\n\n1. In a list:\n\n   ```sh\n   A=b pwd\n   ```\n"))
	require.NoError(t, err)
	require.Equal(t, []block{
		{line: 5, text: "assay task list        # a comment\nassay stake show\n"},
		{line: 18, text: "assay-trainer run\n", marker: marker{accounts: []int{3, 4}, beside: job, until: "ready: now", why: "trainers have keys"}},
		{line: 23, text: "assay repops eval --engine cuda\n", marker: marker{never: true, why: "needs a GPU of NVIDIA"}},
		{line: 28, text: "seq 3 | assay repops eval\n"},
		{line: 31, text: "ls\n"},
		{line: 41, text: "A=b pwd\n"},
	}, blocks)
}

func TestPageIsRefused(t *testing.T) {
	for _, c := range []struct{ page, why string }{
		{"<!-- runs: not here -->\n    assay\n", "1: the marker ends with \"\"; it has to end with a colon and a reason"},
		{"<!-- runs: not here: -->\n    assay\n", "reason"},
		{"<!-- runs: sometimes: who knows -->\n    assay\n", "unknown marker at \"sometimes: who knows\""},
		{"<!-- runs: service: stays -->\n    assay\n", "unknown marker at \"service: stays\""},
		{"<!-- runs: not here, as 1: no -->\n    assay\n", "\"not here\" stands alone"},
		{"x\n\n<!-- runs: not here: slow -->\n\nSome prose.\n", "3: the marker stands before no code block"},
		{"Prose <!-- runs: not here: slow --> goes on.\n", "1: a marker is a line of its own"},
		{"```\nassay\n```\n", "a fenced block says its language"},
	} {
		_, err := parsePage([]byte(c.page))
		require.ErrorContains(t, err, c.why, c.page)
	}
}
