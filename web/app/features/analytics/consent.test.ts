import { describe, expect, it } from "vitest";
import { createConsent } from "./consent.ts";

describe("createConsent", () => {
  it("is open until a choice is made, which is stored and can be taken back", () => {
    const browser = aBrowser();
    expect(createConsent(browser).read()).toBe("open");
    createConsent(browser).choose("yes");
    expect(createConsent(browser).read()).toBe("yes");
    expect(browser.localStorage.getItem("analytics-consent")).toBe("yes");
    createConsent(browser).choose("no");
    expect(createConsent(browser).read()).toBe("no");
  });

  it.each([{ doNotTrack: "1" }, { globalPrivacyControl: true }])(
    "is refused by a browser that says %j",
    (navigator) => {
      const browser = aBrowser(navigator);
      createConsent(browser).choose("yes");
      expect(createConsent(browser).read()).toBe("refused");
    },
  );

  it.each([{ doNotTrack: "0" }, { doNotTrack: null }, { doNotTrack: "unspecified" }, { globalPrivacyControl: false }])(
    "is the visitor's where the browser says %j",
    (navigator) => {
      expect(createConsent(aBrowser(navigator)).read()).toBe("open");
    },
  );

  it("takes anything else that is stored for nothing", () => {
    const browser = aBrowser();
    browser.localStorage.setItem("analytics-consent", "true");
    expect(createConsent(browser).read()).toBe("open");
  });

  it("lasts as long as the page where storage is refused", () => {
    const refusing = {
      navigator: {},
      get localStorage(): Storage {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    };
    const consent = createConsent(refusing);
    expect(consent.read()).toBe("open");
    consent.choose("yes");
    expect(consent.read()).toBe("yes");
    expect(createConsent(refusing).read()).toBe("open");
  });
});

function aBrowser(navigator: { doNotTrack?: string | null; globalPrivacyControl?: boolean } = {}) {
  const items = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  return { navigator, localStorage: localStorage as unknown as Storage };
}
