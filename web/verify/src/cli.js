#!/usr/bin/env node
// assay-verify: checkRound and checkConviction for a terminal.

import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";

import { checkConviction, checkRound, VerifyError } from "./index.js";

const USAGE = `Recomputes a round of a task, or the operator that convicted a trainer, and compares it with the chain. Exit status 0: it matches. 2: it does
not. 1: something could not be had.

  assay-verify --deployment deployment.json --task 0x… --round 0 --keeper http://127.0.0.1:8700
  assay-verify --deployment deployment.json --conviction 0x…

  --deployment FILE  addresses of the contracts, and a node unless --rpc names one
  --rpc URL          JSON-RPC of the node that is trusted
  --task ID          the task
  --round N          the round
  --keeper URL       who is asked for objects; several times for several
  --samples N        all, or how many parameters are looked at; all if not given, as far as memory allows
  --element I        a parameter that is looked at, instead; several times for several
  --conviction TX    the transaction of a proof, instead of a round
  --block B          latest, safe, finalized, or a number
  --json             the whole result as JSON
`;

const EXIT = { match: 0, noMatch: 2, missing: 1 };

async function main() {
  const { values: o } = parseArgs({
    options: {
      deployment: { type: "string" }, rpc: { type: "string" }, task: { type: "string" }, round: { type: "string" },
      conviction: { type: "string" }, keeper: { type: "string", multiple: true }, samples: { type: "string" }, element: { type: "string", multiple: true }, block: { type: "string" },
      json: { type: "boolean" }, help: { type: "boolean" },
    },
  });
  if (o.help || !o.deployment || !(o.conviction || (o.task && o.round && o.keeper))) {
    process.stdout.write(USAGE);
    return o.help ? 0 : 1;
  }
  const d = JSON.parse(await readFile(o.deployment, "utf8"));
  if (o.conviction) {
    const r = await checkConviction({ rpcUrl: o.rpc ?? d.rpc, contracts: { tasks: d.tasks, game: d.trainingFraud }, tx: o.conviction });
    process.stdout.write(o.json ? `${JSON.stringify(r, null, 2)}\n` : convicted(r));
    return EXIT[r.outcome];
  }
  const digits = (text) => (/^\d+$/.test(text ?? "") ? Number(text) : text);
  const r = await checkRound({
    rpcUrl: o.rpc ?? d.rpc, contracts: { tasks: d.tasks, rounds: d.rounds, deployBlock: d.deployBlock ?? 0 },
    taskId: o.task, round: digits(o.round), keepers: o.keeper, samples: o.element?.map(digits) ?? digits(o.samples), block: digits(o.block),
  });
  process.stdout.write(o.json ? `${JSON.stringify(r, null, 2)}\n` : report(r));
  return EXIT[r.outcome];
}

function convicted(r) {
  const lines = [`${r.outcome}: ${r.trainer} was convicted in block ${r.block.number}, of round ${r.round} (${r.fault})`];
  if (r.why) lines.push(`  ${r.why}`);
  const j = r.judged;
  if (j) {
    lines.push(`  element ${r.element} of ${j.operator}, entry ${j.entry} of the program, in part ${j.part} of transition ${j.transition} of segment ${j.segment}`);
    if (j.runs > 1) lines.push(`  run ${j.run + 1} of ${j.runs}, from the accumulator ${j.start}`);
    for (const p of j.operands) lines.push(`    operand ${p.operand}, from element ${p.first} of entry ${p.entry}: ${p.words.join(" ")}`);
    if (j.malformed) lines.push(`  the leaf of ${j.malformed === "output" ? "the output" : "the next operand"} is ill-formed, which convicts by itself`);
    else lines.push(`  recomputed  ${j.value}`, `  contract    ${r.expected}`, `  claimed     ${j.claimed}`);
  }
  return `${lines.join("\n")}\n`;
}

function report(r) {
  const lines = [`${r.outcome}: round ${r.round} (${r.status}) at block ${r.block.number}`, `  on chain    ${r.stateRoot}`];
  if (r.recomputed) lines.push(`  recomputed  ${r.recomputed.stateRoot}`);
  if (r.checked) lines.push(`  ${r.checked} parameters with their momentum, of ${r.trainers.length} trainers`);
  if (r.why) lines.push(`  ${r.why}`);
  for (const w of r.wrong) {
    lines.push(`  ${w.what} ${w.index} (element ${w.coordinate} of fragment ${w.fragment})`);
    for (const n of [w.claimed, w.expected, ...w.inputs]) lines.push(`    ${n.bits.padEnd(18)}  ${n.name}  ${n.decimal}`);
    lines.push(`    ${w.why}`);
  }
  for (const m of r.missing) {
    lines.push(`  not to be had: ${m.what} ${m.root}`, ...m.tried.map((t) => `    ${t.keeper}: ${t.error}: ${t.message}`));
  }
  return `${lines.join("\n")}\n`;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof VerifyError ? `${error.name}: ` : ""}${error.message}\n`);
  process.exitCode = 1;
}
