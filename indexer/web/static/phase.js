// The phase of a run, who has to act next, and until when: as the contracts have it (RoundsBase._phase), and `assay top` (internal/top/phase.go).
// TestPhases compares the two.

function phaseOf(now, task, open, oldest) {
  const { spec } = task;
  if (!open) {
    if (task.runEndedAt !== null) return ["ended", 0];
    if (!oldest || oldest.holds !== 0) return ["waiting", 0];
    return ["waiting", oldest.proposedAt + spec.stateWindow];
  }
  const commitClose = open.commitClosedAt !== null ? Number(open.commitClosedAt) : Number(open.openedAt) + spec.commitWindow;
  let uploadDeadline = commitClose + spec.uploadWindow;
  let graceEnd = uploadDeadline + Math.floor(spec.graceWindowMs / 1000);
  // The payloads travelled before: a round whose proposal fell goes straight to its fallback window.
  if (open.status === "OVERTURNED") uploadDeadline = graceEnd = open.overturnedAt;
  const fallbackEnd = graceEnd + spec.fallbackWindow;
  if (now < commitClose) return ["commit", commitClose];
  if (open.committed < task.quorum) return ["lapsed", 0];
  if (now < uploadDeadline) return ["upload", uploadDeadline];
  if (now < graceEnd) return ["propose", graceEnd];
  if (now < fallbackEnd) return ["fallback", fallbackEnd];
  return ["lapsed", 0];
}

// When enrolment ends; 0 if that is not known: it begins anew where the pool was without a keeper, of which nothing is told.
function enrolEnd(task) {
  const keepers = task.keepers?.nodes ?? [];
  const times = keepers.filter((k) => k.acknowledgedAt !== null).map((k) => k.acknowledgedAt);
  if (times.length === 0 || keepers.some((k) => k.leftAt !== null || k.ejectedAt !== null)) return 0;
  return Math.min(...times) + task.spec.enrollWindow;
}

// { phase, turns: [{ who, what, until, href }] } of a run at a time of the chain, in seconds; until is 0 where no clock runs or none is known.
export function outlook(task, now) {
  let [open] = task.current.nodes;
  const [oldest] = task.oldest.nodes;
  if (open && open.round !== task.round) open = undefined;
  if (open && open.status === "OVERTURNED") {
    const fell = [...task.fell.nodes, ...task.left.nodes].filter((f) => f.round === open.round).map((f) => f.provenAt);
    // Without a proof it fell with one below it, and has not opened again.
    open = fell.length > 0 ? { ...open, overturnedAt: Math.max(...fell) } : undefined;
  }
  const turn = (who, what, until = 0) => [{ who, what, until }];
  const out = (phase, turns) => ({ phase, turns });
  switch (task.status) {
    case "PENDING":
      return task.pool.totalCount === 0 ? out("pending", turn("The sponsor", "brings a keeper: the pool is empty"))
        : out("pending", turn("The keepers", "acknowledge that they hold the files"));
    case "ENROLLING":
      return out("enrolling", turn("Trainers", `enrol: ${task.enrolled.totalCount} of ${task.trainerCount} are in, ${task.quorum} are needed`, enrolEnd(task)));
    case "TRAINING": break;
    default: return out("", []);
  }
  const [phase, until] = phaseOf(now, task, open, oldest);
  switch (phase) {
    case "commit": return out(phase, turn("The trainers", `train and commit: ${open.committed} of ${task.enrolled.totalCount} have`, until));
    case "upload": return out(phase, turn("The trainers", `upload their payloads to the keepers: ${open.committed} are committed`, until));
    case "propose":
      return out(phase, open.committee.length === 0 ? turn("Anyone", "ticks, so that a committee is drawn", until) : turn("The committee", "recomputes, signs and proposes", until));
    case "fallback": return out(phase, turn("The keepers", "may propose, each of the pool alone", until));
    case "lapsed": return out(phase, turn("Anyone", "ticks: the round is carried forward"));
    case "waiting":
      return out(phase, oldest && oldest.holds > 0 ? turn("The signers", `answer what holds round ${task.finalized}`)
        : turn("The challengers", `judge round ${task.finalized}, before its state is final`, until));
    default: return out(phase, turn("The challengers", "may dispute claims until the last claim window is over"));
  }
}

export const TURNS = { CHALLENGE: "asks or proves", POST: "posts the segment", REVEAL: "reveals what is below", LEAF: "reveals the leaf" };

// The turns of games and demands beside the run's own, of the query TASK.
export function gameTurns(task) {
  const turns = [];
  for (const d of task.disputes.nodes) {
    if (d.position) {
      turns.push({ who: d.position.clock === "TRAINER" ? "The trainer" : "The challenger", what: `${TURNS[d.position.turn]} in dispute ${d.disputeId} about round ${d.round}`,
        until: Number(d.position.deadline), href: `/dispute/${d.disputeId}` });
    }
  }
  for (const r of task.reveals.nodes) {
    if (r.status === "OPEN") turns.push({ who: "The signers", what: `publish what is demanded of a payload of round ${r.round}`, until: Number(r.deadline), href: `/round/${task.taskId}/${r.round}` });
  }
  for (const d of task.objectDemands.nodes) turns.push({ who: "The sponsor", what: `publishes what is demanded: ${d.part.toLowerCase()}`, until: Number(d.deadline) });
  for (const d of task.descents.nodes) turns.push({ who: "Signers and challenger", what: `descend into the root of round ${d.round}`, until: 0, href: `/round/${task.taskId}/${d.round}` });
  return turns.sort((a, b) => (a.until || Infinity) - (b.until || Infinity));
}
