import {
  listDocumentChanges,
  listSearchIndexes,
  type RunExport,
} from "@learn-bittensor/search-engine/search-documents";
import { expect, it } from "vitest";
import { isContentType } from "../../provider/content/content-types.ts";
import { toDocumentId } from "../../provider/content/identifiers.ts";
import { createContentClient } from "../app/site/content-client.server.ts";
import { aContentFile, type ContentFile } from "../tests/content-file.ts";
import { siteOnContent } from "../tests/site-on-content.ts";

const OTHERS = [
  aContentFile("en/category/economics"),
  aContentFile("en/author/an-author"),
  aContentFile("en/concept/other", { categories: ["economics"] }, "## Elsewhere\n\nThe words of another."),
  aContentFile("en/subnet/cellar", { mainnetId: 42 }, "Words of a subnet."),
];
const ENGLISH = concept("Stake", "## One\n\nFirst.\n\n## Two\n\nSecond.");
const GERMAN = aContentFile("de/concept/staking", { title: "Einsatz" }, "Worte.");
const GUIDE = aContentFile("en/guide/first", {}, "# A section {#a}\n\nWords of a guide.");
const ARTICLE = aContentFile("en/article/history", {}, "Words of an article.");

const EDITED = [
  concept("Staking", "## One\n\nFirst, and more."),
  aContentFile("en/guide/first", {}, "# A section {#a}\n\nAnother text.\n\n## A step\n\nWhat to do."),
  aContentFile("en/article/history", { description: "Of what was." }, "Words of an article."),
];

const FAQ = aContentFile("en/faq/why", { question: "Why?" }, "Because.");
const SUBNETS = [
  aContentFile("en/subnet/sun", { mainnetId: 1, name: "Sun" }, "Words of the sun."),
  aContentFile("en/subnet/sundae", { mainnetId: 2, name: "Sn1dae" }, "Words of ice."),
  aContentFile("de/subnet/sun", {}, "Worte."),
  aContentFile("en/application/app"),
];
const EDITED_SUBNETS = [
  aContentFile("en/subnet/sun", { mainnetId: 1, name: "Sun", description: "Bright." }, "Other words."),
  ...SUBNETS.slice(1, 3),
  aContentFile("en/application/app", { name: "Another" }),
];
const TITLED = ["get-started-step", "lab", "resource", "video"].map((kind) => aContentFile(`en/${kind}/a`));
const TITLED_ANEW = TITLED.map(({ path }) => aContentFile(path, { title: "Another title" }));

/**
 * Each language is asked once for texts, once for the terms that a concept may explain, and once for the steps of a guide; English
 * for the names of subnets.
 */
it.each([
  [
    "three that were edited",
    [ENGLISH, GERMAN, GUIDE, ARTICLE],
    EDITED,
    ["concept/staking", "guide/first", "article/history"],
    11,
  ],
  ["one that was published", [], [ENGLISH], ["concept/staking"], 10],
  ["a translation that was published", [ENGLISH], [ENGLISH, GERMAN], ["concept/staking"], 10],
  ["a translation that was taken back", [ENGLISH, GERMAN], [ENGLISH], ["concept/staking"], 10],
  ["one that was deleted", [ENGLISH, GERMAN], [], ["concept/staking"], 10],
  ["a subnet and an application", SUBNETS, EDITED_SUBNETS, ["subnet/sun", "application/app"], 6],
  ["a subnet that was deleted", SUBNETS, SUBNETS.filter(({ path }) => !path.endsWith("/sun")), ["subnet/sun"], 6],
  ["a question", [FAQ], [aContentFile("en/faq/why", { question: "Why so?" }, "So.")], ["faq/why"], 5],
  ["a question that was deleted", [FAQ], [], ["faq/why"], 5],
  ["others that have titles alone", TITLED, TITLED_ANEW, ["get-started-step/a", "lab/a", "resource/a", "video/a"], 20],
  ["two others that were deleted", [GUIDE, ARTICLE], [], ["guide/first", "article/history"], 5],
] as const)(
  "puts texts into the indexes as making all anew does, with few questions: %s",
  async (_, before, after, keys, questions) => {
    const was = await aProvider(before);
    const indexes = await was.documents();
    const now = await aProvider(after);
    const changes = await listDocumentChanges(now.run, keys.map(nameText));
    expect(now.asked).toHaveLength(questions);
    put(changes, indexes);
    expect(indexes).toEqual(await now.documents());
  },
);

it("follows a text to another address", async () => {
  const was = await aProvider([ENGLISH, GERMAN]);
  const indexes = await was.documents();
  const moved = await aProvider([
    aContentFile("en/concept/stake", { title: "Stake", categories: ["economics"] }, "## One\n\nFirst."),
    aContentFile("de/concept/stake", { title: "Einsatz" }, "Worte."),
  ]);
  const [text, movedText] = [nameText("concept/staking"), nameText("concept/stake")];
  // Elsewhere, a document stays the same one.
  const asSame = <Value>(value: Value, from: string, to: string): Value =>
    JSON.parse(JSON.stringify(value).replaceAll(idIn(from), idIn(to)));
  const run: RunExport = async (operation, variables) =>
    asSame(await moved.run(operation, asSame(variables, text, movedText)), movedText, text);
  put(await listDocumentChanges(run, [text]), indexes);
  expect(moved.asked).toHaveLength(10);
  expect(indexes).toEqual(await documentsOf(run));
  expect(JSON.stringify([...(indexes.get("concept_de")?.values() ?? [])])).not.toContain("staking");
});

it("asks nothing of what is not searched", async () => {
  const { run, asked } = await aProvider([ENGLISH]);
  expect(await listDocumentChanges(run, ["quiz/a1", "author/b2", "site-notice/c3"])).toEqual([]);
  expect(asked).toEqual([]);
});

it("says where others have to be read as well", async () => {
  const { run } = await aProvider([ENGLISH]);
  expect(await listDocumentChanges(run, ["team/a1"])).toBeNull();
  expect(await listDocumentChanges(run, [nameText("concept/staking"), "category/a1"])).toBeNull();
});

function concept(title: string, text: string): ContentFile {
  return aContentFile("en/concept/staking", { title, categories: ["economics"] }, text);
}

async function aProvider(files: readonly ContentFile[]) {
  const { transport, asked } = await siteOnContent([...OTHERS, ...files]);
  const client = createContentClient(transport, "");
  const run: RunExport = (operation, variables) => client.query(operation, variables);
  return {
    run,
    asked,
    documents: () => documentsOf(run),
  };
}

type Documents = Awaited<ReturnType<typeof documentsOf>>;

/** The documents of each index by their ids. */
async function documentsOf(run: RunExport) {
  const indexes = await listSearchIndexes(run);
  return new Map(indexes.map(({ uid, documents }) => [uid, new Map(documents.map((each) => [String(each.id), each]))]));
}

function put(changes: Awaited<ReturnType<typeof listDocumentChanges>>, indexes: Documents): void {
  expect(changes?.length).toBeGreaterThan(0);
  for (const { uid, documents, gone } of changes ?? []) {
    for (const id of gone) indexes.get(uid)?.delete(id);
    for (const document of documents) indexes.get(uid)?.set(String(document.id), document);
  }
}

/** As the provider does. */
function nameText(key: string): string {
  const [kind = "", slug = ""] = key.split("/");
  if (!isContentType(kind)) throw new Error(`expected a type of content, got ${kind}`);
  return `${kind}/${toDocumentId(kind, slug)}`;
}

function idIn(text: string): string {
  return text.split("/")[1] ?? "";
}
