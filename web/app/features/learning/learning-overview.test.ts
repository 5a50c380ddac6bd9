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
const DOCUMENTS = { documents: [STAKING, WALLETS, GUIDE, CHUTES], paths: [] };

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
    ]);
  });

  it("counts the steps of each path, in the place of all steps: paths are the aims, not every subnet", () => {
    const [first, second] = [aDocument("get_started", "idea"), aDocument("get_started", "wallet")];
    const steps = [first, second].map(({ slug }) => ({ slug, href: `/get-started/${slug}?path=holder` }));
    const place = { href: "/get-started?path=holder", endHref: "/get-started/holder/end" };
    const paths = [{ slug: "holder", title: "I hold TAO", locale: "en" as const, steps, ...place }];
    const { groups } = toOverview([aState(first, { percent: 96, readAt: 1 })], {
      documents: [first, second, STAKING, CHUTES],
      paths,
    });
    expect(groups.map(({ named, href, read, total }) => [named?.name, href, read, total])).toEqual([
      ["I hold TAO", "/get-started?path=holder", 1, 2],
      ["Foundations", "/concepts/foundations", 0, 1],
    ]);
  });

  it("lists the quizzes that were answered, the latest first, each with its concept", () => {
    const ofQuiz = (slug: string, at: number) => ({
      slug,
      at,
      correctCount: 3,
      questionCount: 4,
      passed: true,
      weak: [],
    });
    const results = new Map([
      ["staking", ofQuiz("staking", 1)],
      ["wallets", ofQuiz("wallets", 2)],
      ["gone", ofQuiz("gone", 3)],
    ]);
    expect(toOverview([], DOCUMENTS, results).results).toEqual([
      { ...ofQuiz("wallets", 2), concept: WALLETS },
      { ...ofQuiz("staking", 1), concept: STAKING },
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
