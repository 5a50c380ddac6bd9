import { describe, expect, it } from "vitest";
import { createRedirects } from "../../app/site/redirects.ts";
import { listRedirectAddresses } from "./redirect-addresses.ts";

const REDIRECTS = [
  { from: "/articles/old", to: "/articles/new", locale: null },
  { from: "/articles/one#old", to: "/articles/one#new", locale: null },
  { from: "/faq", to: "/faq_legacy", locale: "en" as const },
  { from: "/용어집", to: "/concepts/glossary", locale: "ko" as const },
];

describe("listRedirectAddresses", () => {
  it("lists what somebody may ask for, in every language in which it leads on", () => {
    const inAll = (path: string) => [path, `/de${path}`, `/ko${path}`, `/fr${path}`, `/zh${path}`];
    const korean = encodeURI("/용어집");
    expect(listRedirectAddresses(REDIRECTS)).toEqual([
      ...inAll("/articles/old"),
      ...inAll("/faq"),
      korean,
      `/ko${korean}`,
    ]);
  });

  it("lists only what the site leads on from", () => {
    const { find } = createRedirects(REDIRECTS);
    for (const address of listRedirectAddresses(REDIRECTS)) expect(find(address)).not.toBeNull();
  });
});
