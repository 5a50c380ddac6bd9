import { maySee } from "../graphql/drafts.ts";

interface Context {
  request?: { query?: Parameters<typeof maySee>[0] };
  state: { auth?: Parameters<typeof maySee>[1] };
}

/** The same rule for REST as for GraphQL. */
export default (context: Context) => maySee(context.request?.query ?? {}, context.state.auth);
