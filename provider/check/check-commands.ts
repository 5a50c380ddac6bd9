import type { CommandTable } from "./read-command-tables.ts";

/** A line that runs the tool, without the comment behind it. */
const COMMAND = /^\s*(?:\$ )?btcli((?:[ \t]+(?!#)\S+)*)[ \t]*(?:#(.*))?$/gm;
/** The comment with which a line says which generation it is of. */
const GENERATION = /\bbtcli (\d+)\b/;
/** What stands for a word that the reader puts in. */
const PLACEHOLDER = /^(?:[A-Z][A-Z0-9_]*|…)$/;

/**
 * Command lines in a text's code are those of one generation of the tool: its groups, its commands, its options. Which one, a
 * line may say behind it (`# btcli 9`).
 */
export function checkCommands(
  code: readonly string[],
  tables: readonly CommandTable[],
  report: (problem: string) => void,
): void {
  for (const each of code) {
    for (const [, words = "", comment = ""] of each.replaceAll(/\\\n\s*/g, " ").matchAll(COMMAND)) {
      const said = GENERATION.exec(comment)?.[1];
      const asked = said === undefined ? tables : tables.filter(({ tool }) => tool.startsWith(`btcli ${said}`));
      const problems = asked.map((table) => whatIsUnknown(words.trim().split(/\s+/), table));
      if (problems.includes(null)) continue;
      const known = asked.map(({ tool }, index) => `${tool} has no ${problems[index]}`).join(", ");
      report(`text: expected a command of btcli, got "btcli${words}": ${known}`);
    }
  }
}

/** The first word that the generation does not know; null for a sound line. */
function whatIsUnknown(words: readonly string[], { commands, options }: CommandTable): string | null {
  const firstOption = words.findIndex((word) => word.startsWith("-"));
  const named = words.slice(0, firstOption < 0 ? words.length : firstOption).filter((word) => word !== "");
  const own = findCommand(named, commands);
  if (own === null) return `"${named.slice(0, 2).join(" ")}"`;
  const isKnown = (word: string) => options.has(nameOf(word)) || own.has(nameOf(word));
  return words.slice(named.length).find((word) => isOption(word) && !isKnown(word)) ?? null;
}

/** The options of the longest command that the words begin with; none for a group, whose help may be asked for. */
function findCommand(named: readonly string[], commands: CommandTable["commands"]): ReadonlySet<string> | null {
  for (let length = Math.min(named.length, 3); length > 0; length -= 1) {
    const own = commands.get(named.slice(0, length).join(" "));
    if (own) return own;
  }
  const path = named.filter((word) => !PLACEHOLDER.test(word)).join(" ");
  const isGroup = path === "" || [...commands.keys()].some((command) => command.startsWith(`${path} `));
  return isGroup ? new Set() : null;
}

/** A negative number is a value. */
function isOption(word: string): boolean {
  return /^--?[a-z]/i.test(word);
}

function nameOf(option: string): string {
  return option.split("=")[0] ?? option;
}
