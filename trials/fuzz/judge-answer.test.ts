import { expect, it } from "vitest";
import { judgeAnswer, judgeLive } from "./judge-answer.ts";
import { MARKUP } from "./make/hostile-text.ts";

const HTML = "Content-Type: text/html\r\n";

it.each([
  ["200 OK", "", "a page", "ok", null],
  ["308 Permanent Redirect", "Location: /\r\n", "", "moved", null],
  ["404 Not Found", HTML, "no such page", "refused", null],
  ["503 Service Unavailable", "Retry-After: 5\r\n", "", "shed", null],
  ["503 Service Unavailable", "", "", "fault", "status 503"],
  ["500 Internal Server Error", "", "", "fault", "status 500"],
  ["400 Bad Request", "", "Error: no\n    at read (/srv/site/web/server/log.ts:12:3)", "fault", "a stack trace (400)"],
  ["200 OK", "", "is in file:///srv/site/web/server/log.ts", "fault", "a stack trace (200)"],
  ["200 OK", "", "    at noon", "ok", null],
  ["200 OK", HTML, `<p title="${MARKUP}">`, "fault", "markup was repeated as it is (200)"],
  ["200 OK", "Content-Type: application/json\r\n", JSON.stringify(MARKUP), "ok", null],
  ["302 Found", "Location: /\r\nFz-Split: 1\r\n", "", "fault", "a header was made up"],
])("judges %s with %j and %j: %s, %s", (status, headers, body, outcome, fault) => {
  const text = `HTTP/1.1 ${status}\r\n${headers}\r\n${body}`;
  expect(judgeAnswer({ text, isEnded: true }, { isWhole: true })).toEqual({ outcome, fault });
});

it("looks at the answer after the one that says to go on", () => {
  const text = "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 500 Internal Server Error\r\n\r\n";
  expect(judgeAnswer({ text, isEnded: true }, { isWhole: true }).fault).toBe("status 500");
});

it("asks for an answer to a whole request, and not to a broken one", () => {
  const nothing = { text: "", isEnded: true };
  expect(judgeAnswer(nothing, { isWhole: true }).fault).toBe("no answer to a whole request");
  expect(judgeAnswer(nothing, { isWhole: false })).toEqual({ outcome: "broken off", fault: null });
});

it.each([
  [{ status: 101, closeCode: 1000 }, "ok"],
  [{ status: 101, closeCode: 4400 }, "ok"],
  [{ status: 101, closeCode: 4500 }, "fault"],
  [{ status: 403, closeCode: null }, "refused"],
  [{ status: 500, closeCode: null }, "fault"],
])("judges a live connection with %j: %s", (outcome, expected) => {
  expect(judgeLive(outcome).outcome).toBe(expected);
});
