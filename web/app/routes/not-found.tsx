import { notFound } from "#app/collections/not-found.server.ts";
import type { Route } from "./+types/not-found.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  throw await notFound({ url, context });
}

/** Posting to a page that does not exist does not make it exist. */
export const action = loader;

export default function NotFoundRoute() {
  return null;
}
