import type { Redirect } from "#app/site/redirects.ts";
import type { LearningKind, Target } from "../learning-event.ts";

/** A document that has another name now, and the path of its page, without language. */
export interface Renamed {
  from: Target & { path: string };
  to: Target & { path: string };
}

/** Where the pages of documents stand. A subnet's is its number, which no name changes. */
const PAGES: readonly [LearningKind, RegExp][] = [
  ["concept", /^\/concepts\/[^/]+\/([^#]+)$/],
  ["guide", /^\/guides\/([^/#]+)$/],
  ["article", /^\/articles\/([^/#]+)$/],
  ["get_started", /^\/get-started\/([^/#]+)$/],
  ["lab", /^\/lab\/([^/#]+)$/],
];

/** The documents whose pages have moved under another name (`content/redirects.yaml`), and quizzes with their concepts. */
export function listRenamed(redirects: readonly Redirect[]): Renamed[] {
  return redirects.flatMap(({ from: fromPath, to: toPath, locale }): Renamed[] => {
    const from = documentAt(fromPath);
    const to = documentAt(toPath);
    // Words by which a page is called are no names it had.
    if (locale || !from || !to || (from.kind === to.kind && from.slug === to.slug)) return [];
    const renamed = { from: { ...from, path: fromPath }, to: { ...to, path: toPath } };
    if (from.kind !== "concept" || to.kind !== "concept") return [renamed];
    return [renamed, { from: { ...renamed.from, kind: "quiz" }, to: { ...renamed.to, kind: "quiz" } }];
  });
}

/** What is stored under a document's former name, under the name it has now. */
export function underItsName<Stored extends Target>(stored: Stored, renamed: readonly Renamed[]): Stored {
  const found = renamed.find(({ from }) => from.kind === stored.kind && from.slug === stored.slug);
  return found ? { ...stored, kind: found.to.kind, slug: found.to.slug } : stored;
}

/** A document as it is called now, and as it ever was. */
export function everyNameOf({ kind, slug }: Target, renamed: readonly Renamed[]): Target[] {
  const former = renamed.filter(({ to }) => to.kind === kind && to.slug === slug);
  return [{ kind, slug }, ...former.map(({ from }) => ({ kind: from.kind, slug: from.slug }))];
}

function documentAt(path: string): Target | null {
  for (const [kind, page] of PAGES) {
    const slug = page.exec(path)?.[1];
    if (slug !== undefined) return { kind, slug };
  }
  return null;
}
