package main

import (
	"context"
	"fmt"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/BurntSushi/toml"
)

// source is what a release is made of: the commit that is checked out.
type source struct {
	version, commit string
	// at is the commit's time, which every file of the release has.
	at time.Time
}

// epoch tells builders what time it is (reproducible-builds.org/specs/source-date-epoch).
func (s source) epoch() string { return "SOURCE_DATE_EPOCH=" + strconv.FormatInt(s.at.Unix(), 10) }

// identify asks git what is checked out at root.
func identify(ctx context.Context, root string) (source, error) {
	commit, err := git(ctx, root, "rev-parse", "HEAD")
	if err != nil {
		return source{}, err
	}
	seconds, err := git(ctx, root, "show", "-s", "--format=%ct", "HEAD")
	if err != nil {
		return source{}, err
	}
	at, err := strconv.ParseInt(seconds, 10, 64)
	if err != nil {
		return source{}, err
	}
	tags, err := git(ctx, root, "tag", "--points-at", "HEAD")
	if err != nil {
		return source{}, err
	}
	changes, err := git(ctx, root, "status", "--porcelain")
	if err != nil {
		return source{}, err
	}
	var project struct{ Project struct{ Version string } }
	if _, err := toml.DecodeFile(filepath.Join(root, "trainer-py", "pyproject.toml"), &project); err != nil {
		return source{}, err
	}
	s := source{commit: commit, at: time.Unix(at, 0).UTC()}
	s.version, err = versionOf(project.Project.Version, strings.Fields(tags), commit, s.at, changes != "")
	return s, err
}

func git(ctx context.Context, root string, args ...string) (string, error) {
	out, err := exec.CommandContext(ctx, "git", append([]string{"-C", root}, args...)...).Output()
	if err != nil {
		return "", fmt.Errorf("git %s: %w. Hint: a release is made of a commit, in a git checkout", args[0], err)
	}
	return strings.TrimSpace(string(out)), nil
}

var versionTag = regexp.MustCompile(`^v[0-9]+\.[0-9]+\.[0-9]+((a|b|rc)[0-9]+)?$`)

// versionOf is the one version of binary and wheel (PEP 440). Of a commit with a tag it is the tag's, which pyproject.toml has to name. Of
// others it is a development version before that, by the commit's time, which clones of every depth know.
func versionOf(base string, tags []string, commit string, at time.Time, dirty bool) (string, error) {
	tagged := ""
	for _, tag := range tags {
		if !versionTag.MatchString(tag) {
			continue
		}
		if tag != "v"+base {
			return "", fmt.Errorf("the commit's tag is %s, and trainer-py/pyproject.toml says %s. Hint: tag the commit that sets the version", tag, base)
		}
		tagged = base
	}
	if tagged != "" && !dirty {
		return tagged, nil
	}
	version := fmt.Sprintf("%s.dev%s+g%.12s", base, at.Format("20060102150405"), commit)
	if dirty {
		version += ".dirty"
	}
	return version, nil
}
