import textFont from "./fonts/atkinson.woff2?url";
import italicFont from "./fonts/atkinson-italic.woff2?url";
import displayFont from "./fonts/besley.woff2?url";

/** Our faces, as `fonts.css` has them. */
export const FACES = [
  { family: "Besley", url: displayFont, weight: "500 700", style: "normal" },
  { family: "Atkinson", url: textFont, weight: "400 700", style: "normal" },
  { family: "Atkinson", url: italicFont, weight: "400 700", style: "italic" },
] as const;

/** What is needed of a window; what has been loaded is told by addresses, in milliseconds since the page was asked for. */
type FontWindow = Pick<Window, "addEventListener"> & {
  document: { fonts: Pick<FontFaceSet, "ready" | "add"> };
  performance: Pick<Performance, "getEntriesByName">;
  location: Pick<Location, "href">;
  FontFace: typeof FontFace;
};

/**
 * A font that comes after the first paint moves nothing on that page (`font-display: optional`), and browsers then do
 * without it as long as the document stays. Here it is for the next page, which may be shown without a new document.
 */
export async function startLateFonts(window: FontWindow, { nextPage }: { nextPage: string }): Promise<void> {
  const { document, performance, location } = window;
  // Fonts that are asked for are waited for, also by those who do without them.
  await document.fonts.ready;
  const paintedAt = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
  const late = FACES.filter(({ url }) => {
    const [loaded] = performance.getEntriesByName(new URL(url, location.href).href);
    return loaded !== undefined && loaded.startTime + loaded.duration > paintedAt;
  });
  // They are in the browser's memory by now: nothing is asked for again.
  const faces = await Promise.all(
    late.map(({ family, url, weight, style }) => new window.FontFace(family, `url(${url})`, { weight, style }).load()),
  );
  const use = () => {
    for (const face of faces) document.fonts.add(face);
  };
  window.addEventListener(nextPage, use, { once: true });
}
