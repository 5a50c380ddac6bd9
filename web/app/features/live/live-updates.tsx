import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

export interface LiveSource {
  /** Where the provider tells of changes: `wss://…`, or a path of the site. */
  address: string;
  /** Which content the page shows; null where the provider does not say. */
  contentVersion: string | null;
}

/** Keeps the page up to date with its content for as long as it is looked at. Another reader begins another connection. */
export function LiveUpdates({
  source: { address, contentVersion },
  visitorId,
}: {
  source: LiveSource;
  visitorId: string;
}) {
  const { revalidate } = useRevalidator();
  const shownVersion = useRef(contentVersion);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another reader connects anew.
  useEffect(() => {
    let isOver = false;
    let stop: () => void = () => undefined;
    import("./follow-content.ts").then(
      ({ followContent }) => {
        if (isOver) return;
        // Whoever writes wants to see it, and is alone; readers are many, and would all ask at the same moment.
        stop = followContent({
          address,
          shownVersion: shownVersion.current,
          revalidate,
          isSpread: !import.meta.env.DEV,
        });
      },
      () => undefined, // Where the file is gone, pages are read as they are.
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [address, revalidate, visitorId]);
  return null;
}
