// The module: loading it, and calling it.

import "../dist/wasm_exec.js";

/** An error with a name that callers can act on, and what exactly was wrong. */
export class VerifyError extends Error {
  constructor(name, message) {
    super(message);
    this.name = name;
  }
}

const GZIP = [0x1f, 0x8b];
let instances = 0;
let shared;

/** The module that calls use which are given none; loaded once. */
export function loadEngine() {
  const forget = () => (shared = undefined); // the next call may have more luck
  shared ??= Engine.load().then(
    (engine) => {
      engine.ended.finally(forget);
      return engine;
    },
    (error) => {
      forget();
      throw error;
    },
  );
  return shared;
}

/** The arithmetic and the commitments, as WebAssembly. It computes in the caller's thread: put it into a worker if that draws. */
export class Engine {
  #port;
  #exited = false;

  constructor(port, ended) {
    this.#port = port;
    /** Settles when the module has ended, as it does when there is no memory left. */
    this.ended = ended.finally(() => (this.#exited = true));
  }

  /** Loads the module: from a URL, or from its bytes, compressed or not. */
  static async load(source = new URL("../dist/assay.wasm.gz", import.meta.url)) {
    const bytes = await unpack(source instanceof URL || typeof source === "string" ? await read(new URL(source)) : new Uint8Array(source));
    const go = new globalThis.Go();
    const key = `assay-verify-${++instances}`;
    const port = {};
    globalThis[key] = port;
    go.argv = ["assay-verify", key];
    try {
      const { instance } = await WebAssembly.instantiate(bytes, go.importObject);
      const ended = go.run(instance);
      if (typeof port.call !== "function") throw new VerifyError("ModuleFailed", "the module did not start");
      return new Engine(port, ended);
    } finally {
      delete globalThis[key];
    }
  }

  /** Calls a function of the module; args is JSON, data are byte strings. */
  call(name, args, ...data) {
    const text = this.#exited ? undefined : this.#port.call(name, JSON.stringify(args ?? {}), ...data);
    if (typeof text !== "string") throw new VerifyError("ModuleFailed", "the module has ended");
    const answer = JSON.parse(text);
    if (answer.error) throw new VerifyError(answer.error.name, answer.error.message);
    return answer;
  }
}

async function read(url) {
  if (url.protocol === "file:") {
    const { readFile } = await import("node:fs/promises");
    return new Uint8Array(await readFile(url));
  }
  const response = await fetch(url);
  if (!response.ok) throw new VerifyError("ModuleMissing", `${url} answers ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

// Some servers send a .gz file as an encoding of what is in it: then it arrives unpacked.
async function unpack(bytes) {
  if (bytes[0] !== GZIP[0] || bytes[1] !== GZIP[1]) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
