// The page that judges again, in the visitor's browser, the operator that convicted a trainer: its operands are in the calldata of the proof, which a node
// that the visitor names has.

import { Checking, contracts, remembered, saved, source } from "./checking.js";
import { grouped, short } from "./format.js";
import { Bits, ILL_FORMED } from "./parts.js";
import { CHECK_CONVICTION } from "./queries.js";
import { Facts, Hash, html, Table } from "./ui.js";

const WORDS = {
  match: ["Match", "good", "The operator gives what the contract found, and the trainer had committed to something else."],
  noMatch: ["No match", "bad", "The operator does not give what the contract found."],
  missing: ["Nothing can be said", "warm", "Nothing was computed."],
};

function Found({ of: r, how }) {
  const [title, kind, text] = WORDS[r.outcome];
  const j = r.judged;
  const said = j?.malformed ? ILL_FORMED[j.malformed] : !j && r.outcome === "noMatch" ? "The transaction has no proof of what the contract said." : text;
  const run = j && j.runs > 1 ? `, after run ${j.run + 1} of ${j.runs}` : "";
  const bits = (of) => html`<${Bits} of=${of} type=${j?.dtype} />`;
  return html`
    <h2 class=${kind}>${title}</h2>
    <p>${said} ${r.why && `${r.why[0].toUpperCase()}${r.why.slice(1)}.`}</p>
    <${Facts} of=${[
      ["Who checked", "this browser", how.at.toLocaleString()],
      j && ["How", j.malformed ? `one ${j.operator}: no leaf had to be computed with` : `one ${j.operator} recomputed`, "out of the proof's calldata; game and program are the task's, and each operand leads to its root"],
      ["Believed", "the node that you named, and the address of TrainingTasks", `and the contract in this: that the trainer signed what these roots are of${j && j.runs > 1 ? ", and posted these accumulators" : ""}; counters are the task's`],
      ["Proven in", html`<${Hash} of=${r.tx} />`, `block ${grouped(r.block.number)}, ${short(r.block.hash)}, of ${new URL(how.node).host}`],
      ["Convicted", html`<${Hash} of=${r.trainer} />`, `of round ${r.round} of ${short(r.taskId)}`],
      j && j.runs > 1 && ["Goes on from", bits(j.start), `run ${j.run + 1} of ${j.runs} of the element`],
      j && !j.malformed && ["Recomputed", bits(j.value), run], r.fault === "Element" && !j?.malformed && ["The contract found", bits(r.expected), run],
      r.fault === "Element" && j?.malformed !== "output" && ["The trainer claimed", bits(r.claimed), run], ["Took", `${(how.ms / 1000).toFixed(1)} s`],
    ]} />
    ${j && html`<${Table} caption=${`What ${j.operator}, entry ${j.entry} of the program, read for element ${grouped(r.element)}`} empty="The operator reads nothing." head=${["Operand", "Where", "Values"]}
      rows=${j.operands.map((o, i) => ({ key: i, cells: [o.operand, html`entry ${o.entry}, part ${o.part}, from element ${grouped(o.first)}<small>tensor <${Hash} of=${o.root} /></small>`,
        html`<ul class="plain">${o.words.slice(0, 16).map((w) => html`<li><${Bits} of=${w} type=${o.dtype} /></li>`)}</ul>${o.words.length > 16 && html`<small>and ${o.words.length - 16} more</small>`}`] }))} />`}`;
}

export function CheckConviction({ tx }) {
  const propose = ({ contracts: { deployment: d } }) => ({ node: remembered(), tasks: d.tasks, game: d.game });
  const fields = (known) => contracts(html`
    <label>TrainingTasks<input name="tasks" required value=${known.tasks} /></label>
    <label>TrainingFraud<input name="game" required value=${known.game} /></label>`);
  return html`
    ${!saved && html`<header><a class="brand" href="/" aria-label="Assay, overview">assay</a><nav aria-label="Pages"><a href="/">Overview</a></nav></header>`}
    <main>
      <h1>Check a conviction yourself</h1>
      <p class="lead">Your browser computes the one operator again that convicted a trainer in transaction <${Hash} of=${tx} />. Its operands stand in that transaction, which the node that you name has; they are held against the roots in the same proof.</p>
      ${source("")}
      <${Checking} query=${CHECK_CONVICTION} variables=${{}} propose=${propose} wanted=${(form) => ({ tx, contracts: { tasks: form.tasks.trim(), game: form.game.trim() } })}
        about=${{ tx }} name=${`check-conviction-${tx.slice(2, 10)}.html`} fields=${fields} progress=${() => "Reading the proof"} Found=${Found} />
    </main>`;
}
