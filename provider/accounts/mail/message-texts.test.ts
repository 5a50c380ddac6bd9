import { LOCALES } from "@learn-bittensor/contract/locales";
import { expect, it } from "vitest";
import { createMessageTexts } from "./message-texts.ts";

it.each(LOCALES)("has what the messages say in %s", async (locale) => {
  const messages = Object.values(await createMessageTexts()(locale));
  for (const text of messages.flatMap((message) => Object.values(message))) expect(text).toMatch(/\S/);
  expect(new Set(messages.map(({ subject }) => subject)).size).toBe(messages.length);
});

it("reads them once", async () => {
  const readTexts = createMessageTexts();
  expect(await readTexts("ko")).toBe(await readTexts("ko"));
});
