// The page that judges again, in the visitor's browser, the operator that convicted a trainer: its operands are in the calldata of the proof, which a node
// that the visitor names has.

import { Checking, contracts, remembered, saved, source } from "./checking.js";
import { grouped, short } from "./format.js";
import { Bits } from "./parts.js";
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
  return html`
    <h2 class=${kind}>${title}</h2>
    <p>${text} ${r.why && `${r.why[0].toUpperCase()}${r.why.slice(1)}.`}</p>
    <${Facts} of=${[
      ["Who checked", "this browser", how.at.toLocaleString()],
      j && ["How", `one ${j.operator} recomputed`, "out of the proof's calldata; the program is the task's, and each operand leads to its root"],
      ["Believed", "the node that you named", "and the contract, in one thing: that the roots are those which the trainer posted"],
      ["Proven in", html`<${Hash} of=${r.tx} />`, `block ${grouped(r.block.number)}, ${short(r.block.hash)}, of ${new URL(how.node).host}`],
      ["Convicted", html`<${Hash} of=${r.trainer} />`, `of round ${r.round} of ${short(r.taskId)}`],
      j && ["Recomputed", html`<${Bits} of=${j.value} type=${j.dtype} />`], j && ["The contract found", html`<${Bits} of=${r.expected} type=${j.dtype} />`],
      j && ["The trainer claimed", html`<${Bits} of=${r.claimed} type=${j.dtype} />`], ["Took", `${(how.ms / 1000).toFixed(1)} s`],
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
      <p class="lead">Your browser computes the one operator again that convicted a trainer in transaction <${Hash} of=${tx} />. Its operands come from the node that you name, and count only if they have the roots of the proof.</p>
      ${source("")}
      <${Checking} query=${CHECK_CONVICTION} variables=${{}} propose=${propose} wanted=${(form) => ({ tx, contracts: { tasks: form.tasks.trim(), game: form.game.trim() } })}
        about=${{ tx }} name=${`check-conviction-${tx.slice(2, 10)}.html`} fields=${fields} progress=${() => "Reading the proof"} Found=${Found} />
    </main>`;
}
