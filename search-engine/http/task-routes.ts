import { SearchError } from "../search-error.ts";
import { type Route, toAnswer } from "./route.ts";
import type { createTasks } from "./tasks.ts";

const LISTED = 20;

/** The calls that tell how changes ended. */
export function createTaskRoutes(tasks: ReturnType<typeof createTasks>): Route[] {
  return [
    {
      method: "GET",
      path: "/tasks",
      action: "tasks.get",
      answer: async () => {
        const all = tasks.list();
        const results = all.slice(0, LISTED);
        const next = all[LISTED]?.uid ?? null;
        return toAnswer({ results, total: all.length, limit: LISTED, from: results[0]?.uid ?? null, next });
      },
    },
    {
      method: "GET",
      path: "/tasks/:uid",
      action: "tasks.get",
      answer: async ({ parameters }) => {
        const task = /^\d{1,15}$/.test(parameters.uid ?? "") ? tasks.get(Number(parameters.uid)) : null;
        if (task) return toAnswer(task);
        throw new SearchError(404, "task_not_found", `Task \`${parameters.uid}\` not found.`);
      },
    },
  ];
}
