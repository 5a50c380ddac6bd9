import {
  listDocumentChanges,
  listSearchIndexes,
  type RunExport,
} from "@learn-bittensor/search-engine/search-documents";
import { expect, it } from "vitest";
import { createContentClient } from "../app/site/content-client.server.ts";
import { aContentFile, type ContentFile } from "../tests/content-file.ts";
import { siteOnContent } from "../tests/site-on-content.ts";

const OTHERS = [
  aContentFile("en/category/economics"),
  aContentFile("en/author/an-author"),
  aContentFile("en/concept/other", { categories: ["economics"] }, "## Elsewhere\n\nThe words of another."),
  aContentFile("en/subnet/cellar", { mainnetId: 42 }, "Words of a subnet."),
];

it("puts a change of some texts into the indexes, as making all of them anew does", async () => {
  const before = await exportOf([
    concept("Stake", "## One\n\nFirst.\n\n## Two\n\nSecond."),
    aContentFile("de/concept/staking", { title: "Einsatz" }, "Worte."),
    aContentFile("en/guide/first", {}, "# A section {#a}\n\nWords of a guide."),
    aContentFile("en/article/history", {}, "Words of an article."),
  ]);
  const after = await exportOf([
    concept("Staking", "## One\n\nFirst, and more."),
    aContentFile("en/guide/first", {}, "# A section {#a}\n\nAnother text.\n\n## A step\n\nWhat to do."),
    aContentFile("en/article/history", { description: "Of what was." }, "Words of an article."),
  ]);
  const indexes = await documentsOf(before);
  const changes = await listDocumentChanges(after, ["concept/staking", "guide/first", "article/history"]);
  expect(changes?.length).toBeGreaterThan(0);
  for (const { uid, documents, gone } of changes ?? []) {
    for (const id of gone) indexes.get(uid)?.delete(id);
    for (const document of documents) indexes.get(uid)?.set(String(document.id), document);
  }
  expect(indexes).toEqual(await documentsOf(after));
});

it("says where others have to be read as well", async () => {
  const run = await exportOf([concept("Staking", "Words.")]);
  expect(await listDocumentChanges(run, ["subnet/cellar"])).toBeNull();
  expect(await listDocumentChanges(run, ["concept/staking", "concept/gone"])).toBeNull();
});

function concept(title: string, text: string): ContentFile {
  return aContentFile("en/concept/staking", { title, categories: ["economics"] }, text);
}

async function exportOf(files: ContentFile[]): Promise<RunExport> {
  const { transport } = await siteOnContent([...OTHERS, ...files]);
  const client = createContentClient(transport, "");
  return (operation, variables) => client.query(operation, variables);
}

/** The documents of each index by their ids. */
async function documentsOf(run: RunExport) {
  const indexes = await listSearchIndexes(run);
  return new Map(indexes.map(({ uid, documents }) => [uid, new Map(documents.map((each) => [String(each.id), each]))]));
}
