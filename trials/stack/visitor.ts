import { once } from "node:events";
import http, { type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import https from "node:https";
import { text } from "node:stream/consumers";

const TIMEOUT_MS = 30_000;

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Asked {
  /** What a form of the site sends. */
  form?: Record<string, string>;
  json?: unknown;
  headers?: Record<string, string>;
}

export type Visitor = ReturnType<typeof createVisitor>;

/** Somebody with a browser that has no scripts: cookies, forms, and no more. `certificate` is what the site shows. */
export function createVisitor(certificate?: string) {
  const cookies = new Map<string, string>();

  async function ask(address: string, { form, json, headers = {} }: Asked = {}): Promise<Answer> {
    const { request } = address.startsWith("https:") ? https : http;
    const body = form ? new URLSearchParams(form).toString() : json === undefined ? null : JSON.stringify(json);
    const type = form ? "application/x-www-form-urlencoded" : "application/json";
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const asking = request(address, {
      method: body === null ? "GET" : "POST",
      timeout: TIMEOUT_MS,
      agent: false,
      ...(certificate && { ca: certificate }),
      headers: {
        ...(body !== null && { "Content-Type": type, "Content-Length": String(Buffer.byteLength(body)) }),
        ...(cookie && { Cookie: cookie }),
        ...headers,
      },
    });
    asking.on("timeout", () => asking.destroy(new Error(`no answer in ${TIMEOUT_MS} ms`)));
    asking.end(body ?? undefined);
    const [answer]: IncomingMessage[] = await once(asking, "response");
    if (!answer) throw new Error("expected an answer");
    for (const line of answer.headers["set-cookie"] ?? []) take(line);
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
  }

  function take(line: string): void {
    const [pair = "", ...attributes] = line.split(";");
    const at = pair.indexOf("=");
    const name = pair.slice(0, at).trim();
    const isOver = attributes.some((attribute) => /^\s*(?:max-age=0|expires=thu, 01 jan 1970)/i.test(attribute));
    if (isOver) cookies.delete(name);
    else cookies.set(name, pair.slice(at + 1));
  }

  return { ask, cookies };
}
