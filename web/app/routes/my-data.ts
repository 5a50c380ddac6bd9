import { downloadMyData } from "#app/features/account/my-data.server.ts";
import type { Route } from "./+types/my-data.ts";

export function loader(args: Route.LoaderArgs) {
  return downloadMyData(args);
}
