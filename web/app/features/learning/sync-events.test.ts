import { describe, expect, it } from "vitest";
import { aBrowser } from "./device-builder.ts";
import { createDeviceEvents } from "./device-events.ts";
import { eventsOf } from "./events-of.ts";
import type { LearningEvent } from "./learning-event.ts";
import { anEvent } from "./learning-event-builder.ts";
import { createEventSync, type PostEvents, type SyncRequest } from "./sync-events.ts";

const NOW = 1_000_000;

describe("createEventSync", () => {
  it("sends what the device stored to the account, and forgets what is acknowledged", async () => {
    const { device, sync, requests, world } = aDevice();
    const events = [anEvent({ what: "read", at: 1 }), anEvent({ what: "bookmark", at: 2 })];
    device.add(...events);
    await sync();
    expect(requests).toEqual([]);
    world.visitor = "7";
    await sync();
    expect(requests).toEqual([{ visitor: "7", sentAt: NOW, events }]);
    expect(device.list()).toEqual([]);
    expect(world.synced).toBe(1);
  });

  it("waits offline, and replays in order when the network is back, later each time", async () => {
    const { device, sync, requests, world, passTime, waits } = aDevice({ visitor: "7" });
    world.isOffline = true;
    for (const at of [1, 2, 3]) {
      device.add(anEvent({ what: "read", slug: `concept-${at}`, at, owner: "7" }));
      await sync();
    }
    expect(waits).toEqual([5_000]);
    await passTime();
    await passTime();
    expect(waits).toEqual([5_000, 10_000, 20_000]);
    expect(device.list()).toHaveLength(3);
    world.isOffline = false;
    await passTime();
    expect(requests.map(({ events }) => events.map(({ slug }) => slug))).toEqual([
      ["concept-1", "concept-2", "concept-3"],
    ]);
    expect(device.list()).toEqual([]);
  });

  it("waits no longer than five minutes", async () => {
    const { device, sync, world, passTime, waits } = aDevice({ visitor: "7" });
    world.isOffline = true;
    device.add(anEvent({ what: "read" }));
    await sync();
    for (let round = 0; round < 10; round += 1) await passTime();
    expect(waits.at(-1)).toBe(300_000);
  });

  it("sends a hundred at a time", async () => {
    const { device, sync, requests } = aDevice({ visitor: "7" });
    device.add(...Array.from({ length: 250 }, (_, at) => anEvent({ what: "read", slug: `concept-${at}`, at })));
    await sync();
    expect(requests.map(({ events }) => events.length)).toEqual([100, 100, 50]);
    expect(device.list()).toEqual([]);
  });

  it("also sends what was added while it was sending", async () => {
    const { device, sync, requests, world } = aDevice({ visitor: "7" });
    const later = anEvent({ what: "bookmark", at: 2 });
    world.whileSending = () => {
      world.whileSending = () => undefined;
      device.add(later);
      void sync();
    };
    device.add(anEvent({ what: "read", at: 1 }));
    await sync();
    expect(requests).toHaveLength(2);
    expect(requests[1]?.events).toEqual([later]);
  });

  it("leaves another's events alone, and its own for when they are back", async () => {
    const { device, sync, requests } = aDevice({ visitor: "7" });
    const others = anEvent({ what: "read", owner: "8" });
    device.add(others);
    await sync();
    expect(requests).toEqual([]);
    expect(device.list()).toEqual([others]);
  });

  it("stops where the visitor is another meanwhile, until something changes", async () => {
    const { device, sync, world, waits } = aDevice({ visitor: "7" });
    world.isAnother = true;
    device.add(anEvent({ what: "read" }));
    await sync();
    expect(waits).toEqual([]);
    expect(device.list()).toHaveLength(1);
  });

  it("sends nothing while another tab is at it", async () => {
    const { device, sync, requests, world } = aDevice({ visitor: "7" });
    world.isElsewhere = true;
    device.add(anEvent({ what: "read" }));
    await sync();
    expect(requests).toEqual([]);
  });
});

describe("eventsOf", () => {
  it("are the visitor's own, and those of nobody", () => {
    const [own, nobodys, others] = ["7", "0", "8"].map((owner) => anEvent({ what: "read", owner }));
    const all = [own, nobodys, others].filter((event) => event !== undefined);
    expect(eventsOf("7", all)).toEqual([own, nobodys]);
    expect(eventsOf("0", all)).toEqual([nobodys]);
  });
});

/** A device in a world that can be changed while it runs. */
function aDevice({ visitor = "0" } = {}) {
  const device = createDeviceEvents(aBrowser().openTab());
  const requests: SyncRequest[] = [];
  const waits: number[] = [];
  const due: (() => Promise<void>)[] = [];
  const world = {
    visitor,
    isOffline: false,
    isAnother: false,
    isElsewhere: false,
    synced: 0,
    whileSending: (): void => undefined,
  };
  const post: PostEvents = async (request) => {
    if (world.isOffline) throw new TypeError("Failed to fetch");
    if (world.isAnother) return null;
    requests.push(request);
    world.whileSending();
    return request.events.map(({ id }: LearningEvent) => id);
  };
  const sync = createEventSync({
    events: device,
    visitorId: () => world.visitor,
    post,
    now: () => NOW,
    wait(callback, milliseconds) {
      waits.push(milliseconds);
      due.push(callback);
    },
    exclusively: async (work) => (world.isElsewhere ? undefined : work()),
    onSynced: () => {
      world.synced += 1;
    },
  });
  /** The next moment that something waits for has come. */
  async function passTime() {
    await due.shift()?.();
  }
  return { device, sync, requests, waits, world, passTime };
}
