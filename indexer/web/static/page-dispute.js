import { Account, Answer, Facts, Hash, html, Round, Run, Section, Table, Time, Trainer, Tx, Until, useQuery, useState } from "./ui.js";
import { grouped, plural, span, tokens, words } from "./format.js";
import { Bits, consequence, DisputeState, faultOf, ILL_FORMED, Losses, Meta, Values } from "./parts.js";
import { movesOf, used } from "./moves.js";
import { DISPUTE } from "./queries.js";

export function Dispute({ dispute }) {
  const answer = useQuery(DISPUTE, { dispute });
  return html`<h1>Dispute ${dispute}</h1><${Answer} of=${answer}>${(d) => (d.dispute === null
    ? html`<p>No dispute with this number is indexed. The newest are in the <a href="/">overview</a>.</p>` : html`<${Shown} d=${d.dispute} meta=${d._meta} />`)}<//>`;
}

// What a segment is.
function segmentName(n, spec) {
  const steps = Math.ceil(spec.innerSteps / Math.max(1, spec.checkpointInterval));
  if (n === 0) return "segment 0, the prologue";
  if (n === steps + 1) return `segment ${n}, the epilogue`;
  const from = (n - 1) * spec.checkpointInterval;
  return `segment ${n}, inner steps ${from} to ${Math.min(spec.innerSteps, from + spec.checkpointInterval) - 1}`;
}

const ENDS = { CONVICTED: "ends it: the trainer's clock ran out, it is convicted for silence", LOST: "ends it: the challenger's clock ran out, its bond is lost", MOOT: "ends it: nothing is left to decide, the bond goes back" };

// What a move is, in words.
function textOf({ kind, of: m }, spec) {
  switch (kind) {
    case "OPEN": return "disputes the claim, and puts up its bond";
    case "POST": return `posts ${segmentName(m.segment, spec)}`;
    case "SEGMENT": return `asks for ${segmentName(m.segment, spec)}`;
    case "ENTER": return `enters ${m.local ? "the local state after" : "the trace of"} transition ${m.transition}`;
    case "PICK": return `goes on below child ${m.index}`;
    case "DEMAND": return `asks for element ${grouped(m.element)} of operator ${m.entry}, in part ${m.part} of the step`;
    case "NODES": return html`reveals the nodes below${m.account && html`; <${Account} of=${m.account} /> sent them`}`;
    case "PROOF": return html`recomputes ${faultOf(m)}, and convicts the trainer`;
    case "CLOSE": return m.conviction && m.status === "MOOT" ? "ends it: the claim was proven wrong, the bond goes back" : ENDS[m.status] ?? "ends it";
    default: return "reveals the leaf with the element";
  }
}

const SIDES = { challenger: "The challenger", trainer: "The trainer's side", contract: "The contract" };

function Shown({ d, meta }) {
  const id = d.taskId;
  const { spec } = d.task;
  const moves = movesOf(d);
  // null follows the newest move.
  const [chosen, choose] = useState(null);
  const at = Math.min(chosen ?? moves.length - 1, moves.length - 1);
  const move = moves[at];
  const step = (n) => choose(Math.max(0, Math.min(moves.length - 1, n)));
  const w = move.where;
  const path = [["Claim", null], w.segment !== undefined && ["Segment", w.segment], w.transition !== undefined && ["Transition", w.transition], ...(w.picks ?? []).map((p, i) => ["Child", p, i]),
    w.part !== undefined && ["Part", w.part], w.entry !== undefined && ["Operator", w.entry], w.element !== undefined && ["Element", grouped(w.element)]].filter(Boolean);
  return html`
    <${Meta} of=${meta} />
    <p class="lead"><${DisputeState} of=${d} /></p>
    <${Section} id="about" title="What it is about"><${Facts} of=${[
      ["Claim", html`<${Trainer} id=${id} of=${d.trainer} />`, html`of <${Round} id=${id} of=${d.round} />, run <${Run} of=${id} />`], ["Challenger", html`<${Account} of=${d.challenger} />`, d.bond === null ? "put up the bond" : `put up a bond of ${tokens(d.bond)}`],
      ["Opened", html`<${Time} at=${d.openedAt} long />`, html`<${Tx} of=${d.openedTx} />`], d.closedAt !== null && ["Closed", html`<${Time} at=${d.closedAt} long />`, html`<${Tx} of=${d.closedTx} />`],
      ["Each side has", span(spec.disputeClock), `and at least ${span(spec.disputeExtension)} for each turn`], ["Claim's name", html`<${Hash} of=${d.claim} />`],
    ]} /><//>
    <${Section} id="verdict" title="The verdict"><${Verdict} d=${d} /><//>
    <${Section} id="replay" title="Move by move">
      <div class="replay">
        <button type="button" onClick=${() => step(0)} disabled=${at === 0}>First</button>
        <button type="button" onClick=${() => step(at - 1)} disabled=${at === 0}>Back</button>
        <label>Move <input type="range" min="1" max=${moves.length} value=${at + 1} onInput=${(e) => step(Number(e.currentTarget.value) - 1)} aria-valuetext=${`${at + 1} of ${moves.length}`} /> <output>${at + 1} of ${moves.length}</output></label>
        <button type="button" onClick=${() => step(at + 1)} disabled=${at === moves.length - 1}>Next</button>
        <button type="button" onClick=${() => choose(null)} disabled=${at === moves.length - 1}>Last</button>
      </div>
      <div class="shown" aria-live="polite">
        <p><strong class=${`side ${move.side}`}>${SIDES[move.side]}</strong> ${textOf(move, spec)}. <${Tx} of=${move.tx}>Transaction<//> of <${Time} at=${move.at} long />.</p>
        <p>Clocks so far: the challenger has used ${span(used(moves, at, "challenger"))}, the trainer's side ${span(used(moves, at, "trainer"))}, of ${span(spec.disputeClock)} each.</p>
      </div>
      <ol class="path" aria-label="Where the dispute stands after this move">${path.map(([name, value]) => html`<li>${name}${value !== null && html` <b>${value}</b>`}</li>`)}</ol>
      <${Table} caption="All moves" head=${[["Move", "number"], "Who", "What", "Node", ["Took", "number"], "Transaction"]} more=${d.moves.totalCount > d.moves.nodes.length && `and ${d.moves.totalCount - d.moves.nodes.length} later moves`}
        rows=${moves.map((m, i) => ({ key: i, mark: i === at ? "now" : i > at ? "later" : undefined, cells: [
          html`<button type="button" class="plain" onClick=${() => step(i)} aria-current=${i === at ? "step" : undefined} aria-label=${`Show move ${i + 1}`}>${i + 1}</button>`,
          html`<span class=${`side ${m.side}`}>${SIDES[m.side]}</span>`, textOf(m, spec), m.node && html`<${Hash} of=${m.node} />`, i === 0 ? "" : span(m.took), html`<${Tx} of=${m.tx} />`,
        ] }))} />
      ${d.position && html`<p>Next: the ${words(d.position.clock)} has ${span(d.position.clock === "TRAINER" ? d.position.trainerLeft : d.position.challengerLeft)} on its clock. <${Until} at=${d.position.deadline} /></p>`}
    <//>
    <${Section} id="money" title="Who paid what"><${Money} d=${d} /><//>`;
}

function Verdict({ d }) {
  const c = d.conviction;
  if (c === null) {
    return html`<p>${d.status === "OPEN" ? "None yet: the contract has computed nothing so far. It does when the challenger proves one operator wrong." : d.status === "LOST" ? "None: the challenger fell silent, so nothing was computed. The claim was not proven right by that." : d.status === "CONVICTED"
      ? "By silence: the trainer's side did not answer in time. No number was computed." : "None: what the dispute was about had fallen already."}</p>`;
  }
  return html`
    <p><strong class="bad">The claim is wrong</strong> in ${faultOf(c)}; ${consequence(c)}. The contract said so in <${Tx} of=${c.tx} /> at <${Time} at=${c.provenAt} long />, block ${grouped(c.blockNumber)}. <${Account} of=${c.challenger} /> proved it.</p>
    ${c.proof?.malformed ? html`<p>${ILL_FORMED[c.proof.malformed]}</p>` : html`<${Values} of=${c} type=${c.proof?.dtype} />`}
    ${c.proof && html`<${Operator} p=${c.proof} c=${c} />`}`;
}

const TYPES = { f32: "binary32", i8: "8-bit integer", i32: "32-bit integer" };

// Operator is the one operation that the contract computed again, out of the calldata of the proof.
function Operator({ p, c }) {
  const place = (o) => `of entry ${o.entry}, part ${o.part}: element${o.count > 1 ? `s ${grouped(o.first)} to ${grouped(String(BigInt(o.first) + BigInt(o.count - 1)))}` : ` ${grouped(o.first)}`}`;
  return html`<h3>The one operator: ${p.operator}</h3>
    <p>Entry ${p.entry} of the program, in part ${p.part} of transition ${p.transition} of segment ${p.segment}. Its output is ${TYPES[p.dtype]}${
      p.shape.length > 0 ? `, ${p.shape.join(" × ")}` : ""}; the element is number ${grouped(p.element)}${p.runs > 1 && `, run ${p.run} of ${p.runs}`}.</p>
    <${Table} caption="Operands" empty="The operator reads nothing, or the openings could not be read." head=${["Operand", "Which", "Values"]}
      rows=${p.operands.map((o, i) => ({ key: i, cells: [o.operand, html`${place(o)}<small>tensor <${Hash} of=${o.root} /></small>`,
        html`<ul class="plain">${o.words.map((w) => html`<li><${Bits} of=${w} type=${o.dtype} /></li>`)}</ul>${o.count > o.words.length && html`<small>and ${o.count - o.words.length} more, in the calldata</small>`}`] }))} />
    ${p.recomputed !== null && html`<p>Who checked it: the contract, in <${Tx} of=${c.tx} />; and this indexer, from the same calldata when this page was asked for, with ${
      p.recomputed === c.expected ? html`the same result: <${Bits} of=${p.recomputed} type=${p.dtype} />` : html`<strong class="bad">another result</strong>: <${Bits} of=${p.recomputed} type=${p.dtype} />`}</p>`}
    <p><a class="button" href=${`/check/conviction/${c.tx}`}>Recompute it in this browser</a></p>`;
}

function Money({ d }) {
  const txs = [...new Set([d.conviction?.tx, d.closedTx].filter(Boolean))];
  const lost = d.task.slashes.nodes.filter((s) => txs.includes(s.tx));
  const paid = d.task.rewards.nodes.filter((r) => txs.includes(r.tx));
  const who = html`<${Account} of=${d.challenger} />`;
  const bond = d.bond === null ? "a bond" : html`a bond of <strong>${tokens(d.bond)}</strong>`;
  const half = d.bond === null ? "half of it" : tokens(BigInt(d.bond) / 2n);
  const closed = d.closedTx && html` <${Tx} of=${d.closedTx} />`;
  const end = {
    OPEN: "The contract still holds it.", CONVICTED: html`It went back to the challenger:${closed}.`, MOOT: html`It went back to the challenger:${closed}.`,
    LOST: html`The challenger lost it: ${half} to <${Trainer} id=${d.taskId} of=${d.trainer} />, the rest burned:${closed}.`,
  }[d.status];
  return html`<ul>
    <li>${who} put up ${bond} as the challenger: <${Tx} of=${d.openedTx} />. ${end}</li>
    ${txs.filter((tx) => lost.some((s) => s.tx === tx)).map((tx) => html`<li>In <${Tx} of=${tx} />: <${Losses} slashes=${lost} tx=${tx} id=${d.taskId} /></li>`)}
    ${paid.map((r) => html`<li><${Account} of=${r.account} /> got ${tokens(r.amount)} as ${words(r.kind)}: <${Tx} of=${r.tx} />.</li>`)}
    ${lost.length === 0 && html`<li>No stake has been slashed by it${d.status === "OPEN" ? " so far" : ""}.</li>`}
    <li>Each side paid the gas of its own ${plural(d.moves.totalCount, "move")}.</li>
  </ul>`;
}
