// What the checks' options have in common.

import { VerifyError } from "./engine.js";

/** Refuses what a check was given. */
export function bad(what) {
  throw new VerifyError("InvalidOptions", what);
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
