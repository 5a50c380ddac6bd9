import { setTimeout as wait } from "node:timers/promises";
import { createAdministration } from "./cms/administration.ts";

/**
 * `npm run test:cms`: an editor writes, looks at the draft by "Open preview", and readers go on with what is published. The site has
 * Strapi's `CONTENT_API_TOKEN` and `PREVIEW_SECRET`, and nothing else of it. `CMS_ADMIN_EMAIL` and `CMS_ADMIN_PASSWORD` are the
 * first administrator's.
 */
const [origin = "", site = ""] = process.argv.slice(2);
/** A site that answers 503 is busy. */
const MOST_TRIES = 10;
const PAUSE_MS = 2_000;
const CONCEPT = "api::concept.concept";
const CONCEPTS = `/content-manager/collection-types/${CONCEPT}`;

const administration = createAdministration(origin);
const editor = await administration.logIn(process.env.CMS_ADMIN_EMAIL ?? "", process.env.CMS_ADMIN_PASSWORD ?? "");

const written = await writeDraft("en");
const link = await openPreview(written.documentId, "en");
expectAnswer("the draft by its link", await read(link), { status: 200, holds: written.title });
expectAnswer("the page of readers", await read(withoutToken(link)), { status: 200, lacks: written.title });
expectAnswer("the link with another end", await read(`${link}x`), { lacks: written.title });

const translated = await writeDraft("de");
const inGerman = await openPreview(translated.documentId, "de");
expectAnswer("a translation's draft", await read(inGerman), { status: 200, holds: translated.title });
expectAnswer("the translation of readers", await read(withoutToken(inGerman)), {
  status: 200,
  lacks: translated.title,
});

const unpublished = await openPreview(await writeNew(), "en");
const draft = await read(unpublished);
expectAnswer("what was never published", draft, { status: 200, holds: "Never published" });
expectAnswer("the figure that it asks for", draft, { holds: 'data-figure="clip"' });
expectAnswer("the same for readers", await read(withoutToken(unpublished)), { status: 404 });

async function writeDraft(locale: string): Promise<{ documentId: string; title: string }> {
  const { results } = await editor.ask("GET", `${CONCEPTS}?locale=${locale}&pageSize=1&sort=title:ASC`);
  const [concept]: { documentId: string; title: string }[] = results;
  if (!concept) throw new Error(`expected a concept in ${locale}, got none`);
  const title = `${concept.title} ${Date.now().toString(36)}`;
  await editor.ask("PUT", `${CONCEPTS}/${concept.documentId}?locale=${locale}`, { title });
  return { documentId: concept.documentId, title };
}

/** The answer names it. */
async function writeNew(): Promise<string> {
  const { results } = await editor.ask("GET", "/content-manager/collection-types/api::category.category?locale=en");
  const [category]: { documentId: string }[] = results;
  const { data } = await editor.ask("POST", `${CONCEPTS}?locale=en`, {
    title: "Never published",
    slug: `never-${Date.now().toString(36)}`,
    description: "A draft.",
    body: 'What nobody has published.\n\n::figure[What is cut off]{name="clip"}',
    level: "beginner",
    categories: { connect: [{ documentId: category?.documentId }] },
  });
  return data.documentId;
}

/** What the button leads to, on this site: Strapi knows it by another address. */
async function openPreview(documentId: string, locale: string): Promise<string> {
  const asked = new URLSearchParams({ documentId, locale, status: "draft" });
  const { data } = await editor.ask("GET", `/content-manager/preview/url/${CONCEPT}?${asked}`);
  const { pathname, search } = new URL(data.url);
  return site + pathname + search;
}

function withoutToken(link: string): string {
  return link.split("?")[0] ?? "";
}

async function read(address: string): Promise<{ status: number; body: string }> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(address, { redirect: "manual" });
    const body = await answer.text();
    if (answer.status !== 503 || tries === MOST_TRIES) return { status: answer.status, body };
    await wait(PAUSE_MS);
  }
}

function expectAnswer(
  what: string,
  { status, body }: { status: number; body: string },
  expected: { status?: number; holds?: string; lacks?: string },
): void {
  if (expected.status !== undefined && status !== expected.status)
    throw new Error(`${what}: expected ${expected.status}, got ${status}`);
  if (expected.holds && !body.includes(expected.holds)) throw new Error(`${what}: expected "${expected.holds}" in it`);
  if (expected.lacks && body.includes(expected.lacks))
    throw new Error(`${what}: expected no "${expected.lacks}" in it`);
}
