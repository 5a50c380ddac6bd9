// biome-ignore-all lint/style/noRestrictedGlobals: headings stand in the HTML of a text, where no component could hold on to them.
import { useEffect, useState } from "react";
import { findCurrentSection } from "./find-current-section.ts";

/** The part of the window, from its top, in which a section must begin to count as being read. */
const READING_AREA = 0.35;

/** The id of the section being read, of those that the page shows in this order; null before the first. */
export function useCurrentSection(sections: readonly { id: string }[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const found = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
    const mark = () => {
      const { innerHeight, scrollY } = window;
      const index = findCurrentSection(
        found.map((section) => section.getBoundingClientRect().top),
        {
          line: innerHeight * READING_AREA,
          end: innerHeight,
          isAtEnd: scrollY + innerHeight >= document.documentElement.scrollHeight - 2,
        },
      );
      setCurrent(index === null ? null : (found[index]?.id ?? null));
    };
    const observer = new IntersectionObserver(mark, { rootMargin: `0px 0px ${(READING_AREA - 1) * 100}%` });
    for (const section of found) observer.observe(section);
    // The last sections of a page may be too short to ever reach the reading area.
    const settled = "onscrollend" in document ? "scrollend" : "scroll";
    document.addEventListener(settled, mark, { passive: true });
    return () => {
      observer.disconnect();
      document.removeEventListener(settled, mark);
    };
  }, [sections]);
  return current;
}
