import { Account, Answer, beyond, Facts, Hash, html, Round, Run, Section, Status, Table, Time, Tx, Until, useQuery } from "./ui.js";
import { plural, sum, tokens, words } from "./format.js";
import { now } from "./live.js";
import { auditEnd, auditTx, Disputes, Meta, stakeFacts, Verdicts } from "./parts.js";
import { takenBy } from "./fallen.js";
import { keeperState, trainerState } from "./page-run.js";
import { commissionOf, missedOf, payOf, shareOf } from "./pay.js";
import { KEEPER, TRAINER } from "./queries.js";

// isCut says that a list is not whole.
const isCut = (list) => list.totalCount > list.nodes.length;
// Of which rounds something is counted.
const counted = (rounds) => (isCut(rounds) ? `, of the last ${rounds.nodes.length} rounds` : "");

const Missing = ({ what, id, who }) => html`<p>This account is no ${what} of <${Run} of=${id} />. <a href=${`/search?q=${who}`}>What else is known of it?</a></p>`;

const Locks = ({ of: stake }) => html`<${Table} caption="Locks" empty="Nothing is locked." head=${["Run", "As", ["Amount", "number"], "State"]}
  rows=${(stake?.locks.nodes ?? []).map((l) => ({ key: l.taskId + l.role, mark: l.slashed ? "wrong" : undefined, cells: [html`<${Run} of=${l.taskId} />`, words(l.role), tokens(l.amount), l.slashed ? "slashed" : l.active ? "locked" : "released"] }))} />`;

const Payments = ({ of: rewards }) => html`<${Table} caption="Payments, the newest first" empty="Nothing has been paid out yet." head=${["For", "What", ["Amount", "number"], "When", "Transaction"]} more=${beyond(rewards)}
  rows=${[...rewards.nodes].reverse().map((r) => ({ key: r.tx + r.kind + r.round, cells: [r.round === null ? "the run" : `round ${r.round}`, words(r.kind), tokens(r.amount), html`<${Time} at=${r.paidAt} long />`, html`<${Tx} of=${r.tx} />`] }))} />`;

export function Trainer({ id, who }) {
  const answer = useQuery(TRAINER, { id, who });
  return html`<h1>Trainer <span class="hash whole">${who}</span></h1><${Answer} of=${answer}>${(d) => {
    const t = d.trainer;
    if (t === null) return html`<${Missing} what="trainer" id=${id} who=${who} />`;
    const paid = new Set(d.rewards.nodes.filter((r) => r.kind === "REWARD").map((r) => r.round));
    const pays = t.gradients.nodes.map((g) => [g, payOf(g, t, paid, now())]);
    const count = (kind, word) => pays.filter(([, [text, k]]) => k === kind && text.startsWith(word)).length;
    const pay = BigInt(t.task.rewardPerGradient) * BigInt(10_000 - t.task.spec.commissionBps) / 10_000n;
    const claimable = count("good", "claimable"), waiting = pays.filter(([, [, k]]) => k === "warm").length;
    const missed = missedOf(t);
    return html`
      <${Meta} of=${d._meta} />
      <p class="lead"><${Status} of=${trainerState(t)} kind=${t.active ? "TRAINING" : t.slashed !== "0" ? "FAILED" : "quiet"} /> Slot ${t.slot} of <${Run} of=${id} />, from round ${t.fromRound}${t.toRound !== null && ` to before round ${t.toRound}`}.</p>
      <${Section} id="figures" title="Earnings and stake"><${Facts} of=${[
        ["Paid out", tokens(t.rewards)], ["Claimable now", tokens(pay * BigInt(claimable)), plural(claimable, "gradient")], ["Not claimable yet", tokens(pay * BigInt(waiting)), `${plural(waiting, "gradient")}; the table says why`],
        ["Committed", t.committed, `${t.accepted} accepted`],
        ["Missed", `${plural(missed.length, "round")}${counted(t.task.rounds)}`, missed.length > 0 && html`${missed.slice(-5).map((n, i) => html`${i > 0 && ", "}<${Round} id=${id} of=${n} />`)}${missed.length > 5 && ", and earlier ones"}${t.missed && "; its slot was reopened for absence"}`],
        ["Lost in this run", tokens(t.slashed)], ...stakeFacts(t.stake),
        ["Signs with", html`<${Hash} of=${t.key} />`], ["Enrolled", html`<${Time} at=${t.enrolledAt} long />`], t.ejectedAt !== null && ["Ejected", html`<${Time} at=${t.ejectedAt} long />`], t.ejectedAt === null && t.leftAt !== null && ["Left", html`<${Time} at=${t.leftAt} long />`],
      ]} /><//>
      <${Section} id="convictions" title="Convictions"><${Verdicts} convictions=${d.convictions.nodes} frauds=${[]} slashes=${d.slashes.nodes} ofTask empty="It has not been convicted of anything in this run." />
        ${[d.convictions, d.slashes].some(isCut) && html`<p class="note">Only the newest are read here: GraphiQL lists all.</p>`}<//>
      <${Section} id="history" title="Rounds"><${Table} caption="Gradients, the newest first" empty="It has committed nothing yet." head=${["Round", "Pay", "In the round", "Payload root", "Checked by", "Committed"]} more=${beyond(t.gradients)}
        rows=${[...pays].reverse().map(([g, [text, kind, until]]) => ({ key: g.round, mark: g.dropped ? "wrong" : undefined, cells: [
          html`<${Round} id=${id} of=${g.round} />`, html`<span class=${kind}>${text}</span>${until && html`<small><${Until} at=${until} /></small>`}`,
          g.dropped !== null ? words(g.dropped) : g.void ? "void" : g.accepted ? "accepted" : "not in it", html`<${Hash} of=${g.payloadRoot} />`,
          g.audits.nodes.length === 0 ? html`<span class="quiet">no paid auditor</span>` : g.audits.nodes.map((a) => html`<${Account} of=${a.auditor} />, by replay: ${auditEnd(a)} `), html`<${Time} at=${g.committedAt} /> <${Tx} of=${g.committedTx} />`,
        ] }))} /><//>
      <${Section} id="disputes" title="Disputes about its claims"><${Disputes} of=${d.disputes} ofTask empty="None of its claims has been disputed." /><//>
      <${Section} id="payments" title="Payments"><${Payments} of=${d.rewards} /><//>
      <${Section} id="locks" title="Locks"><${Locks} of=${t.stake} /><//>
      <${Section} id="elsewhere" title="In all runs"><${Table} caption="Enrolments" empty="None." head=${["Run", ["Committed", "number"], ["Accepted", "number"], ["Paid", "number"], ["Slashed", "number"], "State"]} more=${beyond(d.elsewhere)}
        rows=${d.elsewhere.nodes.map((e) => ({ key: e.taskId, cells: [html`<${Run} of=${e.taskId} />`, e.committed, e.accepted, tokens(e.rewards), tokens(e.slashed), e.active ? "enrolled" : "no longer in it"] }))} /><//>`;
  }}<//>`;
}

export function Keeper({ id, who }) {
  const answer = useQuery(KEEPER, { id, who });
  return html`<h1>Keeper <span class="hash whole">${who}</span></h1><${Answer} of=${answer}>${(d) => {
    const k = d.keeper;
    if (k === null) return html`<${Missing} what="keeper" id=${id} who=${who} />`;
    const seats = k.task.rounds.nodes.filter((r) => r.committee.includes(k.keeper) || r.signers.includes(k.keeper));
    const paid = new Set(d.rewards.nodes.filter((r) => r.kind === "COMMISSION").map((r) => r.round));
    const pays = seats.map((r) => [r, shareOf(r, k.keeper, k.task), commissionOf(r, k, paid, now())]);
    const claimable = pays.filter(([, , [text]]) => text.startsWith("claimable")), waiting = pays.filter(([, , [, kind]]) => kind === "warm");
    const vested = waiting.filter(([, , [text]]) => text.startsWith("vested")), unvested = waiting.filter(([, , [text]]) => !text.startsWith("vested"));
    // What was proven wrong of all signers of a statement names none of them: it is what took this keeper's lock.
    const taken = takenBy(d.slashes.nodes.filter((s) => s.role === "KEEPER"), [...d.shared.nodes, ...d.refutations.nodes]);
    const frauds = [...d.frauds.nodes, ...d.shared.nodes.filter((f) => f.keeper === null && taken.has(f))];
    const refuted = d.refutations.nodes.filter((r) => taken.has(r));
    const cut = [d.frauds, d.shared, d.refutations, d.slashes].some(isCut);
    const missed = seats.filter((r) => r.proposedAt !== null && r.committee.includes(k.keeper) && !r.signers.includes(k.keeper)).length;
    return html`
      <${Meta} of=${d._meta} />
      <p class="lead"><${Status} of=${keeperState(k)} kind=${k.active ? "TRAINING" : k.slashed !== "0" ? "FAILED" : "quiet"} /> Member ${k.member} of the pool of <${Run} of=${id} />.</p>
      <${Section} id="figures" title="Earnings and stake"><${Facts} of=${[
        ["Says that it answers at", html`<span class="wrap">${k.endpoint ?? "nothing"}</span>`, "nobody checked it"], ["Proposals signed", k.proposals, missed === 0 ? `it missed none of the rounds below${counted(k.task.rounds)}` : `it did not sign ${plural(missed, "round")} of those below that it was drawn for${counted(k.task.rounds)}`],
        ["Commission paid", tokens(sum(d.rewards.nodes, (r) => (r.kind === "COMMISSION" ? r.amount : 0)))],
        ["Claimable now", tokens(sum(claimable, ([, share]) => share)), `commission of ${plural(claimable.length, "round")}`], ["Vested, not final", tokens(sum(vested, ([, share]) => share)), `${plural(vested.length, "round")}; claimable once final`],
        ["Not vested yet", tokens(sum(unvested, ([, share]) => share)), `${plural(unvested.length, "round")}; the table says why`], ["Lost in this run", tokens(k.slashed)], ...stakeFacts(k.stake),
        ["Earned by audits, ever", tokens(k.stake?.auditEarned ?? 0)], ["Signs with", html`<${Hash} of=${k.key} />`], ["Joined", html`<${Time} at=${k.joinedAt} long />`],
        k.acknowledgedAt !== null && ["Says that it holds the files", html`since <${Time} at=${k.acknowledgedAt} long />`], k.ejectedAt !== null && ["Ejected", html`<${Time} at=${k.ejectedAt} long />`],
      ]} /><//>
      <${Section} id="convictions" title="Convictions"><${Verdicts} convictions=${[]} frauds=${frauds} slashes=${d.slashes.nodes} ofTask empty="It has not been convicted of anything in this run." />
        ${refuted.map((r) => html`<p class="bad">It signed an attestation of trainer <${Hash} of=${r.trainer} href=${`/trainer/${id}/${r.trainer}`} /> that the quote itself proves wrong, <${Time} at=${r.refutedAt} long />: <${Tx} of=${r.tx} />.</p>`)}
        ${cut && html`<p class="note">Only the newest verdicts of the run and losses of this account are read here: GraphiQL lists all.</p>`}
        ${d.slashes.nodes.length > 0 && html`<${Table} caption="What it lost" head=${["Lost", "To the challenger", "Burned", "When", "Transaction"]} rows=${d.slashes.nodes.map((s) => ({ key: `${s.blockNumber} ${s.logIndex}`, mark: "wrong", cells: [tokens(s.amount), tokens(s.bounty), tokens(s.burned), html`<${Time} at=${s.slashedAt} long />`, html`<${Tx} of=${s.tx} />`] }))} />`}<//>
      <${Section} id="history" title="Rounds it was drawn for or signed"><${Table} caption="Rounds, the newest first" empty="It was drawn for none yet." head=${["Round", "State", ["Seats", "number"], "Signed", ["Commission", "number"], "Pay", "Proposed"]} more=${isCut(k.task.rounds) && `of the last ${k.task.rounds.nodes.length} rounds`}
        rows=${pays.reverse().map(([r, share, [text, kind, until]]) => ({ key: r.round, cells: [html`<${Round} id=${id} of=${r.round} />`, html`<${Status} of=${r.status} />`, r.committee.filter((c) => c === k.keeper).length, r.signers.includes(k.keeper) ? "yes" : r.proposedAt === null ? "not yet" : "no",
          tokens(share), html`<span class=${kind}>${text}</span>${until && html`<small><${Until} at=${until} /></small>`}`, html`<${Time} at=${r.proposedAt} /> <${Tx} of=${r.proposedTx} />`] }))} /><//>
      <${Section} id="audits" title="Audits"><${Table} caption="Audits, the newest first" empty="It has audited nothing." head=${["Round", ["Slot", "number"], "State", ["Credited", "number"], "Last step"]} more=${beyond(k.audits)}
        rows=${[...k.audits.nodes].reverse().map((a) => ({ key: `${a.round}/${a.slot}`, cells: [html`<${Round} id=${id} of=${a.round} />`, a.slot, auditEnd(a), tokens(a.credited), html`<${Tx} of=${auditTx(a)} />`] }))} /><//>
      <${Section} id="payments" title="Payments"><${Payments} of=${d.rewards} /><//>
      <${Section} id="locks" title="Locks"><${Locks} of=${k.stake} /><//>
      <${Section} id="elsewhere" title="In all runs"><${Table} caption="Pools" empty="None." head=${["Run", ["Proposals", "number"], ["Commission", "number"], ["Slashed", "number"], "State"]} more=${beyond(d.elsewhere)}
        rows=${d.elsewhere.nodes.map((e) => ({ key: e.taskId, cells: [html`<${Run} of=${e.taskId} />`, e.proposals, tokens(e.commission), tokens(e.slashed), e.active ? "in the pool" : "no longer in it"] }))} /><//>`;
  }}<//>`;
}
