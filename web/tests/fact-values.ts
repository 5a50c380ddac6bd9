import { fileURLToPath } from "node:url";
import { createTextCiter } from "../cite-facts-in-texts.ts";

const FACTS = fileURLToPath(new URL("../../content/facts.yaml", import.meta.url));

/** For tests: a fact as the English texts cite it. */
export async function readFactWords(): Promise<(id: string) => string> {
  const citing = await createTextCiter(FACTS);
  return (id) => citing(`{fact:${id}}`, "en");
}

/** For tests: the value of a fact, as a number. */
export async function readFactValues(): Promise<(id: string) => number> {
  const wordsOf = await readFactWords();
  return (id) => Number(wordsOf(`${id}:plain`));
}
