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
  /** What is different each time. */
  changing?: (page: Page) => ReturnType<Page["locator"]>[];
}

export const PAGE_KINDS: readonly PageKind[] = [
  { name: "home", path: "/", locales: ["ko", "zh"] },
  { name: "get-started", path: "/get-started" },
  { name: "concept", path: pathOfRoute("/concepts/:category/*"), locales: ["ko", "zh"] },
  { name: "category", path: pathOfRoute("/concepts/:category") },
  { name: "explore", path: "/explore" },
  { name: "subnets", path: "/subnets", locales: ["ko", "zh"] },
  { name: "subnet", path: "/subnets/64" },
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
