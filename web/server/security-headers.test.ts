import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { type PageVariables, securityHeaders } from "./security-headers.ts";

describe("securityHeaders", () => {
  it("lets only scripts of the site run, and inline ones by the nonce of their own answer", async () => {
    const { nonce, policy } = await ask();
    expect(policy.get("script-src")).toBe(`'self' 'nonce-${nonce}'`);
    expect(policy.get("default-src")).toBe("'self'");
    expect(policy.get("object-src")).toBe("'none'");
    expect(policy.get("base-uri")).toBe("'none'");
  });

  it("has a new nonce for each answer, too long to be guessed", async () => {
    const app = appWith({});
    const nonces = await Promise.all(Array.from({ length: 5 }, async () => (await app.request("/")).text()));
    expect(new Set(nonces).size).toBe(5);
    for (const nonce of nonces) expect(Buffer.from(nonce, "base64")).toHaveLength(16);
  });

  it("lets no page be framed and no form be sent elsewhere", async () => {
    const { policy } = await ask();
    expect(policy.get("frame-ancestors")).toBe("'none'");
    expect(policy.get("form-action")).toBe("'self'");
  });

  it.each(["/embed/lab/yuma-consensus", "/de/embed/term/stake", "/embed/figure/clip", "/zh/embed/fact/tempo"])(
    "lets any site frame what is made for it, which speaks with nobody else and sends nothing: %s",
    async (path) => {
      const elsewhere = { connectTo: ["https://search.example"], picturesFrom: ["https://content.example"] };
      const { policy, answer } = await ask(elsewhere, path);
      expect(policy.get("frame-ancestors")).toBe("*");
      expect(policy.get("default-src")).toBe("'none'");
      expect(policy.get("form-action")).toBe("'none'");
      expect(policy.get("script-src")).not.toContain("unsafe");
      expect([policy.get("connect-src"), policy.get("img-src")]).toEqual(["'self'", "'self' data:"]);
      expect(answer.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    },
  );

  it.each(["/videos", "/de/videos"])("frames recordings where they are played, and nothing else: %s", async (path) => {
    expect((await ask({}, path)).policy.get("frame-src")).toBe("https://www.youtube-nocookie.com");
  });

  it.each(["/", "/concepts", "/videos.md", "/lab/pool", "/embed/lab/yuma", "/es/videos"])(
    "frames nothing elsewhere: %s",
    async (path) => {
      expect((await ask({}, path)).policy.get("frame-src")).toBe("'none'");
    },
  );

  it.each([
    "/login",
    "/lab/yuma-consensus",
    "/embed",
    "/embed/other/yuma",
    "/embed/lab/yuma/more",
    "/es/embed/lab/yuma",
  ])("lets nothing else be framed: %s", async (path) => {
    expect((await ask({}, path)).policy.get("frame-ancestors")).toBe("'none'");
  });

  it("allows inline styles by the nonce of their own answer, and no style attributes", async () => {
    const { nonce, policy } = await ask();
    expect(policy.get("style-src")).toBe(`'self' 'nonce-${nonce}'`);
    expect(policy.get("style-src-attr")).toBeUndefined();
  });

  it("lets hot reload work in development, without unsafe scripts", async () => {
    const { policy } = await ask({ isDevelopment: true });
    expect(policy.get("style-src")).toContain("'unsafe-inline'");
    expect(policy.get("connect-src")).toContain("ws:");
    expect(policy.get("script-src")).not.toContain("unsafe");
  });

  it("lets the browser speak with the search engine, where that is elsewhere", async () => {
    expect((await ask()).policy.get("connect-src")).toBe("'self'");
    const { policy } = await ask({ connectTo: ["https://search.example"] });
    expect(policy.get("connect-src")).toBe("'self' https://search.example");
  });

  it("lets pages show pictures of the site and of its provider, and of no other host", async () => {
    expect((await ask()).policy.get("img-src")).toBe("'self' data:");
    const { policy } = await ask({ picturesFrom: ["https://content.example"] });
    expect(policy.get("img-src")).toBe("'self' data: https://content.example");
  });

  it("lets other sites embed only what says so itself", async () => {
    const policyOf = ({ headers }: Response) => headers.get("Cross-Origin-Resource-Policy");
    expect(policyOf((await ask()).answer)).toBe("same-origin");
    const app = new Hono<{ Variables: PageVariables }>()
      .use(securityHeaders({ isHttps: false, isDevelopment: false, connectTo: [], picturesFrom: [] }))
      .get("/", (c) => c.body("", 200, { "Cross-Origin-Resource-Policy": "cross-origin" }));
    expect(policyOf(await app.request("/"))).toBe("cross-origin");
  });

  it("insists on TLS behind TLS, and there only", async () => {
    const plain = await ask({ isHttps: false });
    expect(plain.answer.headers.has("Strict-Transport-Security")).toBe(false);
    expect(plain.policy.has("upgrade-insecure-requests")).toBe(false);
    const secured = await ask({ isHttps: true });
    expect(secured.answer.headers.get("Strict-Transport-Security")).toMatch(/^max-age=31536000\b/);
    expect(secured.policy.has("upgrade-insecure-requests")).toBe(true);
  });

  it.each([
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Permissions-Policy", expect.stringContaining("camera=()")],
  ])("sets %s", async (name, value) => {
    expect((await ask()).answer.headers.get(name)).toEqual(value);
  });

  it("also protects what is not found and what fails", async () => {
    const app = new Hono<{ Variables: PageVariables }>();
    app.use(securityHeaders({ isHttps: false, isDevelopment: false, connectTo: [], picturesFrom: [] }));
    app.onError((_error, c) => c.text("failed", 500));
    app.get("/fails", () => {
      throw new Error("a fault of the page");
    });
    for (const [path, status] of [
      ["/nowhere", 404],
      ["/fails", 500],
    ] as const) {
      const answer = await app.request(path);
      expect(answer.status).toBe(status);
      expect(answer.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
      expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    }
  });
});

type Options = Parameters<typeof securityHeaders>[0];

function appWith(options: Partial<Options>) {
  const app = new Hono<{ Variables: PageVariables }>();
  app.use(securityHeaders({ isHttps: false, isDevelopment: false, connectTo: [], picturesFrom: [], ...options }));
  app.get("*", (c) => c.text(c.get("nonce")));
  return app;
}

/** The answer of a page that writes its nonce, and its content security policy by directive. */
async function ask(options: Partial<Options> = {}, path = "/") {
  const answer = await appWith(options).request(path);
  const directives = (answer.headers.get("Content-Security-Policy") ?? "").split("; ");
  const policy = new Map(
    directives.map((directive): [string, string] => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources.join(" ")];
    }),
  );
  return { answer, policy, nonce: await answer.clone().text() };
}
