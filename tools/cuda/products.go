package main

// gemmFound is the rate of the product of two square matrices.
type gemmFound struct {
	Size    int     `json:"size"`
	TFLOPs  float64 `json:"tflops"` // of the layout that programs have: both operands contiguous along k
	Int8    []rate  `json:"int8,omitempty"`
	Details any     `json:"details,omitempty"`
}

// rate is that of a product of bytes, both operands contiguous along k.
type rate struct {
	Size int     `json:"size"`
	Tops float64 `json:"tops"`
}

func products(m machine, s *settings) (any, error) {
	rate, details, err := m.product(s.size)
	if err != nil {
		return nil, err
	}
	say("%d×%d×%d: %.1f TFLOP/s", s.size, s.size, s.size, rate)
	found := &gemmFound{Size: s.size, TFLOPs: rate, Details: details}
	if d, ok := m.(*device); ok {
		found.Int8, err = d.bytes(s.size, 2*s.size)
	}
	return found, err
}
