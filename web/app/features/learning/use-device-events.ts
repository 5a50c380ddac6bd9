import { useState, useSyncExternalStore } from "react";
import { createDeviceEvents, type DeviceEvents } from "./device-events.ts";
import type { LearningEvent } from "./learning-event.ts";

/** What the device keeps; null on the server, and until the page is hydrated. `device` changes it. */
export function useDeviceEvents(): { events: LearningEvent[] | null; device: DeviceEvents | null } {
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

const noSubscription = () => () => undefined;
const none = () => null;
