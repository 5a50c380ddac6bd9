import { tables } from "virtual:command-tables";
import type { CommandTable, Tables } from "@learn-bittensor/simulators/terminal/grammar";

/** The commands of both generations, as texts are checked against them. */
export const COMMAND_TABLES: Tables = { 9: read(tables[9]), 11: read(tables[11]) };

function read({ options, commands }: (typeof tables)[9]): CommandTable {
  return {
    options: setOf(options),
    commands: new Map(Object.entries(commands).map(([command, own]) => [command, setOf(own)])),
  };
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(" ").filter(Boolean));
}
