import type { Context } from "hono";
import { checkIndexUid } from "../create-search-engine.ts";
import type { Json } from "../json.ts";
import type { RunCommand } from "../service/engine-command.ts";
import type { Enqueue } from "./create-enqueuer.ts";

/** What calls that fill indexes are answered with. */
export type Calls = {
  run: RunCommand;
  enqueue: Enqueue;
  readText: (c: Context) => Promise<string>;
  readJson: (c: Context) => Promise<Json>;
};

/**
 * The index that the path names.
 *
 * @throws {SearchError} where no index can have this name
 */
export function indexOf(c: Context): string {
  const uid = c.req.param("uid");
  checkIndexUid(uid);
  return uid;
}

/** A success; what the engine answers is JSON already. */
export function toAnswer(json: string): Response {
  return new Response(json, { headers: { "content-type": "application/json" } });
}
