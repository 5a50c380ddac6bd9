import { createServer, get } from "node:http";

/** The least that a server can do: it answers every request with the answer that `COPIED_FROM` gives, byte for byte. */
const { COPIED_FROM = "", COPIED_ENCODING = "identity", HOST = "127.0.0.1", PORT } = process.env;

get(COPIED_FROM, { headers: { "accept-encoding": COPIED_ENCODING }, agent: false }, (copied) => {
  const chunks: Buffer[] = [];
  copied.on("data", (chunk) => chunks.push(chunk));
  copied.on("end", () => {
    const body = Buffer.concat(chunks);
    // What node:http says itself of each connection and moment.
    const own = new Set(["connection", "date", "keep-alive"]);
    const headers = copied.rawHeaders.filter(
      (_, index, all) => !own.has((all[index - (index % 2)] ?? "").toLowerCase()),
    );
    createServer((_, response) => {
      response.writeHead(200, headers);
      response.end(body);
    }).listen(Number(PORT), HOST);
  });
});
