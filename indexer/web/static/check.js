// The pages that check: a round, or a conviction. What is checked stands in the address, or in the saved page.

import { render } from "/vendor/preact.js";
import { CheckConviction } from "./check-conviction.js";
import { CheckRound } from "./check-round.js";
import { saved } from "./checking.js";
import { html } from "./ui.js";

const [first, second] = location.pathname.toLowerCase().split("/").slice(2);
const about = saved ?? (first === "conviction" ? { tx: second } : { task: first, round: second });

document.title = about.tx ? "Check a conviction · Assay" : `Check round ${about.round} · Assay`;
render(about.tx ? html`<${CheckConviction} tx=${about.tx} />` : html`<${CheckRound} id=${about.task} n=${about.round} />`, document.getElementById("check"));
