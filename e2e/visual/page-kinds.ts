import type { Locale } from "@learn-bittensor/contract/locales";
import type { Page } from "@playwright/test";
import { pathOfRoute } from "../site-routes.ts";

/** A kind of page that is compared with the picture that was taken of it. */
export interface PageKind {
  name: string;
  /** In English. */
  path: string;
  /** Besides English. */
  locales?: readonly Locale[];
  isSignedIn?: boolean;
  /** Whether what is further down is compared as well, in English and light. */
  isLong?: boolean;
  /** What is different each time. */
  changing?: (page: Page) => ReturnType<Page["locator"]>[];
}

export const PAGE_KINDS: readonly PageKind[] = [
  { name: "home", path: "/", locales: ["ko", "zh"], isLong: true },
  { name: "get-started", path: "/get-started" },
  { name: "concept", path: pathOfRoute("/concepts/:category/*"), locales: ["ko", "zh"], isLong: true },
  { name: "category", path: pathOfRoute("/concepts/:category") },
  { name: "explore", path: "/explore" },
  { name: "subnets", path: "/subnets", locales: ["ko", "zh"] },
  { name: "compare", path: "/subnets?compare=1,4,64" },
  { name: "subnet", path: "/subnets/64", isLong: true },
  { name: "guide", path: "/guides/first-wallet" },
  { name: "labs", path: "/lab" },
  { name: "lab", path: "/lab/pool" },
  { name: "faq", path: "/faq_legacy" },
  { name: "search", path: "/search?q=subnet" },
  {
    name: "profile",
    path: "/profile",
    isSignedIn: true,
    changing: (page) => [page.getByRole("main").getByRole("textbox")],
  },
  { name: "error", path: "/no-such-page" },
];
