export type PageLoadStatus = "idle" | "pending" | "success" | "error";

/** Idle until the first navigation, then pending, and success or error by what came of it. */
export function pageLoadStatus(page: { isPending: boolean; hasNavigated: boolean; failed: boolean }): PageLoadStatus {
  if (page.isPending) return "pending";
  if (page.failed) return "error";
  return page.hasNavigated ? "success" : "idle";
}
