import { Account, Answer, Facts, Hash, html, Keeper, Run, Section, Status, Table, Time, Trainer, Tx, Until, useQuery } from "./ui.js";
import { grouped, isPlainURL, plural, tokens, words } from "./format.js";
import { now } from "./live.js";
import { auditEnd, auditTx, Disputes, faultOf, Meta, Verdicts } from "./parts.js";
import { fallen } from "./fallen.js";
import { ROUNDS } from "./page-run.js";
import { RoundReports, RoundStatistics } from "./reports.js";
import { ROUND } from "./queries.js";

export function Round({ id, n }) {
  const answer = useQuery(ROUND, { id, n });
  return html`<h1>Round ${n} <small>of run <${Run} of=${id} /></small></h1><${Answer} of=${answer}>${(d) => {
    if (d.task === null) return html`<p>No task with this id is indexed. All runs are in the <a href="/">overview</a>.</p>`;
    const [round] = d.task.rounds.nodes;
    return round ? html`<${Shown} t=${d.task} r=${round} meta=${d._meta} />`
      : html`<p>Round ${n} has not opened. The run has ${plural(d.task.maxRounds, "round")} at most; round ${d.task.round} is next. See <a href=${`/run/${id}`}>the run</a>.</p>`;
  }}<//>`;
}

const DROPS = { EXCLUDED: "taken out before the proposal", OVERTURNED: "taken out with the proposal", VOIDED: "convicted too late: in the state, not paid" };

// What became of a commitment in its round.
function placeOf(g, r) {
  if (g.dropped !== null) return html`${DROPS[g.dropped]} ${g.droppedTx && html`<${Tx} of=${g.droppedTx} />`}`;
  if (g.void) return "void";
  if (g.accepted) return "accepted";
  if (g.forced) return "has to be included";
  const where = g.published ? " (its payload is on chain)" : "";
  return (r.status === "OPEN" ? "committed" : "left out") + where;
}

function Shown({ t, r, meta }) {
  const id = t.taskId;
  const others = [r.round > 0 && html`<a href=${`/round/${id}/${r.round - 1}`} rel="prev">← round ${r.round - 1}</a>`, r.round < t.round && html`<a href=${`/round/${id}/${r.round + 1}`} rel="next">round ${r.round + 1} →</a>`].filter(Boolean);
  const proposed = r.proposedAt !== null;
  return html`
    <${Meta} of=${meta} />
    <p class="lead"><${Status} of=${r.status} />${r.tainted && html` <${Status} of="TAINTED" />`} This round is ${ROUNDS[r.status]}.${r.overturned > 0 && ` A proposal of it was overturned ${plural(r.overturned, "time")}.`}
      ${r.tainted && " A trainer in it was convicted when its state could no longer fall."}</p>
    ${others.length > 0 && html`<nav class="others" aria-label="Rounds beside this one">${others}</nav>`}
    <${Section} id="transition" title="The transition" note="What the keepers signed: from which state, with which gradients, to which state.">
      <${Facts} of=${[
        ["From state", html`<${Hash} of=${r.parentRoot} />`], ["To state", r.stateRoot ? html`<${Hash} of=${r.stateRoot} />` : "none yet"],
        ["Gradients", `${r.accepted} of ${r.committed}`, `${t.quorum} are a quorum, by ${words(t.spec.aggregation)}`], ["Set", r.setHash ? html`<${Hash} of=${r.setHash} />` : "none yet"],
        r.auxRoot && !/^0x0*$/.test(r.auxRoot) && ["Intermediates", html`<${Hash} of=${r.auxRoot} />`], ["Opened", html`<${Time} at=${r.openedAt} long />`, `block ${grouped(r.openedBlock)}`],
        r.commitClosedAt !== null && ["Commits closed early", html`<${Time} at=${r.commitClosedAt} long />`],
        proposed && ["Proposed", html`<${Time} at=${r.proposedAt} long />`, html`block ${grouped(r.proposedBlock)}, <${Tx} of=${r.proposedTx} />`],
        r.status === "PROPOSED" && ["Can be challenged", now() < r.proposedAt + t.spec.stateWindow ? html`<${Until} at=${r.proposedAt + t.spec.stateWindow} />` : "until anybody ticks: its window is over", r.holds > 0 ? `held by ${plural(r.holds, "descent or demand", "descents or demands")}` : "and until its parent is final"],
        r.finalizedAt !== null && ["Final", html`<${Time} at=${r.finalizedAt} long />`, html`<${Tx} of=${r.finalizedTx} />`], r.carriedAt !== null && ["Carried", html`<${Time} at=${r.carriedAt} long />`, html`<${Tx} of=${r.carriedTx} />, ${plural(r.consecutiveNec, "round")} in a row`],
        ["Each payload", `${grouped(t.payloadBytes)} bytes`, `its leaves, ${t.spec.quantization === "NONE" ? "float32" : words(t.spec.quantization)} of ${plural(t.spec.paramCount, "parameter")}`],
      ]} />
    <//>
    <${Section} id="signatures" title="Signatures" note="Who signed says that it recomputed the state. Its stake stands for it.">
      <${Table} caption="Committee and signers" empty=${r.status === "OPEN" ? "No committee is drawn yet." : "Nobody signed."} head=${["Keeper", ["Seats", "number"], "Signed"]}
        rows=${[...new Set([...r.committee, ...r.signers])].map((k) => ({ key: k, cells: [html`<${Keeper} id=${id} of=${k} />`, r.committee.filter((c) => c === k).length,
          r.signers.includes(k) ? html`yes, <${Tx} of=${r.proposedTx}>in the proposal<//>` : "no"] }))} />
      <p class="quiet">${plural(t.spec.committeeSeats, "seat")}; ${t.spec.committeeThreshold} of them sign.</p>
      ${r.signatures !== null && html`<details><summary>The signatures, as the proposal's calldata has them</summary>
        <ul class="plain">${r.signatures.map((s) => html`<li><${Keeper} id=${id} of=${s.keeper} />: <span class="hash wrap">${s.signature}</span></li>`)}</ul></details>`}
    <//>
    <${Section} id="gradients" title="Who committed">
      <${Table} caption="Commitments by arrival" empty="Nobody has committed yet." head=${["Trainer", ["Slot", "number"], "In the round", "Payload root", "Claim", "Checked by", "Committed"]}
        rows=${r.gradients.nodes.map((g) => ({ key: g.trainerAddress + g.committedTx, mark: g.dropped ? "wrong" : undefined, cells: [
          html`<${Trainer} id=${id} of=${g.trainerAddress} />`, g.slot, placeOf(g, r), html`<${Hash} of=${g.payloadRoot} />`, html`<${Hash} of=${g.claimHash} />`,
          g.audits.nodes.length === 0 ? html`<span class="quiet">no paid auditor</span>` : html`<ul class="plain">${g.audits.nodes.map((a) => html`<li><${Account} of=${a.auditor} />, by replay: ${auditEnd(a)} <${Tx} of=${auditTx(a)} /></li>`)}</ul>`,
          html`<${Time} at=${g.committedAt} /><br /><${Tx} of=${g.committedTx} />`,
        ] }))} />
    <//>
    <${RoundReports} t=${t} r=${r} />
    <${RoundStatistics} t=${t} r=${r} />
    <${Check} t=${t} r=${r} />
    <${Section} id="verdicts" title="Proven wrong"><${Verdicts} convictions=${r.convictions.nodes} frauds=${t.frauds.nodes} slashes=${t.slashes.nodes} ofTask
      empty="Nothing of this round has been proven wrong. Check it yourself, above." /><//>
    <${Section} id="disputes" title="Disputes"><${Disputes} of=${r.disputes} ofTask empty="No claim of this round has been disputed." /><//>
    <${Section} id="games" title="Descents and demands"><${Table} caption="Descents and demands for payloads" empty="No root of this round was opened, and no payload demanded." head=${["What", "Of", "By", "State", "Transaction"]}
      rows=${[
        ...t.descents.nodes.map((d) => ({ key: `d${d.descentId}`, cells: [`descent ${d.descentId}`, d.aux ? "intermediates" : "state", html`<${Account} of=${d.challenger} />`, `${words(d.status)}, ${plural(d.moves.totalCount, "move")}`, html`<${Tx} of=${d.closedTx ?? d.openedTx} />`] })),
        ...t.reveals.nodes.map((v) => ({ key: `r${v.revealId}`, cells: [`demand ${v.revealId}`, html`payload of <${Trainer} id=${id} of=${v.trainer} />, fragment ${v.fragment}`, v.publisher ? html`published by <${Account} of=${v.publisher} />` : "nobody yet",
          v.status === "OPEN" ? html`<${Until} at=${v.deadline} />` : words(v.status), html`<${Tx} of=${v.publishedTx ?? v.requestedTx} />`] })),
      ]} /><//>
    ${r.auditSets.nodes.length > 0 && html`<${Section} id="audits" title="Drawn for audits">${r.auditSets.nodes.map((s) => html`<p>${plural(s.claims.length, "claim")} for ${tokens(s.reward)} an audit, ${
      s.seed === null ? "all of them, since the draw came too late" : "by the chain's draw"}: <${Tx} of=${s.drawnTx} />. ${s.claims.map((c) => html`Slot ${c.slot}${c.auditors && html` by ${[...new Set(c.auditors)].map((a) => html`<${Account} of=${a} /> `)}`}. `)}</p>`)}<//>`}`;
}

// Check says how a visitor checks the round, and that the page has not.
function Check({ t, r }) {
  const old = fallen(t.frauds.nodes, r.convictions.nodes, r);
  const stands = ["PROPOSED", "FINAL", "CARRIED"].includes(r.status);
  if (!stands && old.length === 0) return null;
  const endpoint = t.keepers.nodes.find((k) => isPlainURL(k.endpoint))?.endpoint;
  return html`<${Section} id="check" title="Check it yourself" note="This page has checked nothing. Your browser can: it takes roots from a node that you name, bytes from keepers, and recomputes.">
    ${stands && html`<p><a class="button" href=${`/check/${t.taskId}/${r.round}`}>Recompute round ${r.round} in this browser</a></p>
    <p>Or in a terminal:</p>
    <pre tabindex="0"><code>assay verify run --task ${t.taskId}${endpoint ? ` --keeper ${endpoint}` : ""}</code></pre>`}
    ${old.map((o) => html`<p><a class="button" href=${`/check/${t.taskId}/${r.round}?block=${o.block}`}>Recompute what was overturned</a> as it stood at block ${grouped(o.block)}, ${o.verdict ? html`before ${faultOf(o.verdict)} was proven wrong: <${Tx} of=${o.verdict.tx} />` : "in which it was proposed; it fell with a round before it"}</p>`)}<//>`;
}
