import { expect, it } from "vitest";
import { readToken } from "./auth-cookie.ts";

it.each([
  ["auth_token=a.b.c", "a.b.c"],
  ["auth_token=a=b==", "a=b=="],
  ["locale=ko; auth_token=a.b-c_d; beta-notice=true", "a.b-c_d"],
  [undefined, ""],
  [null, ""],
  ["", ""],
  ["auth_token=", ""],
  ["not_auth_token=a.b.c", ""],
  ["locale=auth_token=a.b.c", ""],
])("reads the token of the cookies %j", (cookies, token) => {
  expect(readToken(cookies)).toBe(token);
});
