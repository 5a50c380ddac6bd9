import { expect, it } from "vitest";
import { listWarnings } from "./list-warnings.ts";

const PUBLIC = { contentApiUrl: null, databaseUrl: null, siteUrl: "https://learn.example", smtpUrl: null };
const POSTGRES = { databaseUrl: "postgres://db.example/learn" };
const LOCAL = { siteUrl: "http://localhost:3000" };

it.each([
  ["a public site without mail", {}, 1],
  ["one with mail", { smtpUrl: "smtp://mail.example" }, 0],
  ["one whose accounts are another provider's", { contentApiUrl: "https://cms.example" }, 0],
  ["a site on one's own machine", LOCAL, 0],
  ["accounts that servers may share, with mail in a folder of one of them", { ...POSTGRES, ...LOCAL }, 1],
  ["shared accounts of a public site, without mail", POSTGRES, 1],
  ["shared accounts with mail", { ...POSTGRES, ...LOCAL, smtpUrl: "smtp://mail.example" }, 0],
])("warns of what is hardly meant: %s", (_, configuration, count) => {
  expect(listWarnings({ ...PUBLIC, ...configuration })).toHaveLength(count);
});

it("says where messages are, where servers may share the accounts", () => {
  expect(listWarnings({ ...PUBLIC, ...POSTGRES })[0]).toContain("files of this server alone");
});
