// The page that reads a run's manifest in the visitor's browser: bytes from a keeper, which count only if they have the hash that is on the chain.

import { grouped, number, plural } from "./format.js";
import { ask } from "./live.js";
import { readManifest, sizeOf } from "./manifest.js";
import { CHECK_MANIFEST } from "./queries.js";
import { Facts, Hash, html, Section, Table, useEffect, useState } from "./ui.js";

// docs/formats.md section 5: no manifest is longer.
const MOST_BYTES = 64 << 10;
const TIMEOUT_MS = 10_000;

const hexOf = (bytes) => `0x${Array.from(new Uint8Array(bytes), (b) => b.toString(16).padStart(2, "0")).join("")}`;

// obtain asks keepers, one after the other: { keeper, bytes, manifest }, or an error that says what each of them did. What has the hash is what the sponsor
// wrote: if that is no manifest, no other keeper has a better one.
async function obtain(keepers, hash, paramCount, signal) {
  if (!globalThis.crypto?.subtle) throw new Error("This browser hashes on pages of https and of this machine alone. Fetch the file by its link on the run's page, and hash it: sha256sum");
  const [{ clip, fetchBytes }, { address }] = await Promise.all([import("/verify/src/http.js"), import("/verify/src/options.js")]).catch(() => {
    throw new Error("This indexer was built without the check: make setup");
  });
  const tried = [];
  for (const keeper of keepers) {
    let bytes;
    try {
      const at = address(keeper);
      if (at === undefined) throw new Error("this is no http or https URL");
      bytes = await fetchBytes(`${at}/v1/objects/${hash}`, { most: MOST_BYTES, timeoutMs: TIMEOUT_MS, signal });
      if (hexOf(await crypto.subtle.digest("SHA-256", bytes)) !== hash) throw new Error("what it sent has another hash");
    } catch (error) {
      signal.throwIfAborted();
      tried.push(`${clip(keeper)}: ${error.message}`);
      continue;
    }
    try {
      return { keeper: clip(keeper), bytes: bytes.length, manifest: readManifest(bytes, paramCount) };
    } catch (error) {
      throw new Error(`What has this hash is what the run's sponsor wrote, and ${error.message}`);
    }
  }
  throw new Error(tried.length === 0 ? "No keeper was named" : `Nobody has it. ${tried.join(". ")}`);
}

const shapeOf = (t) => (t.shape.length ? t.shape.join(" × ") : "a number");
// A number that is no integer is written as its bits.
const described = (value) => (value !== null && typeof value === "object" ? JSON.stringify(value) : /^0x[0-9a-f]{8}$/.test(value) ? `${number(value).decimal} (${value})` : String(value));
// A manifest is its sponsor's own words: what is in it may be anything, and is shown as text.
const entries = (of) => Object.entries(of !== null && typeof of === "object" ? of : {}).map(([name, value]) => [name.replaceAll("_", " "), html`<span class="wrap">${described(value)}</span>`]);

function Manifest({ of: { keeper, bytes, manifest: m }, hash }) {
  const { tensors } = m;
  return html`
    <${Section} id="manifest" title=${`Adapter ${described(m.adapter)}`} note=${`The hash of ${grouped(bytes)} bytes that ${keeper} sent is the run's. It says what its sponsor wrote; no result depends on a name in it.`}>
      <${Facts} of=${[["Adapter", described(m.adapter)], ["Parameters", plural(String(tensors.reduce((n, t) => n + sizeOf(t), 0n)), "parameter"), plural(tensors.length, "tensor")],
        m.batch_size !== undefined && ["Batch", Number.isSafeInteger(m.batch_size) ? plural(m.batch_size, "record") : described(m.batch_size)], ["Hash", html`<${Hash} of=${hash} />`]]} /><//>
    <${Section} id="model" title="Model"><${Facts} of=${entries(m.model)} />
      <${Table} caption="Tensors of the model" empty="It names none." head=${["Tensor", "Shape", ["Parameters", "number"]]} more=${tensors.length > 200 && `and ${tensors.length - 200} more`}
        rows=${tensors.slice(0, 200).map((t, i) => ({ key: i, cells: [t.name, shapeOf(t), grouped(String(sizeOf(t)))] }))} /><//>
    <${Section} id="data" title="Data set"><${Facts} of=${entries(m.dataset)} /><//>
    <${Section} id="optimizer" title="Inner optimizer"><${Facts} of=${entries(m.inner_optimizer)} /><//>`;
}

export function CheckManifest({ id }) {
  const [known, setKnown] = useState(null);
  const [state, set] = useState({ step: "idle" });
  useEffect(() => {
    ask(CHECK_MANIFEST, { id }).then(
      ({ task }) => (task === null ? set({ step: "failed", why: "No task with this id is indexed" })
        : setKnown({ hash: task.manifestHash, paramCount: task.spec.paramCount, keepers: task.keepers.nodes.map((k) => k.endpoint).filter(Boolean).join("\n") })),
      (error) => set({ step: "failed", why: error.message }));
  }, [id]);
  const start = async (event) => {
    event.preventDefault();
    const form = Object.fromEntries(new FormData(event.currentTarget));
    const hash = form.hash.trim().toLowerCase();
    const patience = new AbortController();
    set({ step: "running", stop: () => patience.abort(new Error("You stopped it")) });
    try {
      set({ step: "done", hash, found: await obtain(form.keepers.split(/\s+/).filter(Boolean), hash, known.paramCount, patience.signal) });
    } catch (error) {
      set({ step: "failed", why: error.message });
    }
  };
  return html`
    <header><a class="brand" href="/" aria-label="Assay, overview">assay</a><nav aria-label="Pages"><a href="/">Overview</a><a href=${`/run/${id}`}>Run</a></nav></header>
    <main>
      <h1>What a run trains</h1>
      <p class="lead">The manifest of <a href=${`/run/${id}`}>this run</a> names the model, its tensors and its data. Your browser asks a keeper for it, and hashes what comes.</p>
      <${Section} id="ask" title="Whom to ask">
        ${known === null ? html`<p class="quiet" role=${state.step === "failed" ? undefined : "status"}>${state.step === "failed" ? "Nothing is proposed." : "Asking the indexer what to propose…"}</p>` : html`<form class="fields" onSubmit=${start}>
          <label>Keepers, one a line<textarea name="keepers" rows="3" required placeholder="http://127.0.0.1:8700">${known.keepers}</textarea></label>
          <label>Hash of the manifest, as this indexer says: compare it with what a node of yours says<input name="hash" required pattern="0x[0-9a-fA-F]{64}" value=${known.hash} /></label>
          <p><button type="submit" class="button" disabled=${state.step === "running"}>Read it</button></p>
        </form>`}
      <//>
      <div aria-live="polite" aria-label="Result" role="group">
        ${state.step === "running" && html`<p>Asking…</p><p><button type="button" class="button" onClick=${state.stop}>Stop</button></p>`}
        ${state.step === "failed" && html`<p class="bad">${state.why}.</p>`}
        ${state.step === "done" && html`<${Manifest} of=${state.found} hash=${state.hash} />`}
      </div>
    </main>`;
}
