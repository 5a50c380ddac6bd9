import { AddBookmark, SaveProgress } from "@learn-bittensor/contract/operations/learning";
import { expect, it } from "vitest";
import { aRequest } from "../../tests/a-request.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { siteWithLearners } from "../../tests/site-with-learners.ts";
import { loader as article } from "./article.tsx";
import { loader as concept } from "./concept.tsx";
import { loader as guide } from "./guide.tsx";
import { loader as rootSubnet } from "./root-subnet.tsx";
import { loader as subnet } from "./subnet.tsx";

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
const PATIENCE = { timeout: 30_000 };

/** A page of each kind that can be marked, with what loads it. */
const PAGES = [
  [
    "article",
    "history",
    "/articles/history",
    (asked: Asked) => article({ ...asked, params: { locale, slug: "history" }, pattern: "/:locale?/articles/:slug" }),
  ],
  [
    "concept",
    "delegates",
    "/concepts/staking/delegates",
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
    (asked: Asked) => guide({ ...asked, params: { locale, "*": "first-stake" }, pattern: "/:locale?/guides/*" }),
  ],
  [
    "subnet",
    "cellar",
    "/subnets/42",
    (asked: Asked) => subnet({ ...asked, params: { locale, "*": "42" }, pattern: "/:locale?/subnets/*" }),
  ],
  [
    "subnet",
    "root",
    "/subnets/root",
    (asked: Asked) => rootSubnet({ ...asked, params: { locale }, pattern: "/:locale?/subnets/root" }),
  ],
] as const;

it.each(PAGES)(
  "%s %s can be marked as read and bookmarked, and shows what its reader has set",
  PATIENCE,
  async (kind, slug, path, load) => {
    const { site, join } = await siteWithLearners(FILES);
    const token = await join("ada");
    const marksAs = async (cookie?: string) => {
      const loaded = await load(aRequest(site, path, { cookie }));
      const html = ("html" in loaded && loaded.html) || "";
      // Not those of the sections of a guide, which tell how far one has got.
      const marks = [...html.matchAll(/<learning-marks (?![^>]*data-until=)([^>]*)>/g)].map(([, attributes = ""]) => ({
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
