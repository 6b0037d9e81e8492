// The page that recomputes a round in the visitor's browser: with roots from a node that the visitor names, bytes from keepers, and the arithmetic of
// web/verify. Of the indexer it takes proposals for the form's fields, which the visitor may change.

import { Checking, contracts, remembered, saved, source } from "./checking.js";
import { grouped, plural, short } from "./format.js";
import { Bits } from "./parts.js";
import { CHECK } from "./queries.js";
import { Facts, Hash, html, Table } from "./ui.js";

const WORDS = {
  match: ["Match", "good", "What was signed is what the payloads give."],
  noMatch: ["No match", "bad", "What was signed is not what the payloads give."],
  missing: ["Nothing can be said", "warm", "Something could not be had."],
};

function Found({ of: r, how }) {
  const [title, kind, text] = WORDS[r.outcome];
  return html`
    <h2 class=${kind}>${title}</h2>
    <p>${r.outcome === "match" && r.checked === 0 ? "The roots agree." : text} ${r.why && `${r.why[0].toUpperCase()}${r.why.slice(1)}.`}</p>
    <${Facts} of=${[
      ["Who checked", "this browser", how.at.toLocaleString()], ["How", r.checked > 0 ? `${plural(r.checked, "parameter")} recomputed` : "roots compared", r.scope === "samples" ? "drawn at random just now" : "all there are"],
      ["Roots from", new URL(how.node).host, `block ${grouped(r.block.number)}, ${short(r.block.hash)}`], ["Round", r.status.toLowerCase(), `${plural(r.trainers.length, "payload")} in it`],
      ["From state", html`<${Hash} of=${r.parentRoot} />`], ["To state", html`<${Hash} of=${r.stateRoot} />`], r.recomputed && ["Recomputed state", html`<${Hash} of=${r.recomputed.stateRoot} />`, r.recomputed.stateRoot === r.stateRoot ? "the same" : "another one"],
      ["Took", `${(how.ms / 1000).toFixed(1)} s`],
    ]} />
    ${r.wrong.length > 0 && html`<${Table} caption="Wrong elements, the first of them" head=${["Element", "Recomputed", "Signed", "From"]} rows=${r.wrong.map((w) => ({ key: w.what + w.index, mark: "wrong", cells: [
      `${w.what} ${grouped(w.index)}`, html`<${Bits} of=${w.expected.bits} />`, html`<${Bits} of=${w.claimed.bits} />`, html`<ul class="plain">${w.inputs.map((i) => html`<li>${i.name}: ${i.decimal} <span class="hash">${i.bits}</span></li>`)}</ul>`,
    ] }))} />`}
    ${r.missing.length > 0 && html`<${Table} caption="What could not be had" head=${["What", "Root", "What each keeper answered"]} rows=${r.missing.map((m) => ({ key: m.root, cells: [
      m.what, html`<${Hash} of=${m.root} />`, html`<ul class="plain">${m.tried.map((t) => html`<li><span class="wrap">${t.keeper}</span>: ${t.error}, ${t.message}</li>`)}</ul>`,
    ] }))} />`}`;
}


export function CheckRound({ id, n, block }) {
  const propose = ({ task, contracts: { deployment: d } }) => ({
    node: remembered(), keepers: (task?.keepers.nodes ?? []).filter((k) => k.active || block !== undefined).sort((a, b) => b.active - a.active).map((k) => k.endpoint).filter(Boolean).join("\n"), tasks: d.tasks, rounds: d.rounds, from: d.deployBlock,
  });
  const wanted = (form) => ({
    taskId: id, round: Number(n), block, keepers: form.keepers.split(/\s+/).filter(Boolean),
    contracts: { tasks: form.tasks.trim(), rounds: form.rounds.trim(), deployBlock: Number(form.from) },
    ...(form.samples === "all" ? { samples: "all" } : form.samples === "some" ? { samples: 1024 } : {}),
  });
  const fields = (known) => html`
    <label>Keepers, one a line<textarea name="keepers" rows="3" required placeholder="http://127.0.0.1:8700">${known.keepers}</textarea></label>
    <label>How much<select name="samples"><option value="">all, or 1,024 at random of a large round</option><option value="all">all</option><option value="some">1,024 at random</option></select></label>
    ${contracts(html`
      <label>TrainingTasks<input name="tasks" required value=${known.tasks} /></label>
      <label>TrainingRounds<input name="rounds" required value=${known.rounds} /></label>
      <label>First block<input name="from" type="number" min="0" required value=${known.from} /></label>`)}`;
  const hint = (error) => (block !== undefined && error.name === "ChainRefused" ? ` A node that keeps old states, an archive node, answers for block ${block}.` : "");
  const round = saved ? html`round ${n} of <${Hash} of=${id} />` : html`<a href=${`/round/${id}/${n}`}>round ${n}</a>`;
  return html`
    ${!saved && html`<header><a class="brand" href="/" aria-label="Assay, overview">assay</a><nav aria-label="Pages"><a href="/">Overview</a><a href=${`/run/${id}`}>Run</a><a href=${`/round/${id}/${n}`}>Round</a></nav></header>`}
    <main>
      <h1>Check round ${n} yourself</h1>
      <p class="lead">Your browser recomputes ${round}. It believes neither this server nor a keeper: roots come from the node that you name, and bytes count only if they have those roots.</p>
      ${block !== undefined && html`<p class="note">As it stood at block ${grouped(block)}: it was overturned since. Your node has to keep the state of that block, and keepers may have dropped what fell.</p>`}
      ${source("assay verify run")}
      <${Checking} query=${CHECK} variables=${{ id }} propose=${propose} wanted=${wanted} about=${{ task: id, round: n, ...(block !== undefined && { block: String(block) }) }} name=${`check-${id.slice(2, 10)}-round-${n}${block === undefined ? "" : `-block-${block}`}.html`}
        hint=${hint} fields=${fields} progress=${(o) => `Fetching object ${o.object + 1} of ${o.objects}: ${o.what}, ${grouped(o.bytes)} bytes`} Found=${Found} />
    </main>`;
}
