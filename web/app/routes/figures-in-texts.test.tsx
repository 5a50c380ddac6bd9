import { type ComponentType, createElement, type ReactNode, Suspense } from "react";
import { beforeAll, describe, expect, it } from "vitest";
import { AskConversation } from "#app/features/ask/ask-conversation.tsx";
import { pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { SiteForm } from "#app/i18n/site-form.tsx";
import { pageTextsContext, shownValuesContext } from "#app/site/request-context.server.ts";
import type { Site } from "#app/site/site.server.ts";
import { FiguresContext } from "#app/ui/rich-text/figures.ts";
import { PageTextsContext } from "#app/ui/rich-text/page-texts.ts";
import { ShownValuesContext } from "#app/ui/shown-once.tsx";
import { aRequest } from "../../tests/a-request.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { wholeMarkupOf } from "../../tests/markup-of.tsx";
import { siteOnContent } from "../../tests/site-on-content.ts";
import * as about from "./about.tsx";
import * as article from "./article.tsx";
import * as concept from "./concept.tsx";
import * as exploreArticle from "./explore-article.tsx";
import * as exploreConcept from "./explore-concept.tsx";
import * as faq from "./faq-legacy.tsx";
import * as getStarted from "./get-started.tsx";
import * as step from "./get-started-step.tsx";
import * as guide from "./guide.tsx";
import * as home from "./home.tsx";
import * as indexOld from "./index-old.tsx";
import * as lab from "./lab.tsx";
import * as privacyPolicy from "./privacy-policy.tsx";
import * as rootSubnet from "./root-subnet.tsx";
import * as subnet from "./subnet.tsx";

const TEXT = 'Above *it*.\n\n::figure[A clip of {x}]{name="test-clip"}\n\nBelow it.';
const BLOCKS = [{ __component: "blocks.text", heading: "Why", body: TEXT }];
const FILES = [
  aContentFile("en/category/economics"),
  aContentFile("en/concept/staking", { categories: ["economics"] }, TEXT),
  aContentFile("en/author/an-author"),
  aContentFile("en/article/history", {}, TEXT),
  aContentFile("en/guide/wallets", {}, `# A section {#a-section}\n\n${TEXT}\n\n## A step\n\n${TEXT}`),
  aContentFile("en/subnet/root", { mainnetId: 0 }, TEXT),
  aContentFile("en/subnet/cellar", { mainnetId: 42 }, TEXT),
  aContentFile("en/get-started-step/learn", {}, TEXT),
  aContentFile("en/lab/halving", {}, TEXT),
  aContentFile("en/faq/start", {}, TEXT),
  ...["home", "about", "index-old", "privacy-policy"].map((slug) =>
    aContentFile(`en/page/${slug}`, { blocks: BLOCKS }),
  ),
];

const ROUTES: [path: string, route: { loader: unknown; default: unknown }, params?: object, figures?: number][] = [
  ["/articles/history", article, { slug: "history" }],
  ["/explore/article/history", exploreArticle, { slug: "history" }],
  ["/concepts/economics/staking", concept, { category: "economics", "*": "staking" }],
  ["/explore/concept/staking", exploreConcept, { slug: "staking" }],
  ["/guides/wallets", guide, { "*": "wallets" }, 2],
  ["/guides/wallets/a-section", guide, { "*": "wallets/a-section" }, 2],
  ["/subnets/42", subnet, { "*": "42" }],
  ["/subnets/root", rootSubnet],
  ["/get-started/learn", step, { slug: "learn" }],
  ["/get-started", getStarted],
  ["/faq", faq],
  ["/lab/halving", lab, { slug: "halving" }],
  ["/", home],
  ["/about", about],
  ["/index-old", indexOld],
  ["/privacy-policy", privacyPolicy],
];

const FIGURES = new Map([["test-clip", ({ caption }: { caption: string }) => <figure>drawn: {caption}</figure>]]);
const DRAWN = "</div><figure>drawn: A clip of {x}</figure><div";

let site: Site;
beforeAll(async () => {
  ({ site } = await siteOnContent(FILES));
});

describe("a figure in a text", () => {
  it.each(ROUTES)("is drawn where it stands, %s", async (path, route, params = {}, figures = 1) => {
    const page = (await load(path, route, params, { isDocument: false })).markup;
    expect(page.split(DRAWN)).toHaveLength(1 + figures);
    expect(page.split(/Above <em>it<\/em>\.<\/p>\s*<\/div><figure>/)).toHaveLength(1 + figures);
  });

  it.each(ROUTES)("and its text stand in a document once, %s", async (path, route, params = {}) => {
    const { data, markup } = await load(path, route, params, { isDocument: true });
    const read = await load(path, route, params, { isDocument: false });
    expect(markup.replaceAll(/ data-text="[\w-]+"/g, "")).toBe(read.markup);
    // What search engines are told of questions is theirs; all else of a text is in the page alone.
    const { structuredData: _, ...own } = data as { structuredData?: unknown };
    expect(JSON.stringify(own)).not.toContain("Above");
    expect(JSON.stringify(read.data)).toContain("Above");
  });

  it("is drawn where a passage of it is quoted", async () => {
    const { parts } = await site.richText.render(TEXT, { locale: "en" });
    const passage = { href: "/about", titles: ["About"], locale: "en" as const, parts };
    const answer = { kind: "passages" as const, passages: [passage] };
    const turns = [{ question: "What?", outcome: "One.", answer }];
    const page = await shown(
      <MoreTexts texts={pickTexts("en", "ask")}>
        <AskConversation
          conversation={{ turns, note: null }}
          notice={null}
          tell={() => null}
          longestQuestion={9}
          Form={SiteForm}
        />
      </MoreTexts>,
      "/lab/ask",
    );
    expect(page).toContain(DRAWN);
  });
});

/** What a route answers for its data or its document, and the page that it makes of it. */
async function load(
  path: string,
  route: { loader: unknown; default: unknown },
  params: object,
  { isDocument }: { isDocument: boolean },
) {
  const request = aRequest(site, path, { isDocument });
  const loader = route.loader as (given: object) => Promise<object>;
  const loaded = await loader({ ...request, params: { locale: "en", ...params } });
  const data = "init" in loaded && "data" in loaded ? loaded.data : loaded;
  const Page = createElement(route.default as ComponentType<{ loaderData: unknown }>, { loaderData: data });
  const texts = request.context.get(pageTextsContext) ?? new Map();
  const values = request.context.get(shownValuesContext) ?? new Map();
  const page = (
    <PageTextsContext value={texts}>
      <ShownValuesContext value={values}>{Page}</ShownValuesContext>
    </PageTextsContext>
  );
  return { data, markup: await shown(page, path) };
}

/** A lab comes late. */
function shown(page: ReactNode, path: string): Promise<string> {
  return wholeMarkupOf(
    <FiguresContext value={FIGURES}>
      <Suspense>{page}</Suspense>
    </FiguresContext>,
    path,
  );
}
