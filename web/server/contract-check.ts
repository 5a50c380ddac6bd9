/** `npm run contract:check -- URL`: what of the contract a provider has and lacks, and what the site will be without. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildSchema } from "graphql";
import { type CheckedOperation, checkOperations } from "./any-strapi/check-operations.ts";
import { findLive, LIVE_LEFT_OUT } from "./any-strapi/find-live.ts";
import { findOut } from "./any-strapi/find-out.ts";
import { httpTransport } from "./content-transport.ts";

const DIALECTS = {
  contract: "lists as the contract has them",
  v4: "lists of Strapi's compatibility mode, which are translated",
  flat: "lists of Strapi 5 as it comes, which are translated",
};

const [address = process.env.CONTENT_API_URL ?? ""] = process.argv.slice(2);
const url = address.replace(/\/(?:graphql\/?)?$/, "");
if (!URL.canParse(url)) {
  console.error("Which provider? npm run contract:check -- https://… (and CONTENT_API_TOKEN)");
  process.exit(1);
}
const token = process.env.CONTENT_API_TOKEN ?? "";
const ask = httpTransport(url);
const schema = buildSchema(
  readFileSync(fileURLToPath(import.meta.resolve("@learn-bittensor/contract/schema.graphql")), "utf8"),
);
try {
  const known = await findOut(ask, `Bearer ${token}`);
  const operations = await checkOperations(ask, { schema, token, known });
  console.log(`${url}: ${DIALECTS[known.dialect]}\n`);
  console.log(toTable(operations));
  const lacking = operations.filter(({ fault }) => fault !== null);
  const live = process.env.CONTENT_WS_URL ? await findLive(process.env.CONTENT_WS_URL) : true;
  if (live === false) console.log(`Without live connections, the site leaves out: ${LIVE_LEFT_OUT}.`);
  if (live === null) console.log("Nobody answers at CONTENT_WS_URL, so nothing is known of live connections.");
  for (const { name, leftOut } of known.missing) console.log(`Without ${name}, the site leaves out: ${leftOut}.`);
  console.log(`${operations.length - lacking.length} of ${operations.length} operations can be answered.`);
  process.exitCode = lacking.length === 0 ? 0 : 1;
} catch (error) {
  console.error(`${url} does not answer as a content provider: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

/** A line for each part of the contract: how many of its operations there are, and which are not, with the reason. */
function toTable(operations: readonly CheckedOperation[]): string {
  const parts = Map.groupBy(operations, ({ part }) => part);
  const width = Math.max(...[...parts.keys()].map((part) => part.length));
  const lines = [...parts].flatMap(([part, own]) => {
    const lacking = own.filter(({ fault }) => fault !== null);
    const mark = lacking.length === 0 ? "✓" : "✗";
    return [
      `${mark} ${part.padEnd(width)}  ${own.length - lacking.length} of ${own.length}`,
      ...lacking.map(({ name, fault }) => `    ${name}: ${fault}`),
    ];
  });
  return `${lines.join("\n")}\n`;
}
