import { serve } from "@hono/node-server";
import { Hono } from "hono";

/** The least that a route can do: it answers every POST with the same bytes, which `BARE_ANSWER` says. */
const answer = process.env.BARE_ANSWER ?? "";
const app = new Hono();
app.get("/", (c) => c.text("ok\n"));
app.post("/multi-search", (c) => c.body(answer, 200, { "Content-Type": "application/json" }));
serve({ fetch: app.fetch, hostname: process.env.HOST ?? "127.0.0.1", port: Number(process.env.PORT) });
