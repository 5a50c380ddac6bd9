import { expect, it } from "vitest";
import { listWarnings } from "./list-warnings.ts";

const PUBLIC = { contentApiUrl: null, siteUrl: "https://learn.example", smtpUrl: null };

it.each([
  ["a public site without mail", {}, 1],
  ["one with mail", { smtpUrl: "smtp://mail.example" }, 0],
  ["one whose accounts are another provider's", { contentApiUrl: "https://cms.example" }, 0],
  ["a site on one's own machine", { siteUrl: "http://localhost:3000" }, 0],
])("warns of what is hardly meant: %s", (_, configuration, count) => {
  expect(listWarnings({ ...PUBLIC, ...configuration })).toHaveLength(count);
});
