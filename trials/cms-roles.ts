import { createAdministration } from "./cms/administration.ts";
import { expectEqual } from "./cms/expect-equal.ts";
import { findConcept } from "./cms/find-concept.ts";

/**
 * `npm run test:cms`: what a Reader and an Editor of a Strapi can do, as its editors' interface asks for it; `cms-reviews.ts` tries the
 * other two roles. `CMS_ADMIN_EMAIL` and `CMS_ADMIN_PASSWORD` are the first administrator's.
 */
const [origin = ""] = process.argv.slice(2);
const LOCALE = "de";
const BOTH = ["en", LOCALE];

const administration = createAdministration(origin);
const administrator = await administration.logIn(
  process.env.CMS_ADMIN_EMAIL ?? "",
  process.env.CMS_ADMIN_PASSWORD ?? "",
);
const reader = await administration.addColleague(administrator, "Reader");
const editor = await administration.addColleague(administrator, "Editor");
const concept = await findConcept(origin, administrator, LOCALE);
const { at, publish } = concept;
const toTitle = (locale: string, who: string) => `${who} in ${locale}, ${Date.now().toString(36)}`;

for (const locale of BOTH) {
  const title = toTitle(locale, "Read");
  await reader.ask("GET", at(locale));
  await reader.expectRefusal("PUT", at(locale), { title }, 403);
  await reader.expectRefusal("POST", publish(locale), {}, 403);
  await reader.expectRefusal("DELETE", at(locale), {}, 403);
}

for (const locale of BOTH) {
  const title = toTitle(locale, "Edited");
  const before = await concept.readTitle(locale);
  await editor.ask("PUT", at(locale), { title });
  const draft: { data: { title: string } } = await reader.ask("GET", at(locale));
  expectEqual(`the draft in ${locale}, as a Reader sees it`, draft.data.title, title);
  expectEqual(`what readers get in ${locale} before`, await concept.readTitle(locale), before);
  if (locale === LOCALE) await reviewIt();
  await editor.ask("POST", publish(locale), {});
  expectEqual(`what readers get in ${locale}`, await concept.readTitle(locale), title);
}

/** An Editor's translation is held as everybody's is, until it was reviewed. */
async function reviewIt(): Promise<void> {
  await editor.expectRefusal("POST", publish(LOCALE), {}, 400, "has not been reviewed");
  const { path } = await concept.findReview(reader);
  await reader.expectRefusal("PUT", path, { state: "reviewed" }, 403);
  await editor.ask("PUT", path, { state: "reviewed" });
}
