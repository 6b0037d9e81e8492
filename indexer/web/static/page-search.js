import { Answer, Facts, Hash, html, Keeper, Round, Run, Section, Table, Time, Trainer, Tx, useEffect, useQuery } from "./ui.js";
import { grouped, isAddress, isNumber, isWord, plural, tokens, words } from "./format.js";
import { sentence } from "./live.js";
import { stakeFacts } from "./parts.js";
import { FIND_ACCOUNT, FIND_DISPUTE, FIND_WORD } from "./queries.js";

// List shows what was found, or that nothing was.
const List = ({ of: found }) => (found.length === 0
  ? html`<p>Nothing of this name is indexed. Ids, roots and transactions are 0x and 64 digits, accounts 0x and 40, disputes a number.</p>`
  : html`<ul>${found.map((f) => html`<li>${f}</li>`)}</ul>`);

function Word({ text }) {
  return html`<${Answer} of=${useQuery(FIND_WORD, { word: text })}>${(d) => {
    const found = [
      d.task && html`Run <${Run} of=${d.task.taskId} />`,
      ...d.states.nodes.map((r) => html`State root after <${Round} id=${r.taskId} of=${r.round} /> of run <${Run} of=${r.taskId} />`),
      ...d.payloads.nodes.map((g) => html`Payload of trainer <${Trainer} id=${g.taskId} of=${g.trainerAddress} /> in <${Round} id=${g.taskId} of=${g.round} />`),
      ...d.sets.nodes.map((r) => html`Set of gradients in <${Round} id=${r.taskId} of=${r.round} /> of run <${Run} of=${r.taskId} />`),
      ...d.intermediates.nodes.map((r) => html`Root of the intermediates of <${Round} id=${r.taskId} of=${r.round} /> of run <${Run} of=${r.taskId} />`),
      ...[["Manifest", d.manifests], ["Specification", d.specs], ["Root of the data set", d.datasets], ["Root of the program", d.programs], ["Root of the first state", d.firstStates],
        ["Root of all rounds", d.runs], ["Root of the final state", d.finals]].flatMap(([what, { nodes }]) => nodes.map((t) => html`${what} of run <${Run} of=${t.taskId} />`)),
      ...d.claims.nodes.map((c) => html`Claim of <${Round} id=${c.taskId} of=${c.round} />, in <a href=${`/dispute/${c.disputeId}`}>dispute ${c.disputeId}</a>`),
      d.auditSet && html`Audits of <${Round} id=${d.auditSet.taskId} of=${d.auditSet.round} />`,
    ].filter(Boolean);
    return html`${(found.length > 0 || d.transaction.length === 0) && html`<${List} of=${found} />`}${d.transaction.length > 0 && html`<${Transaction} of=${d.transaction} />`}`;
  }}<//>`;
}

const value = (v) => (v !== null && typeof v === "object" ? JSON.stringify(v) : String(v));

function Transaction({ of: events }) {
  const [first] = events;
  return html`<${Section} id="transaction" title="Transaction" note=${html`In block ${grouped(first.block.number)} of <${Time} at=${first.block.timestamp} long />. The contracts said this in it:`}>
    <${Table} caption="Events of the transaction" head=${["Event", "Run", "Contract", "What it says"]} empty="None." rows=${events.map((e) => ({ key: e.logIndex, cells: [
      html`${sentence(e)}<small>${e.name}</small>`, e.taskId && html`<${Run} of=${e.taskId} />`, html`${e.contract}<small><${Hash} of=${e.address} /></small>`,
      e.args === null ? "more than is kept: the transaction has it" : html`<dl class="args">${Object.entries(e.args).map(([k, v]) => html`<div><dt>${k}</dt><dd class="hash">${value(v)}</dd></div>`)}</dl>`,
    ] }))} /><//>`;
}

function AccountFound({ text }) {
  return html`<${Answer} of=${useQuery(FIND_ACCOUNT, { who: text })}>${(d) => html`
    ${d.stake && html`<${Facts} of=${stakeFacts({ unbonding: "0", auditCredit: "0", ...d.stake })} />`}
    <${List} of=${[
      ...d.trainers.nodes.map((t) => html`<a href=${`/trainer/${t.taskId}/${t.trainer}`}>Trainer</a> of run <${Run} of=${t.taskId} />: ${plural(t.accepted, "gradient")} accepted`),
      ...d.keepers.nodes.map((k) => html`<a href=${`/keeper/${k.taskId}/${k.keeper}`}>Keeper</a> of run <${Run} of=${k.taskId} />: ${plural(k.proposals, "proposal")} signed`),
      ...d.tasks.nodes.map((t) => html`Sponsor of run <${Run} of=${t.taskId} />, ${words(t.status)}`),
      ...d.disputes.nodes.map((x) => html`Challenger in <a href=${`/dispute/${x.disputeId}`}>dispute ${x.disputeId}</a> about <${Round} id=${x.taskId} of=${x.round} /> of run <${Run} of=${x.taskId} />, ${words(x.status)}`),
      ...d.slashes.nodes.map((s) => html`Took down <${Hash} of=${s.account} href=${`/search?q=${s.account}`} /> in run <${Run} of=${s.taskId} /> for a bounty of ${tokens(s.bounty)}: <${Tx} of=${s.tx} />`),
      ...(d.stake ? [html`An account of the vault`] : []),
    ]} />`}<//>`;
}

function Number_({ text }) {
  const answer = useQuery(FIND_DISPUTE, { dispute: text });
  return html`<${Answer} of=${answer}>${(d) => html`<${List} of=${d.dispute ? [html`<a href=${`/dispute/${text}`}>Dispute ${text}</a> about <${Round} id=${d.dispute.taskId} of=${d.dispute.round} /> of run <${Run} of=${d.dispute.taskId} />`] : []} />`}<//>`;
}

export function Search({ text: given }) {
  const text = given.toLowerCase();
  useEffect(() => {
    document.getElementById("q").value = given;
  }, [given]);
  const of = isWord(text) ? Word : isAddress(text) ? AccountFound : isNumber(text) ? Number_ : null;
  return html`<h1>Search</h1>
    ${text !== "" && html`<p class="lead hash whole">${given}</p>`}
    ${of ? html`<${of} text=${text} />` : html`<p>${text === "" ? "Type an id, an account, a root or a transaction above." : "This is no id, account, root or transaction."} Ids, roots and transactions are 0x and 64 digits, accounts 0x and 40, disputes a number.</p>`}`;
}
