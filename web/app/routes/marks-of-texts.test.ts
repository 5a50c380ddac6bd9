import { AddBookmark, SaveProgress } from "@learn-bittensor/contract/operations/learning";
import { expect, it } from "vitest";
import { aRequest } from "../../tests/a-request.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { pageOfRoute } from "../../tests/page-of-route.tsx";
import { siteWithLearners } from "../../tests/site-with-learners.ts";
import ArticleRoute, { loader as article } from "./article.tsx";
import ConceptRoute, { loader as concept } from "./concept.tsx";
import GuideRoute, { loader as guide } from "./guide.tsx";
import RootSubnetRoute, { loader as rootSubnet } from "./root-subnet.tsx";
import SubnetRoute, { loader as subnet } from "./subnet.tsx";

const FILES = [
  aContentFile("en/author/an-author", {}),
  aContentFile("en/category/staking", {}),
  aContentFile("en/article/history", {}),
  aContentFile("en/concept/delegates", { categories: ["staking"] }),
  aContentFile("en/guide/first-stake", {}),
  aContentFile("en/subnet/root", { name: "Root", mainnetId: 0 }),
  aContentFile("en/subnet/cellar", { name: "Cellar", mainnetId: 42 }),
];

type Asked = ReturnType<typeof aRequest>;

const locale = undefined;

/** The first page of a process takes long: everything is loaded for it. */
const TIMEOUT = { timeout: 30_000 };

/** A page of each kind that can be marked, with what loads it. */
const PAGES = [
  [
    "article",
    "history",
    "/articles/history",
    ArticleRoute,
    (asked: Asked) => article({ ...asked, params: { locale, slug: "history" }, pattern: "/:locale?/articles/:slug" }),
  ],
  [
    "concept",
    "delegates",
    "/concepts/staking/delegates",
    ConceptRoute,
    (asked: Asked) =>
      concept({
        ...asked,
        params: { locale, category: "staking", "*": "delegates" },
        pattern: "/:locale?/concepts/:category/*",
      }),
  ],
  [
    "guide",
    "first-stake",
    "/guides/first-stake",
    GuideRoute,
    (asked: Asked) => guide({ ...asked, params: { locale, "*": "first-stake" }, pattern: "/:locale?/guides/*" }),
  ],
  [
    "subnet",
    "cellar",
    "/subnets/42",
    SubnetRoute,
    (asked: Asked) => subnet({ ...asked, params: { locale, "*": "42" }, pattern: "/:locale?/subnets/*" }),
  ],
  [
    "subnet",
    "root",
    "/subnets/root",
    RootSubnetRoute,
    (asked: Asked) => rootSubnet({ ...asked, params: { locale }, pattern: "/:locale?/subnets/root" }),
  ],
] as const;

it.each(PAGES)(
  "%s %s can be marked as read and bookmarked, and shows what its reader has set",
  TIMEOUT,
  async (kind, slug, path, Route, load) => {
    const { site, join } = await siteWithLearners(FILES);
    const token = await join("ada");
    const marksAs = async (cookie?: string) => {
      const html = pageOfRoute(Route, { loaderData: await load(aRequest(site, path, { cookie })) }, path);
      const marks = [...html.matchAll(/<div class="learning-marks"([^>]*)>/g)].map(([, attributes = ""]) => ({
        isOfPage: attributes.includes(`data-kind="${kind}"`) && attributes.includes(`data-slug="${slug}"`),
        isRead: attributes.includes("data-read="),
        isBookmarked: attributes.includes("data-bookmarked="),
      }));
      // Who is signed in is asked for an opinion below the second.
      return marks.slice(0, 2);
    };
    const unset = { isOfPage: true, isRead: false, isBookmarked: false };
    expect(await marksAs()).toEqual([unset, unset]);
    const cookie = `auth_token=${token}`;
    expect(await marksAs(cookie)).toEqual([unset, unset]);
    await site.contentAs(token).query(SaveProgress, { input: { kind, slug, state: "completed" } });
    expect(await marksAs(cookie)).toEqual([
      { ...unset, isRead: true },
      { ...unset, isRead: true },
    ]);
    await site.contentAs(token).query(AddBookmark, { input: { kind, slug } });
    const set = { isOfPage: true, isRead: true, isBookmarked: true };
    expect(await marksAs(cookie)).toEqual([set, set]);
    expect(await marksAs()).toEqual([unset, unset]);
  },
);
