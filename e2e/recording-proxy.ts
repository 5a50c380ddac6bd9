import { once } from "node:events";
import { request as ask, createServer } from "node:http";

/**
 * A proxy that all of a browser's requests go through, whatever made them: markup, styles, scripts, the browser itself. It notes
 * the origin of each, and passes on only those to `allowed`; nothing else leaves this machine.
 */
export async function startRecordingProxy(allowed: string) {
  const origins: string[] = [];
  const server = createServer((request, response) => {
    const { origin, hostname, port, pathname, search } = new URL(request.url ?? "");
    origins.push(origin);
    if (origin !== allowed) return void response.writeHead(502).end();
    const options = { hostname, port, path: pathname + search, method: request.method, headers: request.headers };
    const onward = ask(options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    response.on("close", () => onward.destroy());
    request.pipe(onward);
  });
  // What is encrypted asks for a way through first, and names the host.
  server.on("connect", ({ url }, socket) => {
    origins.push(`https://${url}`);
    socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error(`expected a port, got ${address}`);
  return {
    address: `http://127.0.0.1:${address.port}`,
    /** The origin of each request so far, in order. */
    origins,
    stop(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}
