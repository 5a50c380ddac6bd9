import { LOCALES } from "@learn-bittensor/contract/locales";
import { expect, it } from "vitest";
import { createMessageTexts } from "./message-texts.ts";

it.each(LOCALES)("has what both messages say in %s", async (locale) => {
  const { confirmation, reset } = await createMessageTexts()(locale);
  for (const text of [...Object.values(confirmation), ...Object.values(reset)]) expect(text).toMatch(/\S/);
  expect(confirmation.subject).not.toBe(reset.subject);
});

it("reads them once", async () => {
  const readTexts = createMessageTexts();
  expect(await readTexts("ko")).toBe(await readTexts("ko"));
});
