import { Account, Answer, beyond, html, Keeper, Round, Run, Section, Table, Time, Trainer, Tx, useQuery } from "./ui.js";
import { plural, tokens } from "./format.js";
import { auditEnd, Meta } from "./parts.js";
import { AUDITS } from "./queries.js";

const steps = (a) => [["committed", a.committedAt, a.committedTx], ["opened", a.openedAt, a.openedTx], ["refuted", a.refutedAt, a.refutedTx], ["settled", a.settledAt, a.settledTx]].filter(([, at]) => at !== null);

export function Audits() {
  const answer = useQuery(AUDITS);
  return html`<h1>Audits</h1><${Answer} of=${answer}>${(d) => html`
    <${Meta} of=${d._meta} />
    <p class="lead">An auditor replays a trainer's claim and commits to all its traces before it knows which one it has to open. One that is paid was refuted by nobody; it does not prove the claim.</p>
    <${Section} id="audits" title="Who checked what, when and how"><${Table} caption="Audits, the newest first" empty="Nobody has audited anything yet. A keeper's account audits with: assay audit work" more=${beyond(d.audits)}
      head=${["Claim", "Run", "Auditor", "How", "Outcome", ["Reward", "number"], "Credited", "When"]}
      rows=${d.audits.nodes.map((a) => ({ key: a.setId + a.slot + a.auditor, mark: a.outcome === "REFUTED" || a.outcome === "NOT_OPENED" ? "wrong" : undefined, cells: [
        html`${a.gradient ? html`<${Trainer} id=${a.taskId} of=${a.gradient.trainerAddress} />` : `slot ${a.slot}`}<br /><${Round} id=${a.taskId} of=${a.round} />`, html`<${Run} of=${a.taskId} />`, html`<${Keeper} id=${a.taskId} of=${a.auditor} />`,
        a.transition === null ? "replay, nothing opened" : `replay, transition ${a.transition} opened`, auditEnd(a), tokens(a.reward),
        a.credited === "0" ? "nothing" : html`${tokens(a.credited)}${a.creditedTo !== null && a.creditedTo !== a.auditor && html` to <${Account} of=${a.creditedTo} />`}`,
        html`<ul class="plain">${steps(a).map(([what, at, tx]) => html`<li>${what} <${Time} at=${at} /> <${Tx} of=${tx} /></li>`)}</ul>`,
      ] }))} /><//>
    <${Section} id="offers" title="What sponsors pay"><${Table} caption="Offers, the newest first" empty="No sponsor pays for audits yet." head=${["Run", ["Of claims", "number"], ["Auditors each", "number"], ["Reward", "number"], ["Bond", "number"], ["Left of the budget", "number"], "Offered"]} more=${beyond(d.auditOffers)}
      rows=${d.auditOffers.nodes.map((o) => ({ key: o.taskId, cells: [html`<${Run} of=${o.taskId} />`, `${o.rateBps / 100} %`, o.auditors, tokens(o.reward), tokens(o.bond), `${tokens(o.remaining)} of ${tokens(o.budget)}`, html`<${Tx} of=${o.offeredTx} />`] }))} /><//>
    <${Section} id="draws" title="What was drawn"><${Table} caption="Draws, the newest first" empty="Nothing has been drawn yet." head=${["Round", "Run", "Claims", "Drawn", "What is opened"]} more=${beyond(d.auditSets)}
      rows=${d.auditSets.nodes.map((s) => ({ key: s.setId, cells: [
        html`<${Round} id=${s.taskId} of=${s.round} />`, html`<${Run} of=${s.taskId} />`, html`${s.seed === null ? "all, since the draw came too late: " : ""}${plural(s.claims.length, "claim")}, slots ${s.claims.map((c) => c.slot).join(", ")}`,
        html`<${Time} at=${s.drawnAt} /> <${Tx} of=${s.drawnTx} />`, s.leafSeed === null ? "not drawn" : html`transitions ${s.claims.map((c) => c.transition).join(", ")} <${Tx} of=${s.leafDrawnTx} />`,
      ] }))} /><//>`}<//>`;
}
