import { describe, expect, it } from "vitest";
import type { FoundIcon } from "../../app/ui/icons/icon-views.server.ts";
import { APP_OPTIONS } from "../../tests/a-build.ts";
import { createApp } from "../create-app.ts";

const ICON = { body: '<path d="M0 0"/>', width: 24, height: 24 };

describe("/icons/{prefix}.json", () => {
  it("answers icons of a set, which may be cached as long as a device caches them", async () => {
    const { ask, asked } = answering({ home: ICON, bell: ICON });
    const answer = await ask("/icons/mdi.json?icons=home,bell,home");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("application/json");
    expect(answer.headers.get("Cache-Control")).toBe("private, max-age=604800");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(await answer.json()).toEqual({ prefix: "mdi", icons: { home: ICON, bell: ICON } });
    expect(asked).toEqual(["mdi:home", "mdi:bell"]);
  });

  it.each(["home", "home,bell", "bell,home", "home,home", "%68ome"])(
    "lets caches that are shared store one icon at its one address: of lists there is no end (%s)",
    async (names) => {
      const answer = await answering({ home: ICON, bell: ICON }).ask(`/icons/mdi.json?icons=${names}`);
      const isShared = names === "home";
      expect(answer.headers.get("Cache-Control")).toBe(`${isShared ? "public" : "private"}, max-age=604800`);
    },
  );

  it("names what there is not, which is asked again after an hour", async () => {
    const answer = await answering({ home: ICON }).ask("/icons/mdi.json?icons=home,constructor");
    expect(answer.headers.get("Cache-Control")).toBe("private, max-age=3600");
    expect(await answer.json()).toEqual({ prefix: "mdi", icons: { home: ICON }, not_found: ["constructor"] });
  });

  it("lets nobody cache what could not be asked for", async () => {
    const answer = await answering({ home: ICON, bell: "away" }).ask("/icons/mdi.json?icons=home,bell");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.json()).toEqual({ prefix: "mdi", icons: { home: ICON }, not_found: ["bell"] });
  });

  it.each(["icons=home&x=1", "icons=home&icons=bell", "x=1&icons=home"])(
    "lets nobody cache what ?%s is",
    async (query) => {
      const answer = await answering({ home: ICON }).ask(`/icons/mdi.json?${query}`);
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
    },
  );

  it("gives everybody the same, also those who are signed in", async () => {
    const { app } = answering({ home: ICON });
    const answer = await app.request("/icons/mdi.json?icons=home", { headers: { Cookie: "auth_token=a.b.c" } });
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=604800");
  });

  const fifty = Array.from({ length: 50 }, (_, index) => `a${index}`);

  it("answers 50 names at once", async () => {
    expect((await answering({}).ask(`/icons/mdi.json?icons=${fifty.join(",")}`)).status).toBe(200);
  });

  it.each([
    "/icons/mdi.json",
    "/icons/mdi.json?icons=",
    "/icons/mdi.json?icons=home,",
    "/icons/mdi.json?icons=Home",
    "/icons/mdi.json?icons=__proto__",
    "/icons/mdi.json?icons=../../secret",
    "/icons/mdi.json?icons=%3Cscript%3E",
    `/icons/mdi.json?icons=${"a".repeat(65)}`,
    `/icons/mdi.json?icons=${[...fifty, "b"].join(",")}`,
    "/icons/MDI.json?icons=home",
    "/icons/a/b.json?icons=home",
    "/icons/%2e%2e%2fsecret.json?icons=home",
    `/icons/${"a".repeat(65)}.json?icons=home`,
  ])("refuses %s, and asks nobody", async (address) => {
    const { ask, asked } = answering({});
    const answer = await ask(address);
    expect(answer.status).toBe(400);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(asked).toEqual([]);
  });
});

function answering(icons: Record<string, FoundIcon>) {
  const asked: string[] = [];
  const app = createApp({
    ...APP_OPTIONS,
    loadBuild: () => Promise.reject(new Error("no page is asked for")),
    icons: {
      find: async ({ prefix, name }) => {
        asked.push(`${prefix}:${name}`);
        return Object.hasOwn(icons, name) ? (icons[name] ?? "missing") : "missing";
      },
    },
  });
  return { app, asked, ask: async (address: string) => app.request(address) };
}
