import { refuse } from "../graphql/answer.ts";
import type { GraphqlServerOptions } from "./create-graphql-server.ts";
import { toResponse } from "./to-result.ts";

/**
 * Answers GraphQL over HTTP at any address that ends in `/graphql`. The site asks in process, so what HTTP needs is loaded
 * with the first request: nobody waits for it before a page.
 */
export function createHttpEndpoint(options: GraphqlServerOptions) {
  let server: Promise<(request: Request, clientAddress: string | null) => Promise<Response>> | undefined;

  return async function fetch(request: Request, client: { address?: string | null } = {}): Promise<Response> {
    if (!new URL(request.url).pathname.endsWith("/graphql"))
      return toResponse(refuse(404, "NotFoundError", "Not Found"));
    server ??= import("./create-graphql-server.ts").then(({ createGraphqlServer }) => createGraphqlServer(options));
    return (await server)(request, client.address ?? null);
  };
}
