package main

// gemmFound is the rate of the product of two square matrices.
type gemmFound struct {
	Size    int     `json:"size"`
	TFLOPs  float64 `json:"tflops"` // of the layout that programs have: both operands contiguous along k
	Details any     `json:"details,omitempty"`
}

func products(m machine, s *settings) (any, error) {
	rate, details, err := m.product(s.size)
	if err != nil {
		return nil, err
	}
	say("%d×%d×%d: %.1f TFLOP/s", s.size, s.size, s.size, rate)
	return &gemmFound{Size: s.size, TFLOPs: rate, Details: details}, nil
}
