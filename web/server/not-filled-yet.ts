/** Whoever searches what is being filled is told to ask again so soon. */
const NOT_YET = { retryAfterSeconds: "2", message: "The indexes are being filled, try again later." };

/** Whether an engine refused a search for an index that it does not have. */
export async function missesIndex(response: Response): Promise<boolean> {
  if (response.status !== 400) return false;
  const { code }: { code?: unknown } = await response.clone().json();
  return code === "index_not_found";
}

/** The contract's answer of an engine that can do better soon, in place of one that says there is no such index. */
export function toNotYet({ headers: refused }: Response): Response {
  const code = "too_many_search_requests";
  const body = { message: NOT_YET.message, code, type: "system", link: `https://docs.meilisearch.com/errors#${code}` };
  const headers = new Headers(refused);
  headers.set("retry-after", NOT_YET.retryAfterSeconds);
  return Response.json(body, { status: 503, headers });
}
