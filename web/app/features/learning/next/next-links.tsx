import { lazy, Suspense, startTransition, useEffect, useRef, useState } from "react";
import { PreviousNext, type WayOn } from "#app/ui/reading/previous-next.tsx";
import { useLearning } from "../learning-context.tsx";
import type { Target } from "../learning-event.ts";

const FoundNext = lazy(() => import("./found-next.tsx"));

/** So far away it is found out what is best read next. */
const NEAR = "600px";

/**
 * The way back and on at the end of a text. For everybody the next is what comes next in order; to a reader of whom the
 * device or an account knows something, it is the one best page, with why.
 */
export function NextLinks({ current, ...way }: WayOn & { current: Target }) {
  const { visitorId, events } = useLearning();
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setIsNear(true));
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  const inOrder = <PreviousNext {...way} />;
  const isKnown = visitorId !== "0" || (events !== null && events.length > 0);
  return (
    <div ref={place}>
      {isNear && isKnown ? (
        <Suspense fallback={inOrder}>
          <FoundNext way={way} current={current} />
        </Suspense>
      ) : (
        inOrder
      )}
    </div>
  );
}
