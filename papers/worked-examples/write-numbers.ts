import { mkdir, writeFile } from "node:fs/promises";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { whitepaperNumbers } from "./bittensor-whitepaper.ts";
import { dynamicTaoNumbers } from "./dynamic-tao-emissions.ts";
import { liquidAlphaNumbers } from "./liquid-alpha-and-weight-copying.ts";
import { netInflowNumbers } from "./net-inflow-emissions.ts";
import { yumaConsensusNumbers } from "./yuma-consensus.ts";

/** By the name of the paper. */
export const NUMBERS_OF_PAPERS: Record<string, () => unknown> = {
  "bittensor-whitepaper": whitepaperNumbers,
  "dynamic-tao-emissions": dynamicTaoNumbers,
  "liquid-alpha-and-weight-copying": liquidAlphaNumbers,
  "net-inflow-emissions": netInflowNumbers,
  "yuma-consensus": yumaConsensusNumbers,
};

/** Enough for four printed digits after a sum; few enough that no processor writes another last digit. */
const SIGNIFICANT_DIGITS = 9;

/** Where a paper finds its numbers. */
export function numbersFile(slug: string): string {
  return fileURLToPath(new URL(`../../content/en/paper/numbers/${slug}.json`, import.meta.url));
}

/** The numbers of a paper as its file holds them. */
export function numbersOf(slug: string): unknown {
  const compute = NUMBERS_OF_PAPERS[slug];
  if (!compute) throw new RangeError(`${slug}: no numbers are computed for this paper`);
  return JSON.parse(
    JSON.stringify(compute(), (_, value: unknown) =>
      typeof value === "number" ? Number(value.toPrecision(SIGNIFICANT_DIGITS)) : value,
    ),
  );
}

async function main(): Promise<void> {
  for (const slug of Object.keys(NUMBERS_OF_PAPERS)) {
    const file = numbersFile(slug);
    await mkdir(new URL(".", `file://${file}`), { recursive: true });
    await writeFile(file, `${JSON.stringify(numbersOf(slug))}\n`);
    console.log(relative(process.cwd(), file));
  }
}

if (import.meta.main) await main();
