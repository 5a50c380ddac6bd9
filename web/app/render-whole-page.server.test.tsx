import { lazy, type ReactNode, Suspense } from "react";
import { createRequestHandler, type EntryContext, Scripts, type ServerBuild, ServerRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { readHandoff } from "./read-handoff.server.ts";
import { renderWholePage } from "./render-whole-page.server.ts";
import { streamPage } from "./stream-page.server.ts";

const NONCE = "abc";

describe("renderWholePage", () => {
  it("is what the router streams, but for the marks of parts that come later", async () => {
    const text = `</script><!-- & \u2028 "quoted" 토큰`;
    const { whole, streamed } = await renderBothWays(<p>A text.</p>, { text });
    expect(whole).toContain("<p>A text.</p>");
    expect(whole).toContain("streamController.enqueue(");
    expect(whole).toBe(streamed.replaceAll(/<!--\/?\$-->/g, ""));
  });

  it("lets no data end its script", async () => {
    const { whole } = await renderBothWays(<p />, { text: "</script><script>alert(1)</script>" });
    expect(whole).not.toContain("<script>alert(1)");
    expect(whole).toContain("\\u003c/script\\u003e");
  });

  it("is null for a page of which a part is not there yet", () => {
    const Late = lazy(() => new Promise<{ default: () => ReactNode }>(() => undefined));
    const page = inDocument(
      <Suspense fallback={<p>Loading</p>}>
        <Late />
      </Suspense>,
    );
    expect(renderWholePage({ page: () => page, handoff: "", nonce: NONCE })).toBeNull();
  });

  it.each([
    [
      "of which a part fails",
      <Suspense key="part" fallback={null}>
        <Failing />
      </Suspense>,
    ],
    ["that fails", <Failing key="page" />],
  ])("is null for a page %s", (_, part) => {
    expect(renderWholePage({ page: () => inDocument(part), handoff: "", nonce: NONCE })).toBeNull();
  });

  it("is null for what is no document", () => {
    expect(renderWholePage({ page: () => <p>A text.</p>, handoff: "", nonce: NONCE })).toBeNull();
  });
});

function Failing(): ReactNode {
  throw new Error("broken");
}

function inDocument(part: ReactNode): ReactNode {
  return (
    <html lang="en">
      <body>{part}</body>
    </html>
  );
}

function Root({ part }: { part: ReactNode }) {
  return inDocument(
    <>
      {part}
      <Scripts nonce={NONCE} />
    </>,
  );
}

/** A page of a site of one route, as the router hands it over, whole and streamed. */
async function renderBothWays(part: ReactNode, loaderData: unknown): Promise<{ whole: string; streamed: string }> {
  let handed: EntryContext | undefined;
  const render = async (...[, , , context]: Parameters<ServerBuild["entry"]["module"]["default"]>) => {
    handed = context;
    return new Response();
  };
  const handle = createRequestHandler(
    buildOf({ default: () => <Root part={part} />, loader: () => loaderData }, render),
    "production",
  );
  await handle(new Request("http://localhost/"));
  if (!handed?.serverHandoffStream) throw new Error("expected the router to hand over its data");
  const [first, second] = handed.serverHandoffStream.tee();
  const context = handed;
  const document = (serverHandoffStream: EntryContext["serverHandoffStream"]) => (
    <ServerRouter context={{ ...context, serverHandoffStream, renderMeta: {} }} url="http://localhost/" nonce={NONCE} />
  );
  const handoff = await readHandoff(first, 1_000);
  if (!handoff.isComplete) throw new Error("expected all data to be there");
  const whole = renderWholePage({ page: () => document(undefined), handoff: handoff.text, nonce: NONCE });
  const response = await streamPage(document(second), {
    status: 200,
    headers: new Headers(),
    nonce: NONCE,
    isForBot: true,
    patienceMs: 0,
    log: () => undefined,
  });
  return { whole: whole?.toString() ?? "", streamed: await response.text() };
}

function buildOf(
  module: { default: () => ReactNode; loader: () => unknown },
  render: ServerBuild["entry"]["module"]["default"],
): ServerBuild {
  return {
    assets: {
      entry: { imports: [], module: "/entry.js" },
      routes: { root: { ...ROUTE, hasLoader: true, module: "/root.js" } },
      url: "/manifest.js",
      version: "1",
    },
    routes: { root: { id: "root", path: "", module } },
    entry: { module: { default: render } },
    publicPath: "/",
    assetsBuildDirectory: "",
    allowedActionOrigins: false,
    basename: "/",
    future: {},
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
    ssr: true,
  } as unknown as ServerBuild;
}

const ROUTE = {
  id: "root",
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  imports: [],
};
