// Package agg combines the vectors of a round's trainers into one: means, order statistics, Krum, norm clipping, and the outer
// update that follows (rules 5.5 and 6.1 to 6.5 of docs/arithmetic.md).
//
// Vectors are binary32, one a trainer, ordered by ascending address by the caller. Sums over trainers are taken in that order in
// binary64, from +0, and rounded to binary32 once; every multiplier is a binary32 number, so that products are exact and fusing
// them changes nothing. Long sums (distances, norms) are the canonical tree in binary64. A result is never a NaN other than the
// canonical one, and a zero result of a rule over trainers is −0 only where a negative quotient underflows.
//
// Every rule is coordinate-wise or, like Krum, a selection by numbers that accumulate chunk by chunk, so a vector never has to be
// in memory as a whole: calling a rule on a part of all vectors gives the same bits as on the whole. Neither the engine, nor the
// number of threads, nor where a vector is cut changes a bit.
//
// Payloads are finite, which ingest checks, yet every rule is total. Order statistics use the total order −inf < finite < +inf <
// NaN, in which −0 equals +0 and all NaNs are equal; Krum orders distances and scores in the same way.
//
// Destinations may be one of the sources. They must not overlap one otherwise. Calls that succeed allocate nothing once their
// working memory has been used before; calls may run at the same time.
package agg
