import { createServer, type RequestListener } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { httpSearchTransport } from "./search-transport.ts";

const BODY = { queries: [{ indexUid: "concept_en", q: "stak" }] };

describe("httpSearchTransport", () => {
  it("posts the queries to the engine's /multi-search, with its public key", async () => {
    const received: object[] = [];
    const address = await serverThat((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const { method, url, headers } = request;
        const { authorization, "content-type": type } = headers;
        received.push({ method, url, authorization, type, body: JSON.parse(Buffer.concat(chunks).toString()) });
        response.end('{"results":[]}');
      });
    });
    expect(await httpSearchTransport(address, "a-key")(BODY)).toEqual({ status: 200, body: { results: [] } });
    await httpSearchTransport(address, "")(BODY);
    const sent = { method: "POST", url: "/multi-search", type: "application/json", body: BODY };
    expect(received).toEqual([
      { ...sent, authorization: "Bearer a-key" },
      { ...sent, authorization: undefined },
    ]);
  });

  it("hands on refusals with their status", async () => {
    const refusal = { message: "no", code: "invalid_api_key", type: "auth", link: "" };
    const address = await serverThat((_request, response) => response.writeHead(403).end(JSON.stringify(refusal)));
    expect(await httpSearchTransport(address, "")(BODY)).toEqual({ status: 403, body: refusal });
  });

  it("rejects once its timeout is over, where no answer comes", async () => {
    const address = await serverThat(() => undefined);
    await expect(httpSearchTransport(address, "", 20)(BODY)).rejects.toMatchObject({ name: "TimeoutError" });
  });

  it("rejects where an answer begins and never ends", async () => {
    const address = await serverThat((_request, response) => response.writeHead(200).write('{"results":'));
    await expect(httpSearchTransport(address, "", 50)(BODY)).rejects.toMatchObject({ name: "TimeoutError" });
  });

  it("rejects an answer that is not JSON", async () => {
    const address = await serverThat((_request, response) => response.writeHead(502).end("<h1>Bad Gateway</h1>"));
    await expect(httpSearchTransport(address, "")(BODY)).rejects.toThrow(SyntaxError);
  });

  it("takes only so much of an answer that does not end", async () => {
    const address = await serverThat((_request, response) => {
      const goOn = (): void => {
        while (response.write(" ".repeat(1_000_000)));
      };
      response.on("drain", goOn);
      goOn();
    });
    await expect(httpSearchTransport(address, "")(BODY)).rejects.toMatchObject({ name: "AnswerTooLong" });
  });

  it("rejects where nobody listens", async () => {
    await expect(httpSearchTransport("http://127.0.0.1:1", "")(BODY)).rejects.toThrow("fetch failed");
  });
});

/** The address of an engine that answers so. */
async function serverThat(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : address}`;
}
