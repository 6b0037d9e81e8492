"use strict";

// Everything shown comes from /graphql. Text from the chain only ever becomes text nodes.

const POLL_MS = 2000;
const ROUNDS_SHOWN = 200;
const DISPUTES_SHOWN = 20;
const CLAIMS_SHOWN = 6;

const LIST_QUERY = `{
  _meta { block { number timestamp } lag hasIndexingErrors undecodedLogs chainId }
  tasks(first: 50, orderBy: POSTED, orderDirection: DESC) {
    totalCount
    nodes { taskId status round maxRounds accepted failed }
  }
}`;

const TASK_QUERY = `query ($id: Bytes32!) {
  task(taskId: $id) {
    taskId sponsor status specHash manifestHash escrow rewardPerGradient trainerCount quorum maxRounds
    stateRoot round finalized carried accepted rewardsPaid commissionPaid refunded burned failed postedAt runEndedAt
    spec { tier aggregation innerSteps paramCount fragmentCount commissionBps custodyAssumed }
    rounds(last: ${ROUNDS_SHOWN}) {
      totalCount
      nodes { round status committed accepted openedAt commitClosedAt proposedAt finalizedAt carriedAt stateRoot overturned tainted holds }
    }
    newest: rounds(last: ${CLAIMS_SHOWN}) {
      nodes {
        round status tainted
        gradients(first: 64) {
          nodes {
            slot trainerAddress payloadRoot accepted forced published void dropped
            audits(first: 8) { nodes { auditor stage outcome } }
            disputes(first: 8) { nodes { disputeId status } }
            convictions(first: 2) { nodes { fault } }
          }
        }
      }
    }
    auditOffer { rateBps auditors window reward bond budget returned remaining }
    auditSets(last: ${CLAIMS_SHOWN}) {
      totalCount
      nodes {
        round seed leafSeed reward claims { slot auditors transition }
        audits(first: 64) { nodes { slot auditor stage outcome credited committedTx openedTx refutedTx settledTx } }
      }
    }
    tainted: rounds(first: 100, where: { tainted: true }) { totalCount nodes { round } }
    trainers(first: 64, orderBy: SLOT) {
      nodes { trainer slot active missed committed accepted rewards slashed stake { active unbonding locked slashed } }
    }
    keepers(first: 64) {
      totalCount
      nodes { keeper active endpoint ejectedAt proposals commission slashed stake { active unbonding locked slashed } }
    }
    frauds(first: 100) {
      totalCount
      nodes { round fault element expected claimed challenger keeper overturned provenAt tx }
    }
    convictions(first: 100) {
      totalCount
      nodes { round trainer fault element expected claimed challenger dropped provenAt tx }
    }
    programFaults(first: 10) { nodes { program entry rule challenger provenAt tx } }
    disputes(last: ${DISPUTES_SHOWN}) {
      totalCount
      nodes {
        disputeId round trainer challenger segment status openedAt openedTx closedAt closedTx
        position { turn clock deadline segment transition part entry element }
        conviction { fault }
        moves(first: 60) { nodes { kind segment transition local part entry element index movedAt tx } }
        postings(first: 60) { nodes { segment postedAt postedTx } }
      }
    }
    slashes(first: 1000) { nodes { account role amount burned bounty tx } }
    descents(first: 50, where: { status: OPEN }) {
      totalCount
      nodes { descentId round aux challenger openedAt moves { totalCount } }
    }
    reveals(first: 50, where: { status_in: [OPEN, ANSWERED] }) {
      totalCount
      nodes { revealId status round trainer fragment firstLeaf leaves deadline }
    }
    objectDemands(first: 50, where: { status: OPEN }) {
      totalCount
      nodes { demandId part fragment firstLeaf leaves deadline }
    }
    rewards(first: 1000) { totalCount nodes { kind amount paidAt } }
    receipt { runRoot finalStateRoot rounds carriedRounds taintedRounds acceptedGradients rewards refund completedAt issuedTx }
  }
}`;

let selected = location.hash.slice(1);

const byId = (id) => document.getElementById(id);

function element(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
}

function svg(name, attributes = {}, ...children) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
}

const chart = (width, height, label, ...children) =>
  svg("svg", { viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": label }, ...children);

const titled = (node, text) => {
  node.append(svg("title", {}, text));
  return node;
};

const short = (hex) => `${hex.slice(0, 10)}…${hex.slice(-4)}`;
const hash = (hex) => element("span", { class: "hash", title: hex }, short(hex));
const clock = (seconds) => new Date(Number(seconds) * 1000).toLocaleTimeString();
const date = (seconds) => new Date(Number(seconds) * 1000).toLocaleString();
const none = (text) => element("p", { class: "none" }, text);
const status = (name) => element("span", { class: `status ${name}` }, name.toLowerCase());

// Amounts are decimal strings of up to 78 digits; a tenth of a percent is enough to draw them.
const share = (part, whole) => (whole === 0n ? 0 : Number((part * 1000n) / whole) / 1000);
const grouped = (amount) => amount.replace(/\B(?=(\d{3})+$)/g, "\u202f");
// Amounts come in the token's smallest unit and are shown in whole tokens of 18 decimals, exactly.
const tokens = (amount) => {
  const digits = String(amount).padStart(19, "0");
  const rest = digits.slice(-18).replace(/0+$/, "");
  return grouped(digits.slice(0, -18)) + (rest ? "." + rest : "");
};

async function ask(query, variables) {
  const response = await fetch("/graphql", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query, variables }),
  });
  const answer = await response.json();
  if (answer.errors) {
    const { message, extensions } = answer.errors[0];
    throw new Error(extensions?.hint ? `${message}; ${extensions.hint}` : message);
  }
  return answer.data;
}

function showList({ _meta: meta, tasks }) {
  byId("head").textContent =
    `chain ${meta.chainId}, block ${meta.block.number} of ${clock(meta.block.timestamp)}` +
    (meta.lag > 0 ? `, ${meta.lag} behind the head` : "") +
    (meta.undecodedLogs > 0 ? `, ${meta.undecodedLogs} logs not understood` : "");
  trouble(meta.hasIndexingErrors ? "The index no longer follows the chain; see /healthz." : "");
  if (!tasks.nodes.some((task) => task.taskId === selected) && tasks.nodes.length > 0 && selected === "") {
    selected = tasks.nodes[0].taskId;
  }
  const buttons = tasks.nodes.map((task) => {
    const button = element("button", { type: "button", "aria-pressed": String(task.taskId === selected) },
      hash(task.taskId), " ", status(task.status),
      element("small", {}, `round ${task.round} of ${task.maxRounds}, ${task.accepted} gradients accepted${task.failed ? ", run failed" : ""}`));
    button.addEventListener("click", () => {
      selected = task.taskId;
      location.hash = selected;
      poll();
    });
    return button;
  });
  if (tasks.totalCount > tasks.nodes.length) buttons.push(none(`and ${tasks.totalCount - tasks.nodes.length} older ones`));
  byId("task-list").replaceChildren(...(buttons.length ? buttons : [none("No task has been posted yet.")]));
}

function showTask(task) {
  byId("detail").hidden = task === null;
  if (task === null) return;
  byId("task-title").replaceChildren("Task ", element("span", { class: "hash" }, task.taskId), " ", status(task.status));
  const facts = [
    ["Sponsor", hash(task.sponsor)],
    ["Posted", date(task.postedAt)],
    ["Tier, rule", `${task.spec.tier.toLowerCase()}, ${task.spec.aggregation.toLowerCase()}` + (task.spec.custodyAssumed ? ", custody assumed" : "")],
    ["Trainers M, quorum K", `${task.trainerCount}, ${task.quorum}`],
    ["Inner steps H", String(task.spec.innerSteps)],
    ["Parameters", `${grouped(task.spec.paramCount)} in ${task.spec.fragmentCount} fragments`],
    ["State root", hash(task.stateRoot)],
    ["Manifest", hash(task.manifestHash)],
    ["Escrow", tokens(task.escrow)],
    ["Per gradient", `${tokens(task.rewardPerGradient)}, ${task.spec.commissionBps / 100} % of it commission`],
    ["Paid", `${tokens(task.rewardsPaid)} to trainers, ${tokens(task.commissionPaid)} to keepers`],
    ["Refunded, burned", `${tokens(task.refunded)}, ${tokens(task.burned)}`],
    ["Carried without quorum", String(task.carried)],
  ];
  if (task.auditOffer !== null) {
    const a = task.auditOffer;
    facts.push(
      ["Audits", `${a.rateBps / 100} % of claims, ${a.auditors} auditor${a.auditors > 1 ? "s" : ""} each`],
      ["Per audit", `${tokens(a.reward)} for a bond of ${tokens(a.bond)}`],
      ["Audit budget", `${tokens(a.remaining)} left of ${tokens(a.budget)}` + (a.returned === "0" ? "" : `, ${tokens(a.returned)} returned`)]);
  }
  byId("facts").replaceChildren(...facts.map(([name, value]) => element("div", {}, element("dt", {}, name), element("dd", {}, value))));
  byId("progress").replaceChildren(drawProgress(task));
  byId("accepted").replaceChildren(drawAccepted(task));
  byId("timeline").replaceChildren(drawTimeline(task));
  byId("frauds").replaceChildren(...tablesOfFaults(task));
  byId("claims").replaceChildren(tableOfClaims(task));
  byId("audits-of-task").hidden = task.auditOffer === null;
  byId("audits").replaceChildren(...tableOfAudits(task));
  byId("disputes").replaceChildren(...tableOfDisputes(task));
  byId("suspicions").replaceChildren(...tablesOfSuspicions(task));
  byId("trainers").replaceChildren(tableOfTrainers(task.trainers.nodes));
  byId("keepers").replaceChildren(...tableOfKeepers(task.keepers));
  byId("stakes").replaceChildren(drawStakes(task));
  byId("rewards").replaceChildren(drawRewards(task.rewards));
  byId("receipt").replaceChildren(tableOfReceipt(task));
}

function drawProgress(task) {
  const done = Math.min(task.round, task.maxRounds) / task.maxRounds;
  const final = Math.min(task.finalized, task.maxRounds) / task.maxRounds;
  return chart(900, 26, `${task.round} of ${task.maxRounds} rounds`,
    svg("rect", { x: 0, y: 0, width: 900, height: 8, rx: 4, class: "meter" }),
    svg("rect", { x: 0, y: 0, width: 900 * done, height: 8, rx: 4, class: "proposed" }),
    svg("rect", { x: 0, y: 0, width: 900 * final, height: 8, rx: 4, class: "final" }),
    svg("text", { x: 0, y: 22 }, `${task.round} of ${task.maxRounds} rounds, ${task.finalized} final`));
}

// How a round is marked that has no state of its own.
const MARKS = { CARRIED: "carried", LAPSED: "carried", OVERTURNED: "overturned" };

function drawAccepted(task) {
  const rounds = task.rounds.nodes;
  if (rounds.length === 0) return none("No round has opened yet.");
  const width = 900, height = 130, base = height - 18;
  const step = Math.min(48, (width - 30) / rounds.length);
  const unit = (base - 8) / task.trainerCount;
  const parts = [svg("line", { x1: 28, y1: base, x2: width, y2: base, class: "axis" })];
  const quorumAt = base - task.quorum * unit;
  parts.push(
    svg("line", { x1: 28, y1: quorumAt, x2: width, y2: quorumAt, class: "axis", "stroke-dasharray": "3 4" }),
    svg("text", { x: 0, y: quorumAt + 4 }, `K ${task.quorum}`));
  rounds.forEach((round, i) => {
    const x = 32 + i * step;
    const bar = (length, kind) => svg("rect", { x, y: base - length, width: Math.max(1, step - 3), height: length, class: kind });
    const column = svg("g", {});
    column.append(bar(round.committed * unit, "missing"), bar(round.accepted * unit, "bar"));
    // What became of a round is as high for few trainers as for many.
    const mark = round.tainted ? "slashed" : MARKS[round.status];
    if (mark) column.append(bar(5, mark));
    parts.push(titled(column, `round ${round.round}: ${round.accepted} accepted of ${round.committed} committed, ${round.status.toLowerCase()}` +
      (round.tainted ? ", tainted" : "")));
    if (i % Math.ceil(rounds.length / 24) === 0) parts.push(svg("text", { x, y: height - 4 }, String(round.round)));
  });
  return chart(width, height, "Accepted gradients per round", ...parts);
}

function drawTimeline(task) {
  const rounds = task.rounds.nodes, faults = [...task.frauds.nodes, ...task.convictions.nodes];
  if (rounds.length === 0) return none("No round has opened yet.");
  const shown = rounds.slice(-40);
  const rowHeight = 12, width = 900, left = 34;
  const start = Number(shown[0].openedAt);
  const ends = [
    ...shown.map((r) => Math.max(Number(r.openedAt), r.proposedAt ?? 0, r.finalizedAt ?? 0, r.carriedAt ?? 0)),
    ...faults.map((f) => f.provenAt), task.runEndedAt ?? 0,
  ];
  const end = Math.max(start + 1, ...ends);
  const at = (time) => left + ((Number(time) - start) / (end - start)) * (width - left - 4);
  const parts = [];
  shown.forEach((round, i) => {
    const y = i * rowHeight + 2;
    const bar = (from, to, kind) => svg("rect", { x: at(from), y, width: Math.max(2, at(to) - at(from)), height: rowHeight - 4, class: kind });
    const row = svg("g", {});
    // A carried round has no proposal, and what was proposed of it before was overturned. One that was open when a round below it was overturned
    // had none either.
    const written = round.carriedAt ?? round.proposedAt ?? (round.status === "OPEN" ? end : task.runEndedAt ?? end);
    row.append(bar(round.openedAt, written, round.proposedAt === null ? MARKS[round.status] ?? "open" : "open"));
    if (round.proposedAt !== null && round.carriedAt === null) row.append(bar(round.proposedAt, round.finalizedAt ?? end, round.status === "OVERTURNED" ? "overturned" : "proposed"));
    if (round.finalizedAt !== null) row.append(svg("circle", { cx: at(round.finalizedAt), cy: y + (rowHeight - 4) / 2, r: 4, class: "final" }));
    for (const fault of faults.filter((f) => f.round === round.round && f.provenAt >= start)) {
      row.append(svg("circle", { cx: at(fault.provenAt), cy: y + (rowHeight - 4) / 2, r: 4, class: "slashed" }));
    }
    parts.push(svg("text", { x: 0, y: y + rowHeight - 4 }, String(round.round)));
    parts.push(titled(row, `round ${round.round}, ${round.status.toLowerCase()}: opened ${clock(round.openedAt)}` +
      (round.proposedAt !== null ? `, proposed ${clock(round.proposedAt)}` : "") +
      (round.carriedAt !== null ? `, carried ${clock(round.carriedAt)}` : "") +
      (round.finalizedAt !== null ? `, final ${clock(round.finalizedAt)}` : "") +
      (round.overturned > 0 ? `, overturned ${round.overturned} time${round.overturned > 1 ? "s" : ""} before` : "") +
      (round.holds > 0 ? ", held by what is open against it" : "") +
      (round.tainted ? ", tainted" : "")));
  });
  const height = shown.length * rowHeight + 16;
  parts.push(svg("text", { x: left, y: height - 2 }, clock(start)));
  parts.push(svg("text", { x: width - 4, y: height - 2, "text-anchor": "end" }, clock(end)));
  return chart(width, height, "Rounds over block time", ...parts);
}

function table(columns, rows) {
  const head = element("tr", {}, ...columns.map(([name, kind]) => element("th", { class: kind, scope: "col" }, name)));
  const body = rows.map((row) => element("tr", {}, ...row.map((cell, i) => element("td", { class: columns[i][1] }, cell))));
  return element("div", { class: "scroll" }, element("table", {}, element("thead", {}, head), element("tbody", {}, ...body)));
}

// Several lines in one cell.
const lines = (...cells) => element("div", {}, ...cells.map((cell) => element("div", {}, cell)));

// Bits of a number, binary64 where a rule adds up and binary32 elsewhere.
function numberOf(fault, bits) {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt(bits));
  const wide = fault === "PARTIAL" || fault === "TOTAL" || fault === "SCORE";
  const value = wide ? view.getFloat64(0) : view.getFloat32(4);
  return element("span", {}, value.toPrecision(wide ? 17 : 9), " ",
    element("span", { class: "hash" }, "0x" + BigInt(bits).toString(16).padStart(wide ? 16 : 8, "0")));
}

// Faults that name a wrong number; the others are a malformed payload, silence, and two signatures.
const NUMBERS = ["PARAMETER", "MOMENTUM", "INTERLEAVED", "PARTIAL", "TOTAL", "SCORE"];

function tablesOfFaults(task) {
  const out = [...tableOfFrauds(task), ...tableOfConvictions(task), ...tableOfProgramFaults(task)];
  return out.length > 0 ? out : [none("Nothing has been proven wrong.")];
}

const losses = (slashes, tx) => {
  // Whoever is slashed for it is slashed in the same transaction.
  const lost = slashes.nodes.filter((s) => s.tx === tx);
  return [
    lines(...lost.map((s) => element("span", {}, hash(s.account), ` ${tokens(s.amount)}`))),
    tokens(lost.reduce((sum, s) => sum + BigInt(s.bounty), 0n)),
  ];
};

const hexadecimal = (bits, width) => element("span", { class: "hash" }, "0x" + BigInt(bits).toString(16).padStart(width, "0"));

// What became of the gradient.
const DROPS = { EXCLUDED: "left out", OVERTURNED: "overturned", VOIDED: "stands" };

function tableOfConvictions({ convictions, slashes, tainted }) {
  if (convictions.nodes.length === 0) return [];
  const final = new Set(tainted.nodes.map((r) => r.round));
  const rows = convictions.nodes.map((c) => {
    const [lost, bounty] = losses(slashes, c.tx);
    const place = c.fault === "OUTPUT" ? `tensor ${c.element}` : c.fault === "WITHHELD" ? "" : `element ${grouped(c.element)}`;
    // Of a tensor the first bytes of its root, of anything else a number of at most four bytes.
    const width = c.fault === "OUTPUT" ? 16 : 8;
    return [
      lines(String(c.round), c.dropped === null ? "not in it" : c.dropped === "VOIDED" && final.has(c.round) ? "tainted" : DROPS[c.dropped]),
      lines(c.fault.toLowerCase(), place),
      c.fault === "WITHHELD" ? "" : lines(hexadecimal(c.expected, width), hexadecimal(c.claimed, width)),
      lost,
      lines(hash(c.challenger), `bounty ${bounty}`),
      lines(clock(c.provenAt), hash(c.tx)),
    ];
  });
  const out = [table(
    [["Round", "text"], ["Trainer's fault", "text"], ["Expected, claimed", "text"], ["Slashed", "text"], ["Challenger", "text"], ["Proven", "text"]], rows)];
  if (convictions.totalCount > convictions.nodes.length) out.push(none(`and ${convictions.totalCount - convictions.nodes.length} more`));
  return out;
}

function tableOfProgramFaults({ programFaults }) {
  if (programFaults.nodes.length === 0) return [];
  return [table([["Ill-formed program", "text"], ["Entry", "text"], ["Rule", "text"], ["Challenger", "text"], ["Proven", "text"]],
    programFaults.nodes.map((p) => [
      p.program.toLowerCase(), String(p.entry), p.rule.toLowerCase().replaceAll("_", " "), hash(p.challenger), lines(clock(p.provenAt), hash(p.tx)),
    ]))];
}

// What the side to move is to do.
const TURNS = { CHALLENGE: "ask or prove", POST: "post the segment", REVEAL: "reveal what is below", LEAF: "reveal the leaf" };
const OUTCOMES = { CONVICTED: "the trainer was silent", LOST: "the challenger was silent", MOOT: "nothing left to decide" };

function moveText(m) {
  switch (m.kind) {
    case "SEGMENT": return `asks for segment ${m.segment}`;
    case "ENTER": return `asks for ${m.local ? "the state after" : "the trace of"} transition ${m.transition} of segment ${m.segment}`;
    case "PICK": return `goes on below child ${m.index}`;
    case "DEMAND": return `asks for element ${grouped(m.element)} of node ${m.entry}, part ${m.part}`;
    case "NODES": return "nodes revealed";
    default: return "leaf revealed";
  }
}

// Disputes whose moves are unfolded, which the next answer must not fold again.
const unfolded = new Set();

function movesOf(d) {
  const all = [
    { at: d.openedAt, text: "opened", tx: d.openedTx },
    ...d.moves.nodes.map((m) => ({ at: m.movedAt, text: moveText(m), tx: m.tx })),
    // What was posted before is there for all disputes about the claim.
    ...d.postings.nodes.filter((p) => p.postedAt >= d.openedAt).map((p) => ({ at: p.postedAt, text: `segment ${p.segment} posted`, tx: p.postedTx })),
  ];
  if (d.closedAt !== null) all.push({ at: d.closedAt, text: "closed", tx: d.closedTx });
  all.sort((a, b) => a.at - b.at);
  const details = element("details", unfolded.has(d.disputeId) ? { open: "" } : {},
    element("summary", {}, `${all.length} move${all.length > 1 ? "s" : ""}`), ...all.map((m) => element("div", {}, `${clock(m.at)} ${m.text} `, hash(m.tx))));
  details.addEventListener("toggle", () => {
    if (details.open) unfolded.add(d.disputeId);
    else unfolded.delete(d.disputeId);
  });
  return details;
}

function stateOf(d) {
  if (d.status !== "OPEN") return lines(d.status.toLowerCase(), OUTCOMES[d.status]);
  if (d.conviction !== null) return lines("decided", `${d.conviction.fault.toLowerCase()} was proven`);
  if (d.position === null) return lines("open");
  return lines(`${d.position.clock.toLowerCase()} to ${TURNS[d.position.turn]}`, `until ${clock(d.position.deadline)}`);
}

function tableOfDisputes({ disputes }) {
  if (disputes.nodes.length === 0) return [none("None.")];
  const rows = [...disputes.nodes].reverse().map((d) => {
    const segment = d.position?.segment ?? d.segment;
    return [
      d.disputeId, String(d.round), hash(d.trainer), hash(d.challenger), d.segment === null ? "checkpoints" : String(segment), stateOf(d), movesOf(d),
    ];
  });
  const out = [table(
    [["Dispute", "text"], ["Round", "text"], ["Trainer", "text"], ["Challenger", "text"], ["Segment", "text"], ["State", "text"], ["Moves", "text"]], rows)];
  if (disputes.totalCount > disputes.nodes.length) out.push(none(`and ${disputes.totalCount - disputes.nodes.length} older ones`));
  return out;
}

// What became of a commitment in its round.
function placeOf(g, round) {
  if (g.dropped === "VOIDED") return round.status === "FINAL" ? "stands, unpaid" : "in, unpaid";
  if (g.dropped !== null) return DROPS[g.dropped];
  if (g.void) return "void";
  if (g.accepted) return "accepted";
  if (g.forced) return "has to be included";
  if (g.published) return round.status === "OPEN" ? "on chain" : "left out, though on chain";
  return round.status === "OPEN" ? "committed" : "left out";
}

const ENDS = { PAID: "paid", VOID: "bond back", NOT_OPENED: "bond burned", REFUTED: "refuted" };
const auditState = (a) => (a.outcome === null ? a.stage.toLowerCase() : ENDS[a.outcome]);

function tableOfClaims({ newest }) {
  const rows = [...newest.nodes].reverse().flatMap((round) => round.gradients.nodes.map((g, i) => [
    i > 0 ? "" : String(round.round) + (round.tainted ? ", tainted" : ""),
    String(g.slot), hash(g.trainerAddress), hash(g.payloadRoot), placeOf(g, round),
    lines(...g.audits.nodes.map((a) => element("span", {}, hash(a.auditor), " ", auditState(a)))),
    lines(...g.disputes.nodes.map((d) => `${d.disputeId}: ${d.status !== "OPEN" ? OUTCOMES[d.status] : g.convictions.nodes.length > 0 ? "decided" : "open"}`)),
    lines(...g.convictions.nodes.map((c) => element("span", { class: "bad" }, c.fault.toLowerCase()))),
  ]));
  if (rows.length === 0) return none("Nothing has been committed yet.");
  return table([["Round", "text"], ["Slot", "number"], ["Trainer", "text"], ["Payload", "text"], ["In its round", "text"], ["Audited by", "text"],
    ["Disputes", "text"], ["Convicted of", "text"]], rows);
}

function tableOfAudits({ auditSets }) {
  if (auditSets.nodes.length === 0) return [none("Nothing has been drawn yet.")];
  const rows = [...auditSets.nodes].reverse().flatMap((set) => set.claims.flatMap((claim) => {
    const made = set.audits.nodes.filter((a) => a.slot === claim.slot);
    // A keeper with several seats audits once.
    const drawn = new Set([...(claim.auditors ?? []), ...made.map((a) => a.auditor)]);
    return [...drawn].map((auditor) => {
      const a = made.find((one) => one.auditor === auditor);
      const last = a && (a.settledTx ?? a.refutedTx ?? a.openedTx ?? a.committedTx);
      return [
        String(set.round) + (set.seed === null ? ", all claims" : ""), String(claim.slot), hash(auditor), tokens(set.reward),
        claim.transition === null ? "not drawn" : String(claim.transition),
        a ? auditState(a) : "no commitment", a && a.credited !== "0" ? tokens(a.credited) + (a.outcome === "REFUTED" ? " to the trainer" : "") : "", last ? hash(last) : "",
      ];
    });
  }));
  const out = [table([["Round", "text"], ["Slot", "number"], ["Auditor drawn", "text"], ["Reward", "number"], ["Transition", "number"], ["State", "text"],
    ["Credited", "number"], ["Last step", "text"]], rows)];
  if (auditSets.totalCount > auditSets.nodes.length) out.push(none(`and those of ${auditSets.totalCount - auditSets.nodes.length} older draws`));
  return out;
}

function tableOfFrauds({ frauds, slashes }) {
  if (frauds.nodes.length === 0) return [];
  const rows = frauds.nodes.map((f) => {
    const wrong = NUMBERS.includes(f.fault);
    const [lost, bounty] = losses(slashes, f.tx);
    return [
      lines(String(f.round), f.overturned ? "overturned" : "stands"),
      lines(f.fault.toLowerCase(), wrong || f.fault === "PAYLOAD" ? `element ${grouped(f.element)}` : ""),
      wrong ? lines(numberOf(f.fault, f.expected), numberOf(f.fault, f.claimed)) : "",
      lost,
      lines(hash(f.challenger), `bounty ${bounty}`),
      lines(clock(f.provenAt), hash(f.tx)),
    ];
  });
  const out = [table(
    [["Round", "text"], ["Keepers' fault", "text"], ["Expected, claimed", "text"], ["Slashed", "text"], ["Challenger", "text"], ["Proven", "text"]], rows)];
  if (frauds.totalCount > frauds.nodes.length) out.push(none(`and ${frauds.totalCount - frauds.nodes.length} more`));
  return out;
}

const leavesOf = (d) => `${grouped(d.firstLeaf)} to ${grouped(String(BigInt(d.firstLeaf) + BigInt(d.leaves - 1)))}`;

function tablesOfSuspicions({ descents, reveals, objectDemands }) {
  const out = [];
  if (descents.nodes.length > 0) {
    out.push(table(
      [["Descent", "text"], ["Round", "text"], ["Into", "text"], ["Challenger", "text"], ["Moves", "text"], ["Opened", "text"]],
      descents.nodes.map((d) => [
        d.descentId, String(d.round), d.aux ? "intermediates" : "state", hash(d.challenger), String(d.moves.totalCount), clock(d.openedAt),
      ])));
  }
  if (reveals.nodes.length > 0) {
    out.push(table(
      [["Demand", "text"], ["Round", "text"], ["Payload of", "text"], ["Fragment", "text"], ["Leaves", "text"], ["State", "text"]],
      reveals.nodes.map((r) => [
        r.revealId, String(r.round), hash(r.trainer), String(r.fragment), leavesOf(r),
        r.status === "OPEN" ? `due ${clock(r.deadline)}` : "published, the round still held",
      ])));
  }
  if (objectDemands.nodes.length > 0) {
    out.push(table(
      [["Demand", "text"], ["Of the sponsor", "text"], ["Fragment", "text"], ["Leaves", "text"], ["State", "text"]],
      objectDemands.nodes.map((d) => [
        d.demandId, d.part.toLowerCase().replaceAll("_", " "), String(d.fragment), leavesOf(d), `due ${clock(d.deadline)}`,
      ])));
  }
  const hidden = objectDemands.totalCount - objectDemands.nodes.length + descents.totalCount - descents.nodes.length + (reveals.totalCount - reveals.nodes.length);
  if (hidden > 0) out.push(none(`and ${hidden} more`));
  return out.length > 0 ? out : [none("None.")];
}

function tableOfTrainers(trainers) {
  if (trainers.length === 0) return none("Nobody has enrolled yet.");
  return table(
    [["Slot", "number"], ["Account", "text"], ["State", "text"], ["Committed", "number"], ["Accepted", "number"], ["Paid", "number"]],
    trainers.map((t) => [
      String(t.slot), hash(t.trainer), t.active ? "enrolled" : t.slashed !== "0" ? "ejected" : t.missed ? "absent" : "left",
      String(t.committed), String(t.accepted), tokens(t.rewards),
    ]));
}

function tableOfKeepers({ totalCount, nodes }) {
  if (nodes.length === 0) return [none("Nobody has joined the pool yet.")];
  // An endpoint is a stranger's word: shown as text, never as a link.
  const out = [table(
    [["Account", "text"], ["State", "text"], ["Answers at", "text"], ["Signed", "number"], ["Commission", "number"]],
    nodes.map((k) => [
      hash(k.keeper), k.active ? "in the pool" : k.ejectedAt !== null ? "ejected" : "left", element("span", { class: "wrap" }, k.active ? k.endpoint ?? "says nothing" : ""),
      String(k.proposals), tokens(k.commission),
    ]))];
  if (totalCount > nodes.length) out.push(none(`and ${totalCount - nodes.length} more`));
  return out;
}

function drawStakes(task) {
  const accounts = [
    ...task.keepers.nodes.map((k) => ["keeper", k.keeper, k.stake]),
    ...task.trainers.nodes.map((t) => [`slot ${t.slot}`, t.trainer, t.stake]),
  ].filter(([, , stake]) => stake !== null);
  if (accounts.length === 0) return none("Nobody has staked yet.");
  const parsed = accounts.map(([role, account, stake]) => {
    const [active, unbonding, locked, slashed] = [stake.active, stake.unbonding, stake.locked, stake.slashed].map(BigInt);
    const whole = active + unbonding;
    const bound = locked < whole ? locked : whole;
    const free = active > bound ? active - bound : 0n;
    return { role, account, parts: { locked: bound, free, unbonding: whole - bound - free, slashed }, total: whole + slashed };
  });
  const most = parsed.reduce((max, p) => (p.total > max ? p.total : max), 1n);
  const rowHeight = 20, left = 165, width = 560;
  const rows = parsed.map((p, i) => {
    const y = i * rowHeight;
    const row = svg("g", {}, svg("text", { x: 0, y: y + 13 }, `${p.role}  ${short(p.account)}`));
    let x = left;
    for (const [kind, amount] of Object.entries(p.parts)) {
      const length = share(amount, most) * (width - left);
      row.append(svg("rect", { x, y: y + 3, width: length, height: rowHeight - 8, class: kind }));
      x += length;
    }
    return titled(row, `${p.account}: ` + Object.entries(p.parts).map(([kind, amount]) => `${kind} ${tokens(amount)}`).join(", "));
  });
  return chart(width, parsed.length * rowHeight, "Stakes", ...rows);
}

function drawRewards({ totalCount, nodes }) {
  const paid = nodes.filter((r) => r.kind !== "REFUND");
  if (paid.length === 0) return none("Nothing has been claimed yet.");
  const width = 560, height = 140, base = height - 18;
  const start = paid[0].paidAt, end = Math.max(start + 1, paid[paid.length - 1].paidAt);
  const total = paid.reduce((sum, r) => sum + BigInt(r.amount), 0n);
  let sum = 0n;
  const points = [`4,${base}`];
  for (const r of paid) {
    const x = 4 + ((r.paidAt - start) / (end - start)) * (width - 8);
    points.push(`${x},${base - share(sum, total) * (base - 8)}`);
    sum += BigInt(r.amount);
    points.push(`${x},${base - share(sum, total) * (base - 8)}`);
  }
  return chart(width, height, "Rewards paid over time",
    svg("line", { x1: 4, y1: base, x2: width - 4, y2: base, class: "axis" }),
    svg("polyline", { points: points.join(" "), class: "line" }),
    svg("text", { x: 4, y: 12 }, `${tokens(total)} in ${paid.length} payments` + (totalCount > nodes.length ? " (the first thousand)" : "")),
    svg("text", { x: 4, y: height - 4 }, clock(start)),
    svg("text", { x: width - 4, y: height - 4, "text-anchor": "end" }, clock(end)));
}

function tableOfReceipt({ receipt, tainted }) {
  if (receipt === null) return none("Issued when the last claim window has passed.");
  const rows = [
    ["Issued", date(receipt.completedAt)],
    ["Final state root", hash(receipt.finalStateRoot)],
    ["Run root", hash(receipt.runRoot)],
    ["Rounds", `${receipt.rounds}, ${receipt.carriedRounds} carried, ${receipt.taintedRounds} tainted`],
    ...(tainted.totalCount > 0 ? [["Tainted", tainted.nodes.map((r) => r.round).join(", ") + (tainted.totalCount > tainted.nodes.length ? ", …" : "")]] : []),
    ["Accepted gradients", receipt.acceptedGradients],
    ["Rewards", tokens(receipt.rewards)],
    ["Refund", tokens(receipt.refund)],
    ["Transaction", hash(receipt.issuedTx)],
  ];
  return element("dl", {}, ...rows.map(([name, value]) => element("div", {}, element("dt", {}, name), element("dd", {}, value))));
}

function trouble(text) {
  byId("trouble").textContent = text;
  byId("trouble").hidden = text === "";
}

let timer, running = false, again = false;

async function poll() {
  // A click during a poll asks for one more, so that two answers never race.
  if (running) {
    again = true;
    return;
  }
  running = true;
  clearTimeout(timer);
  try {
    showList(await ask(LIST_QUERY));
    showTask(selected === "" ? null : (await ask(TASK_QUERY, { id: selected })).task);
  } catch (error) {
    trouble(`No answer from the indexer: ${error.message}`);
  }
  running = false;
  timer = setTimeout(poll, again ? 0 : document.hidden ? 5 * POLL_MS : POLL_MS);
  again = false;
}

addEventListener("hashchange", () => {
  selected = location.hash.slice(1);
  poll();
});
poll();
