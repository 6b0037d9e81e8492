// What comes from the server: answers to queries, and the contracts' events as they happen.

export async function ask(query, variables) {
  let response;
  try {
    response = await fetch("/graphql", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ query, variables }) });
  } catch {
    throw new Error("The indexer does not answer. It may be restarting; this page asks again by itself.");
  }
  let answer;
  try {
    answer = await response.json();
  } catch {
    throw new Error(`The indexer answered with something else (status ${response.status}). This page asks again by itself.`);
  }
  if (answer.errors) {
    const { message, extensions } = answer.errors[0];
    throw new Error(extensions?.hint ? `${message}. Hint: ${extensions.hint}.` : message);
  }
  if (answer.data._meta) time = { chain: answer.data._meta.block.timestamp, at: performance.now() };
  return answer.data;
}

let time = null;
// now is the chain's time in seconds: that of the block of the last answer, and what has passed since.
export const now = () => (time === null ? Date.now() / 1000 : time.chain + (performance.now() - time.at) / 1000);

const KEPT = 30;
const RETRY_MS = 5000;

// Live is one stream of events, of a task or of all. A browser has six connections to a server for all of its tabs and the pages that it keeps
// to go back to: who is not looked at leaves its one to others.
class Live {
  constructor() {
    this.state = "connecting";
    this.task = undefined;
    this.events = [];
    this.listeners = new Set();
    window.addEventListener("pagehide", () => this.close());
    window.addEventListener("pageshow", ({ persisted }) => persisted && this.open());
    document.addEventListener("visibilitychange", () => (document.hidden ? this.close() : this.open()));
  }

  // listen has fn called after each change, with the message or null; it returns how to stop that.
  listen(fn) {
    this.listeners.add(fn);
    return () => this.listeners.delete(fn);
  }

  tell(message) {
    for (const fn of this.listeners) fn(message);
  }

  // watch follows the events of a task, or all if it is null.
  watch(task) {
    if (this.task === task) return;
    this.task = task;
    this.events = [];
    this.open();
  }

  close() {
    clearTimeout(this.timer);
    this.source?.close();
    this.source = null;
  }

  open() {
    this.close();
    if (this.task === undefined || document.hidden) return;
    const source = (this.source = new EventSource("/events" + (this.task ? `?taskId=${this.task}` : "")));
    this.become("connecting");
    source.onopen = () => {
      this.become("live");
      this.tell(null); // whatever happened before is in the answer to the next query
    };
    source.onmessage = ({ data }) => this.hear(JSON.parse(data));
    source.onerror = () => {
      this.become("waiting");
      // A browser asks again after a broken connection, and not after a refusal.
      if (source.readyState === EventSource.CLOSED) this.timer = setTimeout(() => this.open(), RETRY_MS);
    };
  }

  hear(message) {
    if (message.undo) this.events = this.events.filter((m) => m.undo || m.block.number <= message.block.number);
    this.events = [message, ...this.events].slice(0, KEPT);
    this.tell(message);
  }

  become(state) {
    if (this.state === state) return;
    this.state = state;
    this.tell(null);
  }
}

export const live = new Live();

const SENTENCES = {
  TaskPosted: "A task was posted", TaskAcknowledged: "A keeper holds the files", TaskStatusChanged: "The task went on", KeeperJoined: "A keeper joined the pool",
  KeeperLeft: "A keeper left the pool", TrainerEnrolled: "A trainer enrolled", TrainerLeft: "A trainer left", RoundOpened: "Round # opened",
  OuterGradientCommitted: "A gradient of round # was committed", CommitWindowClosedEarly: "All trainers have committed to round #", CommitteeDrawn: "The committee of round # was drawn",
  RoundProposed: "Round # was proposed", RoundFinalized: "Round # is final", RoundCarried: "Round # was carried", RoundOverturned: "Round # was overturned",
  FraudProven: "A number of round # was proven wrong", EquivocationProven: "A keeper signed two outcomes of round #", TrainingFraudProven: "A trainer's claim of round # was proven wrong",
  Slashed: "A stake was slashed", Convicted: "An account was convicted", GradientVoided: "A gradient of round # lost its pay", GradientExcluded: "A gradient was taken out of round #",
  DisputeOpened: "A claim of round # was disputed", DisputeClosed: "A dispute ended", NodesRevealed: "Nodes were revealed in a dispute", SegmentDemanded: "A segment was asked for in a dispute",
  SegmentPosted: "A trainer posted a segment", TransitionEntered: "A dispute entered a transition", NodePicked: "A dispute went down", ElementDemanded: "An element was asked for in a dispute",
  ElementRevealed: "An element was revealed in a dispute", DescentOpened: "A root was opened against its signers", DescentClosed: "A descent ended", RevealRequested: "A payload was demanded",
  RewardClaimed: "A trainer was paid for round #", CommissionClaimed: "A keeper was paid for round #", Refunded: "The sponsor was refunded", ReceiptIssued: "The receipt was issued",
  RunEnded: "The run ended", AuditsDrawn: "Audits of round # were drawn", AuditCommitted: "An auditor committed", AuditOpened: "An auditor opened its audit",
  AuditSettled: "An audit was settled", AuditRefuted: "An audit was refuted", EnclavePolicySet: "A sponsor said which enclaves it takes",
  SealedManifestInstalled: "A sealed manifest was installed", EnclaveAttested: "A trainer's enclave was attested", AttestationRefuted: "An attestation was proven wrong", Deposited: "Stake was deposited", Locked: "Stake was locked", Unlocked: "Stake was released",
};

// sentence says what an event is.
export function sentence({ name, args }) {
  const known = SENTENCES[name] ?? name.replace(/([a-z])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`);
  const round = args?.round;
  return round === undefined ? known.replace(" of round #", "").replace(" to round #", "").replace(" for round #", "").replace(" out of round #", "").replace("Round #", "A round") : known.replace("#", round);
}

// BAD are events of somebody's loss.
export const BAD = new Set(["RoundOverturned", "FraudProven", "EquivocationProven", "TrainingFraudProven", "Slashed", "Convicted", "GradientVoided", "GradientExcluded", "ProgramIllFormed", "ObjectWithheld", "AttestationRefuted"]);
