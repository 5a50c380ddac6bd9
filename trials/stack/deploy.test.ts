import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import { projectNode, projectRoot } from "../../scripts/project-paths.mjs";
import { SITE_COMMAND, withSiteSettings } from "../../scripts/site-process.mjs";
import { findFreePort, startServer } from "../../scripts/start-server.mjs";
import { VARIABLES } from "../../web/server/configuration.ts";
import { fillTemplate } from "./fill-template.ts";

const read = (name: string) => readFileSync(path.join(projectRoot, name), "utf8");
const exists = (name: string) => existsSync(path.join(projectRoot, name));

const dockerfile = read("deploy/Dockerfile");
const compose = read("deploy/compose.yaml");
const template = read("deploy/nginx.conf.template");

interface Service {
  build?: { context: string; dockerfile: string };
  image?: string;
  restart?: string;
  ports?: string[];
  volumes?: string[];
  depends_on?: string[] | Record<string, { condition: string }>;
  healthcheck?: { test?: string[] };
}
const described: { services: Record<string, Service>; volumes: object } = parse(compose, { merge: true });
const { services } = described;
const volumes = Object.keys(described.volumes);

/** What others than the site are set by. */
const OF_OTHERS = /^(?:POSTGRES|MEILI)_/;
const OF_NODE = ["NODE_ENV", "NODE_COMPILE_CACHE"];
/** What of the image is not the site's: of what stands before and behind it. */
const OF_COMPOSE = ["SITE_HOST", "CERTIFICATE_FOLDER", "POSTGRES_PASSWORD", "MEILI_MASTER_KEY"];

describe("the image", () => {
  it("starts the site as npm start does", () => {
    const command: string[] = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? "[]");
    expect(command).toEqual(["node", ...SITE_COMMAND.slice(1)]);
    const env = Object.fromEntries(
      [...dockerfile.matchAll(/^\s*(?:ENV )?([A-Z_]+)=(\S+)/gm)].map(([, name, value]) => [name, value]),
    );
    const { NODE_COMPILE_CACHE: _, ...allocator } = withSiteSettings({});
    expect(env).toMatchObject(allocator);
    const others = Object.keys(env).filter((name) => !(name in allocator) && !OF_NODE.includes(name));
    expect(others.filter((name) => !VARIABLES.includes(name))).toEqual([]);
    expect(dockerfile).toContain(`http://127.0.0.1:${env.OPS_PORT}/healthz`);
    expect(dockerfile).toMatch(new RegExp(`^EXPOSE ${env.PORT}$`, "m"));
  });

  it("runs as nobody who may write into the site", () => {
    expect(dockerfile.indexOf("\nUSER node")).toBeGreaterThan(dockerfile.lastIndexOf("\nCOPY"));
  });

  it("is made of what the build needs, and of no secret", () => {
    const ignored = read(".dockerignore").split("\n");
    const needed = ["web", "provider", "content", "contract", "scripts", "package.json", "package-lock.json", ".npmrc"];
    for (const name of needed) expect(ignored).not.toContain(name);
    for (const name of [".env", "deploy/.env", "**/node_modules", ".git", "data"]) expect(ignored).toContain(name);
    // npm ci asks for each of them.
    const { workspaces }: { workspaces: string[] } = JSON.parse(read("package.json"));
    expect(ignored.filter((name) => workspaces.includes(name))).toEqual([]);
  });

  it("is built in a stage of its own, by commands that there are, out of files that there are", () => {
    const stages = dockerfile.split(/^FROM /m).slice(1);
    expect(stages.map((stage) => / AS (\w+)\n/.exec(stage)?.[1])).toEqual(["build", undefined]);
    const copied = [...dockerfile.matchAll(/^COPY (?:--from=(\w+) )?(\S+) (\S+)$/gm)].map(([, ...parts]) => parts);
    // All of the checkout, then what was built in the folder of the first stage.
    expect(copied).toEqual([
      [undefined, ".", "."],
      ["build", "/site", "./"],
    ]);
    expect(stages.every((stage) => stage.includes("\nWORKDIR /site\n"))).toBe(true);
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read("package.json"));
    const run = [...dockerfile.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
    expect(run).toEqual(["build"]);
    expect(run.filter((name) => !(name in scripts))).toEqual([]);
  });

  it("has the Node of the lock file", () => {
    const { dependencies }: { dependencies: { node: string } } = JSON.parse(read("package.json"));
    expect(dockerfile).toMatch(new RegExp(`^FROM node:${Number.parseInt(dependencies.node, 10)}-`, "m"));
  });
});

describe("a health check", () => {
  it("of the image, and of the provider's service, says whether its server answers", { timeout: 120_000 }, async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "learn-bittensor-deploy-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const operators = String(await findFreePort());
    const provider = await startServer([projectNode, "web/server/run-provider.ts"], {
      settings: { CONTENT_DIR: "contract/tests/content", DATA_DIR: folder, OPS_PORT: operators },
      readyPath: "/healthz",
    });
    const ofImage: string[] = JSON.parse(/^HEALTHCHECK[\s\S]*?CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? "[]");
    const [, ...ofProvider]: string[] = services.provider?.healthcheck?.test ?? [];
    const exitCodes = () =>
      Promise.all([
        exitCodeOf(ofImage, "127.0.0.1:9000", `127.0.0.1:${operators}`),
        exitCodeOf(ofProvider, "127.0.0.1:4000", new URL(provider.origin).host),
      ]);
    try {
      expect(await exitCodes()).toEqual([0, 0]);
    } finally {
      await provider.stop();
    }
    expect(await exitCodes()).toEqual([1, 1]);
  });
});

describe("compose.yaml", () => {
  it("has a whole site: two servers behind nginx, which alone is reached from outside", () => {
    expect(Object.keys(services).toSorted()).toEqual([
      ...["fill-search", "meilisearch", "nginx", "postgres", "provider", "redis", "web-1", "web-2"],
    ]);
    const reached = Object.entries(services).filter(([, { ports }]) => ports);
    expect(reached.map(([name, { ports }]) => [name, ports])).toEqual([["nginx", ["80:80", "443:443"]]]);
    for (const [name, { build, image, restart }] of Object.entries(services)) {
      expect([name, restart]).toEqual([name, "unless-stopped"]);
      expect([name, typeof image]).toEqual([name, "string"]);
      // What is not built here is of one release, so that it does not become another by itself.
      if (!build) expect(image).toMatch(/:v?\d/);
      else expect(exists(path.join("deploy", build.context, build.dockerfile))).toBe(true);
    }
  });

  it("waits for parts that there are", () => {
    const named = Object.values(services).flatMap(({ depends_on: on = [] }) =>
      Array.isArray(on) ? on : Object.keys(on),
    );
    expect(named.filter((name) => !(name in services))).toEqual([]);
    expect(services.provider?.depends_on).toEqual({ postgres: { condition: "service_healthy" } });
    expect(services.postgres?.healthcheck?.test).toEqual(["CMD", "pg_isready", "-U", "learn"]);
    const mounted = Object.values(services).flatMap(({ volumes = [] }) =>
      volumes.map((volume) => volume.split(":")[0]),
    );
    const ofDocker = mounted.filter((name) => /^\w+$/.test(name ?? ""));
    expect(ofDocker.toSorted()).toEqual(volumes.toSorted());
  });

  it("runs files that are there", () => {
    const files = [...compose.matchAll(/\bnode",? "?([\w/.-]+\.ts)|\bnode ([\w/.-]+\.ts)/g)].map(
      ([, a, b]) => a ?? b ?? "",
    );
    expect(files).toHaveLength(2);
    expect(files.filter((file) => !exists(file))).toEqual([]);
    const mounted = [...compose.matchAll(/^\s+- \.\/([\w.-]+):/gm)].map(([, name]) => `deploy/${name}`);
    expect(mounted).toEqual(["deploy/nginx.conf.template"]);
  });

  it("sets what can be set", () => {
    const filledIn = namesIn(template);
    const set = [...compose.matchAll(/^\s+([A-Z][A-Z0-9_]+): /gm)].map(([, name = ""]) => name);
    const known = (name: string) => VARIABLES.includes(name) || filledIn.has(name) || OF_OTHERS.test(name);
    expect(set.filter((name) => !known(name))).toEqual([]);
    expect([...filledIn].filter((name) => !set.includes(name))).toEqual([]);
  });

  it("asks for what env.example lists, and for nothing else", () => {
    const listed = [...read("deploy/env.example").matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name = ""]) => name);
    expect(listed.toSorted()).toEqual([...namesIn(compose)].toSorted());
    const meaningTheSame = listed.filter((name) => !OF_COMPOSE.includes(name));
    expect(meaningTheSame.filter((name) => !VARIABLES.includes(name))).toEqual([]);
  });

  it("names the ports at which its parts listen", () => {
    const port = /\bPORT=(\d+)/.exec(dockerfile)?.[1];
    expect([...compose.matchAll(/\bweb-[12]:(\d+)/g)].map(([, at]) => at)).toEqual([port, port, port, port]);
    const ofProvider = /^\s+PORT: "(\d+)"/m.exec(compose)?.[1];
    expect(new Set([...compose.matchAll(/(?:provider|127\.0\.0\.1):(\d+)/g)].map(([, at]) => at))).toEqual(
      new Set([ofProvider]),
    );
    expect(template).toContain(`listen ${braced("LISTEN")} ssl`);
  });
});

describe("fillTemplate", () => {
  it("fills in names in capitals, leaves nginx's own, and names what is missing", () => {
    const web = braced("WEB_1");
    expect(fillTemplate(`a ${web} $host ${web};`, { WEB_1: "b" })).toBe("a b $host b;");
    expect(() => fillTemplate(web, {})).toThrow("expected a value for WEB_1");
  });
});

/** How a health check ends that asks at another address. */
function exitCodeOf([, ...args]: string[], address: string, another: string): Promise<number> {
  const asked = args.map((arg) => arg.replace(address, another));
  expect(asked).not.toEqual(args);
  return new Promise((resolve) => {
    execFile(projectNode, asked, (error) => resolve(Number(error?.code ?? 0)));
  });
}

/** As a template names what is filled in. */
function braced(name: string): string {
  return `$\{${name}}`;
}

function namesIn(text: string): Set<string> {
  return new Set([...text.matchAll(/\$\{([A-Z][A-Z0-9_]*)[^}]*\}/g)].map(([, name = ""]) => name));
}
