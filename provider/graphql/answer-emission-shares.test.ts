import { expect, it } from "vitest";
import type { ContentFile } from "../content/content-files.ts";
import { aProvider } from "../provider-builder.ts";

const ASK = "{ emissionShares { mainnetId share on } }";

it("answers the parts that are known, the largest first", async () => {
  const provider = await aProvider([
    aSubnet("small", ["mainnetId: 7", "emissionShare: 0.02", "emissionShareOn: 2026-09-09"]),
    aSubnet("large", ["mainnetId: 9", "emissionShare: 0.5", "emissionShareOn: 2026-09-09"]),
    aSubnet("unknown", ["mainnetId: 3"]),
  ]);
  expect(await provider.ask(ASK)).toEqual({
    status: 200,
    data: {
      emissionShares: [
        { mainnetId: 9, share: 0.5, on: "2026-09-09" },
        { mainnetId: 7, share: 0.02, on: "2026-09-09" },
      ],
    },
  });
});

it("takes no part for one that is larger than all", async () => {
  await expect(aProvider([aSubnet("more", ["mainnetId: 1", "emissionShare: 1.5"])])).rejects.toThrow("emissionShare");
});

function aSubnet(slug: string, fields: string[]): ContentFile {
  const text = [
    "---",
    `name: ${slug}`,
    "description: A subnet",
    "order: 1",
    "tags: []",
    "links: []",
    "sources: []",
    "updatedAt: 2026-11-20",
    ...fields,
    "---",
    "",
  ];
  return { path: `content/en/subnet/${slug}.md`, text: text.join("\n") };
}
