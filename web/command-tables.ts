import { readCommandTables } from "@learn-bittensor/provider/read-command-tables";
import type { Plugin } from "vite";

const MODULE = "virtual:command-tables";

/** Makes a module of the tables that command lines in texts are held to (decision 0088), so that the practice terminal knows the same. */
export function commandTables(): Plugin {
  return {
    name: "command-tables",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const [nine, eleven] = readCommandTables().map(({ options, commands }) => ({
        options: [...options].join(" "),
        commands: Object.fromEntries([...commands].map(([command, own]) => [command, [...own].join(" ")])),
      }));
      return `export const tables = ${JSON.stringify({ 9: nine, 11: eleven })};`;
    },
  };
}
