import { describe, expect, it } from "vitest";
import { aContentFile } from "../../../tests/content-file.ts";
import { siteOnContent } from "../../../tests/site-on-content.ts";
import { listCommunityLinks } from "./community.server.ts";

describe("listCommunityLinks", () => {
  it("lists places in their order, described in the reader's language where that is translated", async () => {
    const { site } = await siteOnContent([
      aContentFile("en/community-link/forum", { name: "Forum", kind: "forum", order: 2 }),
      aContentFile("en/community-link/chat", { name: "Chat", kind: "chat", order: 1 }),
      aContentFile("ko/community-link/chat", { description: "이야기하는 곳입니다." }),
    ]);
    expect(
      (await listCommunityLinks(site, "ko")).map(({ name, kind, description, locale }) => [
        name,
        kind,
        description,
        locale,
      ]),
    ).toEqual([
      ["Chat", "chat", "이야기하는 곳입니다.", "ko"],
      ["Forum", "forum", "About forum.", "en"],
    ]);
  });
});
