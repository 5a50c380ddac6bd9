import { once } from "node:events";
import { readFile, stat } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import path from "node:path";

const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".pdf": "application/pdf",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
};

/**
 * The plainest host of files there is: it knows a few types, has `index.html` stand for its folder, `404.html` for what is
 * missing, and looks at no query. It answers reading only, as such hosts do.
 */
export async function startFileServer() {
  let folder = "";
  const server = createServer(async ({ method, url = "" }, response) => {
    if (method !== "GET" && method !== "HEAD") return void response.writeHead(405).end();
    const { pathname } = new URL(url, "http://localhost");
    const file = path.join(folder, decodeURIComponent(pathname));
    const found = await stat(file).catch(() => null);
    if (found?.isDirectory() && !pathname.endsWith("/"))
      return void response.writeHead(301, { Location: `${pathname}/` }).end();
    await send(response, found?.isDirectory() ? path.join(file, "index.html") : file, path.join(folder, "404.html"));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error(`expected a port, got ${address}`);
  return {
    origin: `http://127.0.0.1:${address.port}`,
    serve(root: string): void {
      folder = root;
    },
    stop(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function send(response: ServerResponse, file: string, missing: string): Promise<void> {
  const content = await readFile(file).catch(() => null);
  if (content === null) {
    response.writeHead(404, { "Content-Type": TYPES[".html"] }).end(await readFile(missing));
    return;
  }
  response.writeHead(200, { "Content-Type": TYPES[path.extname(file)] ?? "application/octet-stream" }).end(content);
}
