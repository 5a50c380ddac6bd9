import { useCallback, useEffect, useEffectEvent, useState } from "react";

/** What a key opens: being asked for, not to be had just now, gone, or there. */
export type Opened<View> =
  | { state: "loading" }
  | { state: "away" }
  | { state: "gone" }
  | { state: "there"; view: View };

/** Asks for what a key opens, and once more when it is told to; what was there stays until there is another answer. */
export function useClass<View>(key: string, ask: (key: string) => Promise<View | null>) {
  const [opened, setOpened] = useState<Opened<View>>({ state: "loading" });
  const askNow = useEffectEvent(ask);
  const look = useCallback(
    async (isWanted: () => boolean) => {
      try {
        const view = await askNow(key);
        if (isWanted()) setOpened(view === null ? { state: "gone" } : { state: "there", view });
      } catch {
        // A line that is away for a moment takes nothing from who reads.
        if (isWanted()) setOpened((before) => (before.state === "there" ? before : { state: "away" }));
      }
    },
    [key],
  );
  useEffect(() => {
    let isHere = true;
    void look(() => isHere);
    return () => {
      isHere = false;
    };
  }, [look]);
  return { opened, lookAgain: () => look(() => true), setGone: () => setOpened({ state: "gone" }) };
}
