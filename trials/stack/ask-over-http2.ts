import { once } from "node:events";
import type { ClientHttp2Session, IncomingHttpHeaders, IncomingHttpStatusHeader } from "node:http2";

/** Asks over a connection that is there already. */
export async function askOverHttp2(
  connection: ClientHttp2Session,
  target: string,
  headers: Record<string, string> = {},
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }> {
  const stream = connection.request({ ":path": target, ...headers });
  stream.setEncoding("utf8");
  const [answered = {}]: (IncomingHttpHeaders & IncomingHttpStatusHeader)[] = await once(stream, "response");
  let body = "";
  for await (const part of stream) body += part;
  return { status: answered[":status"], headers: answered, body };
}
