// checkRound against a node and keepers that answer as they are told to: rounds of vectors/transition.json, and every lie.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test, { after } from "node:test";
import { fileURLToPath } from "node:url";

import { checkConviction, checkRound, Engine } from "../src/index.js";
import { roundOf, stateFile, vectors } from "./helpers.js";

const engine = await Engine.load();
const { cases } = await vectors("transition.json");
const c = cases.find((x) => x.trainers.length > 2 && x.fragmentCount > 1 && x.paramCount > 8);
// No test waits for it, so that a slow machine fails none.
const PATIENCE = 3_600_000;
const contracts = { tasks: `0x${"aa".repeat(20)}`, rounds: `0x${"bb".repeat(20)}`, deployBlock: 1 };

const servers = [];
after(() => servers.forEach((s) => (s.closeAllConnections(), s.close())));

async function serve(handler) {
  const server = createServer(handler).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  return `http://127.0.0.1:${server.address().port}`;
}

const word = (n) => BigInt(n).toString(16).padStart(64, "0");
const hash = (text) => engine.call("keccak256", {}, new TextEncoder().encode(text)).hash;
const EVENT = "OuterGradientCommitted(bytes32,uint32,address,uint8,bytes32,bytes32,bytes32,bytes32,uint64,bytes)";

/** A node that has one round of the vectors; `says` changes what it answers to a method. */
function node(round, says = {}) {
  const { args, spec } = round;
  const record = (status, root) => [status, 0, 0, 0, 0, args.included].map(word).join("") + [args.frozenHash, root, args.auxRoot].map((h) => h.slice(2)).join("") + word(0);
  const answers = {
    eth_getBlockByNumber: () => ({ number: "0x64", hash: `0x${"cc".repeat(32)}` }),
    eth_call: ([{ data }]) => {
      if (data.startsWith(hash("specOf(bytes32)").slice(0, 10))) return spec.encoded;
      return `0x${BigInt(`0x${data.slice(-64)}`) === BigInt(args.round) ? record(says.status ?? 2, args.newRoot) : record(3, args.parentRoot)}`;
    },
    eth_getLogs: ([{ fromBlock, toBlock }]) => (Number(fromBlock) <= 50 && Number(toBlock) >= 50 ? args.commitments : []).map((e) => ({
      topics: [hash(EVENT), args.taskId, `0x${word(args.round)}`, `0x${word(e.trainer)}`],
      data: `0x${word(e.slot)}${word(0)}${[e.payloadRoot, e.claimHash, e.frozenHash].map((h) => h.slice(2)).join("")}${word(0)}${word(224)}${word(0)}`,
    })),
    ...says.answers,
  };
  return serve(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { id, method, params } = JSON.parse(body);
    let reply;
    try {
      reply = { jsonrpc: "2.0", id, result: answers[method](params) };
    } catch (error) {
      reply = { jsonrpc: "2.0", id, error: { code: -32000, message: error.message } };
    }
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify(reply));
  });
}

/** A keeper that has a round's objects; `instead` answers in its place where it returns true. */
function keeper(round, instead = () => false) {
  const { args, files } = round;
  const order = [...args.commitments].sort((a, b) => (BigInt(a.trainer) < BigInt(b.trainer) ? -1 : 1));
  const objects = new Map([...order.map((e, i) => [e.payloadRoot, files[i]]), [args.parentRoot, files.at(-2)], [args.newRoot, files.at(-1)]]);
  return serve((request, response) => {
    const root = request.url.slice("/v1/objects/".length);
    if (instead(root, response, objects)) return;
    const file = objects.get(root);
    if (!file) {
      response.writeHead(404, { "Content-Type": "application/json" });
      response.end(JSON.stringify({ error: { name: "ObjectNotFound", message: `object ${root} is not held`, hint: "" } }));
      return;
    }
    response.setHeader("Content-Length", file.length);
    response.end(file);
  });
}

const round = roundOf(engine, c, { initialStateRoot: c.parentRoot });
const honest = await keeper(round);
const chain = await node(round);
const base = { rpcUrl: chain, contracts, taskId: c.taskId, round: c.round, engine, timeoutMs: PATIENCE };

/** The same round, its signers having signed another state. */
function lied(change) {
  const [params, momentum] = [[...c.newParams], [...c.newMomentum]];
  change(params, momentum);
  const files = [...round.files.slice(0, -1), stateFile(params, momentum, c.fragmentCount)];
  const fragments = files.at(-1);
  return { ...round, files, params, momentum, fragments };
}

/** The root of a state's file, as the module gives it to whoever holds another one for it. */
function rootOf(file) {
  const { handle, objects } = engine.call("open", { ...round.args, newRoot: `0x${"00".repeat(32)}` });
  try {
    engine.call("take", { handle, object: objects.length - 1 }, file);
  } catch (error) {
    return /hashes to (0x[0-9a-f]{64})/.exec(error.message)[1];
  } finally {
    engine.call("close", { handle });
  }
}

test("an honest round matches, whole and by samples", async () => {
  const seen = [];
  const whole = await checkRound({ ...base, keepers: [honest], onProgress: (o) => seen.push(o.what) });
  assert.equal(whole.outcome, "match", JSON.stringify(whole));
  assert.deepEqual(whole.recomputed, { stateRoot: c.newRoot, auxRoot: c.auxRoot });
  assert.equal(whole.checked, c.paramCount);
  assert.deepEqual(whole.trainers, c.trainers);
  assert.deepEqual(new Set(seen), new Set(["payload", "parent"]));
  assert.equal(whole.block.number, 100);

  const few = await checkRound({ ...base, keepers: [honest], samples: 5 });
  assert.deepEqual([few.outcome, few.scope, few.checked, few.recomputed], ["match", "samples", 5, null]);
  const named = await checkRound({ ...base, keepers: [honest], samples: [0, c.paramCount - 1] });
  assert.deepEqual([named.outcome, named.checked], ["match", 2]);
});

test("a wrong element is named", async () => {
  const at = c.paramCount - 1;
  const off = (w) => `0x${((Number(w) ^ 1) >>> 0).toString(16).padStart(8, "0")}`;
  const lie = lied((params) => (params[at] = off(params[at])));
  lie.args = { ...round.args, newRoot: rootOf(lie.files.at(-1)) };
  const options = { ...base, rpcUrl: await node(lie), keepers: [await keeper(lie)] };
  for (const samples of ["all", [at]]) {
    const r = await checkRound({ ...options, samples });
    assert.equal(r.outcome, "noMatch");
    assert.equal(r.wrong.length, 1);
    const w = r.wrong[0];
    assert.deepEqual([w.what, w.index, w.fragment], ["parameter", at, c.fragmentCount - 1]);
    assert.deepEqual([w.expected.bits, w.claimed.bits], [c.newParams[at], lie.params[at]]);
    assert.ok(w.inputs.length > c.trainers.length && w.why.includes("fma"));
  }
  // Who looks elsewhere does not see it, and who is not shown the signed state sees that something is wrong.
  assert.equal((await checkRound({ ...options, samples: [0] })).outcome, "match");
  const hidden = await checkRound({ ...options, keepers: [await keeper(lie, (root, response) => root === lie.args.newRoot && response.writeHead(404).end())] });
  assert.deepEqual([hidden.outcome, hidden.wrong.length, hidden.missing[0].what], ["noMatch", 0, "state"]);
  assert.notEqual(hidden.recomputed.stateRoot, lie.args.newRoot);
});

test("keepers that lie are found out, and another one is asked", async () => {
  const lies = {
    ObjectMismatch: (root, response, objects) => {
      const file = Uint8Array.from(objects.get(root));
      file[file.length - 1] ^= 1;
      response.end(file);
      return true;
    },
    WrongLength: (root, response) => !!response.setHeader("Content-Length", 10) && !!response.end("0123456789"),
    TooLong: (root, response) => {
      const more = () => response.destroyed || (response.write(Buffer.alloc(1 << 16)), setImmediate(more));
      more();
      return true;
    },
    Refused: (root, response) => !!response.writeHead(500).end("x".repeat(1 << 20)),
    Unreachable: (root, response) => !!response.writeHead(302, { Location: honest + "/v1/objects/" + root }).end(),
  };
  for (const [name, lie] of Object.entries(lies)) {
    const liar = await keeper(round, lie);
    const alone = await checkRound({ ...base, keepers: [liar], samples: [0] });
    assert.equal(alone.outcome, "missing", name);
    assert.equal(alone.missing.length, c.trainers.length + 2);
    assert.deepEqual(new Set(alone.missing.flatMap((m) => m.tried.map((t) => t.error))), new Set([name]));
    assert.ok(alone.missing[0].tried[0].message.length <= 400);
    assert.equal((await checkRound({ ...base, keepers: [liar, honest] })).outcome, "match", name);
  }
  const gone = await checkRound({ ...base, keepers: ["http://127.0.0.1:9"] });
  assert.deepEqual([gone.outcome, gone.missing[0].tried[0].error], ["missing", "Unreachable"]);
  assert.match((await checkRound({ ...base, round: c.round, keepers: [await keeper({ ...round, args: { ...round.args, commitments: [], parentRoot: "", newRoot: "" } })] }))
    .missing[0].tried[0].message, /404.*ObjectNotFound/);
});

test("a keeper that is silent, or stops, is left", async (t) => {
  const answers = new Map();
  const key = (url, init) => url + (init.body ?? "");
  const record = async (url, init) => {
    const bytes = await (await fetch(url, init)).arrayBuffer();
    answers.set(key(url, init), bytes);
    return new Response(bytes);
  };
  assert.equal((await checkRound({ ...base, keepers: [honest], samples: [0], fetch: record })).outcome, "match");

  // From here on nothing is sent, and time passes when it is told to.
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const silent = "http://silent.example";
  for (const begun of [false, true]) {
    const replay = async (url, { signal, ...init }) => {
      if (!url.startsWith(silent)) return new Response(answers.get(key(url, init)));
      setImmediate(() => t.mock.timers.tick(2 * PATIENCE));
      const aborted = new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
      if (!begun) return aborted;
      return new Response(new ReadableStream({
        start: (c) => {
          c.enqueue(new Uint8Array(1));
          aborted.catch((error) => c.error(error));
        },
      }));
    };
    const options = { ...base, samples: [0], fetch: replay };
    assert.equal((await checkRound({ ...options, keepers: [silent, honest] })).outcome, "match");
    const alone = await checkRound({ ...options, keepers: [silent] });
    assert.deepEqual([alone.outcome, new Set(alone.missing.flatMap((m) => m.tried.map((x) => x.error)))], ["missing", new Set(["Timeout"])]);
  }
});

test("a node that does not have it, or answers nonsense, is an error by name", async () => {
  const options = { ...base, keepers: [honest] };
  const fails = async (says, name) => {
    await assert.rejects(checkRound({ ...options, rpcUrl: await node(round, says) }), { name });
  };
  await fails({ answers: { eth_call: () => "0x" } }, "WrongContract");
  await fails({ answers: { eth_call: () => `0x${"00".repeat(58 * 32)}` } }, "TaskNotFound");
  await fails({ answers: { eth_getBlockByNumber: () => null } }, "ChainUnavailable");
  await fails({ answers: { eth_getLogs: () => [{ topics: [], data: "0x" }] } }, "ChainUnavailable");
  await fails({ answers: { eth_getLogs: () => [] } }, "ObjectMismatch");
  await assert.rejects(checkRound({ ...options, rpcUrl: await serve((_, response) => response.end("x".repeat(17 << 20))) }), { name: "ChainRefused" });
  await assert.rejects(checkRound({ ...options, rpcUrl: "http://127.0.0.1:9" }), { name: "ChainUnavailable" });

  // A node that answers ranges of 20 blocks is asked for as many as it takes.
  let asked = 0;
  const short = await node(round, {
    answers: {
      eth_getLogs: ([{ fromBlock, toBlock, topics }]) => {
        asked++;
        if (toBlock - fromBlock > 20) throw new Error("block range is too large");
        return (Number(fromBlock) <= 50 && Number(toBlock) >= 50 ? round.args.commitments : []).map((e) => ({
          topics: [...topics, `0x${word(e.trainer)}`],
          data: `0x${word(e.slot)}${word(0)}${[e.payloadRoot, e.claimHash, e.frozenHash].map((h) => h.slice(2)).join("")}${word(0)}${word(224)}${word(0)}`,
        }));
      },
    },
  });
  assert.equal((await checkRound({ ...options, rpcUrl: short })).outcome, "match");
  assert.ok(asked > 4);
});

test("a round without a proposal says so", async () => {
  for (const [status, outcome] of [[1, "missing"], [5, "missing"], [4, "noMatch"]]) {
    const r = await checkRound({ ...base, keepers: [honest], rpcUrl: await node(round, { status }) });
    assert.equal(r.outcome, outcome);
    assert.ok(r.why);
  }
});

test("in a terminal: the exit status is the outcome", async () => {
  const folder = await mkdtemp(join(tmpdir(), "assay-verify-"));
  after(() => rm(folder, { recursive: true }));
  const deployment = join(folder, "deployment.json");
  await writeFile(deployment, JSON.stringify({ rpc: chain, ...contracts }));
  const run = (...args) => new Promise((resolve) => {
    const words = [fileURLToPath(new URL("../src/cli.js", import.meta.url)), "--deployment", deployment, "--task", c.taskId, ...args];
    execFile(process.execPath, words, (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }));
  });
  const round = ["--round", String(c.round)];
  const right = await run(...round, "--keeper", honest, "--json");
  assert.deepEqual([right.code, JSON.parse(right.stdout).outcome], [0, "match"], right.stderr);
  const gone = await run(...round, "--keeper", "http://127.0.0.1:9", "--element", "0");
  assert.equal(gone.code, 1);
  assert.match(gone.stdout, /^missing: round .*not to be had: payload 0x/s);
  const carried = await run(...round, "--keeper", honest, "--rpc", await node(roundOf(engine, c, { initialStateRoot: c.parentRoot }), { status: 4 }));
  assert.deepEqual([carried.code, /^noMatch/.test(carried.stdout)], [2, true]);
  const nothing = await run("--round", "x", "--keeper", honest);
  assert.deepEqual([nothing.code, /InvalidOptions: round/.test(nothing.stderr)], [1, true]);
});

test("options are checked before anybody is asked", async () => {
  const options = { ...base, keepers: [honest] };
  for (const change of [
    { rpcUrl: "file:///etc/passwd" }, { contracts: {} }, { taskId: "0x1" }, { round: -1 }, { keepers: [] }, { keepers: ["javascript:alert(1)"] },
    { samples: 0 }, { samples: [-1] }, { timeoutMs: 0 }, { block: -1 },
  ]) {
    await assert.rejects(checkRound({ ...options, ...change }), { name: "InvalidOptions" }, JSON.stringify(change));
  }
  const large = await checkRound({ ...options, maxObjectBytes: 10 });
  assert.deepEqual([large.outcome, /maxObjectBytes/.test(large.why)], ["missing", true]);
  await assert.rejects(checkRound({ ...options, signal: AbortSignal.abort(new Error("enough")) }), /enough/);
});

// What nodes may say of a conviction; a real one is checked in a browser by the indexer's tests.
test("convictions", async (t) => {
  const game = `0x${"dd".repeat(20)}`, tx = `0x${"ab".repeat(32)}`;
  const proven = hash("TrainingFraudProven(bytes32,uint32,address,address,bytes32,uint8,uint64,uint64,uint64)");
  const check = async ({ fault = 0, to = game, status = "0x1", address = game, input = "0x01020304", data, known = true } = {}) => {
    const log = { address, topics: [proven, `0x${"11".repeat(32)}`, `0x${word(3)}`, `0x${word(7)}`], data: data ?? `0x${[5, 6, fault, 9, 0x3f800000, 1].map(word).join("")}` };
    const answers = {
      eth_getTransactionByHash: () => (known ? { to, input } : null),
      eth_getTransactionReceipt: () => ({ status, logs: [log], blockHash: `0x${"cc".repeat(32)}`, blockNumber: "0x64" }),
    };
    return checkConviction({ rpcUrl: await node(roundOf(engine, c, { game }), { answers }), contracts: { tasks: contracts.tasks, game }, tx, engine, timeoutMs: PATIENCE });
  };
  await t.test("calldata that is no proof does not match; one that cannot be read says nothing", async () => {
    const call = hash("proveElement(((bytes32,uint32,address,bytes32,bytes32,bytes32,uint64),bytes),(uint32,uint32,bytes32,bytes32,bytes32[],bytes32,bytes32,bytes32[])," +
      "(bytes32,bytes32[],(uint32,uint32,bytes,bytes,(uint32,bytes)[]),bytes32[]),(uint32,bytes32,bytes32[],bytes32,bytes32[]),(uint64,bytes,bytes32[],uint32,bytes)," +
      "(uint8,bytes32,bytes[],bytes32[])[],(bytes32,bytes32[],bytes32[],uint32)[])").slice(0, 10);
    const unread = await check({ input: `${call}${word(2n ** 256n - 32n).repeat(8)}` });
    assert.equal(unread.outcome, "missing");
    assert.match(unread.why, /does not read/);
    const r = await check();
    assert.equal(r.outcome, "noMatch");
    assert.match(r.why, /not a proof of a wrong element/);
    assert.deepEqual([r.round, r.fault, r.element, r.expected, r.claimed, r.judged], [3, "Element", "9", "0x3f800000", "0x00000001", null]);
  });
  await t.test("nothing is computed of a fault without an operator, nor of what was passed on", async () => {
    assert.equal((await check({ fault: 4 })).outcome, "missing");
    assert.equal((await check({ to: contracts.tasks })).outcome, "missing");
  });
  for (const [what, wrong, name] of [
    ["a transaction that failed", { status: "0x0" }, "NotProven"],
    ["another contract's event", { address: contracts.tasks }, "NotProven"],
    ["an event that is cut off", { data: "0x00" }, "ChainUnavailable"],
    ["calldata that is no hexadecimal", { input: "0xzz" }, "ChainUnavailable"],
    ["calldata of megabytes", { input: `0x${"00".repeat(3 << 20)}` }, "ChainUnavailable"],
    ["a transaction of another chain", { known: false }, "TransactionNotFound"],
  ]) {
    await t.test(what, () => assert.rejects(check(wrong), { name }));
  }
  await t.test("options", async () => {
    for (const wrong of [{ tx: "0x1" }, { contracts: { tasks: contracts.tasks } }, { rpcUrl: "file:///x" }, { timeoutMs: 0 }]) {
      await assert.rejects(checkConviction({ rpcUrl: "http://127.0.0.1:1", contracts: { tasks: contracts.tasks, game }, tx, engine, ...wrong }), { name: "InvalidOptions" });
    }
  });
});
