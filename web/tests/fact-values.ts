import { fileURLToPath } from "node:url";
import { createTextCiter } from "../cite-facts-in-texts.ts";

const FACTS = fileURLToPath(new URL("../../content/facts.yaml", import.meta.url));

/** For tests: the value of a fact, as a number. */
export async function readFactValues(): Promise<(id: string) => number> {
  const citing = await createTextCiter(FACTS);
  return (id) => Number(citing(`{fact:${id}:plain}`, "en"));
}
