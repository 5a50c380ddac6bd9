import { expect, it } from "vitest";
import { setFrenchSpaces } from "../../check/french-spaces.ts";
import { CONFIRMATION, RESET } from "./message-texts.ts";

it.each([
  ["CONFIRMATION", CONFIRMATION.fr],
  ["RESET", RESET.fr],
])("%s has the spaces of French", (_, texts) => {
  for (const text of Object.values(texts)) expect(text).toBe(setFrenchSpaces(text));
});
