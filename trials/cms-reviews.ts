import { createAdministration } from "./cms/administration.ts";
import { expectEqual } from "./cms/expect-equal.ts";
import { findConcept } from "./cms/find-concept.ts";

/**
 * `npm run test:cms`: what a translator, a publisher and an administrator of a Strapi can do about a translation, as its editors'
 * interface asks for it. `CMS_ADMIN_EMAIL` and `CMS_ADMIN_PASSWORD` are the first administrator's.
 */
const [origin = ""] = process.argv.slice(2);
const LOCALE = "de";

const administration = createAdministration(origin);
const administrator = await administration.logIn(
  process.env.CMS_ADMIN_EMAIL ?? "",
  process.env.CMS_ADMIN_PASSWORD ?? "",
);
const translator = await administration.addColleague(administrator, "Translator");
const publisher = await administration.addColleague(administrator, "Publisher");
const concept = await findConcept(origin, administrator, LOCALE);
const { at, publish, bulkPublish } = concept;
const findReview = () => concept.findReview(translator);
const title = `${concept.title} ${Date.now().toString(36)}`;

await translator.ask("PUT", at(LOCALE), { title });
await translator.expectRefusal("POST", publish(LOCALE), {}, 403);
await translator.expectRefusal("PUT", at("en"), { title }, 403);
await publisher.expectRefusal("POST", publish(LOCALE), {}, 400, "has not been reviewed");
await administrator.expectRefusal("POST", publish(LOCALE), {}, 400, "has not been reviewed");

const { state, path: review } = await findReview();
expectEqual("the state of what was written", state, "waiting");
await translator.expectRefusal("PUT", review, { state: "reviewed" }, 403);
await publisher.ask("PUT", review, { state: "reviewed", note: "read beside the English" });
const reviewed = await findReview();
expectEqual("the state of what was reviewed", reviewed.state, "reviewed");
expectEqual("who reviewed it", reviewed.reviewedBy, "A Publisher");
await publisher.ask("POST", publish(LOCALE), {});
expectEqual("what readers get", await concept.readTitle(LOCALE), title);

// What has changed in English since is told, and holds the next publication.
const english: { data: { body: string } } = await administrator.ask("GET", at("en"));
const line = "A line that no translation has.";
await administrator.ask("PUT", at("en"), { body: `${english.data.body}\n\n${line}` });
expectEqual("the state before the English is published", (await findReview()).state, "reviewed");
await administrator.ask("POST", publish("en"), {});
const behind = await findReview();
expectEqual("the state of what is behind", behind.state, "waiting");
expectEqual("what has changed in English", behind.changedInEnglish, `body:\n+ ${line}`);
await publisher.expectRefusal("POST", publish(LOCALE), {}, 400, "has not been reviewed");
const all = { documentIds: [concept.documentId] };
await publisher.expectRefusal("POST", bulkPublish(LOCALE), all, 400, "has not been reviewed");
expectEqual("what readers get meanwhile", await concept.readTitle(LOCALE), title);
await publisher.ask("PUT", review, { state: "reviewed" });
await publisher.ask("POST", publish(LOCALE), {});
expectEqual("what is left of it", (await findReview()).changedInEnglish ?? "", "");
