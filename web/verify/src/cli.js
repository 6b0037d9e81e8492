#!/usr/bin/env node
// assay-verify: checkRound for a terminal.

import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";

import { checkRound, VerifyError } from "./index.js";

const USAGE = `Recomputes a round of a task and compares it with the chain. Exit status 0: it matches. 2: it does not. 1: something could not be had.

  assay-verify --deployment deployment.json --task 0x… --round 0 --keeper http://127.0.0.1:8700

  --deployment FILE  addresses of the contracts, and a node unless --rpc names one
  --rpc URL          JSON-RPC of the node that is trusted
  --task ID          the task
  --round N          the round
  --keeper URL       who is asked for objects; several times for several
  --samples N        all, or how many parameters are looked at; all if not given, as far as memory allows
  --element I        a parameter that is looked at, instead; several times for several
  --block B          latest, safe, finalized, or a number
  --json             the whole result as JSON
`;

const EXIT = { match: 0, noMatch: 2, missing: 1 };

async function main() {
  const { values: o } = parseArgs({
    options: {
      deployment: { type: "string" }, rpc: { type: "string" }, task: { type: "string" }, round: { type: "string" },
      keeper: { type: "string", multiple: true }, samples: { type: "string" }, element: { type: "string", multiple: true }, block: { type: "string" },
      json: { type: "boolean" }, help: { type: "boolean" },
    },
  });
  if (o.help || !o.deployment || !o.task || !o.round || !o.keeper) {
    process.stdout.write(USAGE);
    return o.help ? 0 : 1;
  }
  const d = JSON.parse(await readFile(o.deployment, "utf8"));
  const digits = (text) => (/^\d+$/.test(text ?? "") ? Number(text) : text);
  const r = await checkRound({
    rpcUrl: o.rpc ?? d.rpc, contracts: { tasks: d.tasks, rounds: d.rounds, deployBlock: d.deployBlock ?? 0 },
    taskId: o.task, round: digits(o.round), keepers: o.keeper, samples: o.element?.map(digits) ?? digits(o.samples), block: digits(o.block),
  });
  process.stdout.write(o.json ? `${JSON.stringify(r, null, 2)}\n` : report(r));
  return EXIT[r.outcome];
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
