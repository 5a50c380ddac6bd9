import { findPlay } from "./commands/play.ts";
import { type Generation, listGroup, type Reading, readCommand, splitWords, type Tables } from "./grammar.ts";
import { isMadeUpPhrase, MADE_UP_PHRASE } from "./made-up.ts";
import { type Ask, done, Halt, type Lesson, lesson, type Result } from "./result.ts";
import type { Run } from "./run.ts";
import { leaveTime, runScript } from "./shell.ts";
import { createWorld, type World } from "./world.ts";

export const LONGEST_LINE = 300;

/** What stands in a session's lines for the made-up words, and for whatever else was typed hidden. */
const PHRASE_SIGN = "…";
const HIDDEN_SIGN = "•";
const SECRETS = /(--(?:mnemonic|seed|private-key|json-password|uri)(?:=|\s+))(.*?)(?=\s--|$)/g;

/** What was typed, and what came of it. */
export interface Entry {
  /** As it is shown and stored: of what is typed hidden, a sign. */
  readonly line: string;
  /** What the line answers; null where it is a command. */
  readonly prompt: string | null;
  readonly lines: readonly string[];
  readonly lessons: readonly Lesson[];
  readonly goals: Result["goals"];
}

/** The terminal between two lines. */
export interface Terminal {
  readonly world: World;
  /** A command that waits for an answer. */
  readonly pending: Pending | null;
  readonly entries: readonly Entry[];
}

export interface Pending extends Ask {
  readonly line: string;
  readonly answers: readonly (readonly [string, string])[];
}

export function startTerminal(): Terminal {
  return { world: createWorld(), pending: null, entries: [] };
}

/** The terminal after a line. It depends on nothing else, so that the lines of a session are all of its state. */
export function enterLine(terminal: Terminal, typed: string, tables: Tables): Terminal {
  const line = clean(typed);
  const { pending, world } = terminal;
  if (pending) return answerQuestion(terminal, pending, line, tables);
  if (line === "") return terminal;
  return settle(terminal, { line, prompt: null }, runLine(world, line, new Map(), tables), { line, answers: [] });
}

/** A session's lines, one after another. */
export function replay(lines: readonly string[], tables: Tables): Terminal {
  return lines.reduce((terminal, line) => enterLine(terminal, line, tables), startTerminal());
}

/** In one line, bounded, and without what only keys have, the made-up ones aside. */
function clean(typed: string): string {
  const line = typed
    .replaceAll(/\\?\s*\n\s*/g, " ")
    .trim()
    .slice(0, LONGEST_LINE)
    .trimEnd();
  return line.replaceAll(
    SECRETS,
    (_, name: string, value: string) => name + (isMadeUpPhrase(value) ? value : HIDDEN_SIGN),
  );
}

function answerQuestion(terminal: Terminal, pending: Pending, typed: string, tables: Tables): Terminal {
  const { world } = terminal;
  const isPhrase = isMadeUpPhrase(typed) || (pending.isHidden && typed === PHRASE_SIGN);
  const line = pending.isHidden && typed !== "" ? (isPhrase ? PHRASE_SIGN : HIDDEN_SIGN) : typed;
  const shown = { line, prompt: pending.label };
  const isAskedFor = pending.flag === "--mnemonic" || pending.flag === "phish";
  if (isPhrase && !isAskedFor)
    return settle(terminal, shown, done(world, [], { lessons: [lesson("phraseAtPrompt")] }), null);
  if (isAskedFor && typed !== "" && !isPhrase)
    return settle(terminal, shown, done(world, ["invalid mnemonic"], { lessons: [lesson("otherPhrase")] }), null);
  const answer =
    typed === "" ? pending.preset : pending.flag === "password" ? HIDDEN_SIGN : isPhrase ? MADE_UP_PHRASE : typed;
  if (answer === null && isAskedFor && pending.flag === "phish")
    return settle(terminal, shown, runScript(world, null), null);
  if (answer === null)
    return {
      ...terminal,
      entries: [...terminal.entries, { ...shown, lines: ["aborted."], lessons: [], goals: [] }],
      pending: null,
    };
  if (pending.flag === "phish") return settle(terminal, shown, runScript(world, answer), null);
  const answers = [...pending.answers, [pending.flag, answer] as const];
  return settle(terminal, shown, runLine(world, pending.line, new Map(answers), tables), {
    line: pending.line,
    answers,
  });
}

function settle(
  terminal: Terminal,
  shown: Pick<Entry, "line" | "prompt">,
  { world, lines, lessons, goals, ask }: Result,
  of: Pick<Pending, "line" | "answers"> | null,
): Terminal {
  const pending = ask ? { ...ask, line: of?.line ?? "", answers: of?.answers ?? [] } : null;
  return { world, pending, entries: [...terminal.entries, { ...shown, lines, lessons, goals }] };
}

function runLine(world: World, line: string, answers: ReadonlyMap<string, string>, tables: Tables): Result {
  if (isMadeUpPhrase(line))
    return done(world, [`${line.split(" ")[0]}: command not found`], { lessons: [lesson("phraseInHistory")] });
  const words = splitWords(line.replace(/^\$ /, ""));
  if (words === null)
    return done(world, ["> unexpected end: a quotation mark is open"], { lessons: [lesson("openQuote")] });
  const [tool, ...rest] = words;
  if (tool === undefined) return done(world, []);
  if (tool === "btcli") return runTool(world, rest, answers, tables);
  const outside = leaveTime(world, words) ?? install(world, line);
  if (outside) return outside;
  if (line === SCRIPT) return done(world, ["Your wallet is out of sync."], { ask: runScript.ask });
  return done(world, [`${tool.slice(0, 40)}: command not found`], {
    lessons: [lesson("noTool", { word: tool.slice(0, 40) })],
  });
}

/** Somebody in a chat said that it helps. */
export const SCRIPT = "sh repair-wallet.sh";

function runTool(world: World, words: readonly string[], answers: ReadonlyMap<string, string>, tables: Tables): Result {
  const reading = readCommand(words, tables[world.generation]);
  if (reading.kind === "version") return done(world, [world.generation === 11 ? "11.3.0" : "BTCLI version: 9.21.2"]);
  if (reading.kind === "help") return help(world, reading.path, tables);
  if (reading.kind === "unknown") return unknown(world, words, reading, tables);
  return play({ world, command: reading.command, answers, notes: [] });
}

function play(run: Run): Result {
  const action = findPlay(run.command.path);
  if (!action) return done(run.world, [], { lessons: [lesson("notPlayed", { word: run.command.path })] });
  const result = attempt(run, action);
  // A command that asks is run again, with the answer.
  if (result.ask) return result;
  const notes = run.notes.filter(({ values }) => !run.world.told.includes(String(values.word)));
  const told = [...run.world.told, ...notes.map(({ values }) => String(values.word))];
  return { ...result, world: { ...result.world, told }, lessons: [...notes, ...result.lessons] };
}

function attempt(run: Run, action: (run: Run) => Result): Result {
  try {
    return action(run);
  } catch (error) {
    if (error instanceof Halt) return { world: run.world, ...error.result };
    throw error;
  }
}

function help(world: World, path: string, tables: Tables): Result {
  const table = tables[world.generation];
  const own = table.commands.get(path);
  const name = ["btcli", path].filter(Boolean).join(" ");
  if (own) {
    const lines = [
      `Usage: ${name} [OPTIONS]`,
      "",
      "Options:",
      ...[...own].map((option) => `  ${option}`),
      "Options of every command:",
    ];
    return done(world, [...lines, `  ${[...table.options].filter((option) => option.startsWith("--")).join(" ")}`]);
  }
  const lines = [
    `Usage: ${name} [OPTIONS] COMMAND [ARGS]...`,
    "",
    "Commands:",
    ...listGroup(path, table).map((command) => `  ${command}`),
  ];
  return done(world, lines, { lessons: world.generation === 11 ? [lesson("tableOnly")] : [] });
}

function unknown(
  world: World,
  words: readonly string[],
  { what, word, path }: Extract<Reading, { kind: "unknown" }>,
  tables: Tables,
): Result {
  const other: Generation = world.generation === 11 ? 9 : 11;
  const isOthers = readCommand(words, tables[other]).kind !== "unknown";
  const name = ["btcli", path].filter(Boolean).join(" ");
  const said = what === "command" ? `No such command '${word}'.` : `No such option: ${word}`;
  const lines = [
    `Usage: ${name} [OPTIONS]${what === "command" ? " COMMAND [ARGS]..." : ""}`,
    `Try '${name} --help' for help.`,
    "",
    `Error: ${said}`,
  ];
  const why = isOthers
    ? lesson("otherGeneration", { word, generation: other })
    : lesson(what === "command" ? "noCommand" : "noOption", { word, path: name });
  return done(world, lines, { lessons: [why] });
}

/** `pip install` changes the generation. */
function install(world: World, line: string): Result | null {
  const [, what] =
    /^pip3? install (?:-U |--upgrade )?["']?(bittensor(?:-cli)?)(?:[=~<>]=?[\d.]+)?["']?$/.exec(line) ?? [];
  if (what === undefined) return null;
  const generation = what === "bittensor" ? 11 : 9;
  return done({ ...world, generation }, [
    `Successfully installed ${generation === 11 ? "bittensor-11.3.0" : "bittensor-cli-9.21.2"}`,
  ]);
}
