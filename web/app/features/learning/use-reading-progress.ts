import { use, useEffect, useEffectEvent, useRef } from "react";
import { ShownTextContext } from "#app/ui/reading/article.tsx";
import { readingPercent, readingPercentOfParts, scrollTopOf, scrollTopOfParts } from "./reading-percent.ts";

/** The share of a document that a page shows. */
export interface Share {
  from: number;
  to: number;
}

export const WHOLE: Share = { from: 0, to: 1 };

/**
 * Follows how far the text of the page (`Article`) is read and tells it, in percent of the document, when the page is hidden or left. An
 * address whose fragment says where one has stopped (`placeOf`) leads there.
 */
export function useReadingProgress({
  shown,
  onRead,
}: {
  shown: Share | null;
  onRead: (percent: number) => void;
}): void {
  const text = use(ShownTextContext);
  const percent = useRef(0);
  const tell = useEffectEvent(() => {
    // Whoever leaves without having scrolled has not read, unless everything was in view.
    if (percent.current > 0) onRead(percent.current);
    percent.current = 0;
  });
  const isFollowing = shown !== null;
  const { from, to } = shown ?? WHOLE;
  useEffect(() => {
    const article = isFollowing ? text?.article.current : null;
    if (!article) return;
    const placesOfParts = () => (text && text.parts.size > 1 ? Array.from(text.parts, placeOf) : []);
    const part = { from, to };
    const follow = () => {
      const parts = placesOfParts();
      const height = window.innerHeight;
      const seen =
        parts.length > 0 ? readingPercentOfParts(parts, height) : readingPercent(placeOf(article), height, part);
      percent.current = Math.max(percent.current, seen);
    };
    const goWhereStopped = () => {
      const { innerHeight: height, scrollY } = window;
      if (pageHeight() <= height) follow();
      const { hash } = window.location;
      const parts = placesOfParts();
      const view = { height, scrollY };
      const top =
        parts.length > 0 ? scrollTopOfParts(hash, parts, view) : scrollTopOf(hash, placeOf(article), view, part);
      if (top !== null) window.scrollTo({ top });
    };
    const listen = { passive: true };
    const frame = requestAnimationFrame(goWhereStopped);
    window.addEventListener("scroll", follow, listen);
    window.addEventListener("visibilitychange", tell);
    window.addEventListener("pagehide", tell);
    window.addEventListener("hashchange", goWhereStopped);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", follow);
      window.removeEventListener("visibilitychange", tell);
      window.removeEventListener("pagehide", tell);
      window.removeEventListener("hashchange", goWhereStopped);
      tell();
    };
  }, [text, isFollowing, from, to]);
}

function pageHeight(): number {
  // biome-ignore lint/style/noRestrictedGlobals: a measure of the page, of which no element is looked at.
  return document.documentElement.scrollHeight;
}

function placeOf(element: Element): DOMRect {
  return element.getBoundingClientRect();
}
