/** Told what an operator should know; never passwords, codes of others, or what a visitor typed. */
export type Log = (event: { level: "error" | "warn" | "info"; message: string; cause?: unknown }) => void;
