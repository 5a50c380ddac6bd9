import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import { createDeviceEvents, type DeviceEvents } from "./device-events.ts";
import type { EventPayload, LearningEvent, Target } from "./learning-event.ts";

interface Learning {
  /** Who reads the page; "0" is nobody. */
  visitorId: string;
  /** What the device stores; null on the server, and until React is there. */
  events: readonly LearningEvent[] | null;
  device: DeviceEvents | null;
  /** How often the account has taken something from the device since the document was loaded. */
  syncCount: number;
}

const LearningContext = createContext<Learning>({ visitorId: "0", events: null, device: null, syncCount: 0 });

const noSubscription = () => () => undefined;
const none = () => null;

export function useLearning(): Learning {
  return use(LearningContext);
}

/** What the device stores of the reader's learning, for all of a page, sent to the account of whoever is signed in. */
export function LearningProvider({ visitorId, children }: { visitorId: string; children: ReactNode }) {
  const { events, device } = useDeviceEvents();
  const [syncCount, setSyncCount] = useState(0);
  useEffect(() => {
    if (visitorId === "0" || !device) return;
    let sending: Promise<() => Promise<void>> | null = null;
    // Most readers are nobody's account: what fills one is loaded for those who are signed in.
    const sync = async () => {
      sending ??= import("./start-sync.ts").then(({ startSync }) =>
        startSync(window, { events: device, visitorId, onSynced: () => setSyncCount((count) => count + 1) }),
      );
      const send = await sending.catch(() => null);
      if (send) await send();
      else sending = null; // Offline: tried again with the next event.
    };
    const stop = device.onChange(sync);
    window.addEventListener("online", sync);
    void sync();
    return () => {
      stop();
      window.removeEventListener("online", sync);
    };
  }, [visitorId, device]);
  const learning = useMemo(() => ({ visitorId, events, device, syncCount }), [visitorId, events, device, syncCount]);
  return <LearningContext value={learning}>{children}</LearningContext>;
}

/** What the device stores; null on the server, and until the page is hydrated. `device` changes it. */
function useDeviceEvents(): { events: LearningEvent[] | null; device: DeviceEvents | null } {
  const [store] = useState(() => (typeof window === "undefined" ? null : createStore(createDeviceEvents(window))));
  const events = useSyncExternalStore(store?.subscribe ?? noSubscription, store?.read ?? none, none);
  return { events, device: events && store ? store.device : null };
}

/** The same list as long as nothing has changed. */
function createStore(device: DeviceEvents) {
  let known: LearningEvent[] = [];
  return {
    device,
    subscribe: device.onChange,
    read(): LearningEvent[] | null {
      const current = device.list();
      const isSame = current.length === known.length && current.every(({ id }, index) => id === known[index]?.id);
      if (!isSame) known = current;
      return known;
    },
  };
}

/** Stores what happens to a document, or to a quiz, on the device; null until that is there. */
export function useAddEvent(): ((target: Target, payload: EventPayload) => void) | null {
  const { device, visitorId } = useLearning();
  if (!device) return null;
  return (target, payload) => device.add({ id: createId(), at: Date.now(), owner: visitorId, ...target, ...payload });
}

/** Loads the page's data anew once the account holds what the device has sent. */
export function useSynced(): void {
  const { syncCount } = useLearning();
  const { revalidate } = useRevalidator();
  const seen = useRef(syncCount);
  useEffect(() => {
    if (seen.current === syncCount) return;
    seen.current = syncCount;
    void revalidate();
  }, [syncCount, revalidate]);
}

/** An id that no other device makes. (`randomUUID` needs a secure connection.) */
function createId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}
