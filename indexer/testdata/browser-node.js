// As much of Node's assert, test, fs and Buffer as web/verify/test/vectors.test.js uses, for browsers.

const tests = [];

/** node:test, whose tests run when all are known. */
export default Object.assign((name, run) => tests.push({ name, run }), {
  ok: (value, why) => value || fail(why ?? "not true"),
  equal: (got, want, why) => Object.is(got, want) || fail(`${why ?? ""} ${shown(got)} is not ${shown(want)}`),
  deepEqual: (got, want, why) => same(got, want) || fail(`${why ?? ""} ${shown(got)} is not ${shown(want)}`),
  match: (text, pattern) => pattern.test(text) || fail(`${text} does not match ${pattern}`),
});

function fail(why) {
  throw new Error(why);
}

const shown = (value) => String(JSON.stringify(value)).slice(0, 400);

function same(a, b) {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null || Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((k) => Object.hasOwn(b, k) && same(a[k], b[k]));
}

/** node:fs/promises, over what the test's server has. */
export async function readFile(url, encoding) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return encoding ? response.text() : new Uint8Array(await response.arrayBuffer());
}

export const readdir = async () => document.body.dataset.vectors.split(" ");

/** Node's Buffer: bytes that know hexadecimal and base64. */
class Bytes extends Uint8Array {
  static from(source, encoding) {
    if (typeof source !== "string") return new Bytes(source);
    if (encoding === "hex") return new Bytes((source.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
    if (encoding === "base64") return new Bytes([...atob(source)].map((c) => c.charCodeAt(0)));
    return new Bytes(new TextEncoder().encode(source));
  }

  static alloc(length) {
    return new Bytes(length);
  }

  static concat(parts) {
    const out = new Bytes(parts.reduce((n, p) => n + p.length, 0));
    let at = 0;
    for (const part of parts) {
      out.set(part, at);
      at += part.length;
    }
    return out;
  }

  writeBigUInt64LE(value) {
    new DataView(this.buffer, this.byteOffset).setBigUint64(0, value, true);
  }

  toString(encoding) {
    return encoding === "hex" ? Array.from(this, (b) => b.toString(16).padStart(2, "0")).join("") : new TextDecoder().decode(this);
  }
}

globalThis.Buffer = Bytes;

/** Runs what was registered, in its order; broken is why the tests could not even be read. */
export async function run(broken) {
  const passed = [], failed = broken ? [{ name: "reading the tests", why: String(broken.stack) }] : [];
  for (const { name, run } of tests) {
    try {
      await run();
      passed.push(name);
    } catch (error) {
      failed.push({ name, why: String(error.stack) });
    }
  }
  return { passed, failed };
}
