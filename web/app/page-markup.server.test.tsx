import { describe, expect, it } from "vitest";
import { aRequest } from "../tests/a-request.ts";
import { siteOnContent } from "../tests/site-on-content.ts";
import { pageMarkup } from "./page-markup.server.tsx";
import { servedMarkupContext } from "./request-context.server.ts";

describe("pageMarkup", () => {
  it("answers the markup itself for a page's data, and a reference for its document", async () => {
    const { site } = await siteOnContent([]);
    const source = { ...aSource(), of: [{}] as const };
    expect(pageMarkup(aRequest(site, "/a").context, source, () => <p>a</p>)).toBe("<p>a</p>");
    const { context } = aRequest(site, "/a", { isDocument: true });
    const reference = pageMarkup(context, source, () => <p>a</p>);
    expect(context.get(servedMarkupContext).get(reference)?.html).toBe("<p>a</p>");
  });

  it("renders a page once as long as everything it is made of is the same", async () => {
    const { site } = await siteOnContent([]);
    const [text, notes] = [{}, {}];
    let count = 0;
    const render = (source: Partial<Parameters<typeof pageMarkup>[1]>) =>
      pageMarkup(aRequest(site, "/a").context, { ...aSource(), of: [text, notes], ...source }, () => <p>{++count}</p>);
    expect([render({}), render({})]).toEqual(["<p>1</p>", "<p>1</p>"]);
    expect(render({ path: "/elsewhere" })).toBe("<p>2</p>");
    expect(render({ locale: "ko" })).toBe("<p>3</p>");
    expect(render({ of: [text, {}] })).toBe("<p>4</p>");
    expect(render({ of: [text, null] })).toBe("<p>5</p>");
    expect(render({ of: [{}, notes] })).toBe("<p>6</p>");
  });

  it("keeps nothing that is one reader's own", async () => {
    const { site } = await siteOnContent([]);
    const of = [{}] as const;
    const render = (variant: string | null, words: string) =>
      pageMarkup(aRequest(site, "/a").context, { ...aSource(), of, variant }, () => <p>{words}</p>);
    expect(render(null, "theirs")).toBe("<p>theirs</p>");
    expect(render("", "everybody's")).toBe("<p>everybody&#x27;s</p>");
    expect(render(null, "another's")).toBe("<p>another&#x27;s</p>");
    expect(render("read", "of those who have read it")).toBe("<p>of those who have read it</p>");
    expect(render("", "not made anew")).toBe("<p>everybody&#x27;s</p>");
    expect(render("read", "not made anew")).toBe("<p>of those who have read it</p>");
  });
});

function aSource() {
  return { locale: "en", path: "/a", variant: "" } as const;
}
