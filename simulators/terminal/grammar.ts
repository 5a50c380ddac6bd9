/** The two generations of the tool that are about. */
export type Generation = 9 | 11;

/** The commands of one generation, by their words, each with its options, and the options that every command takes. */
export interface CommandTable {
  readonly options: ReadonlySet<string>;
  readonly commands: ReadonlyMap<string, ReadonlySet<string>>;
}

export type Tables = Readonly<Record<Generation, CommandTable>>;

/** A line of the tool, read. */
export interface Command {
  /** Its words in the table: `stake add`. */
  readonly path: string;
  /** The words behind them. */
  readonly words: readonly string[];
  readonly options: ReadonlyMap<string, readonly string[]>;
}

export type Reading =
  | { readonly kind: "command"; readonly command: Command }
  | { readonly kind: "help"; readonly path: string }
  | { readonly kind: "version" }
  | { readonly kind: "unknown"; readonly what: "command" | "option"; readonly word: string; readonly path: string };

/** What stands in a guide for a word that the reader puts in. */
const PLACEHOLDER = /^(?:[A-Z][A-Z0-9_]*|.*….*)$/;

/** Options that take no value. */
const FLAGS = new Set(
  (
    "--json --json-output --json-out --quiet -q --verbose -v --yes -y --dry-run --mev-shield --no-mev-shield --help " +
    "--version --prompt --no-prompt --no --all -a --all-netuids --allnetuids --all-hotkeys --live --mine --dust --safe --unsafe " +
    "--safe-staking --no-safe-staking --partial --no-partial --allow-partial --mev-protection --no-mev-protection " +
    "--overwrite --no-overwrite --use-password --no-password --enabled --no-enabled --keep-alive --no-keep-alive " +
    "--allow-death --subnet-lease --fixed-end --use-hotkey --no-use-hotkey --hyperparameters --unstake-all " +
    "--stake-all --swap-all --allow-partial-stake --slippage-protection --no-slippage-protection"
  ).split(" "),
);

export function isPlaceholder(word: string): boolean {
  return PLACEHOLDER.test(word);
}

/** The words of a line as a shell splits them, without a comment; null where a quotation mark is left open. */
export function splitWords(line: string): string[] | null {
  const words: string[] = [];
  let word: string | null = null;
  let quote = "";
  for (const sign of line) {
    if (quote) {
      if (sign === quote) quote = "";
      else word += sign;
    } else if (sign === '"' || sign === "'") {
      quote = sign;
      word ??= "";
    } else if (/\s/.test(sign)) {
      if (word !== null) words.push(word);
      word = null;
    } else if (sign === "#" && word === null) return words;
    else word = (word ?? "") + sign;
  }
  if (quote) return null;
  return word === null ? words : [...words, word];
}

/** What the tool makes of the words behind its name. */
export function readCommand(words: readonly string[], table: CommandTable): Reading {
  const firstOption = words.findIndex(isOption);
  const named = firstOption < 0 ? words : words.slice(0, firstOption);
  const rest = words.slice(named.length);
  if (named.length === 0 && rest.includes("--version")) return { kind: "version" };
  const length = [3, 2, 1].find((count) => named.length >= count && table.commands.has(wordsTo(named, count))) ?? 0;
  if (length === 0) return readGroup(named, rest, table);
  const path = wordsTo(named, length);
  const own = table.commands.get(path) ?? new Set<string>();
  const unknown = rest.filter(isOption).find((word) => !table.options.has(nameOf(word)) && !own.has(nameOf(word)));
  if (unknown !== undefined) return { kind: "unknown", what: "option", word: nameOf(unknown), path };
  if (rest.includes("--help")) return { kind: "help", path };
  const { options, loose } = readOptions(rest);
  return { kind: "command", command: { path, words: [...named.slice(length), ...loose], options } };
}

/** The commands below a group, by their last words. Empty for what is no group. */
export function listGroup(path: string, { commands }: CommandTable): string[] {
  const start = path === "" ? "" : `${path} `;
  const below = [...commands.keys()].filter((name) => name.startsWith(start)).map((name) => name.slice(start.length));
  return [...new Set(below.map((name) => name.split(" ")[0] ?? ""))];
}

function readGroup(named: readonly string[], rest: readonly string[], table: CommandTable): Reading {
  const path = named.filter((word) => !isPlaceholder(word)).join(" ");
  if (listGroup(path, table).length > 0) {
    const unknown = rest.find((word) => isOption(word) && !table.options.has(nameOf(word)));
    if (unknown !== undefined) return { kind: "unknown", what: "option", word: nameOf(unknown), path };
    return { kind: "help", path };
  }
  const known = named.findIndex((_, index) => listGroup(wordsTo(named, index + 1), table).length === 0);
  return { kind: "unknown", what: "command", word: named[known] ?? "", path: wordsTo(named, Math.max(0, known)) };
}

function readOptions(rest: readonly string[]) {
  const options = new Map<string, string[]>();
  const loose: string[] = [];
  for (let place = 0; place < rest.length; place += 1) {
    const word = rest[place] ?? "";
    if (!isOption(word)) {
      loose.push(word);
      continue;
    }
    const name = nameOf(word);
    const next = rest[place + 1];
    let value = "";
    if (word.includes("=")) value = word.slice(name.length + 1);
    else if (!FLAGS.has(name) && next !== undefined && !isOption(next)) {
      value = next;
      place += 1;
    }
    options.set(name, [...(options.get(name) ?? []), value]);
  }
  return { options, loose };
}

/** A negative number is a value. */
function isOption(word: string): boolean {
  return /^--?[a-z]/i.test(word);
}

function nameOf(option: string): string {
  return option.split("=")[0] ?? option;
}

function wordsTo(words: readonly string[], count: number): string {
  return words.slice(0, count).join(" ");
}
