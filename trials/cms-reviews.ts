import { createAdministration } from "./cms/administration.ts";

/**
 * `npm run test:cms`: what a translator, a publisher and an administrator of a Strapi can do about a translation, as its editors'
 * interface asks for it. `CMS_ADMIN_EMAIL` and `CMS_ADMIN_PASSWORD` are the first administrator's.
 */
const [origin = ""] = process.argv.slice(2);
const CONCEPTS = "/content-manager/collection-types/api::concept.concept";
const REVIEWS = "/content-manager/collection-types/plugin::learn.review";
const LOCALE = "de";

interface Entry {
  documentId: string;
  title: string;
  body: string;
}
interface Review extends Entry {
  entryId: string;
  state: string;
  changedInEnglish: string | null;
  reviewedBy: string | null;
}

const administration = createAdministration(origin);
const administrator = await administration.logIn(
  process.env.CMS_ADMIN_EMAIL ?? "",
  process.env.CMS_ADMIN_PASSWORD ?? "",
);
const translator = await administration.addColleague(administrator, "Translator");
const publisher = await administration.addColleague(administrator, "Publisher");

const listed = await administrator.ask("GET", `${CONCEPTS}?locale=${LOCALE}&pageSize=1&sort=title:ASC`);
const [concept]: Entry[] = listed.results;
if (!concept) throw new Error(`expected a concept in ${LOCALE}, got none`);
const at = (locale: string, action = "") => `${CONCEPTS}/${concept.documentId}${action}?locale=${locale}`;
const publish = (locale: string) => at(locale, "/actions/publish");
const title = `${concept.title} ${Date.now().toString(36)}`;

await translator.ask("PUT", at(LOCALE), { title });
await translator.expectRefusal("POST", publish(LOCALE), {}, 403);
await translator.expectRefusal("PUT", at("en"), { title }, 403);
await publisher.expectRefusal("POST", publish(LOCALE), {}, 400, "has not been reviewed");
await administrator.expectRefusal("POST", publish(LOCALE), {}, 400, "has not been reviewed");

const waiting = await findReview();
expectEqual("the state of what was written", waiting.state, "waiting");
const review = `${REVIEWS}/${waiting.documentId}`;
await translator.expectRefusal("PUT", review, { state: "reviewed" }, 403);
await publisher.ask("PUT", review, { state: "reviewed", note: "read beside the English" });
const reviewed = await findReview();
expectEqual("the state of what was reviewed", reviewed.state, "reviewed");
expectEqual("who reviewed it", reviewed.reviewedBy, "A Publisher");
await publisher.ask("POST", publish(LOCALE), {});
expectEqual("what readers get", await readTitle(), title);

// What has changed in English since is told, and holds the next publication.
const english: { data: Entry } = await administrator.ask("GET", at("en"));
const line = "A line that no translation has.";
await administrator.ask("PUT", at("en"), { body: `${english.data.body}\n\n${line}` });
expectEqual("the state before the English is published", (await findReview()).state, "reviewed");
await administrator.ask("POST", publish("en"), {});
const behind = await findReview();
expectEqual("the state of what is behind", behind.state, "waiting");
expectEqual("what has changed in English", behind.changedInEnglish, `body:\n+ ${line}`);
await publisher.expectRefusal("POST", publish(LOCALE), {}, 400, "has not been reviewed");
await publisher.expectRefusal(
  "POST",
  `${CONCEPTS}/actions/bulkPublish?locale=${LOCALE}`,
  { documentIds: [concept.documentId] },
  400,
  "has not been reviewed",
);
expectEqual("what readers get meanwhile", await readTitle(), title);
await publisher.ask("PUT", review, { state: "reviewed" });
await publisher.ask("POST", publish(LOCALE), {});
expectEqual("what is left of it", (await findReview()).changedInEnglish ?? "", "");

async function findReview(): Promise<Review> {
  const query = `filters[entryId][$eq]=${concept?.documentId}&filters[entryLocale][$eq]=${LOCALE}`;
  const { results }: { results: Review[] } = await translator.ask("GET", `${REVIEWS}?${query}`);
  const [found] = results;
  if (!found || results.length > 1) throw new Error(`expected one review, got ${results.length}`);
  return found;
}

/** As visitors ask. */
async function readTitle(): Promise<string | undefined> {
  const query = `{ concepts(locale: "${LOCALE}", filters: { documentId: { eq: "${concept?.documentId}" } }) { data { attributes { title } } } }`;
  const answer = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query }),
  });
  return (await answer.json()).data.concepts.data[0]?.attributes.title;
}

function expectEqual(what: string, got: unknown, expected: unknown): void {
  if (got !== expected) throw new Error(`${what}: expected ${expected}, got ${got}`);
}
