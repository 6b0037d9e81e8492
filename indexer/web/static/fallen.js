// What fell by which verdict, as the order of the chain's events tells it.

/**
 * The proposals of a round that fell: { block, verdict } each, the newest first. block is the newest at which the proposal is known to have stood; verdict is
 * null if it fell with a round below it, and then block is the one in which it was proposed.
 */
export function fallen(frauds, convictions, r) {
  const verdicts = [...frauds.filter((f) => f.overturned), ...convictions.filter((c) => c.dropped === "OVERTURNED")];
  // What was proposed and proven wrong in one block stood at the end of none.
  const within = (v) => r.status === "OVERTURNED" && v.blockNumber === r.proposedBlock;
  const all = verdicts.filter((v) => !within(v)).map((verdict) => ({ block: verdict.blockNumber - 1, verdict }));
  if (verdicts.length === 0 && r.status === "OVERTURNED" && r.proposedBlock !== null) all.push({ block: r.proposedBlock, verdict: null });
  return all.sort((a, b) => b.block - a.block);
}

/** Of verdicts, those that took the locks: the contracts take what is lost, and then say why, so that the first verdict behind a loss is its own. */
export const takenBy = (losses, verdicts) => {
  const why = (loss) => verdicts.filter((v) => v.tx === loss.tx && v.logIndex > loss.logIndex).reduce((first, v) => (first === null || v.logIndex < first.logIndex ? v : first), null);
  return new Set(losses.map(why));
};
