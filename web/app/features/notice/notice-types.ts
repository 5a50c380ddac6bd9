/** A line above every page. */
export interface Notice {
  /** Names the notice, and the cookie that says it was dismissed. */
  key: string;
  message: string;
  tone: "info" | "success" | "warning";
  /** Whether a reader may put it away. */
  isDismissible: boolean;
  action: { label: string; href: string; external: boolean | null } | null;
}
