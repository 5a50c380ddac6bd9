import { expect, it } from "vitest";
import type { ContentFile } from "../content/content-files.ts";
import { aProvider } from "../provider-builder.ts";

const ASK = "{ miningNeeds { mainnetId gpuMemoryGb diskGb software skills newcomers readOn sourceName sourceHref } }";

it("answers what is known, by number; what the documents do not say is null", async () => {
  const provider = await aProvider([
    aSubnet("images", [
      "mainnetId: 9",
      "mining:",
      "  gpuMemoryGb: 24",
      "  software: [Docker]",
      "  skills: [machine_learning]",
      "  newcomers: open",
      "  readOn: 2026-08-06",
      "  source: { ref: min_compute.yml, href: https://code.example/min_compute.yml }",
    ]),
    aSubnet("unknown", ["mainnetId: 3"]),
  ]);
  expect(await provider.ask(ASK)).toEqual({
    status: 200,
    data: {
      miningNeeds: [
        {
          mainnetId: 9,
          gpuMemoryGb: 24,
          diskGb: null,
          software: ["Docker"],
          skills: ["machine_learning"],
          newcomers: "open",
          readOn: "2026-08-06",
          sourceName: "min_compute.yml",
          sourceHref: "https://code.example/min_compute.yml",
        },
      ],
    },
  });
});

it.each([
  ["gpuMemoryGb: -1", "gpuMemoryGb"],
  ["skills: [luck]", "skills"],
])("refuses what is no need: %s", async (line, field) => {
  const given = ["skills: [data]", "newcomers: open", "readOn: 2026-08-06", "source: { ref: a }"];
  const lines = [...given.filter((each) => !each.startsWith(`${field}:`)), line].map((each) => `  ${each}`);
  await expect(aProvider([aSubnet("one", ["mainnetId: 1", "mining:", ...lines])])).rejects.toThrow(field);
});

function aSubnet(slug: string, fields: string[]): ContentFile {
  const head = [`name: ${slug}`, "description: A subnet", "order: 1", "tags: []", "links: []", "sources: []"];
  const text = ["---", ...head, "updatedAt: 2026-11-20", ...fields, "---", ""].join("\n");
  return { path: `content/en/subnet/${slug}.md`, text };
}
