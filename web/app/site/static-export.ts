/** Where a copy of the site that is made of files says what it leaves out. */
export const STATIC_EXPORT_PATH = "/static-copy";

/** What answers one visitor or device alone, or looks something up: no file can. */
const NEEDS_SERVER = new Set([
  "/confirm-email",
  "/forgot-password",
  "/lab/ask",
  "/learning/placement",
  "/learning/review",
  "/login",
  "/offline",
  "/profile",
  "/register",
  "/reset-password",
  "/search",
]);

/** Whether a page, by its path without language, is none without a server. */
export function needsServer(path: string): boolean {
  return NEEDS_SERVER.has(path);
}
