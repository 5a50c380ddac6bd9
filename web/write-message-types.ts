/** Writes the types of the interface texts, as `npm run check` and the development server do: `node web/write-message-types.ts`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { DEFAULT_LOCALE } from "@learn-bittensor/contract/locales";
import { readInterfaceTexts } from "@learn-bittensor/provider/read-interface-texts";

const FILE = fileURLToPath(new URL(".types/messages.d.ts", import.meta.url));
const FACT = /\{fact:[^{}]*\}/g;

/** Keys, and texts as they are written: of these the values that a text takes are read. Facts are put in before. */
export function writeMessageTypes(file = FILE): void {
  const texts = JSON.stringify(readInterfaceTexts(DEFAULT_LOCALE), null, 2).replaceAll(FACT, "");
  const types = `declare module "virtual:messages" {\nexport type Messages = ${texts};\n}\n`;
  if (existsSync(file) && readFileSync(file, "utf8") === types) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, types);
}

if (import.meta.main) writeMessageTypes();
