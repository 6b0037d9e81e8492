//go:build !amd64

package quant

import "assay/repops/engine"

func kernelsOf(engine.Engine) *kernels { return portable }
