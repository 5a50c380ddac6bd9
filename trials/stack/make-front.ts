import { once } from "node:events";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { request } from "node:http";
import path from "node:path";
import { projectRoot } from "../../scripts/project-paths.mjs";
import { findFreePort } from "../../scripts/start-server.mjs";
import { fillTemplate } from "./fill-template.ts";
import { findProgram, runProgram } from "./find-program.ts";
import { createPart } from "./part.ts";

const TEMPLATE = path.join(projectRoot, "deploy", "nginx.conf.template");
const DAYS = 30;

/** nginx with a certificate of its own, not started yet. Null where there is no nginx, or nothing that makes certificates. */
export async function makeFront(folder: string, wantedPort: number | null) {
  const [nginx, openssl] = ["nginx", "openssl"].map(findProgram);
  if (!nginx || !openssl) return null;
  const own = path.join(folder, "nginx");
  await mkdir(own);
  await chmod(own, 0o711);
  const certificateFile = path.join(own, "certificate.pem");
  const keyFile = path.join(own, "key.pem");
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", keyFile];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"];
  runProgram(openssl, ["req", "-x509", "-days", String(DAYS), ...key, "-out", certificateFile, ...names]);
  const port = wantedPort ?? (await findFreePort());
  const plainPort = await findFreePort();
  const siteUrl = `https://localhost:${port}`;

  return {
    siteUrl,
    certificateFile,
    certificate: await readFile(certificateFile, "utf8"),
    /** What stands behind it has an address by then; it need not answer. */
    async start({ web, search }: { web: readonly [string, string]; search: string }) {
      const site = fillTemplate(await readFile(TEMPLATE, "utf8"), {
        WEB_1: new URL(web[0]).host,
        WEB_2: new URL(web[1]).host,
        SEARCH_ENGINE: new URL(search).host,
        LISTEN: `127.0.0.1:${port}`,
        LISTEN_PLAIN: `127.0.0.1:${plainPort}`,
        SITE_URL: siteUrl,
        CERTIFICATE: certificateFile,
        CERTIFICATE_KEY: keyFile,
        CACHE_FOLDER: own,
      });
      const file = path.join(own, "nginx.conf");
      await writeFile(file, wrap(site, own));
      const part = createPart({
        name: "nginx",
        ports: [port, plainPort],
        command: [nginx, "-p", own, "-c", file, "-e", "stderr"],
        isReady: () => answersPlainly(plainPort),
        stopSignal: "SIGTERM",
      });
      await part.start();
      return part;
    },
  };
}

/** What surrounds a site's configuration, in folders of its own. */
function wrap(site: string, own: string): string {
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `  ${name}_temp_path ${path.join(own, name)};`,
  );
  return [
    "daemon off;",
    "worker_processes auto;",
    `pid ${path.join(own, "nginx.pid")};`,
    "error_log stderr warn;",
    "events { worker_connections 1024; }",
    "http {",
    ...folders,
    site,
    "}",
    "",
  ].join("\n");
}

/** It sends everybody to where it encrypts. */
async function answersPlainly(port: number): Promise<boolean> {
  const asking = request({ host: "127.0.0.1", port, timeout: 1_000 });
  asking.on("timeout", () => asking.destroy(new Error("no answer")));
  asking.end();
  const [answer] = await once(asking, "response");
  answer.resume();
  return answer.statusCode === 301;
}
