// The pages that check: a round, a conviction, or what a manifest says. What is checked stands in the address, or in the saved page.

import { render } from "/vendor/preact.js";
import { CheckConviction } from "./check-conviction.js";
import { CheckManifest } from "./check-manifest.js";
import { CheckRound } from "./check-round.js";
import { saved } from "./checking.js";
import { html } from "./ui.js";

const [first, second] = location.pathname.toLowerCase().split("/").slice(2);
const KINDS = { conviction: (tx) => ({ tx }), manifest: (manifest) => ({ manifest }) };
const about = saved ?? (Object.hasOwn(KINDS, first) ? KINDS[first](second) : null) ?? { task: first, round: second, block: new URLSearchParams(location.search).get("block") };
// The block that a round is looked at, of one that was overturned since.
const block = /^[0-9]{1,15}$/.test(about.block ?? "") ? Number(about.block) : undefined;

document.title = `${about.tx ? "Check a conviction" : about.manifest ? "What a run trains" : `Check round ${about.round}`} · Assay`;
render(about.tx ? html`<${CheckConviction} tx=${about.tx} />` : about.manifest ? html`<${CheckManifest} id=${about.manifest} />`
  : html`<${CheckRound} id=${about.task} n=${about.round} block=${block} />`, document.getElementById("check"));
