import { type PageDescription, pageMeta } from "#app/page-meta.ts";
import accountStyles from "./account.css?url";

/** Styles that only account pages need. */
export function accountPageLinks() {
  return [{ rel: "stylesheet", href: accountStyles }];
}

/** Title and description of an account page; search engines are asked to leave it out. */
export function accountPageMeta(
  args: { loaderData?: PageDescription | undefined } & Parameters<typeof pageMeta>[1],
): ReturnType<typeof pageMeta> {
  return args.loaderData ? pageMeta({ ...args.loaderData, noIndex: true }, args) : [];
}
