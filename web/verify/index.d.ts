/** Hexadecimal: 32 bytes (a root, a hash, a task's id), 20 bytes (an account), or any bytes, after 0x. */
export type Hex = `0x${string}`;

/** A number as bits and in decimal, with what it is. */
export interface Num {
  name: string;
  /** 8 hexadecimal digits of a binary32, or 16 of a binary64. */
  bits: Hex;
  /** The shortest decimal that reads back as the same bits; "NaN", "+Inf", "-Inf". */
  decimal: string;
}

export type Outcome = "match" | "noMatch" | "missing";

/** What went wrong, by a name that is stable. */
export class VerifyError extends Error {
  constructor(name: string, message: string);
  /**
   * InvalidOptions, InvalidCall; ModuleMissing, ModuleFailed; ChainUnavailable, ChainRefused, WrongContract, TaskNotFound,
   * TransactionNotFound, NotProven; ObjectMismatch; a
   * name of docs/formats.md section 7. In `tried` also Timeout, TooLong, WrongLength, Refused, Unreachable.
   */
  name: string;
}

/** The WebAssembly module. It computes in the caller's thread. */
export class Engine {
  /** Loads it: from a URL, or from its bytes, gzip or not. */
  static load(source?: URL | string | ArrayBuffer | Uint8Array): Promise<Engine>;
  /** Calls one of its functions; a VerifyError says what it could not do. */
  call(name: string, args: unknown, ...data: Uint8Array[]): any;
}

/** The module that is shared by all that is given none; loaded once. */
export function loadEngine(): Promise<Engine>;

export interface CheckOptions {
  /** JSON-RPC of a node that you trust, http or https. It has to answer pages of other origins. */
  rpcUrl: string;
  /** Addresses of TrainingTasks and TrainingRounds, and the first block that can have their events (0 if not given). */
  contracts: { tasks: Hex; rounds: Hex; deployBlock?: number };
  taskId: Hex;
  round: number;
  /** URLs of keepers, asked one after the other; nothing that they say is believed. 1 to 256. */
  keepers: string[];
  /**
   * Which parameters are computed again: "all", with both roots; so many drawn at random; or these. Not given: all while the objects of the
   * round have at most maxTotalBytes, else 1,024 drawn ones. At most 65,536.
   */
  samples?: "all" | number | number[];
  /** The block that the chain is read at; "latest" if not given. */
  block?: "latest" | "safe" | "finalized" | number;
  /** How long an answer may be silent, in milliseconds; 20,000 if not given. All of it has that long, and a second for each 64 KiB. */
  timeoutMs?: number;
  /** The largest object that is fetched, in bytes; 512 MiB if not given. */
  maxObjectBytes?: number;
  /** Up to how many bytes of objects all parameters are computed where `samples` is not given; 256 MiB. */
  maxTotalBytes?: number;
  signal?: AbortSignal;
  fetch?: typeof fetch;
  engine?: Engine;
  /** Called before each object is fetched. */
  onProgress?: (object: RoundObject & { object: number; objects: number }) => void;
}

/** An object that a round is made of: an included payload, the state before the round, or the one that was signed. */
export interface RoundObject {
  what: "payload" | "parent" | "state";
  root: Hex;
  bytes: number;
  trainer?: Hex;
}

/** An element that was signed and is not what the inputs give. */
export interface Wrong {
  what: "parameter" | "momentum";
  /** From the model's first parameter, and from the fragment's. */
  index: number;
  fragment: number;
  coordinate: number;
  expected: Num;
  claimed: Num;
  /** What the expected number is computed from, in the order in which it enters. */
  inputs: Num[];
  why: string;
}

export interface CheckResult {
  /** match; noMatch; or missing: something could not be had, and nothing is said. */
  outcome: Outcome;
  taskId: Hex;
  round: number;
  block: { number: number; hash: Hex };
  /** The round's, by the contract's name. */
  status: string;
  /** The state before the round, the one after it and the root of all else that was signed, on chain. */
  parentRoot: Hex;
  stateRoot: Hex;
  auxRoot: Hex;
  /** Both roots as they were recomputed, if all was. */
  recomputed: { stateRoot: Hex; auxRoot: Hex } | null;
  scope: "all" | "samples";
  /** How many parameters, each with its momentum, were computed again. */
  checked: number;
  /** The included trainers, in the order of aggregation. */
  trainers: Hex[];
  /** The first wrong elements, at most 16. */
  wrong: Wrong[];
  /** What could not be had, and what each keeper answered. */
  missing: { what: RoundObject["what"]; root: Hex; trainer?: Hex; tried: { keeper: string; error: string; message: string }[] }[];
  /** In words, what the rest does not say. */
  why: string;
}

/** Recomputes a round. Rejects with a VerifyError if the chain cannot be read. */
export function checkRound(options: CheckOptions): Promise<CheckResult>;

export interface ConvictionOptions {
  /** JSON-RPC of a node that you trust, http or https. */
  rpcUrl: string;
  /** Addresses of TrainingTasks and of the game, TrainingFraud. */
  contracts: { tasks: Hex; game: Hex };
  /** The transaction of the proof. */
  tx: Hex;
  timeoutMs?: number;
  signal?: AbortSignal;
  fetch?: typeof fetch;
  engine?: Engine;
}

export interface ConvictionResult {
  /** match: what convicted is so; noMatch: it is not, or the proof is none; missing: nothing can be said. */
  outcome: Outcome;
  tx: Hex;
  block: { number: number; hash: Hex };
  taskId: Hex;
  round: number;
  trainer: Hex;
  challenger: Hex;
  /** The claim's name. */
  claim: Hex;
  fault: "Element" | "Source" | "Output" | "Payload" | "Withheld" | string;
  /** In its tensor, as decimal digits. */
  element: string;
  /** Of the contract's event, as bits. */
  expected: Hex;
  claimed: Hex;
  /** The operator, what it read, and what was computed here; null if nothing was. */
  judged: {
    segment: number;
    transition: number;
    part: number;
    entry: number;
    operator: string;
    dtype: string;
    shape: number[];
    /** Which run of how many, and the accumulator that it goes on from; of one run 0, 1 and 0. */
    run: number;
    runs: number;
    start: Hex;
    /** What convicts by itself, so that nothing was computed: the claimed leaf, or the operand after `operands`, is ill-formed. */
    malformed: "" | "output" | "operand";
    /** What was recomputed, and what the trainer committed to: the element, or the accumulator after the run. */
    value: Hex;
    claimed: Hex;
    operands: { operand: number; entry: number; part: number; dtype: string; first: string; root: Hex; words: Hex[] }[];
  } | null;
  why: string;
}

/**
 * Recomputes the operator that a conviction was about, from its proof's calldata. The game and the program are held against the task's, the operands
 * against their roots; that these are of what the trainer had posted and signed is the contract's word. Rejects with a VerifyError if the chain cannot
 * be read, TransactionNotFound or NotProven.
 */
export function checkConviction(options: ConvictionOptions): Promise<ConvictionResult>;

/** A vector's header (docs/formats.md section 1). A length that JavaScript's numbers do not hold is a string of its digits. */
export interface Header {
  kind: number;
  dtype: number;
  length: number | string;
  binding: Hex;
}

export interface ProofResult {
  valid: boolean;
  /** "" | "empty" | "leaves" | "order" | "index" | "length" | "root" */
  reason: string;
}

export function verifyProof(args: { root: Hex; header: Header; index: number | string; proof: Hex[] }, leaf: Uint8Array): Promise<ProofResult>;
export function verifyMultiProof(args: { root: Hex; header: Header; indices: (number | string)[]; proof: Hex[] }, ...leaves: Uint8Array[]): Promise<ProofResult>;
export function commit(args: { header: Header }, ...leaves: Uint8Array[]): Promise<Hex>;

/** A specification: the 0x-hex of its 58 words, or its JSON form. */
export type Spec = Hex | Record<string, unknown>;

export function readSpec(args: { spec: Spec }): Promise<{ spec: Record<string, any>; encoded: Hex; specHash: Hex }>;

/** The elements of whole payload leaves of one fragment, as bits. */
export function decodeLeaves(args: { spec: Spec; elements: number }, leaves: Uint8Array): Promise<Hex[]>;

/**
 * One coordinate of an aggregation. The trainers' values are given as bits; or data is one interleaved leaf (`at` is the place of the coordinate
 * in it); or data is a payload leaf of each trainer, with `elements` elements, of which `at` is the one.
 */
export function recomputeElement(
  args: {
    spec: Spec;
    /** Enrolment slots of the included trainers, ascending by address. */
    slots: number[];
    /** binary64 bits, of a rule that has scores. */
    scores?: Hex[];
    values?: Hex[];
    at?: number;
    elements?: number;
    /** Bits before the round. */
    parameter: Hex;
    momentum: Hex;
    /** Bits that somebody says are those after it. */
    claimed?: { parameter: Hex; momentum: Hex };
  },
  ...data: Uint8Array[]
): Promise<{ aggregate: Num; parameter: Num; momentum: Num; outcome?: "match" | "noMatch" }>;

/** A program's root and number of entries; or the first rule that it breaks (docs/arithmetic-programs.md section 4), and which entry does. */
export function readProgram(encoded: Uint8Array): Promise<{ root?: Hex; entries?: number; rule: string; entry: number }>;

/**
 * One run of one element of a program's node (docs/arithmetic-programs.md section 11): from entries and openings alone, or from the whole program
 * and the operands' tensors (words under the entry of each).
 */
export function judgeOperator(args: {
  /** The program's root and the entries' multi-proof; without a root they are taken as they are. */
  root?: Hex;
  proof?: Hex[];
  place?: { leaves: number; number: number; header: Hex; entry: Hex; named: { number: number; entry: Hex }[] };
  program?: Hex;
  entry?: number;
  query: { micro: number; index: number | string; run: number; start: Hex };
  openings?: { operand: number; root: Hex; leaves: Hex[]; proof: Hex[] }[];
  tensors?: Record<number, Hex[]>;
  claimed?: Hex;
}): Promise<{ verdict: "value" | "illFormed" | "malformed"; value: Hex; rule?: string; operand: number; runs: number; outcome?: "match" | "noMatch" }>;

/** Cases of one operation of docs/arithmetic.md: a list of words an operand; with shapes ("2x300,4x300") of a tensor operator. */
export function evaluate(args: { op: string; shapes?: string; attrs?: string[]; in: string[][] }): Promise<Hex[]>;
