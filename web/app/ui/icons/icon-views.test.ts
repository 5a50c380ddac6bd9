import { describe, expect, it } from "vitest";
import type { ServedText } from "#app/ui/served-markup/served-markup.ts";
import type { IconName } from "./icon-name.ts";
import { createIconViews, type FoundIcon } from "./icon-views.server.tsx";
import { referIcons } from "./refer-icons.ts";

const BOOK = { body: '<path fill="none" stroke="currentColor" d="M4 19"/>', width: 24, height: 24 };

describe("createIconViews", () => {
  it("draws an icon that is there, once", async () => {
    const { view } = views({ "lucide:book": BOOK });
    const icon = await view("book");
    expect(icon).toEqual({ html: expect.stringMatching(/^<svg [^>]*width="24" height="24"[^>]*>.*<\/svg>$/) });
    expect(icon?.html).toContain(BOOK.body);
    expect(icon?.html).toContain('aria-hidden="true"');
    expect(icon?.html).not.toContain("style=");
    expect(await view("lucide:book")).toBe(icon);
  });

  it("draws a neutral one in place of one that is not there, and of one that is not there yet", async () => {
    const { view } = views({ "mdi:home": "away" });
    const missing = await view("nonsense");
    expect(missing).toEqual({ html: expect.stringContaining("data-neutral") });
    expect(await view("mdi:home")).toEqual({ html: missing?.html, ask: "mdi:home" });
  });

  it("asks nobody for what can be no name", async () => {
    const { view, asked } = views({});
    for (const name of ["__proto__", '"><script>alert(1)</script>', "mdi:../x", "x".repeat(10_000)])
      expect(await view(name)).toEqual({ html: expect.stringContaining("data-neutral") });
    expect(asked).toEqual([]);
  });

  it.each([null, undefined, ""])("shows nothing where content names none: %j", async (name) => {
    const { view, asked } = views({});
    expect(await view(name)).toBeNull();
    expect(asked).toEqual([]);
  });
});

describe("referIcons", () => {
  it("hands out references, and keeps what they stand for", async () => {
    const served = new Map<string, ServedText>();
    const { view } = views({ "lucide:book": BOOK, "mdi:home": "away" });
    const refer = referIcons(view, served);
    const [book, home, none] = [await refer("book"), await refer("mdi:home"), await refer(null)];
    expect(book).toEqual({ html: "markup:0" });
    expect(home).toEqual({ html: "markup:1", ask: "mdi:home" });
    expect(none).toBeNull();
    expect(served.get("markup:0")?.html).toContain(BOOK.body);
    expect(served.get("markup:1")?.html).toContain("data-neutral");
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
