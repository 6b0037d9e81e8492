// The page that recomputes a round in the visitor's browser: with roots from a node that the visitor names, bytes from keepers, and the arithmetic of
// web/verify. Of the indexer it takes proposals for the form's fields, which the visitor may change.

import { render } from "/vendor/preact.js";
import { grouped, plural, short } from "./format.js";
import { ask } from "./live.js";
import { Bits } from "./parts.js";
import { CHECK } from "./queries.js";
import { Facts, Hash, html, Section, Table, useEffect, useState } from "./ui.js";

// A page that a visitor saved has what it is about in it, and asks no indexer.
const saved = JSON.parse(document.getElementById("saved")?.textContent ?? "null");
const [id, n] = saved ? [saved.task, saved.round] : location.pathname.toLowerCase().split("/").slice(2);
const NODE = "node";

const remembered = () => {
  try {
    return localStorage.getItem(NODE) ?? "";
  } catch {
    return "";
  }
};

// begin has a worker recompute the round; stop ends it before its time.
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
async function save(fields) {
  const response = await fetch("/check/saved.html");
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  const place = /(<script type="application\/json" id="saved">)null/;
  const facts = JSON.stringify({ task: id, round: n, fields }).replaceAll("<", "\\u003c");
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text.replace(place, (_, tag) => tag + facts)], { type: "text/html" }));
  link.download = `check-${id.slice(2, 10)}-round-${n}.html`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const WORDS = {
  match: ["Match", "good", "What was signed is what the payloads give."],
  noMatch: ["No match", "bad", "What was signed is not what the payloads give."],
  missing: ["Nothing can be said", "warm", "Something could not be had."],
};

function Found({ of: r, how }) {
  const [title, kind, text] = WORDS[r.outcome];
  return html`
    <h2 class=${kind}>${title}</h2>
    <p>${r.outcome === "match" && r.checked === 0 ? "The roots agree." : text} ${r.why && `${r.why[0].toUpperCase()}${r.why.slice(1)}.`}</p>
    <${Facts} of=${[
      ["Who checked", "this browser", how.at.toLocaleString()], ["How", r.checked > 0 ? `${plural(r.checked, "parameter")} recomputed` : "roots compared", r.scope === "samples" ? "drawn at random just now" : "all there are"],
      ["Roots from", new URL(how.node).host, `block ${grouped(r.block.number)}, ${short(r.block.hash)}`], ["Round", r.status.toLowerCase(), `${plural(r.trainers.length, "payload")} in it`],
      ["From state", html`<${Hash} of=${r.parentRoot} />`], ["To state", html`<${Hash} of=${r.stateRoot} />`], r.recomputed && ["Recomputed state", html`<${Hash} of=${r.recomputed.stateRoot} />`, r.recomputed.stateRoot === r.stateRoot ? "the same" : "another one"],
      ["Took", `${(how.ms / 1000).toFixed(1)} s`],
    ]} />
    ${r.wrong.length > 0 && html`<${Table} caption="Wrong elements, the first of them" head=${["Element", "Recomputed", "Signed", "From"]} rows=${r.wrong.map((w) => ({ key: w.what + w.index, mark: "wrong", cells: [
      `${w.what} ${grouped(w.index)}`, html`<${Bits} of=${w.expected.bits} />`, html`<${Bits} of=${w.claimed.bits} />`, html`<ul class="plain">${w.inputs.map((i) => html`<li>${i.name}: ${i.decimal} <span class="hash">${i.bits}</span></li>`)}</ul>`,
    ] }))} />`}
    ${r.missing.length > 0 && html`<${Table} caption="What could not be had" head=${["What", "Root", "What each keeper answered"]} rows=${r.missing.map((m) => ({ key: m.root, cells: [
      m.what, html`<${Hash} of=${m.root} />`, html`<ul class="plain">${m.tried.map((t) => html`<li><span class="wrap">${t.keeper}</span>: ${t.error}, ${t.message}</li>`)}</ul>`,
    ] }))} />`}`;
}

function Check() {
  // What the form begins with: saved, or as the indexer proposes.
  const [known, setKnown] = useState(saved?.fields ?? null);
  const [state, set] = useState({ step: "idle" });
  useEffect(() => {
    if (saved) return;
    const proposed = ({ task, contracts: { deployment: d } }) =>
      setKnown({ node: remembered(), keepers: (task?.keepers.nodes ?? []).map((k) => k.endpoint).filter(Boolean).join("\n"), tasks: d.tasks, rounds: d.rounds, from: d.deployBlock });
    ask(CHECK, { id }).then(proposed, (error) => set({ step: "failed", why: error.message }));
  }, []);
  const start = async (event) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const node = form.get("node").trim();
    try {
      localStorage.setItem(NODE, node);
    } catch {
      // It is asked for again the next time, then.
    }
    const began = performance.now();
    const work = begin(
      {
        rpcUrl: node, taskId: id, round: Number(n), keepers: form.get("keepers").split(/\s+/).filter(Boolean),
        contracts: { tasks: form.get("tasks").trim(), rounds: form.get("rounds").trim(), deployBlock: Number(form.get("from")) },
        ...(saved && { module: unpacked(document.getElementById("module").textContent) }),
        ...(form.get("samples") === "all" ? { samples: "all" } : form.get("samples") === "some" ? { samples: 1024 } : {}),
      },
      (o) => set({ step: "running", stop: work.stop, text: `Fetching object ${o.object + 1} of ${o.objects}: ${o.what}, ${grouped(o.bytes)} bytes` }),
    );
    set({ step: "running", stop: work.stop, text: "Loading the arithmetic…" });
    try {
      const result = await work.result;
      set({ step: "done", result, how: { node, at: new Date(), ms: performance.now() - began } });
    } catch (error) {
      const hint = error.name === "ChainUnavailable" ? " Is the address right, and does the node answer pages of other origins (CORS)?" : "";
      set({ step: "failed", why: `${error.message}.${hint}` });
    }
  };
  const keep = (event) => {
    const { samples: _, ...fields } = Object.fromEntries(new FormData(event.currentTarget.form));
    save(fields).catch((error) => set({ step: "failed", why: error.message }));
  };
  const round = saved ? html`round ${n} of <${Hash} of=${id} />` : html`<a href=${`/round/${id}/${n}`}>round ${n}</a>`;
  return html`
    ${!saved && html`<header><a class="brand" href="/" aria-label="Assay, overview">assay</a><nav aria-label="Pages"><a href="/">Overview</a><a href=${`/run/${id}`}>Run</a><a href=${`/round/${id}/${n}`}>Round</a></nav></header>`}
    <main>
      <h1>Check round ${n} yourself</h1>
      <p class="lead">Your browser recomputes ${round}. It believes neither this server nor a keeper: roots come from the node that you name, and bytes count only if they have those roots.</p>
      <p class="note">${saved ? "The code that computes is in this file." : "The code that computes comes from this server. Saved as a file it needs no server."} A check that you build: <code>assay-verify</code> or <code>assay verify run</code> of your own.</p>
      <${Section} id="ask" title="Whom to ask">
        ${known === null ? html`<p class="quiet" role="status">Asking the indexer what to propose…</p>` : html`<form class="fields" onSubmit=${start}>
          <label>Your node, JSON-RPC over http or https<input name="node" type="url" required placeholder="http://127.0.0.1:8545" value=${known.node} /></label>
          <label>Keepers, one a line<textarea name="keepers" rows="3" required placeholder="http://127.0.0.1:8700">${known.keepers}</textarea></label>
          <label>How much<select name="samples"><option value="">all, or 1,024 at random of a large round</option><option value="all">all</option><option value="some">1,024 at random</option></select></label>
          <details><summary>Contracts, as ${saved ? "they were when this was saved" : "this indexer says"}: compare them with whom you trust</summary>
            <label>TrainingTasks<input name="tasks" required value=${known.tasks} /></label>
            <label>TrainingRounds<input name="rounds" required value=${known.rounds} /></label>
            <label>First block<input name="from" type="number" min="0" required value=${known.from} /></label>
          </details>
          <p><button type="submit" class="button" disabled=${state.step === "running"}>Recompute</button>
            ${!saved && html` <button type="button" class="button" onClick=${keep}>Save this check as a file</button>`}</p>
        </form>`}
      <//>
      <section class="card" aria-label="Result" aria-live="polite">
        ${state.step === "idle" && html`<p class="quiet">Nothing has been checked yet.</p>`}
        ${state.step === "running" && html`<p>${state.text}</p><p><button type="button" class="button" onClick=${state.stop}>Stop</button></p>`}
        ${state.step === "failed" && html`<p class="bad">${state.why}</p>`}
        ${state.step === "done" && html`<${Found} of=${state.result} how=${state.how} />`}
      </section>
    </main>`;
}

document.title = `Check round ${n} · Assay`;
render(html`<${Check} />`, document.getElementById("check"));
