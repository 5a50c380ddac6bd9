/** What `--content` says; null where it says nothing. */
export function readContentChoice(said: string | undefined): "strapi" | "embedded" | null {
  if (said === undefined || said === "strapi" || said === "embedded") return said ?? null;
  throw new Error(`--content: expected strapi or embedded, got ${JSON.stringify(said)}`);
}
