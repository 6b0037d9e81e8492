package main

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	cyclonedx "github.com/CycloneDX/cyclonedx-go"
	"github.com/google/uuid"
)

// part is something of others' in a file of the release, or needed by it.
type part struct {
	// kind is its type in a package URL: golang, npm or pypi.
	kind, name, version string
	// sum is Go's checksum of a module.
	sum string
	// apart is what the file does not hold: its user installs it beside.
	apart bool
}

func (p part) purl() string {
	name, version := p.name, strings.ReplaceAll(p.version, "+", "%2B")
	switch p.kind {
	case "golang":
		name = strings.ToLower(name)
	case "npm":
		name = strings.ReplaceAll(name, "@", "%40")
	}
	return "pkg:" + p.kind + "/" + name + "@" + version
}

// goComponents are the modules that a binary says it is made of, and Go's own library.
func goComponents(info *debug.BuildInfo) []part {
	parts := []part{{kind: "golang", name: "stdlib", version: strings.TrimPrefix(info.GoVersion, "go")}}
	for _, m := range info.Deps {
		if m.Replace != nil {
			m = m.Replace
		}
		parts = append(parts, part{kind: "golang", name: m.Path, version: m.Version, sum: m.Sum})
	}
	return parts
}

// npmComponents are the packages whose files the binary embeds: the pages of the indexer, and what the contracts' code is compiled from.
func npmComponents(root string) ([]part, error) {
	var named struct{ Dependencies map[string]string }
	var locked struct {
		Packages map[string]struct{ Version string }
	}
	for name, into := range map[string]any{"package.json": &named, "package-lock.json": &locked} {
		text, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			return nil, err
		}
		if err := json.Unmarshal(text, into); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
	}
	var parts []part
	for name := range named.Dependencies {
		version := locked.Packages["node_modules/"+name].Version
		if version == "" {
			return nil, fmt.Errorf("package-lock.json has no version of %s", name)
		}
		parts = append(parts, part{kind: "npm", name: name, version: version})
	}
	return parts, nil
}

// sbom lists what a file is made of, as CycloneDX JSON. The same file has the same list, bytes and serial number.
func (s source) sbom(component, name string, data []byte, parts []part) ([]byte, error) {
	parts = slices.Clone(parts)
	slices.SortFunc(parts, func(a, b part) int { return cmp.Compare(a.purl(), b.purl()) })
	sum := sha256.Sum256(data)
	root := cyclonedx.Component{
		BOMRef: component, Type: cyclonedx.ComponentTypeApplication, Name: component, Version: s.version,
		Hashes:     &[]cyclonedx.Hash{{Algorithm: cyclonedx.HashAlgoSHA256, Value: hex.EncodeToString(sum[:])}},
		Licenses:   &cyclonedx.Licenses{{License: &cyclonedx.License{ID: "MIT"}}},
		Properties: &[]cyclonedx.Property{{Name: "assay:file", Value: name}, {Name: "assay:commit", Value: s.commit}},
	}
	bom := cyclonedx.NewBOM()
	bom.SpecVersion, bom.JSONSchema = cyclonedx.SpecVersion1_6, "http://cyclonedx.org/schema/bom-1.6.schema.json"
	bom.SerialNumber = uuid.NewHash(sha256.New(), uuid.NameSpaceOID, sum[:], 8).URN()
	bom.Metadata = &cyclonedx.Metadata{Timestamp: s.at.Format(time.RFC3339), Component: &root}
	var components []cyclonedx.Component
	var refs []string
	for _, p := range parts {
		c := cyclonedx.Component{
			BOMRef: p.purl(), Type: cyclonedx.ComponentTypeLibrary, Name: p.name, Version: p.version, PackageURL: p.purl(), Scope: cyclonedx.ScopeRequired,
		}
		var properties []cyclonedx.Property
		if p.sum != "" {
			properties = append(properties, cyclonedx.Property{Name: "assay:go-sum", Value: p.sum})
		}
		if p.apart {
			properties = append(properties, cyclonedx.Property{Name: "assay:installed", Value: "beside"})
		}
		if properties != nil {
			c.Properties = &properties
		}
		components, refs = append(components, c), append(refs, p.purl())
	}
	bom.Components = &components
	bom.Dependencies = &[]cyclonedx.Dependency{{Ref: component, Dependencies: &refs}}
	var out bytes.Buffer
	encoder := cyclonedx.NewBOMEncoder(&out, cyclonedx.BOMFileFormatJSON)
	if err := encoder.SetPretty(true).SetEscapeHTML(false).Encode(bom); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}
