import { useEffect, useEffectEvent, useState } from "react";

interface Lazy<Value> {
  /** Null until it is there. */
  value: Value | null;
  /** It could not be loaded; the next wish tries again. */
  hasFailed: boolean;
}

/** What is loaded once it is wanted. */
export function useLazy<Value extends object>(
  load: () => Promise<Value>,
  { isWanted, name }: { isWanted: boolean; name: string },
): Lazy<Value> {
  const [lazy, setLazy] = useState<Lazy<Value>>({ value: null, hasFailed: false });
  const start = useEffectEvent(() => {
    if (lazy.value) return;
    load().then(
      (value) => setLazy({ value, hasFailed: false }),
      (error: unknown) => {
        console.error(`search: ${name} could not be loaded`, error);
        setLazy({ value: null, hasFailed: true });
      },
    );
  });
  useEffect(() => {
    if (isWanted) start();
  }, [isWanted]);
  return lazy;
}
