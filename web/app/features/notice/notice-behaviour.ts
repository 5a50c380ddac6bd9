import { dismissalCookie } from "./notice-cookie.ts";

/** Puts a notice away and remembers it. Where the browser refuses the cookie, it is away as long as the page. */
export function startNotices(document: Document): void {
  document.addEventListener("click", ({ target }) => {
    const notice =
      target instanceof Element && target.closest("[data-dismiss-notice]")?.closest<HTMLElement>("[data-notice]");
    if (!notice) return;
    try {
      document.cookie = dismissalCookie(notice.dataset.notice ?? "");
    } catch {
      // A document without cookies, as in a sandbox.
    }
    notice.hidden = true;
    // Whoever used the keyboard goes on where the page begins, instead of nowhere.
    document.getElementById("content")?.focus({ preventScroll: true });
  });
}
