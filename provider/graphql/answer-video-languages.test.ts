import { expect, it } from "vitest";
import type { ContentFile } from "../content/content-files.ts";
import { aProvider } from "../provider-builder.ts";

const ASK = "{ videoLanguages { slug language } }";

it("answers in which language recordings are spoken, where that is known", async () => {
  const provider = await aProvider([aVideo("known", ["language: pt-BR"]), aVideo("unknown", [])]);
  expect(await provider.ask(ASK)).toEqual({
    status: 200,
    data: { videoLanguages: [{ slug: "known", language: "pt-BR" }] },
  });
});

it("takes no name for the tag of a language", async () => {
  await expect(aProvider([aVideo("named", ["language: English"])])).rejects.toThrow("language");
});

function aVideo(slug: string, fields: string[]): ContentFile {
  const text = [
    `title: ${slug}`,
    "description: A recording",
    "url: https://video.example/1",
    "provider: other",
    "order: 1",
    "tags: []",
    "concepts: []",
    "updatedAt: 2026-11-20",
    ...fields,
    "",
  ].join("\n");
  return { path: `content/en/video/${slug}.yaml`, text };
}
