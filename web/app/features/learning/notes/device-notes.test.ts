import { describe, expect, it, vi } from "vitest";
import { aBrowser } from "../device-builder.ts";
import { createDeviceNotes } from "./device-notes.ts";

describe("createDeviceNotes", () => {
  it("stores notes for the next visit, under keys of their own, and forgets them", () => {
    const browser = aBrowser({ holds: { "nuxt-color-mode": "dark" } });
    createDeviceNotes(browser.openTab()).set("path", "holder");
    const notes = createDeviceNotes(browser.openTab());
    expect(notes.get("path")).toBe("holder");
    expect(notes.list("")).toEqual([["path", "holder"]]);
    notes.clear();
    expect(notes.get("path")).toBeNull();
    expect([...browser.items.keys()]).toEqual(["nuxt-color-mode"]);
  });

  it("tells this tab and the others of a change", () => {
    const browser = aBrowser();
    const [here, there] = [createDeviceNotes(browser.openTab()), createDeviceNotes(browser.openTab())];
    const [heardHere, heardThere] = [vi.fn(), vi.fn()];
    here.onChange(heardHere);
    there.onChange(heardThere);
    here.set("path", "holder");
    expect(heardHere).toHaveBeenCalledOnce();
    expect(heardThere).toHaveBeenCalledOnce();
  });

  it.each(["asking", "writing"] as const)("lasts as long as the page where the browser refuses %s", (refuses) => {
    const notes = createDeviceNotes(aBrowser({ refuses }).openTab());
    notes.set("review/staking/owner", { due: 1 });
    expect(notes.list("review/")).toEqual([["review/staking/owner", { due: 1 }]]);
    notes.remove("review/staking/owner");
    expect(notes.get("review/staking/owner")).toBeNull();
  });

  it("takes what is broken for nothing", () => {
    const notes = createDeviceNotes(aBrowser({ holds: { "learning-notes/path": "{" } }).openTab());
    expect(notes.get("path")).toBeNull();
  });
});
