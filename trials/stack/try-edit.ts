import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Pages } from "./list-pages.ts";
import type { Stack } from "./open-stack.ts";
import { createVisitor } from "./visitor.ts";

const LOOK_EVERY_MS = 50;
const GIVE_UP_MS = 60_000;
const KEY = "Bearer learn-bittensor-search";

/** Seconds from the moment in which an editor saves a text until it is there, at each place. */
export async function tryEdit(stack: Stack, { concept }: Pages): Promise<Record<string, number>> {
  const word = `w${randomUUID().replaceAll("-", "")}`;
  // The title is what is searched first, and what the page shows first.
  const save = await stack.openEntry({ slug: concept.slug, word });
  const startedAt = performance.now();
  await save();
  const { ask } = createVisitor();
  const isOnPage = (origin: string) => async () => (await ask(origin + concept.path)).body.includes(word);
  const isFound = async () => {
    const json = { queries: [{ indexUid: "concept_en", q: word, limit: 1 }] };
    const { body } = await ask(`${stack.search.origin}/multi-search`, { json, headers: { Authorization: KEY } });
    return body.includes(concept.slug);
  };
  const places = {
    ...Object.fromEntries(stack.web.map(({ name, origin }) => [name, isOnPage(origin)])),
    [stack.search.name]: isFound,
  };
  const seen = await Promise.all(
    Object.entries(places).map(async ([place, isThere]) => {
      while (!(await isThere().catch(() => false))) {
        if (performance.now() - startedAt > GIVE_UP_MS) return [place, Number.POSITIVE_INFINITY] as const;
        await wait(LOOK_EVERY_MS);
      }
      return [place, (performance.now() - startedAt) / 1_000] as const;
    }),
  );
  return Object.fromEntries(seen);
}
