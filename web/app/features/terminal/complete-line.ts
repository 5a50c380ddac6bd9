import { type CommandTable, listGroup, readCommand } from "@learn-bittensor/simulators/terminal/grammar";

const MOST = 6;

/** How a line that is being typed may go on: the next word of a command, or an option. */
export function completeLine(typed: string, table: CommandTable): string[] {
  const words = typed.trimStart().split(/\s+/);
  const begun = words.pop() ?? "";
  const before = words.join(" ");
  if (words.length === 0) return begun !== "" && "btcli".startsWith(begun) && begun !== "btcli" ? ["btcli "] : [];
  if (words[0] !== "btcli") return [];
  const found = begun.startsWith("-")
    ? optionsOf(words.slice(1), table).filter(
        (option) => option.startsWith(begun) && option !== begun && !words.includes(option),
      )
    : listGroup(words.slice(1).join(" "), table).filter((word) => word.startsWith(begun) && word !== begun);
  return found.slice(0, MOST).map((word) => `${before} ${word} `);
}

/**
 * What of a line has to be looked at for secrets: commands and options are the tool's own words. Six and more of them in a row
 * would else be compared with the list of recovery words, which is loaded for it.
 */
export function valuesOf(line: string, table: CommandTable): string {
  const [tool, ...words] = line.trim().split(/\s+/);
  if (tool !== "btcli") return line;
  const reading = readCommand(words, table);
  const path = reading.kind === "command" ? reading.command.path.split(" ") : [];
  return words
    .slice(path.length)
    .filter((word) => !/^--?[a-z][\w.-]*$/i.test(word))
    .join(" ");
}

function optionsOf(words: readonly string[], { commands, options }: CommandTable): string[] {
  const path = [3, 2, 1].map((count) => words.slice(0, count).join(" ")).find((name) => commands.has(name));
  return path === undefined ? ["--help"] : [...(commands.get(path) ?? []), ...options];
}
