import { Account, Answer, beyond, Chart, Facts, Hash, html, Keeper, Round, Section, Status, Table, Time, Trainer, Tx, Until, useQuery } from "./ui.js";
import { grouped, isPlainURL, plural, tokens, words } from "./format.js";
import { now } from "./live.js";
import { auditEnd, auditTx, Disputes, Events, Meta, Verdicts } from "./parts.js";
import { gameTurns, outlook } from "./phase.js";
import { RunReports } from "./reports.js";
import { TASK } from "./queries.js";

export function Run({ id }) {
  const answer = useQuery(TASK, { id });
  return html`<h1>Run <span class="hash whole">${id}</span></h1><${Answer} of=${answer}>${(d) => (d.task === null
    ? html`<p>No task with this id is indexed. If it was posted just now, this page shows it as soon as its block is in. All runs are in the <a href="/">overview</a>.</p>`
    : html`<${Shown} t=${d.task} meta=${d._meta} />`)}<//>`;
}

function Shown({ t, meta }) {
  const { phase, turns } = outlook(t, now());
  const all = [...turns, ...gameTurns(t)];
  return html`
    <${Meta} of=${meta} />
    <p class="lead"><${Status} of=${t.status} />${t.failed && t.status !== "FAILED" && html` <${Status} of="FAILED" />`} Round ${t.round} of ${t.maxRounds}, ${t.finalized} final${
      t.carried > 0 && `, ${t.carried} carried`}. ${grouped(t.accepted)} gradients accepted.</p>
    <progress max=${t.maxRounds} value=${Math.min(t.finalized, t.maxRounds)} aria-label="Rounds that are final">${t.finalized} of ${t.maxRounds}</progress>
    <${Section} id="next" title="Who must act next" note=${phase && `Phase: ${phase}.`}>
      ${all.length === 0 ? html`<p class="quiet">Nobody: the run is over.</p>` : html`<ul class="turns">${all.map((x) => html`
        <li><strong>${x.who}</strong> ${x.href ? html`<a href=${x.href}>${x.what}</a>` : x.what}${x.until > 0 && html`<br /><${Until} at=${x.until} />`}</li>`)}</ul>`}
    <//>
    <${Section} id="about" title="What it trains"><${About} t=${t} /><//>
    <${Curves} t=${t} />
    <${RunReports} t=${t} />
    <${Section} id="verdicts" title="Proven wrong">
      <${Verdicts} convictions=${t.convictions.nodes} frauds=${t.frauds.nodes} slashes=${t.slashes.nodes} ofTask empty="Nothing of this run has been proven wrong. That is not a statement that anybody checked it: paid audits below are." />
      ${t.programFaults.nodes.map((p) => html`<p class="bad">Entry ${p.entry} of the ${words(p.program)} program breaks the rule “${words(p.rule)}”: the run failed. Proven by <${Account} of=${p.challenger} />,
        <${Time} at=${p.provenAt} long />, <${Tx} of=${p.tx} />.</p>`)}
    <//>
    <${Section} id="rounds" title="Rounds"><${Rounds} t=${t} /><//>
    <${Section} id="disputes" title="Disputes"><${Disputes} of=${t.disputes} ofTask /><//>
    <${Suspicions} t=${t} />
    <${Section} id="trainers" title="Trainers"><${Trainers} t=${t} /><//>
    <${Section} id="keepers" title="Keepers" note="An address is what the keeper says of itself; nobody checked it."><${Keepers} t=${t} /><//>
    <${Enclaves} t=${t} />
    <${Section} id="audits" title="Paid audits"><${Audited} t=${t} /><//>
    <${Section} id="downloads" title="Receipt and downloads"><${Downloads} t=${t} /><//>
    <${Section} id="events" title="As it happens"><${Events} /><//>`;
}

const TIERS = {
  OPEN: "aggregation can be proven wrong, training cannot", VERIFIED: "a trainer's every operation can be disputed",
  CONFIDENTIAL: "a trainer's every operation can be disputed, and its data is sealed to attested enclaves",
};

function About({ t }) {
  const s = t.spec;
  return html`<${Facts} of=${[
    ["Sponsor", html`<${Account} of=${t.sponsor} />`], ["Tier", words(s.tier), TIERS[s.tier]],
    ["Size", plural(s.paramCount, "parameter"), plural(s.fragmentCount, "fragment")], ["Data set", plural(s.datasetRecords, "record"), html`root <${Hash} of=${s.datasetRoot} />`],
    ["Aggregation", words(s.aggregation), `${words(s.outerUpdate)} outer update`], ["Payloads", s.quantization === "NONE" ? "float32" : words(s.quantization), words(s.payloadKind)],
    ["Trainers", `up to ${t.trainerCount}`, `${t.quorum} are a quorum`], ["A round", plural(s.innerSteps, "inner step"), `${plural(s.committeeSeats, "seat")} in the committee, ${s.committeeThreshold} sign`],
    ["Escrow", tokens(t.escrow), html`<${Tx} of=${t.postedTx}>posted<//> <${Time} at=${t.postedAt} long />`], ["Pay per gradient", tokens(t.rewardPerGradient), `${s.commissionBps / 100} % of it to the keepers that signed`],
    ["Paid", tokens(BigInt(t.rewardsPaid) + BigInt(t.commissionPaid)), `${tokens(t.rewardsPaid)} to trainers, ${tokens(t.commissionPaid)} to keepers`],
    ["Refunded", tokens(t.refunded), `${tokens(t.burned)} burned`],
    ["At stake", tokens(s.trainerLock), `a trainer; ${tokens(s.keeperLock)} a keeper`], ["Manifest", html`<${Hash} of=${t.manifestHash} />`, html`<a href=${`/check/manifest/${t.taskId}`}>names the model: read it</a>; specification <${Hash} of=${t.specHash} />`],
    s.custodyAssumed && ["Custody", "assumed", "payloads or the first state are too large to be forced through the chain in time"],
  ]} />`;
}

function Curves({ t }) {
  const rounds = t.rounds.nodes;
  if (rounds.length === 0) return html`<${Section} id="curves" title="Curves"><p class="quiet">No round has opened yet.</p><//>`;
  const x = rounds.map((r) => r.round);
  const took = (r) => {
    const end = r.carriedAt ?? r.proposedAt;
    return end === null || r.status === "OPEN" || r.status === "OVERTURNED" ? null : end - Number(r.openedAt);
  };
  const paid = t.rewards.nodes.filter((r) => r.kind !== "REFUND");
  // One point for all that was paid at one time.
  const sums = new Map();
  let all = 0n;
  for (const r of paid) sums.set(r.paidAt, (all += BigInt(r.amount)));
  const tiny = all < 10n ** 9n; // as tokens() has it
  const whole = (amount) => (tiny ? Number(amount) : Number((amount * 10_000n) / 10n ** 18n) / 10_000);
  return html`<${Section} id="curves" title="Curves" note="Of the chain alone.">
    <div class="charts">
      <${Chart} title="Gradients a round" x=${x} series=${[
        { label: "committed", colour: "quiet", values: rounds.map((r) => r.committed), bars: true },
        { label: "accepted", colour: "accent", values: rounds.map((r) => r.accepted), bars: true },
        { label: "quorum", colour: "warm", values: rounds.map(() => t.quorum), dash: [4, 4], steps: true },
      ]} />
      <${Chart} title="Time until the round was proposed or carried" unit="s" x=${x} series=${[{ label: "time", colour: "good", values: rounds.map(took) }]} />
      ${sums.size > 1 && html`<${Chart} title="Paid to trainers and keepers" unit=${tiny ? "units" : "tokens"} xLabel="time" times x=${[...sums.keys()]} series=${[{ label: "paid", colour: "good", steps: true, values: [...sums.values()].map(whole) }]} />`}
    </div><//>`;
}

// What is known of a round's state, in words that promise no more than that.
export const ROUNDS = {
  OPEN: "open", PROPOSED: "proposed, may be challenged", FINAL: "final: nobody proved it wrong in time", CARRIED: "carried: the state before it stands", OVERTURNED: "overturned: proven wrong, is made again",
  LAPSED: "lapsed: the run ended before anything was committed",
};

const Rounds = ({ t }) => html`<${Table} caption="Rounds, the newest first" empty="No round has opened yet: it opens when enough trainers have enrolled."
  head=${["Round", "State", ["Committed", "number"], ["Accepted", "number"], "State root after it", "Opened", "Proposed", "Final"]} more=${beyond(t.rounds)}
  rows=${[...t.rounds.nodes].reverse().map((r) => ({ key: r.round, mark: r.tainted || r.status === "OVERTURNED" ? "wrong" : undefined, cells: [
    html`<${Round} id=${t.taskId} of=${r.round} />`,
    html`<${Status} of=${r.status} />${r.tainted && html` <${Status} of="TAINTED" />`}${r.holds > 0 && html`<small>held by ${plural(r.holds, "descent or demand", "descents or demands")}</small>`}${
      r.overturned > 0 && html`<small>overturned ${plural(r.overturned, "time")} before</small>`}`,
    r.committed, r.accepted, r.stateRoot && html`<${Hash} of=${r.stateRoot} />`, html`<${Time} at=${r.openedAt} />`, html`<${Time} at=${r.proposedAt} />`, html`<${Time} at=${r.finalizedAt} />`,
  ] }))} />`;

export const trainerState = (t) => (t.active ? "enrolled" : t.slashed !== "0" ? "ejected" : t.missed ? "absent" : "left");

const Trainers = ({ t }) => html`<${Table} caption="Trainers by slot" empty="Nobody has enrolled yet. Trainers join with: assay-trainer run"
  head=${["Trainer", ["Slot", "number"], "State", ["Committed", "number"], ["Accepted", "number"], ["Paid", "number"], ["Slashed", "number"]]} more=${beyond(t.trainers, "more")}
  rows=${t.trainers.nodes.map((x) => ({ key: x.trainer + x.slot, mark: x.slashed !== "0" ? "wrong" : undefined, cells: [
    html`<${Trainer} id=${t.taskId} of=${x.trainer} />`, x.slot, trainerState(x), x.committed, x.accepted, tokens(x.rewards), tokens(x.slashed),
  ] }))} />`;

export const keeperState = (k) => (k.active ? "in the pool" : k.ejectedAt !== null ? "ejected" : "left");

const Keepers = ({ t }) => html`<${Table} caption="Keepers of the pool" empty="Nobody has joined the pool yet. Keepers join with: assay keeper --join"
  head=${["Keeper", "State", "Says that it answers at", ["Proposals signed", "number"], ["Commission", "number"], ["Slashed", "number"]]} more=${beyond(t.keepers, "more")}
  rows=${t.keepers.nodes.map((k) => ({ key: k.keeper, mark: k.slashed !== "0" ? "wrong" : undefined, cells: [
    html`<${Keeper} id=${t.taskId} of=${k.keeper} />`, html`${keeperState(k)}${k.acknowledgedAt !== null && html`<small>said <${Time} at=${k.acknowledgedAt} /> that it holds the files</small>`}`,
    html`<span class="wrap">${k.active ? k.endpoint ?? "says nothing" : ""}</span>`, k.proposals, tokens(k.commission), tokens(k.slashed),
  ] }))} />`;

function Suspicions({ t }) {
  const rows = [
    ...t.descents.nodes.map((d) => ({ key: `d${d.descentId}`, cells: [`descent ${d.descentId}`, html`into the ${d.aux ? "intermediates" : "state"} of <${Round} id=${t.taskId} of=${d.round} />`,
      `open, ${plural(d.moves.totalCount, "move")}`, html`<${Tx} of=${d.openedTx} />`] })),
    ...t.reveals.nodes.map((r) => ({ key: `r${r.revealId}`, cells: [`demand ${r.revealId}`, html`payload of <${Trainer} id=${t.taskId} of=${r.trainer} /> in <${Round} id=${t.taskId} of=${r.round} />, fragment ${r.fragment}, ${plural(r.leaves, "leaf", "leaves")} from ${grouped(r.firstLeaf)}`,
      r.status === "OPEN" ? html`the signers publish: <${Until} at=${r.deadline} />` : "published; the round is still held", html`<${Tx} of=${r.requestedTx} />`] })),
    ...t.objectDemands.nodes.map((d) => ({ key: `o${d.demandId}`, cells: [`demand ${d.demandId} of the sponsor`, `${words(d.part)}, fragment ${d.fragment}`, html`the sponsor publishes: <${Until} at=${d.deadline} />`, html`<${Tx} of=${d.requestedTx} />`] })),
  ];
  return html`<${Section} id="suspicions" title="Under suspicion" note="Roots that are being opened, and bytes that are demanded on chain.">
    <${Table} caption="Open descents and demands" empty="Nothing is demanded of anybody." head=${["What", "Of", "State", "Transaction"]} rows=${rows} /><//>`;
}

const Audited = ({ t }) => (t.auditOffer === null ? html`<p class="quiet">The sponsor pays for no audits. Anybody may still audit: assay audit step.</p>` : html`
  <${Facts} of=${[["Of claims", `${t.auditOffer.rateBps / 100} %`, `${plural(t.auditOffer.auditors, "auditor")} each`], ["Per audit", tokens(t.auditOffer.reward), `for a bond of ${tokens(t.auditOffer.bond)}`],
    ["Budget", `${tokens(t.auditOffer.remaining)} left`, html`of ${tokens(t.auditOffer.budget)}, <${Tx} of=${t.auditOffer.offeredTx}>offered<//>`]]} />
  <${Table} caption="Audits, the newest first" empty="Nobody has audited yet." head=${["Round", ["Slot", "number"], "Auditor", "State", ["Credited", "number"], "Last step"]} more=${t.audits.totalCount > t.audits.nodes.length && html`All are on the <a href="/audits">audits</a> page.`}
    rows=${[...t.audits.nodes].reverse().map((a) => ({ key: a.setId + a.slot + a.auditor, cells: [
      html`<${Round} id=${t.taskId} of=${a.round} />`, a.slot, html`<${Keeper} id=${t.taskId} of=${a.auditor} />`, auditEnd(a), tokens(a.credited), html`<${Tx} of=${auditTx(a)} />`,
    ] }))} />`);

const VENDORS = { INTEL_TDX: "Intel TDX", AMD_SEV_SNP: "AMD SEV-SNP", SOFTWARE: "software: nothing protects it" };
const QUOTE_FAULTS = { SIGNATURE: "the quote is not signed by the key that it brings", ATTESTATION_KEY: "the quoting enclave does not vouch for the quote's key" };

// Enclaves are those that the data of a Confidential run is sealed to.
function Enclaves({ t }) {
  if (t.spec.tier !== "CONFIDENTIAL") return null;
  const p = t.enclavePolicy, sealing = t.sealings.nodes[0];
  const unset = (floor) => BigInt(floor) === 0n;
  return html`<${Section} id="enclaves" title="Enclaves" note="That certificates, dates and revocation of a quote are in order is the word of the keepers that signed.">
    ${p === null ? html`<p class="quiet">The sponsor has not said yet which enclaves it takes: nobody can enrol before.</p>` : html`<${Facts} of=${[
      ["Takes", plural(p.identities.length, "guest"), html`<${Tx} of=${p.setTx}>policy<//> <${Hash} of=${p.policyHash} />`],
      ["Intel TDX", unset(p.tdxFloor) ? "up to date" : html`from <span class="hash whole">${p.tdxFloor}</span>`, `evaluation ${p.tdxEvaluation} or later`],
      ["AMD SEV-SNP", unset(p.snpFloor) ? "not taken" : html`from <span class="hash whole">${p.snpFloor}</span>`, unset(p.snpFloor) ? null : `guest version ${p.snpGuestSvn} or later`],
      ["Newest manifest", sealing ? html`version ${sealing.version}, <${Hash} of=${sealing.manifestHash} />` : "none yet",
        sealing && html`<${Tx} of=${sealing.installedTx}>installed<//> <${Time} at=${sealing.installedAt} long />`],
    ]} />`}
    <${Table} caption="Attested enclaves, the newest first" empty="No enclave has been attested yet." head=${["Trainer", "Guest", "State", "Signed by", "Verified as of", "Transaction"]} more=${beyond(t.attestations)}
      rows=${[...t.attestations.nodes].reverse().map((a) => ({ key: `${a.blockNumber} ${a.logIndex}`, cells: [
        html`<${Trainer} id=${t.taskId} of=${a.trainer} />`, VENDORS[a.vendor] ?? words(a.vendor), a.counts ? "may enrol" : "attested again since, or for an older manifest",
        a.signatures.map(({ keeper }, i) => html`${i > 0 && ", "}<${Keeper} id=${t.taskId} of=${keeper} />`), html`<${Time} at=${a.verifiedAt} />`, html`<${Tx} of=${a.tx} />`,
      ] }))} />
    ${t.refutations.nodes.map((r) => html`<p class="bad">What keepers signed about an enclave of <${Trainer} id=${t.taskId} of=${r.trainer} /> is wrong: ${QUOTE_FAULTS[r.fault] ?? words(r.fault)}.
      ${plural(Number(r.convicted), "keeper")} lost a lock. Proven by <${Account} of=${r.challenger} />, <${Time} at=${r.refutedAt} long />, <${Tx} of=${r.tx} />.</p>`)}<//>`;
}

function Downloads({ t }) {
  const r = t.receipt;
  const keeper = t.keepers.nodes.find((k) => k.active && isPlainURL(k.endpoint))?.endpoint;
  // Three are enough to try.
  const endpoints = t.keepers.nodes.filter((k) => k.active && isPlainURL(k.endpoint)).map((k) => k.endpoint).slice(0, 3);
  const command = (text) => html`<pre tabindex="0"><code>${text}</code></pre>`;
  return html`
    ${r === null ? html`<p>There is no receipt yet: it is issued when the last claim window has passed.</p>` : html`<${Facts} of=${[
      ["Issued", html`<${Time} at=${r.completedAt} long />`, html`<${Tx} of=${r.issuedTx} />`], ["Final state root", html`<${Hash} of=${r.finalStateRoot} />`, html`run root <${Hash} of=${r.runRoot} />`],
      ["Rounds", r.rounds, `${r.carriedRounds} carried, ${r.taintedRounds} tainted`], ["Accepted gradients", grouped(r.acceptedGradients)], ["Rewards", tokens(r.rewards)], ["Refund", tokens(r.refund)],
    ]} />`}
    <${Table} caption="Files of the run, by root" empty="" head=${["File", "Root", "Keepers that may have it"]} rows=${filesOf(t).map(([name, root, note]) => ({ key: name, cells: [
      html`${name}${note && html`<small>${note}</small>`}`, html`<${Hash} of=${root} />`, endpoints.length === 0 ? html`<span class="quiet">no keeper says where it answers</span>`
        : html`<ul class="plain">${endpoints.map((e) => html`<li><a class="wrap" href=${`${e.replace(/\/+$/, "")}/v1/objects/${root}`} rel="noreferrer">${new URL(e).host}</a></li>`)}</ul>`] }))} />
    <p class="note">A keeper is a stranger: what it sends is the file only if it has the root. These commands fetch files, and check them against the roots on the chain:</p>
    ${command(`${keeper ? `export ASSAY_KEEPER=${keeper}\n` : ""}assay task model --task ${t.taskId} --out model.safetensors\nassay task receipt --task ${t.taskId}\nassay verify run --task ${t.taskId}`)}
    <p class="note">${DATA[t.spec.tier]}</p>`;
}

// What a keeper of a run keeps of it, by its root.
function filesOf(t) {
  const s = t.spec;
  return [
    ["Manifest", t.manifestHash, html`<a href=${`/check/manifest/${t.taskId}`}>read it in this browser</a>`], ["First state", s.initialStateRoot],
    t.receipt ? ["Final state", t.receipt.finalStateRoot, "the model"] : t.stateRoot !== s.initialStateRoot && ["Newest state", t.stateRoot, "not final: it may be proven wrong"],
    s.tier === "VERIFIED" && ["Data set", s.datasetRoot, plural(s.datasetRecords, "record")], s.tier === "VERIFIED" && ["List of programs", s.programRoot],
  ].filter(Boolean);
}

const DATA = {
  OPEN: html`Keepers of an Open run do not have its data set. The manifest says which it is; <code>assay-trainer data check --manifest manifest.json data/</code> holds a copy of yours to its root.`,
  VERIFIED: html`The data set is the records one after the other; <code>assay-trainer data check --manifest manifest.json data/</code> holds a copy to its root.`,
  CONFIDENTIAL: html`The data set is sealed to its trainers' enclaves: nobody else can read it.`,
};
