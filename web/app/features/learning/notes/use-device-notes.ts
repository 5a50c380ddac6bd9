import { useState, useSyncExternalStore } from "react";
import { createDeviceNotes, type DeviceNotes } from "./device-notes.ts";

/** What the device has noted; null on the server, and until the page is hydrated. Whoever asks is drawn anew when it changes. */
export function useDeviceNotes(): DeviceNotes | null {
  const [store] = useState(() => (typeof window === "undefined" ? null : createStore(createDeviceNotes(window))));
  const version = useSyncExternalStore(store?.subscribe ?? noSubscription, store?.version ?? never, never);
  return version === NEVER ? null : (store?.notes ?? null);
}

const NEVER = -1;

function createStore(notes: DeviceNotes) {
  let version = 0;
  return {
    notes,
    version: () => version,
    subscribe: (callback: () => void) =>
      notes.onChange(() => {
        version += 1;
        callback();
      }),
  };
}

const noSubscription = () => () => undefined;
const never = () => NEVER;
