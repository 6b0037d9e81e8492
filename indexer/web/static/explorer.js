// The frame of all pages: which page an address is, how to get to another, what is heard of the chain meanwhile.

import { render } from "/vendor/preact.js";
import { isAddress, isNumber, isWord } from "./format.js";
import { live, sentence } from "./live.js";
import { Audits } from "./page-audits.js";
import { Dispute } from "./page-dispute.js";
import { Leaderboard } from "./page-leaderboard.js";
import { Overview } from "./page-overview.js";
import { Keeper, Trainer } from "./page-people.js";
import { Round } from "./page-round.js";
import { Run } from "./page-run.js";
import { Search } from "./page-search.js";
import { html, useEffect, useLive, useRef, useState } from "./ui.js";

// Each page by its address: how its parts are checked, and what it is given of them.
const PAGES = [
  { at: /^\/$/, title: () => "Overview", page: Overview, props: () => ({}) },
  { at: /^\/run\/([^/]+)$/, ok: [isWord], title: () => "Run", page: Run, props: ([id]) => ({ id }) },
  { at: /^\/round\/([^/]+)\/([^/]+)$/, ok: [isWord, isNumber], title: ([, n]) => `Round ${n}`, page: Round, props: ([id, n]) => ({ id, n: Number(n) }) },
  { at: /^\/trainer\/([^/]+)\/([^/]+)$/, ok: [isWord, isAddress], title: () => "Trainer", page: Trainer, props: ([id, who]) => ({ id, who }) },
  { at: /^\/keeper\/([^/]+)\/([^/]+)$/, ok: [isWord, isAddress], title: () => "Keeper", page: Keeper, props: ([id, who]) => ({ id, who }) },
  { at: /^\/dispute\/([^/]+)$/, ok: [isNumber], title: ([n]) => `Dispute ${n}`, page: Dispute, props: ([dispute]) => ({ dispute }) },
  { at: /^\/leaderboard$/, title: () => "Leaderboard", page: Leaderboard, props: () => ({}) },
  { at: /^\/audits$/, title: () => "Audits", page: Audits, props: () => ({}) },
  { at: /^\/search$/, title: () => "Search", page: Search, props: (_, query) => ({ text: (query.get("q") ?? "").trim() }) },
];

function find({ pathname, search }) {
  for (const p of PAGES) {
    const match = p.at.exec(pathname);
    if (!match) continue;
    const parts = match.slice(1).map((part) => part.toLowerCase());
    if ((p.ok ?? []).every((ok, i) => ok(parts[i]))) return { ...p, parts, query: new URLSearchParams(search) };
  }
  return { title: () => "No such page", page: Lost, props: () => ({}), parts: [] };
}

const Lost = () => html`<h1 tabindex="-1">No such page</h1>
  <p>This address names nothing that is shown here. Look for an id, an account, a root or a transaction above, or start with the <a href="/">overview</a>.</p>`;

const THEMES = ["system", "light", "dark"];

function Theme() {
  const [theme, set] = useState(document.documentElement.dataset.theme ?? "system");
  const choose = (event) => {
    const chosen = event.currentTarget.value;
    if (chosen === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = chosen;
    try {
      localStorage.setItem("theme", chosen);
    } catch {
      // It holds for this page, then.
    }
    set(chosen);
    dispatchEvent(new Event("theme"));
  };
  return html`<label class="theme"><span class="hidden">Colours</span>
    <select value=${theme} onChange=${choose}>${THEMES.map((t) => html`<option value=${t} selected=${t === theme}>${t}</option>`)}</select></label>`;
}

const STATES = { live: "Live", connecting: "Connecting", waiting: "Not live: asks every 15 s" };

function LiveState() {
  const { state } = useLive();
  return html`<span class=${`live ${state}`}>${STATES[state]}</span>`;
}

// Said aloud: one sentence for what came since the last one, at most every few seconds.
function Heard() {
  const [text, say] = useState("");
  useEffect(() => {
    let timer, waiting = [];
    const stop = live.listen((message) => {
      if (message === null) return;
      waiting.push(message.undo ? `The chain took back what was above block ${message.block.number}` : sentence(message.event));
      timer ??= setTimeout(() => {
        timer = undefined;
        say(waiting.slice(-2).join(". ") + (waiting.length > 2 ? `. And ${waiting.length - 2} more` : "") + ".");
        waiting = [];
      }, 1500);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return html`<p class="hidden" aria-live="polite">${text}</p>`;
}

function Explorer() {
  const [place, go] = useState(find(location));
  const main = useRef(null);
  const first = useRef(true);
  useEffect(() => {
    const moved = () => go(find(location));
    // A link to a page is followed without loading everything again.
    const clicked = (event) => {
      const link = event.target.closest?.("a[href]");
      if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.target || link.origin !== location.origin) return;
      if (find(link).page === Lost || (link.hash && link.pathname === location.pathname)) return;
      event.preventDefault();
      history.pushState(null, "", link.href);
      moved();
    };
    addEventListener("popstate", moved);
    document.addEventListener("click", clicked);
    return () => {
      removeEventListener("popstate", moved);
      document.removeEventListener("click", clicked);
    };
  }, []);
  const title = place.title(place.parts);
  const task = isWord(place.parts[0] ?? "") ? place.parts[0] : null;
  useEffect(() => {
    document.title = `${title} · Assay`;
    live.watch(task);
    if (first.current) {
      first.current = false;
      return;
    }
    scrollTo(0, 0);
    main.current.focus({ preventScroll: true });
  }, [place]);
  const search = (event) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get("q").trim();
    history.pushState(null, "", `/search?q=${encodeURIComponent(text)}`);
    go(find(location));
  };
  const nav = (href, text) => html`<a href=${href} aria-current=${location.pathname === href ? "page" : undefined}>${text}</a>`;
  return html`
    <a class="skip" href="#main">Skip to the page</a>
    <header>
      <a class="brand" href="/" aria-label="Assay, overview">assay</a>
      <nav aria-label="Pages">${nav("/", "Overview")}${nav("/leaderboard", "Leaderboard")}${nav("/audits", "Audits")}<a href="/graphiql">GraphiQL</a></nav>
      <form role="search" action="/search" onSubmit=${search}>
        <label class="hidden" for="q">Id, account, root or transaction</label>
        <input id="q" name="q" type="search" placeholder="Id, account, root or transaction" autocomplete="off" spellcheck="false" maxlength="80" />
        <button type="submit">Search</button>
      </form>
      <${LiveState} /><${Theme} />
    </header>
    <main id="main" tabindex="-1" ref=${main}><${place.page} key=${location.pathname + location.search} ...${place.props(place.parts, place.query)} /></main>
    <footer><p>Served by this indexer from the chain's events. What trainers report of themselves is marked as unproven. <a href="/healthz">Health</a> · <a href="/metrics">metrics</a></p></footer>
    <${Heard} />`;
}

// The address of a task in the page that was here before.
if (location.pathname === "/" && isWord(location.hash.slice(1))) history.replaceState(null, "", `/run/${location.hash.slice(1)}`);
render(html`<${Explorer} />`, document.getElementById("explorer"));
