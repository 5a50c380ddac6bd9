import { readFileSync } from "node:fs";
import { z } from "zod";
import { day } from "../content/format/field-schemas.ts";
import { parseYaml } from "../content/parse-yaml.ts";

/** The commands of one generation of the command line tool, by their words, with their options. */
export interface CommandTable {
  tool: string;
  /** What every command may have. */
  options: ReadonlySet<string>;
  commands: ReadonlyMap<string, ReadonlySet<string>>;
}

const option = z.string().regex(/^--?[A-Za-z][\w.-]*$/, "an option, like --netuid");
const table = z.strictObject({
  tool: z.string().regex(/^btcli \d/),
  source: z.url(),
  readOn: day,
  options: z.array(option),
  commands: z.record(z.string().regex(/^[a-z]+(?: [a-z-]+)*$/), z.array(option)),
});

/** The tables beside this file, the older generation first. */
export function readCommandTables(): CommandTable[] {
  return ["btcli-9", "btcli-11"].map((name) => {
    const text = readFileSync(new URL(`commands/${name}.yaml`, import.meta.url), "utf8");
    const fail = (problem: string) => {
      throw new Error(`commands/${name}.yaml: ${problem}`);
    };
    const { tool, options, commands } = table.parse(parseYaml(text, fail));
    return {
      tool,
      options: new Set(options),
      commands: new Map(Object.entries(commands).map(([command, own]) => [command, new Set(own)])),
    };
  });
}
