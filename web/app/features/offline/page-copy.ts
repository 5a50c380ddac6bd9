import { type LateFiles, withLateFiles } from "./late-files.ts";

/** What a saved copy says of itself, beside its headers; browsers hold copies with these names. */
const AT = "x-kept-at";
const BYTES = "x-kept-bytes";
const TITLE = "x-kept-title";
const LANGUAGE = "x-kept-language";
const FILES = "x-kept-files";

/** Of the way it came, or of a cache that is not this one. */
const NOT_SAVED = ["content-encoding", "content-length", "etag", "set-cookie", "vary"];

export interface PageCopy {
  /** When the server said it, in ISO 8601. */
  at: string;
  bytes: number;
  title: string;
  language: string;
  /** What it is shown with, by address. */
  files: string[];
}

/** Only what the server says is for everybody is ever saved: no answer to somebody who is signed in, none with a form of theirs. */
export function isForEverybody({ status, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    !redirected &&
    (headers.get("Content-Type") ?? "").startsWith("text/html") &&
    /^public\b/.test(headers.get("Cache-Control") ?? "")
  );
}

/**
 * The page as it is saved. Its root element bears the day: from that the page knows, once it is shown, that it is a copy
 * (`document/use-saved-at.ts`).
 */
export async function toPageCopy(
  answer: Response,
  options: {
    now: number;
    title?: string | undefined;
    loadFilesOf: (html: string) => Promise<readonly string[]>;
    lateFiles: LateFiles;
  },
): Promise<Response> {
  const html = await answer.text();
  const at = new Date(Date.parse(answer.headers.get("Date") ?? "") || options.now).toISOString();
  const marked = html.replace("<html ", `<html data-kept="${at}" `);
  const language = /<html\b[^>]*? lang="([\w-]+)"/.exec(html)?.[1] ?? "";
  const loaded = [...listFiles(html), ...listPictures(html), ...(await options.loadFilesOf(html))];
  const files = withLateFiles(loaded, language, options.lateFiles);
  const headers = new Headers(answer.headers);
  for (const name of NOT_SAVED) headers.delete(name);
  headers.set(AT, at);
  headers.set(BYTES, String(new Blob([marked]).size));
  headers.set(TITLE, encodeURIComponent(options.title ?? titleOf(html)));
  headers.set(LANGUAGE, language);
  headers.set(FILES, [...files].join(" "));
  return new Response(marked, { headers });
}

/** A file that pages are shown with, with its size. */
export async function toFileCopy(answer: Response): Promise<Response> {
  const body = await answer.blob();
  return new Response(body, {
    headers: { "Content-Type": answer.headers.get("Content-Type") ?? "", [BYTES]: String(body.size) },
  });
}

/** What a saved page says of itself; null for a file. */
export function readPageCopy({ headers }: Response): PageCopy | null {
  const at = headers.get(AT);
  if (at === null) return null;
  return {
    at,
    bytes: bytesOf({ headers }),
    title: decodeURIComponent(headers.get(TITLE) ?? ""),
    language: headers.get(LANGUAGE) ?? "",
    files: (headers.get(FILES) ?? "").split(" ").filter(Boolean),
  };
}

export function bytesOf({ headers }: Pick<Response, "headers">): number {
  return Number(headers.get(BYTES) ?? 0);
}

/** Code, styles and fonts of the build, wherever a document names them: in links, in styles, in what imports them. */
function listFiles(html: string): string[] {
  return html.match(/\/assets\/[\w.-]+\.\w+/g) ?? [];
}

/** Pictures in the page that this site answers. */
function listPictures(html: string): string[] {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  return [...main.matchAll(/<img\b[^>]*? src="(\/[^/"][^"]*)"/g)].map(([, source = ""]) => toText(source));
}

/** A service worker has no parser of HTML: the heading is read from what React has written. */
function titleOf(html: string): string {
  const [, heading = ""] = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html) ?? /<title>(.*?)<\/title>/s.exec(html) ?? [];
  return toText(heading.replaceAll(/<[^>]*>/g, "")).trim();
}

const ESCAPED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

function toText(escaped: string): string {
  return escaped.replaceAll(/&(\w+|#x27);/g, (written, name: string) => ESCAPED[name] ?? written);
}
