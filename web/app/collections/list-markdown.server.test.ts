import { LOCALES } from "@learn-bittensor/contract/locales";
import { describe, expect, it } from "vitest";
import { loader } from "#app/routes/list-markdown.ts";
import routes from "#app/routes.ts";
import { aRequest } from "../../tests/a-request.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { getCategoryMarkdown, getListMarkdown } from "./list-markdown.server.ts";

const FILES = [
  aContentFile("en/category/economics", { name: "Economics" }),
  aContentFile("en/concept/staking", { title: "Staking [new]", categories: ["economics"] }),
  aContentFile("de/concept/staking", { title: "Staken" }),
  aContentFile("en/author/an-author"),
  aContentFile("en/article/history", { title: "History", publishedOn: "2026-11-01" }),
  aContentFile("en/guide/wallet", { title: "A wallet" }),
  aContentFile("en/subnet/cellar", { name: "Cellar", mainnetId: 42 }),
  aContentFile("en/team/harbour", { name: "Harbour" }),
  aContentFile("en/application/chat", { name: "Chat", link: "https://chat.example" }),
  aContentFile("en/lab/halving", { title: "Halvings" }),
  aContentFile("en/video/first", { title: "First", url: "https://tube.example/1" }),
  aContentFile("en/get-started-step/first", { title: "A first step" }),
  aContentFile("en/get-started-path/holder", { title: "I hold TAO", steps: ["first"] }),
];

describe("a list as Markdown", () => {
  it.each([
    ["/concepts", "## Economics\n\n- [Staking \\[new\\]](<https://learn.example/concepts/economics/staking>)"],
    ["/articles", "- [History](<https://learn.example/articles/history>) – 2026-11-01"],
    ["/guides", "- [A wallet](<https://learn.example/guides/wallet>)"],
    ["/subnets", "- [Cellar (SN42)](<https://learn.example/subnets/42>)"],
    ["/teams", "- [Harbour](<https://learn.example/subnets/harbour>)"],
    ["/apps", "- [Chat](<https://chat.example>)"],
    ["/lab", "- [Halvings](<https://learn.example/lab/halving>)"],
    ["/videos", "- [First](<https://tube.example/1>)"],
    ["/get-started", "- [A first step](<https://learn.example/get-started/first>)"],
    ["/get-started/holder/end", "- [A first step](<https://learn.example/get-started/first"],
    ["/figures", "](<https://learn.example/figures/clip>)"],
    ["/teach", "](<https://learn.example/teach/question-to-pay>)"],
    ["/lab/terminal", "- [A wallet](<https://learn.example/guides/wallet>)"],
  ])("holds what stands at %s", async (path, line) => {
    const { site } = await siteOnContent(FILES);
    const answer = await loader(aRequest(site, `${path}.md`));
    expect(answer.headers.get("Content-Type")).toBe("text/markdown; charset=utf-8");
    expect(await answer.text()).toContain(line);
  });

  it("has an address for each", async () => {
    const { site } = await siteOnContent(FILES);
    const listed = JSON.stringify(routes).match(
      /"path":"([\w/-]+)\.md","file":"routes\/list-markdown.ts"|"file":"routes\/list-markdown.ts","path":"([\w/-]+)\.md"/g,
    );
    expect(listed?.length).toBeGreaterThanOrEqual(14);
    for (const locale of LOCALES)
      for (const path of ["/resources", "/community", "/concepts"])
        expect(await getListMarkdown(site, { path, locale })).not.toBeNull();
  });

  it("is none of what there is not", async () => {
    const { site } = await siteOnContent(FILES);
    expect(await getListMarkdown(site, { path: "/nothing", locale: "en" })).toBeNull();
    expect(await getListMarkdown(site, { path: "/get-started/nobody/end", locale: "en" })).toBeNull();
    expect(await getCategoryMarkdown(site, { path: "/concepts/nothing", locale: "en" })).toBeNull();
    expect((await getCategoryMarkdown(site, { path: "/concepts/economics", locale: "de" }))?.markdown).toContain(
      "[Staken]",
    );
  });
});
