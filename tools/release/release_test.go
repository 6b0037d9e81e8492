package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

var (
	noon   = time.Date(2026, 11, 27, 12, 0, 0, 0, time.UTC)
	commit = strings.Repeat("0123456789", 4)
	src    = source{version: "0.1.0", commit: commit, at: noon}
)

func TestVersions(t *testing.T) {
	for _, c := range []struct {
		tags  []string
		dirty bool
		want  string
	}{
		{nil, false, "0.1.0.dev20261127120000+g012345678901"},
		{nil, true, "0.1.0.dev20261127120000+g012345678901.dirty"},
		{[]string{"v0.1.0"}, false, "0.1.0"},
		{[]string{"checked", "v0.1.0", "v0"}, false, "0.1.0"},
		{[]string{"v0.1.0"}, true, "0.1.0.dev20261127120000+g012345678901.dirty"},
	} {
		got, err := versionOf("0.1.0", c.tags, commit, noon, c.dirty)
		require.NoError(t, err)
		require.Equal(t, c.want, got)
	}
	_, err := versionOf("0.1.0", []string{"v0.2.0"}, commit, noon, false)
	require.ErrorContains(t, err, "v0.2.0")
}

// The tree says the same version in all its places, and git can be asked for the rest.
func TestTheTreeHasOneVersion(t *testing.T) {
	s, err := identify(t.Context(), filepath.Join("..", ".."))
	if err != nil {
		t.Skipf("not in a git checkout: %v", err)
	}
	require.Len(t, s.commit, 40)
	for path, name := range map[string]string{"pyproject.toml": "version", initPath: "__version__"} {
		text, err := os.ReadFile(filepath.Join("..", "..", "trainer-py", path))
		require.NoError(t, err)
		set, err := setVersion(text, name, "9.9.9")
		require.NoError(t, err)
		require.Contains(t, string(set), name+` = "9.9.9"`)
		base, _, _ := strings.Cut(s.version, ".dev")
		require.Contains(t, string(text), name+` = "`+base+`"`)
	}
	_, err = setVersion([]byte("version = \"1\"\nversion = \"2\"\n"), "version", "3")
	require.Error(t, err)
}

// filesOf reads a folder as archives are made of it: in an order and with times that are the folder's own.
func filesOf(t *testing.T, names ...string) []file {
	t.Helper()
	dir := t.TempDir()
	var files []file
	for i, name := range names {
		path := filepath.Join(dir, name)
		require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o700))
		require.NoError(t, os.WriteFile(path, []byte("of "+name), 0o600))
		require.NoError(t, os.Chtimes(path, time.Time{}, time.Now().Add(time.Duration(i)*time.Hour)))
		data, err := os.ReadFile(path)
		require.NoError(t, err)
		files = append(files, file{name: name, data: data, executable: name == "assay"})
	}
	return files
}

func TestOneArchiveFromTwoFolders(t *testing.T) {
	a, err := pack("assay-1", noon, filesOf(t, "assay", "README.md", "completions/_assay"))
	require.NoError(t, err)
	b, err := pack("assay-1", noon, filesOf(t, "completions/_assay", "README.md", "assay"))
	require.NoError(t, err)
	require.Equal(t, a, b)

	unzipped, err := gzip.NewReader(bytes.NewReader(a))
	require.NoError(t, err)
	require.Empty(t, unzipped.Name)
	require.True(t, unzipped.ModTime.IsZero())
	var names []string
	for r := tar.NewReader(unzipped); ; {
		h, err := r.Next()
		if err == io.EOF {
			break
		}
		require.NoError(t, err)
		names = append(names, h.Name)
		require.Equal(t, noon, h.ModTime.UTC())
		require.Zero(t, h.Uid+h.Gid)
		require.Empty(t, h.Uname+h.Gname)
		require.Equal(t, map[bool]int64{true: 0o755, false: 0o644}[h.Name == "assay-1/assay"], h.Mode)
	}
	require.Equal(t, []string{"assay-1/README.md", "assay-1/assay", "assay-1/completions/_assay"}, names)
}

const wheelFile = "Wheel-Version: 1.0\nGenerator: setuptools (84.2.1)\nRoot-Is-Purelib: true\nTag: py3-none-any\n\n"

// setuptoolsWheel is a wheel as setuptools leaves it.
func setuptoolsWheel(t *testing.T, at time.Time, mode os.FileMode, files ...[2]string) []byte {
	t.Helper()
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for _, f := range files {
		header := &zip.FileHeader{Name: f[0], Modified: at}
		header.SetMode(mode)
		part, err := w.CreateHeader(header)
		require.NoError(t, err)
		_, err = part.Write([]byte(f[1]))
		require.NoError(t, err)
	}
	require.NoError(t, w.Close())
	return out.Bytes()
}

func TestOneWheelFromTwoBuilds(t *testing.T) {
	code, library := [2]string{"assay_trainer/__init__.py", "x = 1\n"}, [2]string{"assay_repops/" + libraryName, "\x7fELF"}
	wheel, record := [2]string{"assay_trainer-1.dist-info/WHEEL", wheelFile}, [2]string{"assay_trainer-1.dist-info/RECORD", "old\n"}
	const tag = "py3-none-manylinux_2_34_x86_64"
	a, err := repack(setuptoolsWheel(t, time.Now(), 0o600, code, library, wheel, record), tag, noon)
	require.NoError(t, err)
	b, err := repack(setuptoolsWheel(t, noon.AddDate(-9, 0, 0), 0o664, record, wheel, library, code), tag, noon)
	require.NoError(t, err)
	require.Equal(t, a, b)

	r, err := zip.NewReader(bytes.NewReader(a), int64(len(a)))
	require.NoError(t, err)
	var names []string
	texts := map[string]string{}
	for _, f := range r.File {
		part, err := f.Open()
		require.NoError(t, err)
		data, err := io.ReadAll(part)
		require.NoError(t, err)
		names, texts[f.Name] = append(names, f.Name), string(data)
	}
	require.Equal(t, []string{library[0], code[0], wheel[0], record[0]}, names)
	require.Equal(t, "Wheel-Version: 1.0\nGenerator: setuptools (84.2.1)\nRoot-Is-Purelib: false\nTag: "+tag+"\n\n", texts[wheel[0]])
	require.Equal(t, 4, strings.Count(texts[record[0]], "\n"))
	// The sum of "x = 1\n", as pip checks it.
	require.Contains(t, texts[record[0]], "assay_trainer/__init__.py,sha256=nia_NpkRxFwkPGhBR7I_yeHc_PJX0pmhxjIBam_NM_Q,6\n")
	require.Contains(t, texts[record[0]], record[0]+",,\n")
}

func TestAWheelWithoutTheLibraryIsNone(t *testing.T) {
	record := [2]string{"assay_trainer-1.dist-info/RECORD", ""}
	_, err := repack(setuptoolsWheel(t, noon, 0o644, [2]string{"assay_trainer-1.dist-info/WHEEL", wheelFile}, record), "py3-none-any", noon)
	require.ErrorContains(t, err, libraryName)
	_, err = repack(setuptoolsWheel(t, noon, 0o644, [2]string{"assay_trainer-1.dist-info/WHEEL", "Tag: cp311\n"}, record), "py3-none-any", noon)
	require.ErrorContains(t, err, "pure Python")
	_, err = repack([]byte("no archive"), "py3-none-any", noon)
	require.Error(t, err)
}

func TestTags(t *testing.T) {
	for _, c := range []struct {
		libraries, versions []string
		want                string
	}{
		{[]string{"libc.so.6"}, []string{"GLIBC_2.2.5", "GLIBC_2.34", "GLIBC_2.32"}, "manylinux_2_34_x86_64"},
		{[]string{"libc.so.6", "libpthread.so.0"}, []string{"GLIBC_2.2.5", "GLIBC_2.3.4"}, "manylinux_2_17_x86_64"},
		{[]string{"libc.so.6"}, []string{"GLIBC_2.34", "GLIBC_ABI_DT_RELR"}, "linux_x86_64"},
		{[]string{"libc.so.6"}, []string{"GLIBC_PRIVATE"}, "linux_x86_64"},
		{[]string{"libc.so.6", "libstdc++.so.6"}, []string{"GLIBC_2.34"}, "linux_x86_64"},
		{[]string{"libc.musl-x86_64.so.1"}, nil, "linux_x86_64"},
	} {
		require.Equal(t, c.want, linuxTag("x86_64", c.libraries, c.versions), "%v %v", c.libraries, c.versions)
	}
}

// released is a folder as a release leaves it.
func released(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644))
	}
	require.NoError(t, writeSums(dir))
	return dir
}

func TestChecksums(t *testing.T) {
	const archive = "assay-0.1.0-linux-amd64.tar.gz"
	files := map[string]string{archive: "archive", "requirements.lock": "numpy==1"}
	var said bytes.Buffer
	require.NoError(t, same(&said, released(t, files), released(t, files)))
	require.Equal(t, 2, strings.Count(said.String(), "same "))
	require.ErrorContains(t, same(&said, released(t, files), released(t, map[string]string{archive: "another", "requirements.lock": "numpy==1"})), "1 of 2")
	require.ErrorContains(t, same(&said, released(t, map[string]string{archive: "archive"}), released(t, files)), "1 of 2")
	require.Error(t, same(&said, released(t, nil), released(t, nil)), "nothing is no release")

	for name, spoil := range map[string]func(dir string) error{
		"a byte more": func(dir string) error { return os.WriteFile(filepath.Join(dir, archive), []byte("archive."), 0o644) },
		"a file less": func(dir string) error { return os.Remove(filepath.Join(dir, archive)) },
		"a file more": func(dir string) error { return os.WriteFile(filepath.Join(dir, "assay-2-x.tar.gz"), nil, 0o644) },
		"another place": func(dir string) error {
			return appendTo(filepath.Join(dir, sumsName), strings.Repeat("0", 64)+"  ../x\n")
		},
		"no line": func(dir string) error { return appendTo(filepath.Join(dir, sumsName), "x\n") },
		"no sums": func(dir string) error { return os.Remove(filepath.Join(dir, sumsName)) },
	} {
		dir := released(t, files)
		_, err := verify(dir)
		require.NoError(t, err)
		require.NoError(t, spoil(dir))
		_, err = verify(dir)
		require.Error(t, err, name)
	}
}

func appendTo(path, text string) error {
	old, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	return os.WriteFile(path, append(old, text...), 0o644)
}

// Only what a release has written is removed to make room for the next.
func TestOthersFilesStay(t *testing.T) {
	dir := released(t, map[string]string{"assay-0.1.0-linux-amd64.tar.gz": "archive"})
	require.NoError(t, empty(dir))
	left, err := os.ReadDir(dir)
	require.NoError(t, err)
	require.Empty(t, left)
	kept := filepath.Join(dir, "thesis.txt")
	require.NoError(t, os.WriteFile(kept, nil, 0o644))
	require.ErrorContains(t, empty(dir), "thesis.txt")
	require.NoError(t, writeSums(dir))
	require.ErrorContains(t, empty(dir), "thesis.txt")
	require.FileExists(t, kept)
}

func TestSBOM(t *testing.T) {
	info := &debug.BuildInfo{GoVersion: "go1.26.8", Deps: []*debug.Module{
		{Path: "github.com/BurntSushi/toml", Version: "v1.5.0", Sum: "h1:x="},
		{Path: "example.org/old", Version: "v1.0.0", Replace: &debug.Module{Path: "example.org/new", Version: "v2.0.0+incompatible"}},
	}}
	npm, err := npmComponents(filepath.Join("..", ".."))
	require.NoError(t, err)
	parts := append(goComponents(info), npm...)
	a, err := src.sbom("assay", "assay-0.1.0-linux-amd64.tar.gz", []byte("archive"), parts)
	require.NoError(t, err)
	for i, j := 0, len(parts)-1; i < j; i, j = i+1, j-1 {
		parts[i], parts[j] = parts[j], parts[i]
	}
	b, err := src.sbom("assay", "assay-0.1.0-linux-amd64.tar.gz", []byte("archive"), parts)
	require.NoError(t, err)
	require.Equal(t, string(a), string(b))
	for _, purl := range []string{
		"pkg:golang/stdlib@1.26.8", "pkg:golang/github.com/burntsushi/toml@v1.5.0", "pkg:golang/example.org/new@v2.0.0%2Bincompatible",
		"pkg:npm/%40openzeppelin/contracts@", "pkg:npm/graphiql@",
	} {
		require.Contains(t, string(a), `"purl": "`+purl)
	}
	var bom struct {
		BOMFormat, SpecVersion, SerialNumber string
		Metadata                             struct {
			Timestamp string
			Component struct {
				Version string
				Hashes  []struct{ Alg, Content string }
			}
		}
	}
	require.NoError(t, json.Unmarshal(a, &bom))
	require.Equal(t, "CycloneDX", bom.BOMFormat)
	require.Equal(t, "1.6", bom.SpecVersion)
	require.Regexp(t, `^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`, bom.SerialNumber)
	require.Equal(t, "2026-11-27T12:00:00Z", bom.Metadata.Timestamp)
	require.Equal(t, "SHA-256", bom.Metadata.Component.Hashes[0].Alg)
}

func TestPins(t *testing.T) {
	lock := "numpy==2.4.6 ; python_full_version < '3.12' \\\n    --hash=sha256:00\nnumpy==2.5.5 ; python_full_version >= '3.12' \\\nrich==15.0.0 \\\n"
	require.Equal(t, map[string][]string{"numpy": {"2.4.6", "2.5.5"}, "rich": {"15.0.0"}}, pins([]byte(lock)))
}

func TestLicencesAreFound(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"LICENSE", "COPYING.LESSER", "NOTICE.txt", "license_test.go", "README.md"} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte("text of "+name), 0o644))
	}
	var out bytes.Buffer
	require.NoError(t, addLicences(&out, "a module", dir))
	for _, name := range []string{"LICENSE", "COPYING.LESSER", "NOTICE.txt"} {
		require.Contains(t, out.String(), "text of "+name)
	}
	require.NotContains(t, out.String(), "text of license_test.go")
	require.NotContains(t, out.String(), "README")
}

func TestTargets(t *testing.T) {
	got, err := parseTarget("darwin/arm64")
	require.NoError(t, err)
	require.Equal(t, target{"darwin", "arm64"}, got)
	for _, text := range []string{"", "linux", "plan9/amd64", "linux/amd64/v3"} {
		_, err := parseTarget(text)
		require.ErrorContains(t, err, "one of linux/amd64")
	}
}
