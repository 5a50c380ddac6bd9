import type { LinkAnswer } from "./ask-links.ts";

/** Refusals that say nothing of whether there is such a page. */
const UNCLEAR = new Set([401, 403, 429, 999]);

type Links = ReadonlyMap<string, ReadonlySet<string>>;

/** What an editor should look at, with the files it concerns: what is gone first, then what has moved, then what cannot be told. */
export function reportLinks(answers: readonly LinkAnswer[], links: Links): string[] {
  const groups = Map.groupBy(answers, verdictOf);
  const lines = (["gone", "moved", "unclear"] as const).flatMap((verdict) =>
    (groups.get(verdict) ?? []).flatMap((answer) => [
      `${verdict}: ${answer.address} (${describe(answer)})`,
      ...[...(links.get(answer.address) ?? [])].map((path) => `  ${path}`),
    ]),
  );
  const count = (verdict: string) => groups.get(verdict as ReturnType<typeof verdictOf>)?.length ?? 0;
  const sum = `${answers.length} asked: ${count("there")} there, ${count("moved")} moved, ${count("gone")} gone, ${count("unclear")} unclear`;
  return [...lines, sum];
}

function verdictOf({ status, movedTo }: LinkAnswer): "there" | "moved" | "gone" | "unclear" {
  if (status === null || status >= 500 || UNCLEAR.has(status)) return "unclear";
  if (status >= 400) return "gone";
  return movedTo ? "moved" : "there";
}

function describe({ status, movedTo, problem }: LinkAnswer): string {
  if (status === null) return problem ?? "no answer";
  return movedTo ? `${status}, to ${movedTo}` : String(status);
}
