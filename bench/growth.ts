import { availableParallelism, loadavg } from "node:os";
import { atMost, printFigure } from "../scripts/print-figure.mjs";
import { type Measured, measureSiteOf } from "./measure-site-of.ts";

/**
 * What grows with the number of documents, and how: the built site with generated documents, each in five languages. The
 * exponent is that of N between the smallest and the largest: 0 stays, 1 grows as the documents do.
 *
 * `node bench/growth.ts 100 1000 10000 100000` for other numbers than these.
 */
const SIZES = [100, 1_000, 10_000];
const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : SIZES;

const MOST_LIST_BYTES = 60_000;
const MOST_ADDRESSES = 50_000;

const measured: Measured[] = [];
for (const size of sizes) measured.push(await measureSiteOf(size));

const [smallest, largest] = [measured[0], measured.at(-1)];
if (!smallest || !largest) throw new Error("expected a number of documents");
const names = Object.keys(smallest.figures);
console.log(`  ${"documents".padEnd(52)}${sizes.map((size) => String(size).padStart(10)).join("")}  exponent`);
for (const name of names) {
  const values = measured.map(({ figures }) => figures[name] ?? Number.NaN);
  const told = values.map((value) => value.toFixed(value < 10 ? 2 : 0).padStart(10)).join("");
  console.log(`  ${name.padEnd(52)}${told}  ${exponentOf(values).padStart(8)}`);
}
console.log(`  load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors\n`);

const { bytes, path } = largest.largestList;
printFigure(`largest list, ${path}, after gzip`, `${bytes} bytes`, atMost(bytes, MOST_LIST_BYTES, "bytes"));
const { addresses } = largest;
printFigure("addresses of one sitemap", String(addresses), atMost(addresses, MOST_ADDRESSES));

function exponentOf(values: readonly number[]): string {
  if (sizes.length < 2) return "";
  const [first, last] = [values[0] ?? 0, values.at(-1) ?? 0];
  return (Math.log(last / first) / Math.log((sizes.at(-1) ?? 1) / (sizes[0] ?? 1))).toFixed(2);
}
