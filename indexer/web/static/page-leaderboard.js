import { Account, Answer, html, Run, Section, Table, useQuery } from "./ui.js";
import { grouped, plural, tokens } from "./format.js";
import { Meta } from "./parts.js";
import { LEADERBOARD } from "./queries.js";

// totals adds up rows by account: the figures named, and in how many runs.
function totals(rows, account, numbers, amounts) {
  const all = new Map();
  for (const row of rows) {
    const who = row[account];
    const t = all.get(who) ?? { who, runs: new Set(), ...Object.fromEntries(numbers.map((n) => [n, 0])), ...Object.fromEntries(amounts.map((n) => [n, 0n])) };
    t.runs.add(row.taskId);
    for (const n of numbers) t[n] += row[n];
    for (const n of amounts) t[n] += BigInt(row[n]);
    all.set(who, t);
  }
  return [...all.values()];
}

const partly = ({ totalCount, nodes }, what) => (totalCount > nodes.length ? `Of the ${grouped(nodes.length)} ${what} with most, of ${grouped(totalCount)}.` : null);
const runsOf = (t) => (t.runs.size === 1 ? html`<${Run} of=${[...t.runs][0]} />` : `${t.runs.size} runs`);

export function Leaderboard() {
  const answer = useQuery(LEADERBOARD);
  return html`<h1>Leaderboard</h1><${Answer} of=${answer}>${(d) => {
    const trainers = totals(d.trainers.nodes, "trainer", ["accepted", "committed"], ["rewards", "slashed"]).sort((a, b) => b.accepted - a.accepted);
    const keepers = totals(d.keepers.nodes, "keeper", ["proposals"], ["commission", "slashed"]).sort((a, b) => b.proposals - a.proposals);
    const hunters = totals(d.slashes.nodes, "challenger", [], ["bounty", "amount"]).sort((a, b) => (b.bounty > a.bounty ? 1 : b.bounty < a.bounty ? -1 : 0));
    const auditors = d.stakes.nodes.filter((s) => s.auditEarned !== "0").sort((a, b) => (BigInt(b.auditEarned) > BigInt(a.auditEarned) ? 1 : -1));
    const mark = (t) => (t.slashed > 0n ? "wrong" : undefined);
    return html`
      <${Meta} of=${d._meta} />
      <${Section} id="trainers" title="Trainers" note="By gradients that stand in a proposal. What was accepted was not proven wrong; it was not thereby checked.">
        <${Table} caption="Trainers" empty="Nobody has enrolled yet." head=${["Account", ["Accepted", "number"], ["Committed", "number"], ["Paid", "number"], ["Slashed", "number"], "Where"]} more=${partly(d.trainers, "enrolments")}
          rows=${trainers.slice(0, 100).map((t) => ({ key: t.who, mark: mark(t), cells: [html`<${Account} of=${t.who} />`, grouped(t.accepted), grouped(t.committed), tokens(t.rewards), tokens(t.slashed), runsOf(t)] }))} /><//>
      <${Section} id="keepers" title="Keepers" note="By proposals signed, overturned ones too.">
        <${Table} caption="Keepers" empty="Nobody has joined a pool yet." head=${["Account", ["Proposals", "number"], ["Commission", "number"], ["Slashed", "number"], "Where"]} more=${partly(d.keepers, "memberships")}
          rows=${keepers.slice(0, 100).map((t) => ({ key: t.who, mark: mark(t), cells: [html`<${Account} of=${t.who} />`, grouped(t.proposals), tokens(t.commission), tokens(t.slashed), runsOf(t)] }))} /><//>
      <${Section} id="challengers" title="Challengers" note="By bounties for what they proved wrong.">
        <${Table} caption="Challengers" empty="Nobody has proven anything wrong yet." head=${["Account", ["Bounties", "number"], ["Took down", "number"], "Where"]} more=${partly(d.slashes, "newest slashes")}
          rows=${hunters.slice(0, 100).map((t) => ({ key: t.who, cells: [html`<${Account} of=${t.who} />`, tokens(t.bounty), tokens(t.amount), runsOf(t)] }))} /><//>
      <${Section} id="auditors" title="Auditors" note=${`By pay for audits, of the ${plural(d.stakes.nodes.length, "largest stake")}.`}>
        <${Table} caption="Auditors" empty="No audit has been paid yet." head=${["Account", ["Earned", "number"]]} rows=${auditors.slice(0, 100).map((s) => ({ key: s.account, cells: [html`<${Account} of=${s.account} />`, tokens(s.auditEarned)] }))} /><//>`;
  }}<//>`;
}
