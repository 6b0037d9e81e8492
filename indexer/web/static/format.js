// How things are written: amounts, times, numbers and names.

export const short = (hex) => (hex.length > 18 ? `${hex.slice(0, 8)}…${hex.slice(-4)}` : hex);
export const words = (name) => String(name).toLowerCase().replaceAll("_", " ");
export const plural = (n, one, many = one + "s") => `${grouped(n)} ${Number(n) === 1 ? one : many}`;

// Digits in threes, apart by a narrow space.
export const grouped = (amount) => String(amount).replace(/\B(?=(\d{3})+$)/g, "\u202f");

// Amounts come in the token's smallest unit and are shown in whole tokens of 18 decimals, exactly; tiny ones in units.
export const tokens = (amount) => {
  const n = BigInt(amount);
  if (n > 0n && n < 10n ** 9n) return plural(String(n), "unit");
  const digits = String(amount).padStart(19, "0");
  const rest = digits.slice(-18).replace(/0+$/, "");
  return grouped(digits.slice(0, -18)) + (rest ? "." + rest : "");
};

export const sum = (rows, of) => rows.reduce((total, row) => total + BigInt(of(row)), 0n);

export const clock = (seconds) => new Date(Number(seconds) * 1000).toLocaleTimeString([], { hour12: false });
export const moment = (seconds) => new Date(Number(seconds) * 1000).toLocaleString([], { dateStyle: "medium", timeStyle: "medium", hour12: false });

export function span(seconds) {
  const s = Math.max(0, Math.round(seconds));
  if (s < 100) return `${s} s`;
  if (s < 6000) return `${Math.floor(s / 60)} min ${s % 60 ? `${s % 60} s` : ""}`.trim();
  if (s < 172_800) return `${Math.floor(s / 3600)} h ${Math.floor((s % 3600) / 60)} min`;
  return `${Math.floor(s / 86_400)} days`;
}

const view = new DataView(new ArrayBuffer(8));

// The shortest decimal that reads back as the same number.
function shortest(value, wide) {
  if (Number.isNaN(value)) return "NaN";
  if (Object.is(value, -0)) return "-0";
  if (wide || !Number.isFinite(value)) return String(value);
  for (let digits = 1; digits < 9; digits++) {
    const text = value.toPrecision(digits);
    if (Math.fround(Number(text)) === value) return String(Number(text));
  }
  return String(Number(value.toPrecision(9)));
}

// A number by its bits, of type f64, f32, i32 or i8.
export function number(bits, type = "f32") {
  const word = BigInt(bits);
  view.setBigUint64(0, word);
  const wide = type === "f64", whole = type === "i32" || type === "i8";
  const size = wide ? 64 : type === "i8" ? 8 : 32;
  const digits = BigInt.asUintN(size, word).toString(2).padStart(size, "0");
  const exponent = whole ? 0 : wide ? 11 : 8;
  return {
    decimal: whole ? String(BigInt.asIntN(size, word)) : shortest(wide ? view.getFloat64(0) : view.getFloat32(4), wide),
    hex: "0x" + BigInt.asUintN(size, word).toString(16).padStart(size / 4, "0"), wide,
    sign: digits[0], exponent: digits.slice(1, 1 + exponent), fraction: digits.slice(1 + exponent),
  };
}

// Faults of keepers whose values are binary64; the others that have values are binary32.
export const WIDE = ["PARTIAL", "TOTAL", "SCORE"];
// Faults that name no number: a malformed payload, silence, two signatures.
export const WORDLESS = ["PAYLOAD", "WITHHELD", "EQUIVOCATION"];

export const isWord = (text) => /^0x[0-9a-f]{64}$/i.test(text);
export const isAddress = (text) => /^0x[0-9a-f]{40}$/i.test(text);
export const isNumber = (text) => /^[0-9]{1,12}$/.test(text);
// What a stranger says of itself goes into a link only if a browser takes it for a URL (it refuses names that end in what is no number after all), and
// into a command that somebody copies only if a shell reads nothing else in it.
export const isPlainURL = (text) => text !== null && /^https?:\/\/[A-Za-z0-9.:[\]/_-]+$/.test(text) && URL.canParse(text);
