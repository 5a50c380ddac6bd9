import { OperationTypeNode } from "graphql";
import type { Plugin } from "graphql-yoga";
import { type Answer, answerRequestErrors } from "../graphql/answer.ts";
import type { Asker, CheckedQuery, Query } from "../graphql/answer-queries.ts";
import type { Viewer } from "../graphql/viewer.ts";
import { toPreferredLocale } from "./preferred-locale.ts";
import { toResult } from "./to-result.ts";

/** What answers queries, whichever way they come, within the limits. */
export type QueryAnswering = {
  identify: (authorization: string | null) => Promise<Viewer | { refusal: Answer }>;
  check: (query: Query) => CheckedQuery | { refusal: Answer };
  answer: (query: CheckedQuery, asker: Asker) => Promise<Answer>;
};

type Asked = { query: CheckedQuery; asker: Asker };
type Context = { address: string | null; asked?: Asked };

/** Lets yoga parse, validate and execute as requests in process do: with the limits, and what is remembered. */
export function executeQueries({ identify, check, answer }: QueryAnswering): Plugin<Context, Context> {
  async function ask(request: Request, params: Partial<Query>, address: string | null) {
    const viewer = await identify(request.headers.get("authorization"));
    if ("refusal" in viewer) return viewer;
    const query = check({ ...params, query: params.query ?? "" });
    if ("refusal" in query) return query;
    if (request.method === "GET" && query.operation.operation !== OperationTypeNode.QUERY) return REFUSED_BY_GET;
    const locale = toPreferredLocale(request.headers.get("accept-language"));
    return { query, asker: { viewer, clientAddress: address, locale } };
  }

  return {
    async onParams({ request, params, context, setResult }) {
      const asked = await ask(request, params, context.address);
      if ("refusal" in asked) setResult(toResult(asked.refusal));
      else context.asked = asked;
    },
    onParse({ context, setParsedDocument }) {
      setParsedDocument(askedIn(context).query.checked.document);
    },
    onValidate({ setResult }) {
      setResult([]);
    },
    onExecute({ args, setExecuteFn }) {
      const { query, asker } = askedIn(args.contextValue);
      setExecuteFn(async () => toResult(await answer(query, asker)));
    },
  };
}

const REFUSED_BY_GET = {
  refusal: {
    ...answerRequestErrors(
      "BAD_REQUEST",
      [{ message: "GET requests only support query operations, not mutation operations" }],
      405,
    ),
    headers: { allow: "POST" },
  },
};

function askedIn({ asked }: Context): Asked {
  if (!asked) throw new Error("expected a query that has been checked");
  return asked;
}
