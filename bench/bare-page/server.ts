import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { createRequestHandler, type ServerBuild } from "react-router";

/** The least that serves a page of React Router: what the site's own pages are measured against. */
const build: ServerBuild = await import(new URL("./build/server/index.js", import.meta.url).href);
const handle = createRequestHandler(build, "production");

const app = new Hono();
app.all("*", (context) => handle(context.req.raw));
serve({ fetch: app.fetch, hostname: process.env.HOST ?? "127.0.0.1", port: Number(process.env.PORT ?? 3000) });
