import { expect, it } from "vitest";
import { readAuthorization } from "./read-authorization.ts";

it.each([
  ["auth_token=a.b.c", "Bearer a.b.c"],
  ["locale=ko; auth_token=a.b-c_d; beta-notice=true", "Bearer a.b-c_d"],
  [undefined, null],
  ["", null],
  ["auth_token=", null],
  ["not_auth_token=a.b.c", null],
  ["locale=auth_token=a.b.c", null],
])("reads who asks of the cookies %j", (cookies, authorization) => {
  expect(readAuthorization(cookies)).toBe(authorization);
});
