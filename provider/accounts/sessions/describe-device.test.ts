import { expect, it } from "vitest";
import { describeDevice } from "./describe-device.ts";

const WEBKIT = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const BLINK = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0";

it.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0", "Firefox", "Linux"],
  ["Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0", "Firefox", "Android"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Safari/537.36`, "Chrome", "Windows"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Safari/537.36 Edg/141.0.0.0`, "Edge", "Windows"],
  [`Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Mobile Safari/537.36`, "Chrome", "Android"],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${BLINK} Safari/537.36`, "Chrome", "ChromeOS"],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/26.0 Safari/605.1.15`, "Safari", "macOS"],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${WEBKIT} Version/26.0 Mobile/15E148 Safari/604.1`,
    "Safari",
    "iPhone",
  ],
  [`Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X) ${WEBKIT} CriOS/141.0 Mobile/15E148 Safari/604.1`, "Chrome", "iPad"],
  ["curl/8.14.1", null, null],
  [`${"a".repeat(2_000)} Firefox/144.0`, null, null],
  [null, null, null],
])("calls %j what people call it", (userAgent, browser, system) => {
  expect(describeDevice(userAgent)).toEqual({ browser, system });
});
