import { createServer, type RequestListener } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { httpTransport } from "./content-transport.ts";

const REQUEST = {
  operationName: "getMe",
  query: "query getMe { me { id } }",
  variables: {},
  authorization: "Bearer t0ken",
};

describe("httpTransport", () => {
  it("posts the request as JSON to the provider's /graphql, with the token in the header only", async () => {
    const received: { method?: string; url?: string; type?: string; authorization?: string; body: string }[] = [];
    const address = await serverThat((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const { method, url, headers } = request;
        const body = Buffer.concat(chunks).toString();
        received.push({ method, url, type: headers["content-type"], authorization: headers.authorization, body });
        response.setHeader("Content-Type", "application/json");
        response.end('{"data":{"me":null}}');
      });
    });
    const answer = await httpTransport(address)(REQUEST);
    expect(answer).toEqual({ status: 200, body: { data: { me: null } } });
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      method: "POST",
      url: "/graphql",
      type: "application/json",
      authorization: "Bearer t0ken",
    });
    expect(JSON.parse(received[0]?.body ?? "")).toEqual({
      operationName: "getMe",
      query: "query getMe { me { id } }",
      variables: {},
    });
  });

  it("tells the provider the visitor's address and language", async () => {
    const received: (string | undefined)[] = [];
    const address = await serverThat(({ headers }, response) => {
      received.push(String(headers["x-forwarded-for"]), headers["accept-language"]);
      response.end("{}");
    });
    await httpTransport(address)({ ...REQUEST, clientAddress: "203.0.113.9", locale: "ko" });
    expect(received).toEqual(["203.0.113.9", "ko"]);
  });

  it("hands on how long to wait", async () => {
    const address = await serverThat((_request, response) => response.setHeader("Retry-After", "42").end("{}"));
    expect(await httpTransport(address)(REQUEST)).toMatchObject({ headers: { "retry-after": "42" } });
  });

  it("hands on refusals with their status", async () => {
    const refusal = { data: null, error: { status: 401, name: "UnauthorizedError", message: "Invalid token" } };
    const address = await serverThat((_request, response) => response.writeHead(401).end(JSON.stringify(refusal)));
    expect(await httpTransport(address)(REQUEST)).toEqual({ status: 401, body: refusal });
  });

  it("rejects once its timeout is over, where no answer comes", async () => {
    const address = await serverThat(() => undefined);
    await expect(httpTransport(address, { timeoutMs: 20 })(REQUEST)).rejects.toMatchObject({ name: "TimeoutError" });
  });

  it("rejects where an answer begins and never ends", async () => {
    const address = await serverThat((_request, response) => response.writeHead(200).write('{"data":'));
    await expect(httpTransport(address, { timeoutMs: 50 })(REQUEST)).rejects.toMatchObject({ name: "TimeoutError" });
  });

  it("rejects an answer that is not JSON, such as a proxy's error page", async () => {
    const address = await serverThat((_request, response) => response.writeHead(502).end("<h1>Bad Gateway</h1>"));
    await expect(httpTransport(address)(REQUEST)).rejects.toThrow(SyntaxError);
  });

  it("takes only so much of an answer that does not end", async () => {
    const address = await serverThat((_request, response) => {
      const goOn = (): void => {
        while (response.write(" ".repeat(1_000_000)));
      };
      response.on("drain", goOn);
      goOn();
    });
    await expect(httpTransport(address)(REQUEST)).rejects.toMatchObject({ name: "AnswerTooLong" });
  });

  it("rejects where nobody listens", async () => {
    const address = await serverThat(() => undefined, { isClosed: true });
    await expect(httpTransport(address)(REQUEST)).rejects.toThrow("fetch failed");
  });
});

/** The address of a provider that answers so; `isClosed` leaves the address and takes the provider away. */
async function serverThat(answer: RequestListener, { isClosed = false } = {}): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  const address = server.address();
  if (isClosed) await close();
  else onTestFinished(close);
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : address}`;
}
