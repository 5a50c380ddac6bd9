import { beginPasskey } from "#app/features/account/passkeys/passkeys.server.ts";
import type { Route } from "./+types/passkey-json.ts";

/** Only a form asks here. */
export function loader() {
  return new Response("405 Method Not Allowed\n", { status: 405, headers: { Allow: "POST" } });
}

export function action(args: Route.ActionArgs) {
  return beginPasskey(args);
}
