import { Hono } from "hono";
import { SearchError } from "../search-error.ts";
import type { createTasks } from "./tasks.ts";

const LISTED = 20;

/** The calls that tell how changes ended. */
export function createTaskRoutes(tasks: ReturnType<typeof createTasks>) {
  const app = new Hono();

  app.get("/tasks", (c) => {
    const all = tasks.list();
    const results = all.slice(0, LISTED);
    const next = all[LISTED]?.uid ?? null;
    return c.json({ results, total: all.length, limit: LISTED, from: results[0]?.uid ?? null, next });
  });

  app.get("/tasks/:uid", (c) => {
    const uid = c.req.param("uid");
    const task = /^\d{1,15}$/.test(uid) ? tasks.get(Number(uid)) : null;
    if (task) return c.json(task);
    throw new SearchError(404, "task_not_found", `Task \`${uid}\` not found.`);
  });

  return app;
}
