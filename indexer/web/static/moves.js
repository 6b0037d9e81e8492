// The moves of a dispute in their order, without words: what page-dispute.js tells, and replays.

/**
 * Moves of the query DISPUTE: { at, took, side, kind, of, node, tx, where }. kind is OPEN, POST, a kind of move of the schema, PROOF, or CLOSE; of is the
 * row that it comes from; took is in seconds since the move before; where is what had been entered by then, outermost first.
 */
export function movesOf(d) {
  const all = d.moves.nodes.map((m) => ({ at: m.movedAt, block: m.blockNumber, log: m.logIndex, m, tx: m.tx }));
  // What was posted before is there for all disputes about the claim.
  for (const p of d.postings.nodes) {
    if (p.postedAt >= d.openedAt) all.push({ at: p.postedAt, block: p.postedBlock, log: -1, p, tx: p.postedTx });
  }
  all.sort((a, b) => a.block - b.block || a.log - b.log);
  const where = {};
  const so = () => ({ ...where, picks: [...(where.picks ?? [])] });
  const out = [{ at: d.openedAt, side: "challenger", kind: "OPEN", of: d, tx: d.openedTx, where: so() }];
  for (const { at, m, p, tx } of all) {
    if (p) {
      out.push({ at, side: "trainer", kind: "POST", of: p, node: p.root, tx, where: so() });
      continue;
    }
    switch (m.kind) {
      case "SEGMENT": where.segment = m.segment; break;
      case "ENTER": Object.assign(where, { segment: m.segment, transition: m.transition }); break;
      case "PICK": (where.picks ??= []).push(m.index); break;
      case "DEMAND": Object.assign(where, { part: m.part, entry: m.entry, element: m.element }); break;
    }
    const side = m.kind === "NODES" || m.kind === "ELEMENT" ? "trainer" : "challenger";
    out.push({ at, side, kind: m.kind, of: m, node: m.node, tx, where: so() });
  }
  if (d.conviction) out.push({ at: d.conviction.provenAt, side: "contract", kind: "PROOF", of: d.conviction, tx: d.conviction.tx, where: { ...so(), element: d.conviction.element } });
  if (d.closedAt !== null) out.push({ at: d.closedAt, side: "contract", kind: "CLOSE", of: d, tx: d.closedTx, where: so() });
  // A proof may come from another dispute, or from none: then it is older than this one's end, and newer than its moves.
  out.sort((a, b) => a.at - b.at);
  let before = d.openedAt;
  for (const move of out) {
    move.took = move.at - before;
    before = move.at;
  }
  return out;
}

/** Seconds that a side has used up to a move, that one included. */
export const used = (moves, at, side) => moves.slice(0, at + 1).reduce((s, m) => s + (m.side === side ? m.took : 0), 0);
