/** A picture or another file of an entry's fields; `alternativeText` may be in several languages. */
type Media = { url: string; mime: string; alternativeText?: unknown };

/** Pictures say what they show, and are there; `exists` knows the files that the site serves by their address. */
export function checkImages(
  images: readonly { url: string; alt: string }[],
  exists: (address: string) => boolean,
  report: (problem: string) => void,
): void {
  for (const { url, alt } of images) {
    if (alt.trim() === "") report(`text: expected an alternative text for the picture ${url}, got none`);
    if (url.startsWith("/") && !exists(url)) report(`text: expected a picture that exists, got "${url}"`);
  }
}

/**
 * The same of those in a file's fields, where an empty text says that a picture only decorates, and a figure may have words of
 * its own. `isShared` tells which fields stand in English for all languages: their pictures speak each of them.
 */
export function checkMedia(
  fields: Record<string, unknown>,
  { exists, isShared }: { exists: (address: string) => boolean; isShared: (field: string) => boolean },
  report: (problem: string) => void,
): void {
  for (const { path, media, alt } of mediaIn(fields)) {
    const field = path.join(".");
    const { url, mime, alternativeText } = media;
    if (mime.startsWith("image/") && alternativeText === undefined && alt === undefined) {
      report(`${field}.alternativeText: expected what the picture shows, or "" where it only decorates, got nothing`);
    }
    if (typeof alternativeText === "string" && alternativeText !== "" && isShared(path[0] ?? "")) {
      report(
        `${field}.alternativeText: expected it in every language, like { en: …, de: … }, got "${alternativeText}"`,
      );
    }
    if (url.startsWith("/") && !exists(url)) report(`${field}.url: expected a file that exists, got "${url}"`);
  }
}

type Found = { path: readonly string[]; media: Media; alt?: unknown };

function mediaIn(value: unknown, path: readonly string[] = [], alt?: unknown): Found[] {
  if (isMedia(value)) return [{ path, media: value, alt }];
  if (typeof value !== "object" || value === null) return [];
  const own = "alt" in value ? value.alt : undefined;
  return Object.entries(value).flatMap(([field, member]) => mediaIn(member, [...path, field], own));
}

function isMedia(value: unknown): value is Media {
  if (typeof value !== "object" || value === null || !("url" in value) || !("mime" in value)) return false;
  return typeof value.url === "string" && typeof value.mime === "string";
}
