import { describe, expect, it } from "vitest";
import { aBrowser } from "./device-builder.ts";
import { createDeviceEvents } from "./device-events.ts";
import { anEvent } from "./learning-event-builder.ts";

const READ = anEvent({ what: "read" });
const BOOKMARK = anEvent({ what: "bookmark", at: 2_000 });

describe("createDeviceEvents", () => {
  it("stores events for the next visit, in their order", () => {
    const browser = aBrowser();
    createDeviceEvents(browser.openTab()).add(BOOKMARK);
    createDeviceEvents(browser.openTab()).add(READ);
    expect(createDeviceEvents(browser.openTab()).list()).toEqual([READ, BOOKMARK]);
  });

  it("stores an event once, however often it comes", () => {
    const events = createDeviceEvents(aBrowser().openTab());
    events.add(READ);
    events.add(READ, READ);
    expect(events.list()).toEqual([READ]);
  });

  it("forgets what later events make pointless", () => {
    const browser = aBrowser();
    const events = createDeviceEvents(browser.openTab());
    const unread = anEvent({ what: "unread", at: 3_000 });
    events.add(READ);
    events.add(unread);
    expect(events.list()).toEqual([unread]);
    expect(browser.items.size).toBe(1);
  });

  it("forgets what it is told to, and nothing else", () => {
    const browser = aBrowser({ holds: { "nuxt-color-mode": "dark" } });
    const events = createDeviceEvents(browser.openTab());
    events.add(READ, BOOKMARK);
    events.forget([READ]);
    expect(events.list()).toEqual([BOOKMARK]);
    expect([...browser.items.keys()]).toEqual(["nuxt-color-mode", `learning/${BOOKMARK.id}`]);
  });

  it("loses nothing of what several tabs write", () => {
    const browser = aBrowser();
    const tabs = [createDeviceEvents(browser.openTab()), createDeviceEvents(browser.openTab())];
    const made = Array.from({ length: 10 }, (_, at) => anEvent({ what: "read", slug: `concept-${at}`, at }));
    for (const [index, event] of made.entries()) tabs[index % 2]?.add(event);
    for (const tab of tabs) expect(tab.list()).toEqual(made);
  });

  it("tells its own tab and the others of changes, until it is told to stop", () => {
    const browser = aBrowser();
    const told: string[] = [];
    const [here, there] = [createDeviceEvents(browser.openTab()), createDeviceEvents(browser.openTab())];
    const stop = here.onChange(() => told.push("here"));
    there.onChange(() => told.push("there"));
    here.add(READ);
    expect(told).toEqual(["there", "here"]);
    stop();
    here.forget([READ]);
    expect(told).toEqual(["there", "here", "there"]);
  });

  it("does not stir at what others put into the storage", () => {
    const browser = aBrowser();
    const tab = browser.openTab();
    let told = 0;
    createDeviceEvents(tab).onChange(() => {
      told += 1;
    });
    browser.openTab().localStorage.setItem("nuxt-color-mode", "dark");
    expect(told).toBe(0);
    tab.dispatchEvent(Object.assign(new Event("storage"), { key: null }));
    expect(told).toBe(1);
  });

  it.each(["asking", "writing"] as const)("lasts as long as the page where the browser refuses at %s", (refuses) => {
    const browser = aBrowser({ refuses });
    const events = createDeviceEvents(browser.openTab());
    expect(events.isStored()).toBe(true);
    events.add(READ);
    events.add(BOOKMARK);
    expect(events.list()).toEqual([READ, BOOKMARK]);
    expect(events.isStored()).toBe(false);
    events.forget([READ]);
    expect(events.list()).toEqual([BOOKMARK]);
    expect(createDeviceEvents(browser.openTab()).list()).toEqual([]);
  });

  it("leaves alone what is no event", () => {
    const holds = { "learning/a": "{", "learning/b": '{"what":"read"}', "learning/c": "null" };
    const browser = aBrowser({ holds });
    const events = createDeviceEvents(browser.openTab());
    expect(events.list()).toEqual([]);
    events.add(READ);
    expect(events.list()).toEqual([READ]);
    expect(browser.items.get("learning/b")).toBe('{"what":"read"}');
  });
});
