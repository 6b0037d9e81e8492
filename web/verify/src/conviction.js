// Judges again what convicted a trainer: the one operator of the proof that the contract took, out of its transaction's calldata.

import { Chain, isAddress, isWord } from "./chain.js";
import { loadEngine, VerifyError } from "./engine.js";
import { bad, settled } from "./options.js";

const DEFAULTS = { timeoutMs: 20_000 };

/** What a proof may be about, by number (ITrainingFraud.Fault). */
const FAULTS = ["Element", "Source", "Output", "Payload", "Withheld"];
const OTHERS = {
  Source: "the trainer copied another number than that of its record, or of the state before the round: there is no operator",
  Output: "a tensor of the trainer's state has another root than its program's output: there is no operator",
  Payload: "the payload is not what the epilogue made: this check judges operators only",
  Withheld: "the trainer was silent: nothing was proven or computed",
};

function bytes(hex) {
  const out = new Uint8Array((hex.length - 2) / 2);
  for (let i = 0; i < out.length; i++) out[i] = parseInt(hex.slice(2 + 2 * i, 4 + 2 * i), 16);
  return out;
}

/**
 * Recomputes the operator that a conviction was about, from the operands that its proof opened. index.d.ts says what it takes and returns.
 */
export async function checkConviction(options) {
  const o = settings(options);
  const engine = o.engine ?? (await loadEngine());
  const chain = new Chain(engine, o.rpcUrl, o.contracts, { timeoutMs: o.timeoutMs, signal: o.signal, fetch: o.fetch });
  const { input, direct, fault, ...proven } = await chain.conviction(o.tx);
  const found = { ...proven, fault: FAULTS[fault] ?? `fault ${fault}`, judged: null, why: "" };
  if (fault !== 0) return { ...found, outcome: "missing", why: OTHERS[found.fault] ?? "this check does not know the fault" };
  if (!direct) {
    return { ...found, outcome: "missing", why: "another contract passed the proof on: what it passed on is not in the transaction" };
  }
  const spec = await chain.spec(proven.taskId, (await chain.block("latest")).number);
  const { taskId, round, trainer, element, expected, claimed } = proven;
  const event = { game: o.contracts.game, taskId, round, trainer, element, expected: BigInt(expected).toString(), claimed: BigInt(claimed).toString() };
  try {
    const { outcome, ...judged } = engine.call("conviction", { spec, ...event }, bytes(input));
    return { ...found, outcome, judged };
  } catch (error) {
    if (error.name === "UnreadableCalldata") return { ...found, outcome: "missing", why: `the proof is laid out in a way that this check does not read: ${error.message}` };
    // The contract took a proof that is none.
    if (["ObjectMismatch", "InvalidConviction"].includes(error.name)) return { ...found, outcome: "noMatch", why: error.message };
    throw error;
  }
}

function settings(options) {
  const o = settled(options, DEFAULTS);
  if (!isAddress(o.contracts?.tasks) || !isAddress(o.contracts?.game)) bad("contracts has the addresses tasks and game");
  if (!isWord(o.tx)) bad("tx is 0x and 64 hexadecimal digits");
  return o;
}
