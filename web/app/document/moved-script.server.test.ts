import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { createRedirects } from "#app/site/redirects.ts";
import { movedScript } from "./moved-script.server.ts";

const moved = (from: string, to: string) => ({ from, to, locale: null });
const PAGE = "/articles/halving";

it("is none where nothing has moved", () => {
  const redirects = createRedirects([
    moved("/old", "/about"),
    { ...moved("/articles/a", "/articles/b"), locale: "de" },
  ]);
  expect(movedScript(redirects, PAGE)).toBeNull();
});

describe("for headings that have moved", () => {
  const redirects = createRedirects([
    moved(`${PAGE}#gone`, `${PAGE}#what`),
    moved(`${PAGE}#백`, `${PAGE}#what`),
    moved(`${PAGE}#</script>`, "/"),
  ]);

  it.each([
    ["/articles/halving", "#gone", "/articles/halving#what"],
    ["/ko/articles/halving", "#%EB%B0%B1", "/ko/articles/halving#what"],
    ["/articles/halving", "#what", null],
    ["/articles/halving", "", null],
  ])("leads at %s from %j to %j", (path, hash, to) => {
    const script = movedScript(redirects, path) ?? "";
    expect(script).not.toContain("</");
    const gone: string[] = [];
    runInNewContext(script, {
      location: { hash, replace: (address: string) => gone.push(address) },
      decodeURIComponent,
    });
    expect(gone).toEqual(to === null ? [] : [to]);
  });
});

describe("for what the device stores of documents that were renamed", () => {
  const redirects = createRedirects([
    moved("/concepts/tokens/old", "/concepts/economics/new"),
    moved("/guides/purse", "/guides/wallet"),
  ]);

  it("has marks and answers follow, under the ids they have", () => {
    const stored = storedAfter({
      "learning/one": { id: "one", kind: "concept", slug: "old", what: "read" },
      "learning/two": { id: "two", kind: "quiz", slug: "old", what: "quiz", answers: [] },
      "learning/other": { id: "other", kind: "article", slug: "old", what: "read" },
    });
    expect(stored["learning/one"]).toEqual({ id: "one", kind: "concept", slug: "new", what: "read" });
    expect(stored["learning/two"]).toMatchObject({ id: "two", kind: "quiz", slug: "new" });
    expect(stored["learning/other"]).toMatchObject({ kind: "article", slug: "old" });
  });

  it("has notes of readings follow the path, a guide's sections too", () => {
    const note = { at: 1, language: "de", hashes: {} };
    const stored = storedAfter({
      "learning-notes/read/de/concepts/tokens/old": note,
      "learning-notes/read/de/guides/purse/keys": note,
      "learning-notes/read/de/guides/purse-two": note,
    });
    expect(Object.keys(stored).sort()).toEqual([
      "learning-notes/read/de/concepts/economics/new",
      "learning-notes/read/de/guides/purse-two",
      "learning-notes/read/de/guides/wallet/keys",
    ]);
  });

  it("has questions that come back follow, with what came of them under either name", () => {
    const stored = storedAfter({
      "learning-notes/review/old owner": [{ at: 2, correct: true, isReview: true }],
      "learning-notes/review/new owner": [{ at: 1, correct: false, isReview: false }],
      "learning-notes/review/old price": [{ at: 3, correct: true, isReview: false }],
      "learning-notes/waiting/old owner": { at: 4, slug: "old", question: "owner" },
    });
    expect(stored["learning-notes/review/new owner"]).toMatchObject([{ at: 1 }, { at: 2 }]);
    expect(stored["learning-notes/review/new price"]).toMatchObject([{ at: 3 }]);
    expect(stored["learning-notes/waiting/new owner"]).toMatchObject({ at: 4, slug: "new" });
    expect(Object.keys(stored).filter((key) => key.includes("old"))).toEqual([]);
  });

  it("has the outcome of a placement check follow", () => {
    const stored = storedAfter({ "learning-notes/placement": { at: 1, known: ["old", "wallet", "purse"] } });
    expect(stored["learning-notes/placement"]).toEqual({ at: 1, known: ["new", "wallet", "purse"] });
  });

  it("changes nothing more when it runs again, and nothing else that is stored", () => {
    const first = storedAfter({
      "learning/one": { id: "one", kind: "guide", slug: "purse" },
      "nuxt-color-mode": "dark",
    });
    expect(storedAfter(first)).toEqual(first);
    expect(first["nuxt-color-mode"]).toBe("dark");
  });

  it("leaves what is broken, and fails nowhere where the browser refuses storage", () => {
    const storage = storageOf([["learning/one", "{"]]);
    run(storage);
    expect(storage.getItem("learning/one")).toBe("{");
    const refusing = {
      get localStorage(): unknown {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    };
    expect(() => runInNewContext(movedScript(redirects, "/") ?? "", refusing)).not.toThrow();
  });

  /** What is stored once the page has run its script. */
  function storedAfter(stored: Record<string, unknown>): Record<string, unknown> {
    const storage = storageOf(Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)]));
    run(storage);
    return Object.fromEntries(Object.keys(storage).map((key) => [key, JSON.parse(storage.getItem(key) ?? "null")]));
  }

  function run(localStorage: object): void {
    runInNewContext(movedScript(redirects, "/explore") ?? "", { localStorage });
  }
});

/** As a browser's: its keys are what it holds. */
function storageOf(entries: readonly [string, string][]) {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(storage, key) ? String(Reflect.get(storage, key)) : null),
    setItem: (key: string, value: string) => void Reflect.set(storage, key, value),
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
  };
  const storage = Object.assign(Object.create(methods) as typeof methods, Object.fromEntries(entries));
  return storage;
}
