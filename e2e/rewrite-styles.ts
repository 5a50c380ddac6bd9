import type { Page } from "@playwright/test";

/** Changes the styles of every page that is opened from now on: those in its document, and those that come as files. */
export async function rewriteStyles(page: Page, rewrite: (styles: string) => string): Promise<void> {
  await page.route(/\.css(?:\?|$)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: rewrite(await response.text()) });
  });
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch({ maxRedirects: 0 });
      const headers = response.headers();
      // The policy names the styles of the page as they were.
      const policy = headers["content-security-policy"]?.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'");
      const body = (await response.text()).replace(/(?<=<style\b[^>]*>).*?(?=<\/style>)/gs, rewrite);
      await route.fulfill({
        response,
        body,
        headers: policy ? { ...headers, "content-security-policy": policy } : headers,
      });
    },
  );
}
