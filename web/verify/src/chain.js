// What the chain says of a round, from the visitor's own node: eth_call and eth_getLogs, and as much of the ABI as these need.

import { VerifyError } from "./engine.js";
import { clip, fetchBytes } from "./http.js";

const MAX_ANSWER_BYTES = 16 << 20;
// The longest calldata that is read: far more than a proof has.
const MAX_CALLDATA_BYTES = 1 << 20;
// How many requests the events of one round may take: a node that refuses a range is asked for its halves.
const MAX_LOG_REQUESTS = 256;

// What of reading an answer a smaller question may mend.
const TOO_MUCH = ["Refused", "TooLong", "WrongLength"];

const PROVEN = "TrainingFraudProven(bytes32,uint32,address,address,bytes32,uint8,uint64,uint64,uint64)";

const SPEC_WORDS = 58;
const ROUND_WORDS = 10;
const EVENT = "OuterGradientCommitted(bytes32,uint32,address,uint8,bytes32,bytes32,bytes32,bytes32,uint64,bytes)";

/** The statuses of a round, by number (RoundStatus of contracts/src/facts/Types.sol). */
export const ROUND_STATUS = ["None", "Open", "Proposed", "Final", "Carried", "Overturned"];

/** A node's JSON-RPC. */
export class Chain {
  #id = 0;

  constructor(engine, rpcUrl, contracts, options) {
    this.engine = engine;
    this.rpcUrl = rpcUrl;
    this.contracts = contracts;
    this.options = options;
  }

  /** Asks the node. `nothing` is the error of an answer that says that there is none. */
  async rpc(method, params, nothing) {
    const id = ++this.#id;
    const init = {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id, method, params }),
    };
    let answer;
    try {
      answer = JSON.parse(new TextDecoder().decode(await fetchBytes(this.rpcUrl, { init, most: MAX_ANSWER_BYTES, ...this.options })));
    } catch (error) {
      throw new VerifyError(TOO_MUCH.includes(error.name) ? "ChainRefused" : "ChainUnavailable", `${method}: ${error.message}`);
    }
    if (answer?.error) throw new VerifyError("ChainRefused", `${method}: ${clip(answer.error.message)}`);
    if (answer?.id === id && answer.result === null && nothing) throw nothing;
    if (answer?.id !== id || answer.result === undefined || answer.result === null) {
      throw new VerifyError("ChainUnavailable", `${method}: the node has no answer`);
    }
    return answer.result;
  }

  /** The block that everything is read at. */
  async block(tag) {
    const name = typeof tag === "number" ? quantity(tag) : tag;
    const { number, hash } = await this.rpc("eth_getBlockByNumber", [name, false]);
    if (!/^0x[0-9a-f]{1,13}$/i.test(number) || !isWord(hash)) throw new VerifyError("ChainUnavailable", "the node's block has no number or no hash");
    return { number: Number(number), hash };
  }

  /** Calls a view whose arguments and result are static, and returns the result's words. */
  async view(to, signature, args, block, words) {
    const data = this.#hash(signature).slice(0, 10) + args.map((w) => w.slice(2)).join("");
    const result = await this.rpc("eth_call", [{ to, data }, quantity(block)]);
    if (typeof result !== "string" || !/^0x[0-9a-f]*$/i.test(result) || result.length !== 2 + 64 * words) {
      throw new VerifyError("WrongContract", `${signature} at ${to} does not answer with ${words} words: is it the contract?`);
    }
    return Array.from({ length: words }, (_, i) => `0x${result.slice(2 + 64 * i, 66 + 64 * i).toLowerCase()}`);
  }

  /** A task's specification, as the 0x-hex of its encoding. */
  async spec(taskId, block) {
    const words = await this.view(this.contracts.tasks, "specOf(bytes32)", [taskId], block, SPEC_WORDS);
    if (BigInt(words[0]) === 0n) throw new VerifyError("TaskNotFound", `no task ${taskId} is posted at ${this.contracts.tasks}`);
    return `0x${words.map((w) => w.slice(2)).join("")}`;
  }

  /** A round as it is written down. */
  async round(taskId, round, block) {
    const w = await this.view(this.contracts.rounds, "roundOf(bytes32,uint32)", [taskId, number(round)], block, ROUND_WORDS);
    return {
      status: ROUND_STATUS[Number(BigInt(w[0]))] ?? `status ${BigInt(w[0])}`,
      included: BigInt(w[5]),
      frozenHash: w[6],
      stateRoot: w[7],
      auxRoot: w[8],
    };
  }

  /** The commitments that were announced for a round, oldest first. They prove nothing by themselves. */
  async commitments(taskId, round, block) {
    const topics = [this.#hash(EVENT), taskId, number(round)];
    let left = MAX_LOG_REQUESTS;
    const scan = async (from, to) => {
      if (--left < 0) throw new VerifyError("ChainRefused", "the node refuses too many ranges of events: name contracts.deployBlock, or another node");
      try {
        const logs = await this.rpc("eth_getLogs", [{ address: this.contracts.rounds, topics, fromBlock: quantity(from), toBlock: quantity(to) }]);
        if (!Array.isArray(logs)) throw new VerifyError("ChainUnavailable", "eth_getLogs: the answer is no list");
        return logs;
      } catch (error) {
        if (from >= to || error.name !== "ChainRefused") throw error;
        const middle = from + Math.floor((to - from) / 2);
        return [...(await scan(from, middle)), ...(await scan(middle + 1, to))];
      }
    };
    const logs = await scan(this.contracts.deployBlock ?? 0, block);
    return logs.map((log) => {
      const data = typeof log?.data === "string" ? log.data : "";
      const at = log?.topics ?? [];
      if (log?.removed || at.length !== 4 || !topics.every((t, i) => same(at[i], t)) || !isWord(at[3]) || !/^0x([0-9a-f]{64}){6,}$/i.test(data)) {
        throw new VerifyError("ChainUnavailable", "the node answers with events that were not asked for");
      }
      const word = (i) => `0x${data.slice(2 + 64 * i, 66 + 64 * i)}`;
      return { trainer: `0x${at[3].slice(26)}`, slot: Number(BigInt(word(0)) & 0xffn), payloadRoot: word(2), claimHash: word(3), frozenHash: word(4) };
    });
  }

  /** What a transaction that convicted a trainer proved, as the contract's event has it, and its calldata. */
  async conviction(tx) {
    const unknown = new VerifyError("TransactionNotFound", `the node knows no transaction ${tx}: it is of another chain, or the node has forgotten it`);
    const sent = await this.rpc("eth_getTransactionByHash", [tx], unknown);
    const receipt = await this.rpc("eth_getTransactionReceipt", [tx], unknown);
    const { game } = this.contracts;
    const proven = this.#hash(PROVEN);
    const log = (Array.isArray(receipt.logs) ? receipt.logs : []).find((l) => same(l?.address, game) && same(l?.topics?.[0], proven));
    if (!same(receipt.status, "0x1") || !log) throw new VerifyError("NotProven", `transaction ${tx} convicts nobody at ${game}`);
    const { topics, data } = log;
    if (topics.length !== 4 || !topics.every(isWord) || !/^0x([0-9a-f]{64}){6}$/i.test(data) || typeof sent.input !== "string" ||
        sent.input.length > 2 + 2 * MAX_CALLDATA_BYTES || sent.input.length % 2 !== 0 || !/^0x[0-9a-f]*$/i.test(sent.input) ||
        !isWord(receipt.blockHash) || !/^0x[0-9a-f]{1,13}$/i.test(receipt.blockNumber)) {
      throw new VerifyError("ChainUnavailable", "the node's transaction and receipt cannot be read");
    }
    const word = (i) => `0x${data.slice(2 + 64 * i, 66 + 64 * i).toLowerCase()}`;
    const bits = (i) => `0x${BigInt(word(i)).toString(16).padStart(8, "0")}`;
    return {
      tx, block: { number: Number(receipt.blockNumber), hash: receipt.blockHash },
      taskId: topics[1], round: Number(BigInt(topics[2]) & 0xffffffffn), trainer: `0x${topics[3].slice(26)}`,
      challenger: `0x${word(0).slice(26)}`, claim: word(1), fault: Number(BigInt(word(2)) & 0xffn), element: BigInt(word(3)).toString(),
      expected: bits(4), claimed: bits(5), input: sent.input, direct: same(sent.to, game),
    };
  }

  #hash(text) {
    return this.engine.call("keccak256", {}, new TextEncoder().encode(text)).hash;
  }
}

function quantity(n) {
  return `0x${n.toString(16)}`;
}

function number(n) {
  return `0x${BigInt(n).toString(16).padStart(64, "0")}`;
}

function same(a, b) {
  return typeof a === "string" && a.toLowerCase() === b.toLowerCase();
}

/** Whether a text is 32 bytes as 0x-hex. */
export function isWord(text) {
  return typeof text === "string" && /^0x[0-9a-f]{64}$/i.test(text);
}

/** Whether a text is an address. */
export function isAddress(text) {
  return typeof text === "string" && /^0x[0-9a-f]{40}$/i.test(text);
}
