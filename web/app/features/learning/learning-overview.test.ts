import { describe, expect, it } from "vitest";
import { type ReadableDocument, toOverview } from "./learning-overview.ts";
import { type LearningState, untouched } from "./learning-state.ts";

const FOUNDATIONS = { slug: "foundations", name: "Foundations", locale: "en" } as const;
const [STAKING, WALLETS, GUIDE, CHUTES] = [
  aDocument("concept", "staking"),
  aDocument("concept", "wallets"),
  aDocument("guide", "first-wallet"),
  aDocument("subnet", "chutes"),
] as const;
const DOCUMENTS = [STAKING, WALLETS, GUIDE, CHUTES];

describe("toOverview", () => {
  it("goes on where one stopped last, at the place", () => {
    const { next } = toOverview(
      [
        aState(STAKING, { percent: 30, readAt: 1 }),
        aState(GUIDE, { percent: 60, readAt: 2 }),
        aState(WALLETS, { percent: 100, isRead: true, readAt: 3 }),
        aState(CHUTES, { percent: 96, readAt: 4 }),
      ],
      DOCUMENTS,
    );
    expect(next).toMatchObject({ slug: "first-wallet", href: "/guides/first-wallet#read-60", percent: 60 });
  });

  it("has nowhere to go on where nothing was begun", () => {
    expect(toOverview([aState(STAKING, { bookmarkedAt: 5 })], DOCUMENTS)).toMatchObject({ next: null, recent: [] });
  });

  it("lists what was read and what was bookmarked, the latest first", () => {
    const { recent, bookmarks } = toOverview(
      [
        aState(STAKING, { readAt: 1, bookmarkedAt: 30 }),
        aState(GUIDE, { readAt: 3 }),
        aState(WALLETS, { readAt: 2, bookmarkedAt: 40 }),
      ],
      DOCUMENTS,
    );
    expect(recent.map(({ slug }) => slug)).toEqual(["first-wallet", "wallets", "staking"]);
    expect(bookmarks.map(({ slug }) => slug)).toEqual(["wallets", "staking"]);
  });

  it("counts what is read, category by category", () => {
    const { groups } = toOverview([aState(STAKING, { isRead: true, readAt: 1 })], DOCUMENTS);
    expect(groups.map(({ href, read, total }) => [href, read, total])).toEqual([
      ["/concepts/foundations", 1, 2],
      ["/guides", 0, 1],
      ["/subnets", 0, 1],
    ]);
  });

  it("leaves out what is not published any more, and tells documents of one slug apart", () => {
    const gone = aState(aDocument("concept", "gone"), { readAt: 1, bookmarkedAt: 1 });
    const other = aState(aDocument("article", "staking"), { readAt: 1, bookmarkedAt: 1 });
    expect(toOverview([gone, other], DOCUMENTS)).toMatchObject({ next: null, recent: [], bookmarks: [] });
  });
});

function aDocument(kind: ReadableDocument["kind"], slug: string): ReadableDocument {
  const category = kind === "concept" ? FOUNDATIONS : null;
  const folder = category ? `concepts/${category.slug}` : `${kind}s`;
  return { kind, slug, title: slug, href: `/${folder}/${slug}`, locale: "en", category };
}

function aState({ kind, slug }: ReadableDocument, change: Partial<LearningState>): LearningState {
  return { ...untouched({ kind, slug }), ...change };
}
