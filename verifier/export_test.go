package verifier

import "time"

// Hurry has exams keep their seats for another time than a minute, before the challenger runs.
func (c *Challenger) Hurry(stint time.Duration) { c.seats.stint = stint }

// ExamSeats is how many rounds of tasks that were not named are examined at a time.
const ExamSeats = examSeats

// ErrEvicted is why an exam gives up its seat.
var ErrEvicted = errEvicted
