// What trainers say of their inner steps, and what keepers compute of payloads. Nobody proves it, and each page that shows it says so.

import { beyond, Chart, Facts, html, Keeper, Round, Section, Table, Trainer } from "./ui.js";
import { grouped, plural } from "./format.js";

const UNPROVEN = "Reported by the trainers, signed, unproven: nobody recomputes these numbers, and no pay follows from them.";

const number = (text) => (text === null ? null : Number(text));
const mean = (values) => (values.length === 0 ? null : values.reduce((a, b) => a + b, 0) / values.length);
// Six digits are more than anybody reads off a curve.
const digits = (n) => (n === null ? null : Number(n.toPrecision(6)));
const all = (reports, of) => digits(mean(reports.map(of).filter((n) => n !== null && Number.isFinite(n))));

// perSecond is how many of something a trainer went over in a second of its steps.
const perSecond = (count, r) => (count > 0 && r.milliseconds > 0 ? (1000 * count) / r.milliseconds : null);
const total = (reports, of) => {
  const said = reports.map(of).filter((n) => n !== null);
  return said.length === 0 ? null : digits(said.reduce((a, b) => a + b, 0));
};

// RunReports are curves over rounds, each the mean over the trainers that say something, and what models wrote.
export function RunReports({ t }) {
  const byRound = new Map();
  for (const r of t.reports.nodes) byRound.set(r.round, [...(byRound.get(r.round) ?? []), r]);
  const x = [...byRound.keys()].sort((a, b) => a - b);
  const over = (f) => x.map((n) => f(byRound.get(n)));
  if (x.length === 0) {
    return html`<${Section} id="reports" title="Reported by trainers, unproven"><p class="quiet">This indexer has no report of a trainer: none was sent, or no keeper of the run answers at the address that it says.</p><//>`;
  }
  const evaluated = over((rs) => all(rs, (r) => number(r.evaluationLoss)));
  const text = t.reports.nodes.some((r) => r.tokens > 0);
  const speed = over((rs) => total(rs, (r) => perSecond(text ? r.tokens : r.records, r)));
  const said = (values) => values.some((v) => v !== null);
  return html`<${Section} id="reports" title="Reported by trainers, unproven" note=${`${UNPROVEN} ${plural(t.reports.totalCount, "report")}${t.reports.totalCount > t.reports.nodes.length ? `, of which the newest ${t.reports.nodes.length} are shown` : ""}.`}>
    <div class="charts">
      <${Chart} title="Training loss" least=${0} x=${x} series=${[
        { label: "first step", colour: "quiet", values: over((rs) => all(rs, (r) => number(r.firstLoss))) },
        { label: "mean of the round", colour: "accent", values: over((rs) => all(rs, (r) => number(r.meanLoss))) },
        { label: "last step", colour: "good", values: over((rs) => all(rs, (r) => number(r.lastLoss))) },
      ]} />
      ${said(evaluated) && html`<${Chart} title="Held-out loss before the round" least=${0} x=${x} series=${[{ label: "evaluation", colour: "warm", values: evaluated }]} />`}
      ${said(speed) && html`<${Chart} title=${`${text ? "Tokens" : "Records"} a second, all trainers`} least=${0} x=${x} series=${[{ label: text ? "tokens" : "records", colour: "good", values: speed }]} />`}
    </div>
    ${t.written.nodes.length > 0 && html`<h3>Samples</h3><p class="note">What trainers say that the model wrote: a stranger's words.</p>
      ${[...t.written.nodes].reverse().map((r) => html`<div key=${r.round + r.trainer}><p class="quiet"><${Round} id=${t.taskId} of=${r.round} />, <${Trainer} id=${t.taskId} of=${r.trainer} /></p>
        <${Samples} of=${r.samples} label=${`Samples of round ${r.round}`} /></div>`)}`}
  <//>`;
}

const Samples = ({ of: samples, label }) => samples.map((text, i) => html`<pre class="sample" tabindex="0" role="group" aria-label=${`${label}, ${i + 1} of ${samples.length}`}><bdi>${text}</bdi></pre>`);

const said = (value) => value ?? "–";

// RoundReports are a round's, trainer by trainer.
export function RoundReports({ t, r }) {
  const reports = r.reports.nodes;
  const text = reports.some((x) => x.tokens > 0);
  const speed = (x) => perSecond(text ? x.tokens : x.records, x);
  return html`<${Section} id="reports" title="Reported by its trainers, unproven" note=${reports.length > 0 && UNPROVEN}>
    <${Table} caption="What each trainer says of its inner steps, unproven" empty="This indexer has no report of a trainer about this round."
      head=${["Trainer", ["First loss", "number"], ["Mean loss", "number"], ["Last loss", "number"], ["Held-out loss before", "number"], [text ? "Tokens" : "Records", "number"], ["a second", "number"], "Served by"]}
      rows=${reports.map((x) => ({ key: x.trainer, cells: [
        html`<${Trainer} id=${t.taskId} of=${x.trainer} />`, said(digits(number(x.firstLoss))), said(digits(number(x.meanLoss))), said(digits(number(x.lastLoss))), said(digits(number(x.evaluationLoss))),
        grouped(text ? x.tokens : x.records), speed(x) === null ? "–" : grouped(Math.round(speed(x))), html`keeper <${Keeper} id=${t.taskId} of=${x.source} />`,
      ] }))} />
    ${reports.filter((x) => x.samples.length > 0).map((x) => html`<div key=${x.trainer}><h3>Samples that <${Trainer} id=${t.taskId} of=${x.trainer} /> says the model wrote</h3><${Samples} of=${x.samples} label="Samples" /></div>`)}
  <//>`;
}

// RoundStatistics are what keepers computed of a round's payloads: who pulls the model elsewhere than the others.
export function RoundStatistics({ t, r }) {
  const all = r.statistics.nodes;
  if (!["PROPOSED", "FINAL"].includes(r.status)) return null;
  return html`<${Section} id="statistics" title="Computed by keepers, advisory" note=${all.length > 0 && "Computed from the payloads by the keeper that signs it. Nobody proves it, and no pay follows from it. A payload that is far longer than the others, or points away from the aggregate, pulls the model elsewhere."}>
    ${all.length === 0 && html`<p class="quiet">This indexer has no statistics of this round: no keeper measured it, or none answers at the address that it says.</p>`}
    ${all.map((s) => html`<${OfKeeper} key=${s.keeper} t=${t} r=${r} s=${s} />`)}
    ${beyond(r.statistics, "more") && html`<p class="quiet">${beyond(r.statistics, "more")}</p>`}
  <//>`;
}

function OfKeeper({ t, r, s }) {
  const slots = new Map(r.gradients.nodes.map((g) => [g.trainerAddress, g.slot]));
  const rows = s.trainers.map((x) => ({ ...x, slot: slots.get(x.trainer) ?? -1 })).sort((a, b) => a.slot - b.slot);
  const x = rows.map((row) => row.slot);
  const signed = (text) => (text.startsWith("-") || text === "0" ? "" : "+") + digits(number(text));
  return html`<h3>Computed by keeper <${Keeper} id=${t.taskId} of=${s.keeper} /></h3>
    <${Facts} of=${[["Size of the update", digits(number(s.updateNorm)), "of all parameters, L2"], ["Size of the aggregate", digits(number(s.aggregateNorm)), "outer gradient, L2"], ["Median of the payloads", digits(number(s.medianNorm)), "L2"]]} />
    <div class="charts">
      <${Chart} title="Size of each payload" xLabel="slot" least=${0} x=${x} series=${[{ label: "L2 norm", colour: "accent", bars: true, values: rows.map((row) => digits(number(row.norm))) }, { label: "median", colour: "warm", dash: [4, 4], steps: true, values: rows.map(() => digits(number(s.medianNorm))) }]} />
      <${Chart} title="Direction against the aggregate" xLabel="slot" low=${-1} x=${x} series=${[{ label: "cosine", colour: "good", bars: true, values: rows.map((row) => digits(number(row.cosine))) }]} />
    </div>
    <${Table} caption=${`Computed by keeper ${s.keeper}`} empty="It measured nobody." head=${["Trainer", ["Slot", "number"], ["Norm", "number"], ["From the median", "number"], ["Cosine to the aggregate", "number"]]}
      rows=${rows.map((row) => ({ key: row.trainer, cells: [html`<${Trainer} id=${t.taskId} of=${row.trainer} />`, row.slot, digits(number(row.norm)), signed(row.fromMedian), said(digits(number(row.cosine)))] }))} />`;
}
