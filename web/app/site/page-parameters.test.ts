import { expect, it } from "vitest";
import { keepReadQuery } from "./page-parameters.ts";

it.each([
  ["/login", "?password=hunter2&redirect=%2Fsubnets", "?redirect=%2Fsubnets"],
  ["/login", "?password=hunter2", ""],
  ["/concepts", "?password=hunter2", ""],
  ["/search", "?q=a&page=2&utm_source=x", "?q=a&page=2"],
  ["/subnets", "?compare=1&compare=2", "?compare=1&compare=2"],
  ["/lab/yuma-consensus", "?s=1~a.100&q=x", "?s=1%7Ea.100"],
  ["/reset-password", "?code=abc&confirmation=x", "?code=abc"],
  ["/explore", "?constructor=1&__proto__=2", ""],
  ["/search", '?q="><img>', "?q=%22%3E%3Cimg%3E"],
  ["/search", "", ""],
])("of %s%s, a link keeps %j", (path, search, kept) => {
  expect(keepReadQuery(path, search)).toBe(kept);
});
