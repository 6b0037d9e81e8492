package demo

import (
	"embed"
	"encoding/json"
	"html/template"
	"os"
)

//go:embed report.html
var reportFiles embed.FS

// writeReport renders the run as one self-contained page: plots for those who would rather look than read.
func writeReport(path string, s *Summary) error {
	page, err := template.ParseFS(reportFiles, "report.html")
	if err != nil {
		return err
	}
	data, err := json.Marshal(s)
	if err != nil {
		return err
	}
	file, err := os.Create(path)
	if err != nil {
		return err
	}
	if err := page.Execute(file, map[string]any{"Summary": s, "JSON": template.JS(data)}); err != nil {
		_ = file.Close()
		return err
	}
	return file.Close()
}
