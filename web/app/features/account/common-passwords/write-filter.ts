import { writeFile } from "node:fs/promises";
import { makeBloomFilter } from "./bloom-filter.server.ts";
import { listCommonPasswords } from "./list-common-passwords.ts";

/** `node web/app/features/account/common-passwords/write-filter.ts` writes `filter.ts` anew. */
const text = Buffer.from(makeBloomFilter(listCommonPasswords())).toString("base64");
await writeFile(
  new URL("./filter.ts", import.meta.url),
  `/** Written by write-filter.ts: the most used passwords as a Bloom filter. */\nexport const FILTER =\n  "${text}";\n`,
);
