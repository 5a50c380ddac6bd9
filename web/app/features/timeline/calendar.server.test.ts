import { describe, expect, it } from "vitest";
import { toCalendar } from "./calendar.server.ts";

const EVENT = {
  uid: "gate@learn.example",
  title: "The gate; a bar, and more",
  description: "Before → after\nAnd so on",
  url: "https://learn.example/timeline#gate",
  on: "2026-07-27",
  time: "14:16",
};

describe("toCalendar", () => {
  it("writes moments in UTC and days as a whole, with signs that mean something escaped", () => {
    const lines = linesOf([EVENT, { ...EVENT, uid: "day@learn.example", time: null }]);
    expect(lines).toContain("DTSTART:20260727T141600Z");
    expect(lines).toContain("DTSTART;VALUE=DATE:20260727");
    expect(lines).toContain("SUMMARY:The gate\\; a bar\\, and more");
    expect(lines).toContain("DESCRIPTION:Before → after\\nAnd so on");
    expect(lines.at(0)).toBe("BEGIN:VCALENDAR");
    expect(lines.at(-1)).toBe("END:VCALENDAR");
  });

  it("folds lines at 75 octets without cutting a character", () => {
    const title = "프로토콜 연대표 ".repeat(12).trim();
    const text = calendarOf([{ ...EVENT, title }]);
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}`);
  });
});

function calendarOf(events: Parameters<typeof toCalendar>[0]["events"]): string {
  return toCalendar({ title: "Timeline", url: "https://learn.example/timeline", events });
}

function linesOf(events: Parameters<typeof toCalendar>[0]["events"]): string[] {
  return calendarOf(events).trimEnd().split("\r\n");
}
