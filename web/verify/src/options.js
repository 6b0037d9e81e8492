// What the checks' options have in common.

import { VerifyError } from "./engine.js";

/** Refuses what a check was given. */
export function bad(what) {
  throw new VerifyError("InvalidOptions", what);
}

/** Options as they were given, the others as they are where nothing is said. All checks have these two. */
export function settled(options, defaults) {
  const o = { ...defaults, ...Object.fromEntries(Object.entries(options ?? {}).filter(([, v]) => v !== undefined)) };
  o.rpcUrl = address(o.rpcUrl) ?? bad("rpcUrl is the http or https URL of a node");
  if (!Number.isFinite(o.timeoutMs) || o.timeoutMs <= 0) bad("timeoutMs is a number above 0");
  return o;
}

/** An http or https URL without slashes at its end; undefined if it is none. */
export function address(text) {
  try {
    const url = new URL(text);
    return url.protocol === "http:" || url.protocol === "https:" ? url.href.replace(/\/+$/, "") : undefined;
  } catch {
    return undefined;
  }
}
