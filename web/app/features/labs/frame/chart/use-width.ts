import { type RefObject, useEffect, useRef, useState } from "react";

/** Until the page is measured, and where no script runs, a picture is made for this width and scaled. */
const WIDTH_UNMEASURED = 480;

/** How wide an element is shown, so that what is drawn in it has its text at the page's size. */
export function useWidth<Shown extends HTMLElement>(): { ref: RefObject<Shown | null>; width: number } {
  const ref = useRef<Shown>(null);
  const [width, setWidth] = useState(WIDTH_UNMEASURED);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry?.contentRect.width ?? 0);
      if (measured > 0) setWidth(measured);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
