import { type PageDescription, pageMeta } from "#app/document/page-meta.ts";

/** Title and description of an account page; search engines are asked to leave it out. */
export function accountPageMeta(
  args: { loaderData?: PageDescription | undefined } & Parameters<typeof pageMeta>[1],
): ReturnType<typeof pageMeta> {
  return args.loaderData ? pageMeta({ ...args.loaderData, noIndex: true }, args) : [];
}
