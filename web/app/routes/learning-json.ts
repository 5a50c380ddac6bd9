import { redirect } from "react-router";
import { exportAccountLearning } from "#app/features/learning/account-learning.server.ts";
import { toLearningFile } from "#app/features/learning/learning-file.ts";
import { receiveEvents } from "#app/features/learning/receive-events.server.ts";
import { listRenamed } from "#app/features/learning/renamed/list-renamed.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { ANONYMOUS, resolveVisitor, userContent } from "#app/site/visitor.server.ts";
import type { Route } from "./+types/learning-json.ts";

/** Everything that the account of the visitor holds of their learning, to take along. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { visitor, outage } = await resolveVisitor(request, context);
  if (outage) throw outage;
  if (visitor.id === ANONYMOUS.id) throw redirect("/login?redirect=/learning.json");
  const { account, events } = await exportAccountLearning(await userContent(request, context));
  return new Response(toLearningFile(events, { exportedAt: context.get(siteContext).now(), account }), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="learn-bittensor-learning.json"',
      "Cache-Control": cachePolicy.personal,
    },
  });
}

/** Takes in what a device has stored. */
export async function action({ request, context }: Route.ActionArgs) {
  const body: unknown = await request.json().catch(() => null);
  const { visitor, outage } = await resolveVisitor(request, context);
  // Not known is not somebody else: the device tries again.
  if (outage) throw outage;
  const site = context.get(siteContext);
  const { status, ...answer } = await receiveEvents(body, {
    visitorId: visitor.id,
    content: await userContent(request, context),
    now: site.now().getTime(),
    renamed: listRenamed(site.redirects.moved),
  });
  return Response.json(answer, { status, headers: { "Cache-Control": cachePolicy.personal } });
}
