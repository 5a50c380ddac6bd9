import type { Json } from "../json.ts";

/** Sends requests as a client does; a route is `POST /multi-search`. */
export function createCaller(fetch: (request: Request) => Promise<Response>, searchKey: string) {
  /** Without a text there is no body. */
  async function send(route: string, headers: Record<string, string>, text?: string) {
    const [method = "", path = ""] = route.split(" ");
    const body = text === undefined ? null : new TextEncoder().encode(text);
    const response = await fetch(new Request(`http://search.example${path}`, { method, headers, body }));
    const answered = await response.text();
    const parsed: Json = answered === "" ? null : JSON.parse(answered);
    return { status: response.status, headers: response.headers, body: parsed };
  }

  function call(route: string, body?: Json, key = searchKey) {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    return send(route, headers, body === undefined ? undefined : JSON.stringify(body));
  }

  return { send, call };
}
