import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Generation } from "@learn-bittensor/simulators/terminal/grammar";
import { INSTALL } from "@learn-bittensor/simulators/terminal/missions";
import { replay } from "@learn-bittensor/simulators/terminal/terminal";
import { describe, expect, it } from "vitest";
import { COMMAND_TABLES } from "./command-tables.ts";
import { SUBNETS_AND_THE_REST } from "./what-guides-show/subnets-and-the-rest.ts";
import { WALLET_AND_STAKE } from "./what-guides-show/wallet-and-stake.ts";

const EXPECTATIONS = [...WALLET_AND_STAKE, ...SUBNETS_AND_THE_REST];
const CONTENT = fileURLToPath(new URL("../../../../content/en/", import.meta.url));
const FILES = globSync("**/*.md", { cwd: CONTENT }).toSorted();
/** What is said where a command is not one of the generation. */
const NOT_ACCEPTED = new Set(["noCommand", "noOption", "otherGeneration", "noTool", "openQuote"]);

interface Line {
  readonly file: string;
  readonly line: string;
  /** Those that it may be of: what is said behind it, else both. */
  readonly generations: readonly Generation[];
}

const LINES = FILES.flatMap(linesOf);

describe("the practice terminal", () => {
  it("finds the commands of all texts", () => {
    expect(LINES.length).toBeGreaterThan(250);
    expect(new Set(LINES.map(({ file }) => file.split("/")[0]))).toEqual(
      new Set(
        ["article", "concept", "get-started-step", "guide", "faq"].filter((kind) =>
          LINES.some(({ file }) => file.startsWith(kind)),
        ),
      ),
    );
  });

  it("takes each of them, in the generation that it names", () => {
    const refused = LINES.filter(
      ({ line, generations }) => !generations.some((generation) => isAccepted(line, generation)),
    );
    expect(refused).toEqual([]);
  });

  it("does something for each of them", () => {
    const isIdle = ({ line, generations }: Line) =>
      generations.every((generation) =>
        namesOf(line, generation).some((name) => name === "notPlayed" || NOT_ACCEPTED.has(name)),
      );
    const idle = LINES.filter(isIdle);
    expect([...new Set(idle.map(({ line }) => line))]).toEqual([]);
  });

  it.each(EXPECTATIONS)("shows what $file says: $says", ({ file, says, lines, outputs = 1, shows, hides = [] }) => {
    expect(readFileSync(`${CONTENT}${file}`, "utf8").replaceAll(/\s+/g, " ")).toContain(says);
    const { entries } = replay(lines, COMMAND_TABLES);
    const shown = entries
      .slice(-outputs)
      .map((entry) => entry.lines.join("\n"))
      .join("\n");
    for (const each of shows) expect(shown).toMatch(each);
    for (const each of hides) expect(shown).not.toMatch(each);
    expect(
      entries.flatMap(({ lessons }) => lessons.map(({ name }) => name)).filter((name) => NOT_ACCEPTED.has(name)),
    ).toEqual([]);
  });

  it("has an expectation for each promise of a guide that a command shows something", () => {
    const promises = FILES.filter((file) => /^(guide|get-started-step)\//.test(file)).flatMap((file) => {
      const text = readFileSync(`${CONTENT}${file}`, "utf8");
      return [
        ...text.matchAll(/```sh\n((?:(?!```)[\s\S])*btcli(?:(?!```)[\s\S])*)```\n+((?:(?!\n\n|```)[\s\S])*)/g),
      ].flatMap(([, , after = ""]) =>
        [
          ...after.matchAll(
            /[^.?!|>]*\byou should (?:then )?(?:see|learn|find)\b[^.]*|[^.?!|>]*\b(?:line|preview|command|list`?|overview`?) should (?:now )?(?:show|name)\b[^.]*/gi,
          ),
        ].map(([sentence]) => ({ file, sentence: sentence.trim() })),
      );
    });
    expect(promises.length).toBeGreaterThan(15);
    const covered = (one: { file: string; sentence: string }) =>
      EXPECTATIONS.some(
        ({ file, says }) => file === one.file && (says.includes(one.sentence) || one.sentence.includes(says)),
      );
    expect(promises.filter((one) => !covered(one))).toEqual([]);
  });
});

function linesOf(file: string): Line[] {
  const text = readFileSync(`${CONTENT}${file}`, "utf8");
  const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, code = ""]) => code.replaceAll(/\\\n\s*/g, " "));
  const spans = [...text.matchAll(/(?<!`)`(btcli [^`\n]*)`(?!`)/g)].map(([, code = ""]) => code);
  return [...blocks.flatMap((code) => code.split("\n")), ...spans]
    .map((line) => line.trim())
    .filter((line) => line.startsWith("btcli"))
    .map((line) => {
      const said = /#.*\bbtcli (9|11)\b/.exec(line)?.[1];
      return { file, line, generations: said === "9" ? [9] : said === "11" ? [11] : [11, 9] };
    });
}

function isAccepted(line: string, generation: Generation): boolean {
  const names = namesOf(line, generation);
  return names.every((name) => !NOT_ACCEPTED.has(name));
}

function namesOf(line: string, generation: Generation): string[] {
  const { entries } = replay([INSTALL[generation], line], COMMAND_TABLES);
  return entries.at(-1)?.lessons.map(({ name }) => name) ?? [];
}
