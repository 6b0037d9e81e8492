// What all pages are made of.

import { useEffect, useRef, useState } from "/vendor/hooks.js";
import htm from "/vendor/htm.js";
import { h } from "/vendor/preact.js";
import uPlot from "/vendor/uplot.js";
import { clock, moment, short, span, words } from "./format.js";
import { ask, live, now } from "./live.js";

export const html = htm.bind(h);
export { useEffect, useRef, useState };

const REFRESH_MS = 400;
const POLL_MS = 15_000;
const RETRY_MS = 3000;

// useQuery answers a query, and answers it again after each message of the stream, at most every REFRESH_MS; without a stream every POLL_MS, and
// after an error in RETRY_MS.
export function useQuery(query, variables) {
  const [state, set] = useState({ data: null, error: null });
  const key = JSON.stringify(variables ?? {});
  useEffect(() => {
    let gone = false, running = false, again = false, last = -Infinity, timer, poll;
    const run = async () => {
      clearTimeout(timer);
      if (running) {
        again = true;
        return;
      }
      running = true;
      again = false;
      let failed = false;
      last = performance.now();
      try {
        const data = await ask(query, variables);
        if (!gone) set({ data, error: null });
      } catch (error) {
        // What was shown stays, and is said to be old.
        if (!gone) set((s) => ({ data: s.data, error: error.message }));
        failed = true;
      }
      running = false;
      if (gone) return;
      if (failed) {
        clearTimeout(timer);
        timer = setTimeout(run, RETRY_MS);
      } else if (again) {
        soon();
      }
    };
    const soon = () => {
      clearTimeout(timer);
      if (document.hidden) {
        again = true;
        return;
      }
      timer = setTimeout(run, Math.max(0, last + REFRESH_MS - performance.now()));
    };
    const shown = () => !document.hidden && again && soon();
    const stop = live.listen((message) => (message !== null || live.state === "live") && soon());
    document.addEventListener("visibilitychange", shown);
    poll = setInterval(() => live.state !== "live" && soon(), POLL_MS);
    run();
    return () => {
      gone = true;
      stop();
      clearTimeout(timer);
      clearInterval(poll);
      document.removeEventListener("visibilitychange", shown);
    };
  }, [query, key]);
  return state;
}

// useLive draws again after each change of the stream.
export function useLive() {
  const [, set] = useState(0);
  useEffect(() => live.listen(() => set((n) => n + 1)), []);
  return live;
}

// Answer shows what a query gives, or why it gives nothing.
export function Answer({ of: { data, error }, children }) {
  if (data === null && error === null) return html`<p class="quiet" role="status">Asking the indexer…</p>`;
  return html`
    ${error !== null && html`<p class="trouble" role="alert">${error}${data !== null && " What is shown below is from before."}</p>`}
    ${data !== null && children(data)}`;
}

export const Hash = ({ of: hex, href, whole }) => {
  const text = whole ? hex : short(hex);
  return href ? html`<a class="hash" href=${href} title=${hex}>${text}</a>` : html`<span class="hash" title=${hex}>${text}</span>`;
};
export const Tx = ({ of: tx, children }) => (tx ? html`<a class="hash" href=${`/search?q=${tx}`} title=${tx}>${children ?? short(tx)}</a>` : null);
export const Account = ({ of: who }) => html`<${Hash} of=${who} href=${`/search?q=${who}`} />`;
export const Trainer = ({ id, of: who }) => html`<${Hash} of=${who} href=${`/trainer/${id}/${who}`} />`;
export const Keeper = ({ id, of: who }) => html`<${Hash} of=${who} href=${`/keeper/${id}/${who}`} />`;
export const Run = ({ of: id }) => html`<${Hash} of=${id} href=${`/run/${id}`} />`;
export const Round = ({ id, of: n }) => html`<a href=${`/round/${id}/${n}`}>round ${n}</a>`;

export const Time = ({ at, long }) => (at === null || at === undefined ? null
  : html`<time datetime=${new Date(Number(at) * 1000).toISOString()} title=${moment(at)}>${long ? moment(at) : clock(at)}</time>`);

// Until counts down to a time of the chain.
export function Until({ at }) {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  if (!at) return null;
  const left = Number(at) - now();
  return html`<span class=${left < 0 ? "late" : "left"}>${left < 0 ? "over since " : `${span(left)} left, until `}<${Time} at=${at} long=${left > 80_000} /></span>`;
}

export const Status = ({ of: name, kind }) => html`<span class=${`status ${kind ?? name}`}>${words(name)}</span>`;

export const Section = ({ id, title, note, children }) => html`
  <section class="card" aria-labelledby=${id}>
    <h2 id=${id}>${title}</h2>
    ${note && html`<p class="note">${note}</p>`}
    ${children}
  </section>`;

export const Facts = ({ of: rows }) => html`<dl class="facts">${rows.filter(Boolean).map(([name, value, note]) => html`
  <div><dt>${name}</dt><dd>${value}${note && html`<small>${note}</small>`}</dd></div>`)}</dl>`;

// Table has a caption for those who do not see it; a head is a text, or [text, "number"]. The first cell of a row is its header.
export function Table({ caption, head, rows, empty, more }) {
  if (rows.length === 0) return html`<p class="quiet">${empty}</p>`;
  const kind = (i) => (Array.isArray(head[i]) ? head[i][1] : undefined);
  return html`
    <div class="scroll" tabindex="0" role="group" aria-label=${caption}>
      <table class=${`cols-${head.length}`}>
        <caption class="hidden">${caption}</caption>
        <thead><tr>${head.map((h, i) => html`<th scope="col" class=${kind(i)}>${Array.isArray(h) ? h[0] : h}</th>`)}</tr></thead>
        <tbody>${rows.map(({ key, mark, cells }) => html`<tr key=${key} class=${mark}>${cells.map((cell, i) => (i === 0
          ? html`<th scope="row" class=${kind(i)}>${cell}</th>` : html`<td class=${kind(i)}>${cell}</td>`))}</tr>`)}</tbody>
      </table>
    </div>
    ${more && html`<p class="quiet">${more}</p>`}`;
}

// beyond says how many rows are not shown.
export const beyond = ({ totalCount, nodes }, which = "older ones") => (totalCount > nodes.length ? `and ${totalCount - nodes.length} ${which}, which GraphiQL lists` : null);

// colour is one of the style sheet's.
const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

// Chart draws series over x: { label, colour, values, bars, steps }; its scale goes from `low` to `least` at the least. What it shows is also a table.
export function Chart({ title, x, series, unit = "", xLabel = "round", times = false, height = 200, least = 1, low = 0 }) {
  const place = useRef(null);
  const key = JSON.stringify([x, series]);
  useEffect(() => {
    const node = place.current;
    if (node === null) return;
    let plot;
    const draw = () => {
      plot?.destroy();
      const axis = { stroke: colour("soft"), grid: { stroke: colour("line"), width: 1 }, ticks: { stroke: colour("line"), width: 1 }, font: "12px system-ui, sans-serif" };
      plot = new uPlot({
        width: Math.max(200, node.clientWidth), height, legend: { show: false }, cursor: { y: false, points: { size: 6 } },
        scales: { x: { time: times, range: times ? undefined : (_, low, high) => [low - 0.6, high + 0.6] }, y: { range: (_, _low, high) => [low, Math.max(least, high * 1.08) || 1] } },
        axes: [{ ...axis, incrs: times ? undefined : [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] }, { ...axis, size: (_, texts) => Math.max(46, 16 + 7 * Math.max(0, ...(texts ?? []).map((t) => t.length))) }],
        series: [{}, ...series.map((s) => ({
          label: s.label, stroke: colour(s.colour), width: s.bars ? 0 : 2, fill: s.bars ? colour(s.colour) : undefined, points: { show: !s.bars && !s.steps && x.length < 60, size: 5 },
          paths: s.bars ? uPlot.paths.bars({ size: [0.7, 40] }) : s.steps ? uPlot.paths.stepped({ align: 1 }) : undefined, dash: s.dash,
        }))],
      }, [x, ...series.map((s) => s.values)], node);
    };
    draw();
    const resized = new ResizeObserver(() => plot.setSize({ width: Math.max(200, node.clientWidth), height }));
    resized.observe(node);
    addEventListener("theme", draw);
    const system = matchMedia("(prefers-color-scheme: dark)");
    system.addEventListener("change", draw);
    return () => {
      resized.disconnect();
      system.removeEventListener("change", draw);
      removeEventListener("theme", draw);
      plot.destroy();
    };
  }, [key]);
  return html`
    <figure>
      <figcaption>${title}<span class="keys">${series.map((s) => html`<span class=${`key ${s.colour}`}>${s.label}</span>`)}</span></figcaption>
      <div class="plot" ref=${place} aria-hidden="true"></div>
      <details><summary>The numbers of “${title}”</summary>
        <${Table} caption=${title} head=${[xLabel, ...series.map((s) => [s.label + (unit && `, ${unit}`), "number"])]}
          rows=${x.map((at, i) => ({ key: i, cells: [times ? html`<${Time} at=${at} />` : at, ...series.map((s) => s.values[i] ?? "–")] })).reverse()} empty="None." />
      </details>
    </figure>`;
}
