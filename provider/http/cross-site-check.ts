/** What a page of another site can send without asking beforehand. */
const SIMPLE_CONTENT_TYPES = new Set(["application/x-www-form-urlencoded", "multipart/form-data", "text/plain"]);
const PREFLIGHTED_HEADERS = ["x-apollo-operation-name", "apollo-require-preflight"];

/** The refusal's text is part of the contract. */
export const CROSS_SITE_MESSAGE = `This operation has been blocked as a potential Cross-Site Request Forgery (CSRF). Please either specify a 'content-type' header (with a type that is not one of ${[...SIMPLE_CONTENT_TYPES].join(", ")}) or provide a non-empty value for one of the following headers: ${PREFLIGHTED_HEADERS.join(", ")}\n`;

/** Whether a browser would have sent this for a page of another site without asking beforehand. */
export function mayComeFromAnotherSite({ headers }: Request): boolean {
  const contentType = contentTypeOf(headers);
  if (contentType && !SIMPLE_CONTENT_TYPES.has(contentType)) return false;
  return PREFLIGHTED_HEADERS.every((name) => !headers.get(name));
}

/** `application/json` of `application/json; charset=utf-8`. */
export function contentTypeOf(headers: Headers): string {
  return (headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}
