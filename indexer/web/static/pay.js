// What the contracts owe for a round and when, as they decide it (PROTOCOL: pay): TrainingRounds.consumeReward, consumeCommission. Times are the
// chain's, in seconds; each answer is [word, kind, until].

/** When pay of a round vests: no claim of it can be disputed then, and its proposal can not be challenged. */
export function vestsAt(spec, r) {
  // A claim of another tier than Open can be disputed until the window's regular end, whoever committed early.
  const closed = spec.tier === "OPEN" && r.commitClosedAt !== null ? Number(r.commitClosedAt) : Number(r.openedAt) + spec.commitWindow;
  return Math.max(closed + spec.claimWindow, (r.proposedAt ?? 0) + spec.stateWindow);
}

/** Pay of one gradient of a trainer's enrolment; paid has the rounds that were paid. */
export function payOf(g, trainer, paid, now) {
  const { task } = trainer;
  if (paid.has(g.round)) return ["paid", "good"];
  const r = task.rounds.nodes.find((x) => x.round === g.round);
  if (g.dropped === "VOIDED") return ["forfeited: its claim was convicted", "bad"];
  if (g.void || g.dropped !== null) return ["none: it is void", "bad"];
  if (!g.accepted) return [r?.status === "OPEN" ? "not decided: the round is open" : "none: it was left out", ""];
  if (r === undefined) return ["not shown: the round is older than this page reads", ""];
  const vests = vestsAt(task.spec, r);
  if (trainer.ejectedAt !== null && vests > trainer.ejectedAt) return ["forfeited: ejected before it vested", "bad"];
  if (now < vests) return ["vests when its claim window ends", "warm", vests];
  if (g.round >= task.finalized) return ["vested; claimable once the round is final", "warm"];
  if (g.disputes.nodes.some((x) => x.status === "OPEN")) return ["vested; claimable once its dispute is closed", "warm"];
  return ["claimable: assay trainer claim", "good"];
}

/** A keeper's share of the commission of a round that it signed, in the token's smallest unit: of all that were paid seats and signed, in their order. */
export function shareOf(r, keeper, task) {
  const seats = r.committee.filter((c) => r.signers.includes(c));
  if (seats.length === 0) return 0n;
  const total = ((BigInt(task.rewardPerGradient) * BigInt(task.spec.commissionBps)) / 10_000n) * BigInt(r.accepted);
  const each = total / BigInt(seats.length), firsts = Number(total % BigInt(seats.length));
  return seats.reduce((sum, c, i) => (c === keeper ? sum + each + (i < firsts ? 1n : 0n) : sum), 0n);
}

/** Commission of one round of a keeper; paid has the rounds that were paid. */
export function commissionOf(r, k, paid, now) {
  const { task } = k;
  if (paid.has(r.round)) return ["paid", "good"];
  if (r.status === "OPEN" || r.status === "OVERTURNED" || r.proposedAt === null) return ["none: no proposal stands", ""];
  if (!r.signers.includes(k.keeper)) return ["none: it did not sign", ""];
  if (!r.committee.includes(k.keeper)) return ["none: it had no seat", ""];
  if (r.accepted === 0) return ["none: the round has no gradient", ""];
  const vests = vestsAt(task.spec, r);
  if (k.ejectedAt !== null && vests > k.ejectedAt) return ["forfeited: ejected before it vested", "bad"];
  if (now < vests) return ["vests when the round's claim window ends", "warm", vests];
  if (r.status !== "FINAL" || r.round >= task.finalized) return ["vested; claimable once the round is final", "warm"];
  return ["claimable: its service claims it by itself", "good"];
}

/** The rounds that a trainer was enrolled for, whose commit window is over, and in which it committed nothing, as far as the lists go back. */
export function missedOf(trainer) {
  const { task, gradients } = trainer;
  const opened = new Map(task.rounds.nodes.map((r) => [r.round, Number(r.openedAt)]));
  // What was committed before a round opened again, after an overturn, is of a round that fell.
  const committed = new Set(gradients.nodes.filter((g) => g.committedAt >= (opened.get(g.round) ?? 0)).map((g) => g.round));
  // Of older rounds the list does not say whether there is a commitment.
  const since = gradients.totalCount > gradients.nodes.length ? Math.min(...gradients.nodes.map((g) => g.round)) : 0;
  return task.rounds.nodes.filter((r) => r.round >= Math.max(trainer.fromRound, since) && (trainer.toRound === null || r.round < trainer.toRound) &&
    ["PROPOSED", "FINAL", "CARRIED"].includes(r.status) && !committed.has(r.round)).map((r) => r.round);
}
