import { describe, expect, it } from "vitest";
import { aContentFile } from "../../../tests/content-file.ts";
import { siteOnContent } from "../../../tests/site-on-content.ts";
import { getNotices } from "./notices.server.ts";

describe("getNotices", () => {
  it("reads message, tone and action in the language, and English where the language has none", async () => {
    const { site } = await siteOnContent([
      aContentFile("en/site-notice/beta", { message: "New.", action: { label: "More", href: "/about" } }),
      aContentFile("ko/site-notice/beta", { message: "새로워요.", action: { label: "더 보기", href: "/about" } }),
      aContentFile("en/site-notice/repair", {
        key: "repair",
        message: "Repairs.",
        tone: "warning",
        dismissible: false,
      }),
    ]);
    expect(await getNotices(site, "ko")).toEqual([
      {
        key: "beta-notice",
        message: "새로워요.",
        tone: "info",
        isDismissible: true,
        action: { label: "더 보기", href: "/about", external: false },
      },
      { key: "repair", message: "Repairs.", tone: "warning", isDismissible: false, action: null },
    ]);
  });

  it("leaves out what is not yet, or no longer, to be said", async () => {
    const { site } = await siteOnContent([
      aContentFile("en/site-notice/over", { key: "over", endsAt: "2026-11-20T08:00:00Z" }),
      aContentFile("en/site-notice/coming", { key: "coming", startsAt: "2026-11-20T10:00:00Z" }),
      aContentFile("en/site-notice/now", { key: "now", startsAt: "2026-11-20T08:00:00Z" }),
    ]);
    expect((await getNotices(site, "en")).map(({ key }) => key)).toEqual(["now"]);
  });

  it("offers no dismissal that no cookie could store", async () => {
    const attributes = { key: "a b;", message: "News.", tone: null, dismissible: true, startsAt: null, endsAt: null };
    const answer = { data: { siteNotices: { data: [{ id: "1", documentId: "1", attributes }] } } };
    const { site } = await siteOnContent([], { transport: async () => ({ status: 200, body: answer }) });
    expect(await getNotices(site, "en")).toEqual([
      { key: "a b;", message: "News.", tone: "info", isDismissible: false, action: null },
    ]);
  });

  it("is that of this version where the provider knows no notices, and none where it has none", async () => {
    const knowing = (siteNotices: unknown) =>
      siteOnContent([], { transport: async () => ({ status: 200, body: { data: { siteNotices } } }) });
    const { site } = await knowing(null);
    const action = { label: "Über die Website", href: "/about", external: false };
    expect(await getNotices(site, "de")).toEqual([
      { key: "beta-notice", message: "Version 1.0, wächst noch.", tone: "info", isDismissible: true, action },
    ]);
    expect(await getNotices((await knowing({ data: [] })).site, "de")).toEqual([]);
  });

  it("is empty, and says so in the log, where the provider does not answer", async () => {
    const { site, logged } = await siteOnContent([], {
      transport: () => Promise.reject(new TypeError("fetch failed")),
    });
    expect(await getNotices(site, "fr")).toEqual([]);
    expect(logged.map(({ message }) => message)).toContain("no notices for fr: pages go without");
  });
});
