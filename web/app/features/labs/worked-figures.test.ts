import { readFile } from "node:fs/promises";
import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { movingPrice } from "@learn-bittensor/simulators/emission/moving-price";
import { describe, expect, it } from "vitest";
import { readFactValues } from "../../../tests/fact-values.ts";
import { lockCostAfter } from "./registration/lock-cost.ts";

const CONTENT = new URL("../../../../content/", import.meta.url);
const BLOCKS_PER_DAY = 7200;
const BLOCKS_PER_HOUR = 300;
const factValue = await readFactValues();

describe.each(LOCALES)("what texts reckon with the facts, in %s", (locale) => {
  const number = (value: number, digits = 0) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

  it("how fast the moving price follows", async () => {
    const text = await textOf(locale, "concept/dynamic-tao.md");
    for (const ageInDays of [28, 120, 600])
      expect(text).toContain(`|${percent(arrived(ageInDays, 6))}|${percent(arrived(ageInDays, 24))}|`);
  });

  it("what an afternoon does to the moving price of a subnet close to removal", async () => {
    const text = await textOf(locale, "concept/subnet-lifecycle.md");
    for (const [hours, leaving] of [
      [1, "R"],
      [6, "S"],
      [24, "S"],
    ] as const) {
      const part = arrived(400, hours);
      const price = 0.0042 * (1 + 0.2 * part);
      expect(price > 0.0045 ? "S" : "R").toBe(leaving);
      expect(text).toContain(`|${percent(part)}|${spaceless(number(price, 5))}τ|${leaving}|`);
    }
  });

  it("the right answer about it", async () => {
    const quiz = await readFile(new URL("en/quiz/subnet-lifecycle.yaml", CONTENT), "utf8");
    expect(quiz).toMatch(/key: part\n +text: .*\n +correct: true/);
    const text = await textOf(locale, "quiz/subnet-lifecycle.yaml");
    const right = /-key:parttext:"([^"]*)"/.exec(text)?.[1] ?? "";
    expect(right).toContain(percent(0.2 * arrived(400, 6)));
    expect(text).toContain(percent(arrived(400, 6)));
  });

  it("how the lock cost falls back", async () => {
    const interval = factValue("lock-cost-interval");
    const days = interval / BLOCKS_PER_DAY;
    const again = 2 - factValue("subnet-rate-limit") / interval;
    const article = await textOf(locale, "article/how-subnets-fail.md");
    expect(article).toContain(`2-2/${days}=${again}$`);
    expect(article).toContain(`${again}^5=${(again ** 5).toFixed(1)}$`);
    expect(await textOf(locale, "concept/crowdloans-and-leases.md")).toContain(
      String.raw`\times${days}=${((500 / 600) * days).toFixed(1)}$`,
    );
    const life = await textOf(locale, "concept/subnet-lifecycle.md");
    for (const blocks of [interval, 2 * interval])
      expect(life).toContain(
        `|${spaceless(number(blocks))}|${spaceless(number(9_100_000 + blocks))}|${blocks / BLOCKS_PER_DAY}|`,
      );
    const guide = await textOf(locale, "guide/creating-a-subnet.md");
    for (const after of [2, 4, 8])
      expect(guide).toContain(`|${spaceless(number(Math.round(lockCostAfter(after, 600))))}τ|`);
  });

  it("when a price was paid that has fallen so far", async () => {
    const blocks = Math.round(((2 * 460.58 - 590.71) * factValue("lock-cost-interval")) / 460.58);
    expect(await textOf(locale, "article/reading-a-chain-figure.md")).toContain(
      String.raw`57\,600}{460.58}=${Math.floor(blocks / 1000)}\,${blocks % 1000}\text`,
    );
    expect(await textOf(locale, "concept/what-is-a-subnet.md")).toContain(String.raw`57\,600\approx41\,330$`);
  });
});

/** The part of a changed price that has arrived in the moving price of a subnet so old. */
function arrived(ageInDays: number, hours: number): number {
  return movingPrice(0, 1, {
    blocksSinceStart: ageInDays * BLOCKS_PER_DAY,
    updates: hours * BLOCKS_PER_HOUR,
    movingAlpha: factValue("moving-price-rate"),
    halvingBlocks: factValue("moving-price-slowdown"),
  });
}

function percent(part: number): string {
  return `${Math.round(100 * part)}%`;
}

async function textOf(locale: Locale, path: string): Promise<string> {
  return spaceless(await readFile(new URL(`${locale}/${path}`, CONTENT), "utf8"));
}

/** Languages differ in the spaces that they put into numbers and before units. */
function spaceless(text: string): string {
  return text.replaceAll(/[\s\u00a0\u202f]/g, "");
}
