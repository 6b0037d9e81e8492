import { Account, Answer, beyond, html, Run, Section, Status, Table, Time, Until, useQuery } from "./ui.js";
import { grouped, plural, sum, tokens, words } from "./format.js";
import { now } from "./live.js";
import { Disputes, Events, Meta, Verdicts } from "./parts.js";
import { outlook } from "./phase.js";
import { OVERVIEW } from "./queries.js";

const Figure = ({ name, value, note }) => html`<div class="figure"><dt>${name}</dt><dd>${value}${note && html`<small>${note}</small>`}</dd></div>`;

const RUNNING = ["PENDING", "ENROLLING", "TRAINING"];

export function Overview() {
  const answer = useQuery(OVERVIEW);
  return html`<h1>Overview</h1><${Answer} of=${answer}>${(d) => html`
    <${Meta} of=${d._meta} />
    <dl class="figures">
      <${Figure} name="Runs" value=${grouped(d.tasks.totalCount)} note=${`${d.tasks.nodes.filter((t) => RUNNING.includes(t.status)).length} of the newest ${d.tasks.nodes.length} go on`} />
      <${Figure} name="Stake" value=${tokens(sum(d.stakes.nodes, (s) => s.active))} note=${`${tokens(sum(d.stakes.nodes, (s) => s.locked))} of it locked, of ${
        d.stakes.totalCount > d.stakes.nodes.length ? `the largest ${d.stakes.nodes.length} of ` : ""}${plural(d.stakes.totalCount, "account")}`} />
      <${Figure} name="Slashed" value=${tokens(sum(d.stakes.nodes, (s) => s.slashed))} note="of the same accounts, ever" />
      <${Figure} name="Disputes" value=${grouped(d.disputes.totalCount)} note=${`${grouped(d.openDisputes.totalCount)} open now`} />
      <${Figure} name="Verdicts" value=${grouped(d.convictions.totalCount + d.frauds.totalCount)} note=${`${grouped(d.convictions.totalCount)} of trainers, ${grouped(d.frauds.totalCount)} of keepers`} />
    </dl>
    <${Section} id="runs" title="Runs"><${Runs} of=${d.tasks} /><//>
    <${Section} id="verdicts" title="Verdicts" note="Each is the contract's own: it recomputed one number, or waited in vain for an answer, and slashed in the same transaction.">
      <${Verdicts} convictions=${d.convictions.nodes} frauds=${d.frauds.nodes} slashes=${d.slashes.nodes} /><//>
    <${Section} id="disputes" title="Disputes"><${Disputes} of=${d.disputes} /><//>
    <${Section} id="events" title="As it happens"><${Events} /><//>`}<//>`;
}

const Runs = ({ of: tasks }) => html`<${Table} caption="Runs, the newest first"
  empty="No task has been posted yet. A sponsor posts one with: assay task post"
  head=${["Run", "State", "Who must act next", ["Round", "number"], ["Accepted", "number"], ["Trainers", "number"], ["Paid", "number"], "Games", "Posted"]} more=${beyond(tasks)}
  rows=${tasks.nodes.map((t) => {
    const { phase, turns } = outlook(t, now());
    const games = t.going.totalCount + t.descending.totalCount + t.demanded.totalCount + t.asked.totalCount;
    const verdicts = t.condemned.totalCount + t.wrong.totalCount;
    return { key: t.taskId, cells: [
      html`<${Run} of=${t.taskId} /><small>${words(t.spec.tier)} tier, by <${Account} of=${t.sponsor} /></small>`,
      html`<${Status} of=${t.failed && t.status !== "FAILED" ? "FAILED" : t.status} />${phase && html`<small>${phase}</small>`}`,
      turns.length === 0 ? html`<span class="quiet">nobody</span>` : html`${turns[0].who} ${turns[0].what}${turns[0].until > 0 && html`<small><${Until} at=${turns[0].until} /></small>`}`,
      `${t.round} of ${t.maxRounds}`, grouped(t.accepted), `${t.enrolled.totalCount} of ${t.trainerCount}`, tokens(BigInt(t.rewardsPaid) + BigInt(t.commissionPaid)),
      html`${games > 0 ? html`<span class="warm">${games} open</span>` : "none open"}${verdicts > 0 && html`<small class="bad">${plural(verdicts, "verdict")}</small>`}`,
      html`<${Time} at=${t.postedAt} long />`,
    ] };
  })} />`;
