import { data } from "react-router";

export function loader() {
  throw data("no such page", { status: 404 });
}

/** Posting to a page that does not exist does not make it exist. */
export const action = loader;

export default function NotFoundRoute() {
  return null;
}
