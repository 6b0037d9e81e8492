// What the pages that check have in common: a worker that computes, a form whose fields a visitor may change, and the page as a file.

import { html, Section, useEffect, useState } from "./ui.js";
import { ask } from "./live.js";

// A page that a visitor saved has what it is about in it, and asks no indexer.
export const saved = JSON.parse(document.getElementById("saved")?.textContent ?? "null");
const NODE = "node";

/** The node that the visitor named the last time. */
export const remembered = () => {
  try {
    return localStorage.getItem(NODE) ?? "";
  } catch {
    return "";
  }
};

const remember = (node) => {
  try {
    localStorage.setItem(NODE, node);
  } catch {
    // It is asked for again the next time, then.
  }
};

// A browser does not tell why it got no answer.
const UNREACHED = saved ? " Is the address right, and does the node answer a page of a file, which has no origin (CORS: *)? The development chain does at its address with /read behind it."
  : " Is the address right, and does the node answer pages of other origins (CORS)?";

// begin has a worker check; stop ends it before its time.
function begin(wanted, onProgress) {
  const worker = new Worker("/static/check-worker.js", { type: "module" });
  let stop;
  const result = new Promise((resolve, reject) => {
    stop = () => reject(new Error("You stopped it"));
    worker.addEventListener("message", ({ data: { progress, error, result: found } }) => {
      if (progress) onProgress(progress);
      else if (error) reject(Object.assign(new Error(error.message), { name: error.name }));
      else resolve(found);
    });
    worker.addEventListener("error", (event) => reject(new Error(event.message || "The worker did not start")));
  });
  worker.postMessage(wanted);
  return { stop, result: result.finally(() => worker.terminate()) };
}

const unpacked = (base64) => Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));

// save gives the visitor this page as a file that works without this server.
async function save(about, name) {
  const response = await fetch("/check/saved.html");
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  const place = /(<script type="application\/json" id="saved">)null/;
  const facts = JSON.stringify(about).replaceAll("<", "\\u003c");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text.replace(place, (_, tag) => tag + facts)], { type: "text/html" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * A check: a form, and what came of it.
 * query and variables ask the indexer what to propose, propose makes the form's fields of the answer; wanted makes options of the check of the form;
 * about is what a saved page is about, name its file; hint says what may mend an error; fields draws the form's fields, progress says what is being done, Found draws the result.
 */
export function Checking({ query, variables, propose, wanted, about, name, fields, progress, hint = () => "", Found }) {
  // What the form begins with: saved, or as the indexer proposes.
  const [known, setKnown] = useState(saved?.fields ?? null);
  const [state, set] = useState({ step: "idle" });
  useEffect(() => {
    if (!saved) ask(query, variables).then((answer) => setKnown(propose(answer)), (error) => set({ step: "failed", why: error.message }));
  }, []);
  const start = async (event) => {
    event.preventDefault();
    const form = Object.fromEntries(new FormData(event.currentTarget));
    const node = form.node.trim();
    remember(node);
    const began = performance.now();
    const module = saved && { module: unpacked(document.getElementById("module").textContent) };
    const work = begin({ rpcUrl: node, ...wanted(form), ...module }, (o) => set({ step: "running", stop: work.stop, text: progress(o) }));
    set({ step: "running", stop: work.stop, text: "Loading the arithmetic…" });
    try {
      const result = await work.result;
      set({ step: "done", result, how: { node, at: new Date(), ms: performance.now() - began } });
    } catch (error) {
      set({ step: "failed", why: `${error.message}.${error.name === "ChainUnavailable" ? UNREACHED : hint(error)}` });
    }
  };
  const keep = (event) => {
    // A node's address may have a key in it, and the file is made to be passed on.
    const { samples: _, node: __, ...filled } = Object.fromEntries(new FormData(event.currentTarget.form));
    save({ ...about, fields: filled }, name).catch((error) => set({ step: "failed", why: error.message }));
  };
  return html`
    <${Section} id="ask" title="Whom to ask">
      ${known === null ? html`<p class="quiet" role="status">Asking the indexer what to propose…</p>` : html`<form class="fields" onSubmit=${start}>
        <label>Your node, JSON-RPC over http or https<input name="node" type="url" required placeholder=${saved ? "http://127.0.0.1:8545/read" : "http://127.0.0.1:8545"} value=${known.node ?? ""} /></label>
        ${fields(known)}
        <p><button type="submit" class="button" disabled=${state.step === "running"}>Recompute</button>
          ${!saved && html` <button type="button" class="button" onClick=${keep}>Save this check as a file</button>`}</p>
      </form>`}
    <//>
    <section class="card" aria-label="Result" aria-live="polite">
      ${state.step === "idle" && html`<p class="quiet">Nothing has been checked yet.</p>`}
      ${state.step === "running" && html`<p>${state.text}</p><p><button type="button" class="button" onClick=${state.stop}>Stop</button></p>`}
      ${state.step === "failed" && html`<p class="bad">${state.why}</p>`}
      ${state.step === "done" && html`<${Found} of=${state.result} how=${state.how} />`}
    </section>`;
}

/** Where the code comes from, and what else checks. */
export const source = (command) => html`<p class="note">${saved ? "The code that computes is in this file." : "The code that computes comes from this server. Saved as a file it needs no server."} A check that you build: <code>assay-verify</code>${command && html` or <code>${command}</code>`} of your own.</p>`;

/** Contracts as the indexer, or the saved page, has them; a visitor compares them with whom it trusts. */
export const contracts = (fields) => html`<details><summary>Contracts, as ${saved ? "they were when this was saved" : "this indexer says"}: compare them with whom you trust</summary>${fields}</details>`;
