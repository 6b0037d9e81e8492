// What several pages show: verdicts, disputes, events, stakes, and of which block all of it is.

import { beyond, html, Account, Hash, Keeper, Round, Run, Status, Table, Time, Trainer, Tx, Until, useLive } from "./ui.js";
import { grouped, number, plural, sum, tokens, WIDE, words, WORDLESS } from "./format.js";
import { BAD, sentence } from "./live.js";
import { TURNS } from "./phase.js";

// Meta says of which block a page is.
export const Meta = ({ of: m }) => html`
  <p class="meta">Chain ${m.chainId}, block ${grouped(m.block.number)} of <${Time} at=${m.block.timestamp} long />${m.lag > 0 && `, ${m.lag} behind the newest`}${
    m.undecodedLogs > 0 && `, ${plural(m.undecodedLogs, "log")} not understood`}.
    ${m.hasIndexingErrors && html`<strong class="bad">The index no longer follows the chain: do not rely on this page. See <a href="/healthz">why</a>.</strong>`}</p>`;

// Bits are a number's, in decimal and as they are.
export function Bits({ of: bits, type, label }) {
  const n = number(bits, type);
  return html`<span class="bits">${label && html`<span class="label">${label}</span> `}<span class="decimal">${n.decimal}</span> <span class="hash">${n.hex}</span>
    <span class=${n.wide ? "pattern wide" : "pattern"} aria-hidden="true"><b>${n.sign}</b><i>${n.exponent}</i><u>${n.fraction}</u></span></span>`;
}

const FAULTS = {
  PARAMETER: "a parameter of the new state", MOMENTUM: "a momentum of the new state", INTERLEAVED: "an interleaved value", PARTIAL: "a partial sum", TOTAL: "a total", SCORE: "a score",
  PAYLOAD: "a payload", WITHHELD: "silence", EQUIVOCATION: "two statements of one round",
};
const TRAINING_FAULTS = {
  ELEMENT: "an element of an operator's output", SOURCE: "an element that is to be a copy", OUTPUT: "a tensor of the local state", PAYLOAD: "an element of the payload", WITHHELD: "silence",
};

export const faultOf = (v) => (v.trainer ? TRAINING_FAULTS : FAULTS)[v.fault] ?? words(v.fault);

// Values are what the contract computed and what was signed.
// What convicts a trainer without a computation.
export const ILL_FORMED = {
  output: "The leaf that the trainer had committed to is none of such a tensor: it has another size, or a NaN that is not the canonical one. Nothing had to be computed.",
  operand: "A leaf that the trainer had made itself, and from which it went on, is none of such a tensor. Nothing had to be computed.",
};

export function Values({ of: v, type }) {
  if (v.trainer ? v.fault === "WITHHELD" : WORDLESS.includes(v.fault)) return null;
  if (v.trainer && v.fault === "OUTPUT") {
    const root = (bits) => html`<span class="hash">0x${BigInt(bits).toString(16).padStart(16, "0")}…</span>`;
    return html`<span>root of tensor ${v.element}: computed ${root(v.expected)}, claimed ${root(v.claimed)}</span>`;
  }
  // Of a trainer's claim an event does not tell the type: all that is not said to be an integer is shown as a binary32.
  type ??= !v.trainer && WIDE.includes(v.fault) ? "f64" : "f32";
  return html`<span class="values"><${Bits} label="computed" of=${v.expected} type=${type} /><${Bits} label="claimed" of=${v.claimed} type=${type} /></span>`;
}

const CONSEQUENCES = { EXCLUDED: "its gradient left the round", OVERTURNED: "the round was overturned and is made again without it", VOIDED: "the state stands, its pay is forfeited" };

export function consequence(v) {
  if (!v.trainer) return v.overturned ? "the round was overturned" : "the state stands";
  return v.dropped === null ? "its gradient was in no round that counts" : CONSEQUENCES[v.dropped];
}

// Losses are the slashes of one transaction.
export const Losses = ({ slashes, tx, id }) => {
  const lost = slashes.filter((s) => s.tx === tx);
  if (lost.length === 0) return html`<span class="quiet">no stake: it was gone before</span>`;
  return html`<ul class="plain">${lost.map((s) => html`<li>${s.role === "TRAINER" ? html`<${Trainer} id=${id} of=${s.account} />` : html`<${Keeper} id=${id} of=${s.account} />`} lost <strong>${tokens(s.amount)}</strong>: ${tokens(s.bounty)} to the challenger, ${tokens(s.burned)} burned${s.compensation !== "0" && `, ${tokens(s.compensation)} to those whose work became void`}</li>`)}</ul>`;
};

// Verdicts are what the contract has convicted somebody of.
export function Verdicts({ convictions, frauds, slashes, ofTask, empty = "Nothing has been proven wrong." }) {
  const all = [...convictions, ...frauds].sort((a, b) => b.provenAt - a.provenAt);
  return html`<${Table} caption="Verdicts, the newest first" empty=${empty}
    head=${["Proven wrong", "Who", ...(ofTask ? [] : ["Run"]), "Values", "Who lost what", "By", "When, in which transaction"]}
    rows=${all.map((v) => ({ key: v.tx + v.fault + v.element, cells: [
      html`${faultOf(v)}<br /><${Round} id=${v.taskId} of=${v.round} />: ${consequence(v)}`,
      v.trainer ? html`trainer <${Trainer} id=${v.taskId} of=${v.trainer} />` : v.keeper ? html`keeper <${Keeper} id=${v.taskId} of=${v.keeper} />` : "the keepers that signed",
      ...(ofTask ? [] : [html`<${Run} of=${v.taskId} />`]),
      html`<${Values} of=${v} />`, html`<${Losses} slashes=${slashes} tx=${v.tx} id=${v.taskId} />`,
      html`<${Account} of=${v.challenger} />`, html`<${Time} at=${v.provenAt} /><br /><${Tx} of=${v.tx} />`,
    ] }))} />`;
}

export const ENDS = { CONVICTED: "the trainer was silent and lost", LOST: "the challenger was silent and lost its bond", MOOT: "closed: nothing was left to decide" };

export function DisputeState({ of: d }) {
  const proven = d.conviction && d.conviction.fault !== "WITHHELD";
  if (d.status !== "OPEN") return html`<${Status} of=${proven ? "CONVICTED" : d.status} /> ${proven ? "the claim was proven wrong" : ENDS[d.status]}`;
  if (d.conviction) return html`<${Status} of="CONVICTED" /> the claim was proven wrong; anyone may close the dispute`;
  if (!d.position) return html`<${Status} of="OPEN" /> the node does not say whose turn it is`;
  return html`<${Status} of="OPEN" /> the ${d.position.clock.toLowerCase()} ${TURNS[d.position.turn]}: <${Until} at=${d.position.deadline} />`;
}

export const Disputes = ({ of: disputes, ofTask, empty = "No claim has been disputed." }) => html`<${Table} caption="Disputes about trainers' claims, the newest first" empty=${empty}
  head=${["Dispute", ...(ofTask ? [] : ["Run"]), "About", "Trainer", "Challenger", "State", "Opened"]} more=${beyond(disputes)}
  rows=${[...disputes.nodes].sort((a, b) => b.openedAt - a.openedAt).map((d) => ({ key: d.disputeId, cells: [
    html`<a href=${`/dispute/${d.disputeId}`}>dispute ${d.disputeId}</a>`, ...(ofTask ? [] : [html`<${Run} of=${d.taskId} />`]), html`<${Round} id=${d.taskId} of=${d.round} />`,
    html`<${Trainer} id=${d.taskId} of=${d.trainer} />`, html`<${Account} of=${d.challenger} />`, html`<${DisputeState} of=${d} />`, html`<${Time} at=${d.openedAt} />`,
  ] }))} />`;

// Events are what came since the page was opened.
export function Events({ shown = 8 }) {
  const { events, state } = useLive();
  if (events.length === 0) {
    return html`<p class="quiet">${state === "live" ? "Nothing has happened since this page was opened. What happens is shown here at once." : "The stream of events is not open yet; the page asks again by itself."}</p>`;
  }
  return html`<ol class="events" reversed>${events.slice(0, shown).map((m) => html`<li key=${m.cursor + m.undo} class=${m.undo || BAD.has(m.event.name) ? "bad" : undefined}>
    <${Time} at=${m.block.timestamp} /> ${m.undo ? `The chain took back all blocks above ${grouped(m.block.number)}: what was said of them no longer holds` : html`
      ${sentence(m.event)}${m.event.taskId && html` <${Run} of=${m.event.taskId} />`} <${Tx} of=${m.event.tx}>transaction<//>`}</li>`)}</ol>`;
}

// Stake is one account's.
export const stakeFacts = (s) => (s === null ? [["Stake", "none in the vault"]] : [
  ["Stake", tokens(s.active), s.unbonding !== "0" ? `and ${tokens(s.unbonding)} unbonding` : null], ["Locked", tokens(s.locked), "of it, for tasks"], ["Slashed, ever", tokens(s.slashed)],
  ["Can be withdrawn", tokens(BigInt(s.credit) + BigInt(s.auditCredit)), `${tokens(s.credit)} of bounties and compensation, ${tokens(s.auditCredit)} of audits`],
]);

export const total = (rows, of) => tokens(sum(rows, of));

const AUDIT_ENDS = { PAID: "paid: nobody refuted it", VOID: "nothing was drawn to open", NOT_OPENED: "not opened, bond burned", REFUTED: "refuted by the trainer" };
export const auditEnd = (a) => (a.outcome === null ? `${words(a.stage)}, not settled` : AUDIT_ENDS[a.outcome]);
export const auditTx = (a) => a.settledTx ?? a.refutedTx ?? a.openedTx ?? a.committedTx;
export { Hash };
