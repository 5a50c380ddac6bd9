import { describe, expect, it } from "vitest";
import type { IconName } from "./icon-name.ts";
import { createIconViews, type FoundIcon } from "./icon-views.server.ts";

const BOOK = { body: '<path fill="none" stroke="currentColor" d="M4 19"/>', width: 24, height: 24 };

describe("createIconViews", () => {
  it("answers an icon that is there as it is found: as data", async () => {
    const { view } = views({ "lucide:book": BOOK });
    const icon = await view("book");
    expect(icon).toEqual({ icon: BOOK });
    // Data of a page holds an object once, however often it is named.
    expect((await view("lucide:book"))?.icon).toBe(icon?.icon);
  });

  it("answers none in place of one that is not there, and what to ask for where it is not there yet", async () => {
    const { view } = views({ "mdi:home": "away" });
    expect(await view("nonsense")).toEqual({ icon: null });
    expect(await view("mdi:home")).toEqual({ icon: null, ask: "mdi:home" });
  });

  it("asks nobody for what can be no name", async () => {
    const { view, asked } = views({});
    for (const name of ["__proto__", '"><script>alert(1)</script>', "mdi:../x", "x".repeat(10_000)])
      expect(await view(name)).toEqual({ icon: null });
    expect(asked).toEqual([]);
  });

  it.each([null, undefined, ""])("shows nothing where content names none: %j", async (name) => {
    const { view, asked } = views({});
    expect(await view(name)).toBeNull();
    expect(asked).toEqual([]);
  });
});

function views(icons: Record<string, FoundIcon>) {
  const asked: IconName[] = [];
  const view = createIconViews(async (name) => {
    asked.push(name);
    return icons[`${name.prefix}:${name.name}`] ?? "missing";
  });
  return { view, asked };
}
