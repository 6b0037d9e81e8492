// Reading from servers that nobody trusts: no answer is longer, slower or elsewhere than was asked for.

import { VerifyError } from "./engine.js";

// The slowest answer that is waited for, in bytes a second, beyond the time that any answer may take.
const LEAST_PACE = 64 << 10;
const MAX_ERROR_BYTES = 4 << 10;
const MAX_WORDS = 300;

/**
 * Reads an answer whole.
 * @param {string} url
 * @param {{init?: RequestInit, exactly?: number, most?: number, timeoutMs: number, signal?: AbortSignal, fetch?: typeof fetch}} options
 *   exactly or most: its size in bytes.
 * @returns {Promise<Uint8Array>}
 */
export async function fetchBytes(url, { init, exactly, most = exactly, timeoutMs, signal, fetch = globalThis.fetch }) {
  const deadline = new AbortController();
  const late = () => deadline.abort(new VerifyError("Timeout", `nothing more came within ${timeoutMs} ms`));
  // Silence is cut off soon; whoever drips has the time of the least pace for all of it.
  const whole = setTimeout(late, timeoutMs + (most / LEAST_PACE) * 1000);
  let silence = setTimeout(late, timeoutMs);
  const stop = () => deadline.abort(signal.reason);
  if (signal?.aborted) stop();
  signal?.addEventListener("abort", stop);
  try {
    const response = await fetch(url, { ...init, redirect: "error", credentials: "omit", referrerPolicy: "no-referrer", signal: deadline.signal });
    const read = async (limit) => {
      const chunks = [];
      let length = 0;
      const reader = response.body?.getReader();
      for (;;) {
        const { done, value } = reader ? await reader.read() : { done: true };
        if (done) break;
        clearTimeout(silence);
        silence = setTimeout(late, timeoutMs);
        length += value.length;
        if (length > limit) {
          reader.cancel().catch(() => {});
          throw new VerifyError("TooLong", `more than ${limit} bytes came`);
        }
        chunks.push(value);
      }
      return join(chunks, length);
    };
    if (!response.ok) throw new VerifyError("Refused", `status ${response.status}${words(await read(MAX_ERROR_BYTES).catch(() => new Uint8Array()))}`);
    // Of a compressed answer the length says something else.
    const said = response.headers.get("content-encoding") ? null : response.headers.get("content-length");
    if (said !== null && (exactly === undefined ? Number(said) > most : Number(said) !== exactly)) {
      response.body?.cancel().catch(() => {});
      throw new VerifyError("WrongLength", `${clip(said)} bytes are announced, not ${exactly ?? `at most ${most}`}`);
    }
    const bytes = await read(most);
    if (exactly !== undefined && bytes.length !== exactly) {
      throw new VerifyError("WrongLength", `${bytes.length} bytes came, not ${exactly}`);
    }
    return bytes;
  } catch (error) {
    if (deadline.signal.aborted) throw deadline.signal.reason;
    if (error instanceof VerifyError) throw error;
    throw new VerifyError("Unreachable", clip(`${error.message}${error.cause?.message ? `: ${error.cause.message}` : ""}`));
  } finally {
    clearTimeout(whole);
    clearTimeout(silence);
    signal?.removeEventListener("abort", stop);
  }
}

function join(chunks, length) {
  const all = new Uint8Array(length);
  let at = 0;
  for (const c of chunks) {
    all.set(c, at);
    at += c.length;
  }
  return all;
}

// words is what a server says of its refusal: for people, and never believed.
function words(bytes) {
  try {
    const { error } = JSON.parse(new TextDecoder().decode(bytes));
    return `: ${clip(`${error.name}: ${error.message}`)}`;
  } catch {
    return "";
  }
}

/** What a stranger wrote, short and in one line. */
export function clip(text) {
  const line = String(text).replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ");
  return line.length > MAX_WORDS ? `${line.slice(0, MAX_WORDS)}…` : line;
}
