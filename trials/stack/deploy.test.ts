import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "../../scripts/project-paths.mjs";
import { SITE_COMMAND, withSiteSettings } from "../../scripts/site-process.mjs";
import { VARIABLES } from "../../web/server/configuration.ts";
import { fillTemplate } from "./fill-template.ts";

const read = (name: string) => readFileSync(path.join(projectRoot, name), "utf8");
const exists = (name: string) => existsSync(path.join(projectRoot, name));

const dockerfile = read("deploy/Dockerfile");
const compose = read("deploy/compose.yaml");
const template = read("deploy/nginx.conf.template");

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

  it("has the Node of the lock file", () => {
    const { dependencies }: { dependencies: { node: string } } = JSON.parse(read("package.json"));
    expect(dockerfile).toMatch(new RegExp(`^FROM node:${Number.parseInt(dependencies.node, 10)}-`, "m"));
  });
});

describe("compose.yaml", () => {
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

/** As a template names what is filled in. */
function braced(name: string): string {
  return `$\{${name}}`;
}

function namesIn(text: string): Set<string> {
  return new Set([...text.matchAll(/\$\{([A-Z][A-Z0-9_]*)[^}]*\}/g)].map(([, name = ""]) => name));
}
