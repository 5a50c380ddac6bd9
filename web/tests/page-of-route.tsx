import { type ComponentType, createElement } from "react";
import { markupOf } from "./markup-of.tsx";

/** For tests: the page of a route, of what its loader and its action have answered. */
export function pageOfRoute(
  Route: ComponentType<never>,
  given: { loaderData: unknown; actionData?: unknown },
  path = "/",
): string {
  // The router hands a page more than it takes: where it is, and what stands around it.
  const Page = Route as ComponentType<typeof given>;
  return markupOf(createElement(Page, given), path);
}
