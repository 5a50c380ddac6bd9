import { print } from "graphql";
import { describe, expect, it, vi } from "vitest";
import type { Site } from "./site.server.ts";
import { createTagNaming } from "./tag-names.server.ts";

const STAKING = { slug: "staking", name: "Staking" };
const HISTORY = { slug: "history", name: "History" };
const KOREAN = [
  { slug: "staking", name: "스테이킹" },
  { slug: "history", name: "역사" },
];

describe("createTagNaming", () => {
  it("names the tags of an entry that is read in English in the reader's language", async () => {
    const nameTags = await createTagNaming(aSite().site, "ko", [{ locale: "en" }]);
    expect(nameTags("en", [HISTORY, STAKING])).toEqual({
      tags: [KOREAN[1], KOREAN[0]],
      tagsLocale: "ko",
    });
  });

  it("asks every page of the provider's list, in the reader's language", async () => {
    const { site, asked } = aSite({ pageSize: 1 });
    const nameTags = await createTagNaming(site, "ko", [{ locale: "en" }]);
    expect(nameTags("en", [STAKING, HISTORY]).tags).toEqual(KOREAN);
    expect(asked.map(({ locale, page }) => [locale, page])).toEqual([
      ["ko", 1],
      ["ko", 2],
    ]);
  });

  it("asks for nothing where every entry is in the reader's language, and leaves its tags as they are", async () => {
    const { site, asked } = aSite();
    const nameTags = await createTagNaming(site, "ko", [{ locale: "ko" }]);
    expect(nameTags("ko", [STAKING])).toEqual({ tags: [STAKING], tagsLocale: "ko" });
    expect(asked).toEqual([]);
  });

  it("keeps the names of one language together: one that is missing leaves all of that entry in its own", async () => {
    const nameTags = await createTagNaming(aSite().site, "ko", [{ locale: "en" }]);
    const unknown = { slug: "robotics", name: "Robotics" };
    expect(nameTags("en", [STAKING, unknown])).toEqual({ tags: [STAKING, unknown], tagsLocale: "en" });
  });

  it("does without where the provider fails, and says so", async () => {
    const { site, log } = aSite({ fails: true });
    const nameTags = await createTagNaming(site, "ko", [{ locale: "en" }]);
    expect(nameTags("en", [STAKING])).toEqual({ tags: [STAKING], tagsLocale: "en" });
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ level: "warn", message: "no names of tags" }));
  });
});

/** A site whose provider knows Korean tags, or fails. */
function aSite({ pageSize = 10, fails = false } = {}) {
  const asked: { locale: string; page: number }[] = [];
  const log = vi.fn();
  const query = async (operation: Parameters<typeof print>[0], variables: { locale: string; page: number }) => {
    expect(print(operation)).toMatch(/tags\(\s*locale: \$locale/);
    asked.push(variables);
    if (fails) throw new Error("away");
    const data = KOREAN.slice((variables.page - 1) * pageSize, variables.page * pageSize);
    const pagination = { pageCount: Math.ceil(KOREAN.length / pageSize) };
    return { tags: { data: data.map((attributes) => ({ attributes })), meta: { pagination } } };
  };
  return { asked, log, site: { content: { query }, log } as unknown as Site };
}
