/**
 * Asks the addresses elsewhere that texts lead to whether they are still there:
 *
 *     npm run content:links                how many there are, on how many hosts; nothing is asked
 *     npm run content:links -- --ask       asks them, politely: minutes
 *     npm run content:links -- --ask WORD  those alone that have this in their address
 *
 * It leaves with a failure where one is gone.
 */
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { readContentFiles } from "../../content/content-files.ts";
import { askLinks } from "./ask-links.ts";
import { listOutwardLinks } from "./list-outward-links.ts";
import { reportLinks } from "./report-links.ts";

const CONTENT_DIR = "content";

if (import.meta.main) {
  const { values, positionals } = parseArgs({ options: { ask: { type: "boolean" } }, allowPositionals: true });
  const [word = ""] = positionals;
  const links = listOutwardLinks(readContentFiles(CONTENT_DIR));
  const addresses = [...links.keys()].filter((address) => address.includes(word));
  const hosts = new Set(addresses.map((address) => new URL(address).host));
  print(`${addresses.length} addresses on ${hosts.size} hosts${values.ask ? "" : "; --ask asks them"}`);
  if (values.ask) {
    let asked = 0;
    const answers = await askLinks(addresses, {
      fetch: (address, init) => fetch(address, init),
      wait: (milliseconds) => setTimeout(milliseconds),
      onAnswer: ({ address, status, problem }) => {
        asked += 1;
        print(`${asked}/${addresses.length} ${status ?? problem} ${address}`);
      },
    });
    const lines = reportLinks(answers, links);
    print(...lines);
    if (lines.some((line) => line.startsWith("gone: "))) process.exitCode = 1;
  }
}

function print(...lines: string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(""));
}
