import type { Page } from "@playwright/test";

/** Addresses of the documents that a page loads from now on, as they come. */
export function loadedDocuments(page: Page): string[] {
  const addresses: string[] = [];
  page.on("request", (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    const { pathname, search } = new URL(request.url());
    addresses.push(pathname + search);
  });
  return addresses;
}
