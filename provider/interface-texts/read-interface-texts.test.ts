import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readInterfaceTexts } from "./read-interface-texts.ts";

it("reads the texts of a language by namespace", async () => {
  const dir = await aFolder({
    "de/interface/search.yaml": "title: Suche\nsources:\n  # As in English.\n  team: Teams\n",
    "de/interface/lab/block-emission.yaml": "rule: '{fact:cap}'\n",
    "ko/interface/search.yaml": "title: 검색\n",
    "de/concept/staking.md": "",
  });
  expect(readInterfaceTexts("de", { dir })).toEqual({
    search: { title: "Suche", sources: { team: "Teams" } },
    lab: { blockEmission: { rule: "{fact:cap}" } },
  });
});

it("reads English where the language has no text", async () => {
  const dir = await aFolder({
    "en/interface/search.yaml": "title: Search\nsources: { team: Teams, guide: Guides }\n",
    "en/interface/footer.yaml": "label: All sections\n",
    "fr/interface/search.yaml": "sources: { team: Équipes }\n",
  });
  expect(readInterfaceTexts("fr", { dir })).toEqual({
    search: { title: "Search", sources: { team: "Équipes", guide: "Guides" } },
    footer: { label: "All sections" },
  });
});

it("says which file cannot be read, and why", async () => {
  const dir = await aFolder({
    "en/interface/search.yaml": "title: 404\n",
    "en/interface/footer.yaml": "label: [All]\na.b: c\n",
  });
  expect(() => readInterfaceTexts("en", { dir })).toThrow(
    [
      "content/en/interface/footer.yaml: label: expected texts by their keys, got something else",
      "content/en/interface/footer.yaml: a.b: expected a key of letters, digits and hyphens",
      "content/en/interface/search.yaml: line 1: title: expected a text, in quotes where it is a number, got 404",
    ].join("\n"),
  );
});

it("has the product's own texts where no folder is named", () => {
  expect(readInterfaceTexts("ko")).toMatchObject({ mail: { reset: { subject: "새 비밀번호를 설정해 주세요" } } });
  expect(Object.keys(readInterfaceTexts("ko", { name: "mail" }))).toEqual(["mail"]);
});

async function aFolder(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "interface-texts-"));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, "content", name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return join(root, "content");
}
