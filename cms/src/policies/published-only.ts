import { maySee } from "../graphql/drafts.ts";

/** The same rule for REST as for GraphQL. */
export default (context) => maySee(context.request?.query ?? {}, context.state.auth);
