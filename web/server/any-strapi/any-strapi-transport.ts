import { parse } from "graphql";
import type { ContentRequest, ContentTransport } from "../../app/site/content-client.server.ts";
import type { Log } from "../log.ts";
import { findOut, isRefusedByForm, type Known } from "./find-out.ts";
import { emptyAnswers } from "./optional-parts.ts";
import { type Translation, translateQuery } from "./translate-query.ts";

/** The grading is a part of its own, and a quiz that nobody can grade is none. */
const GRADING = "quizzes that are graded";
const QUIZ = { operation: "getQuiz", field: "quizzes" };

type Asked = Translation & { empty: Record<string, unknown>; isAsked: boolean };

/**
 * A way to any Strapi 5 with the contract's content types: lists and relations are asked in its dialect and answered in the
 * contract's; what it does not have is answered empty. Which it is, is found out when it first refuses a question, or when
 * `findOut` is called, and then told once.
 */
export function anyStrapiTransport(ask: ContentTransport, { token, log }: { token: string; log: Log }) {
  let known: Known | null = null;
  let finding: Promise<Known> | null = null;
  const translations = new Map<string, Asked>();

  function learn(): Promise<Known> {
    finding ??= findOut(ask, `Bearer ${token}`)
      .then((found) => {
        known = found;
        translations.clear();
        tell(found, log);
        return found;
      })
      .finally(() => {
        finding = null;
      });
    return finding;
  }

  async function askTranslated(request: ContentRequest, of: Known) {
    const key = `${request.operationName} ${request.query}`;
    const translation = translations.get(key) ?? translate(request, of);
    // As many as the site has operations.
    translations.set(key, translation);
    const { query, restore, empty, isAsked } = translation;
    if (!isAsked) return { status: 200, body: { data: empty } };
    const answer = await ask({ ...request, query });
    const { body } = answer;
    if (typeof body !== "object" || body === null || !("data" in body) || !isFields(body.data)) return answer;
    return { ...answer, body: { ...body, data: { ...restore(body.data), ...empty } } };
  }

  const transport: ContentTransport = async (request) => {
    if (known) return askTranslated(request, known);
    const answer = await ask(request);
    if (!isRefusedByForm(answer)) return answer;
    return askTranslated(request, await learn());
  };
  return { transport, findOut: learn };
}

function translate({ query, operationName }: ContentRequest, { dialect, missing }: Known): Asked {
  const empties = new Map(emptyAnswers(missing));
  if (operationName === QUIZ.operation && missing.some(({ name }) => name === GRADING)) empties.set(QUIZ.field, null);
  const roots = rootFields(query);
  const without = new Set(roots.filter((root) => empties.has(root)));
  const empty = Object.fromEntries([...without].map((root) => [root, empties.get(root)]));
  if (without.size === roots.length) return { query, restore: (data) => data, empty, isAsked: false };
  return { ...translateQuery(query, dialect, without), empty, isAsked: true };
}

/** The contract's operations give root fields no other names. */
function rootFields(query: string): string[] {
  return parse(query, { noLocation: true }).definitions.flatMap((definition) =>
    definition.kind === "OperationDefinition"
      ? definition.selectionSet.selections.flatMap((selection) =>
          selection.kind === "Field" ? selection.name.value : [],
        )
      : [],
  );
}

function tell({ dialect, missing }: Known, log: Log): void {
  if (dialect === "contract" && missing.length === 0) return;
  const form = dialect === "contract" ? "" : ` It answers lists in another form (${dialect}), which is translated.`;
  const parts = missing.map(({ name, leftOut }) => `${name} (left out: ${leftOut})`);
  const lacks = parts.length === 0 ? "" : ` It does not have: ${parts.join("; ")}.`;
  log({ level: "warn", message: `the content provider is not all that the site can use.${form}${lacks}` });
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
