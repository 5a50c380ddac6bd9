import type { WriteMode } from "../create-search-engine.ts";
import type { Json } from "../json.ts";
import { badRequest } from "../search-error.ts";
import type { RunCommand } from "../service/engine-command.ts";
import type { Enqueue } from "./create-enqueuer.ts";
import { readJsonText } from "./read-body.ts";
import { type Answer, indexOf, type Route, type RoutedRequest } from "./route.ts";

/** The calls that write, read and delete documents. */
export function createDocumentRoutes(
  run: RunCommand,
  enqueue: Enqueue,
  readJson: (request: Request) => Promise<Json>,
  maxBodyBytes: number,
): Route[] {
  async function write(routed: RoutedRequest, mode: WriteMode): Promise<Answer> {
    const uid = indexOf(routed);
    const documents = await readJsonText(routed.request, maxBodyBytes);
    const primaryKey = routed.url.searchParams.get("primaryKey") ?? undefined;
    return enqueue("documentAdditionOrUpdate", { kind: "writeDocuments", uid, documents, mode, primaryKey }, {});
  }

  function remove(uid: string, ids: readonly Json[]): Promise<Answer> {
    return enqueue("documentDeletion", { kind: "deleteDocuments", uid, ids }, { providedIds: ids.length });
  }

  const path = "/indexes/:uid/documents";
  return [
    { method: "POST", path, action: "documents.add", answer: (routed) => write(routed, "replace") },
    { method: "PUT", path, action: "documents.add", answer: (routed) => write(routed, "merge") },
    {
      method: "DELETE",
      path,
      action: "documents.delete",
      answer: async (routed) => enqueue("documentDeletion", { kind: "clearDocuments", uid: indexOf(routed) }, {}),
    },
    {
      method: "POST",
      path: `${path}/delete-batch`,
      action: "documents.delete",
      answer: async (routed) => {
        const uid = indexOf(routed);
        const ids = await readJson(routed.request);
        if (!Array.isArray(ids)) throw badRequest("Invalid value type: expected a list of document ids.");
        return remove(uid, ids);
      },
    },
    {
      method: "GET",
      path: `${path}/:id`,
      action: "documents.get",
      answer: async (routed) => {
        const { id = "" } = routed.parameters;
        return { status: 200, json: await run({ kind: "getDocument", uid: indexOf(routed), id }) };
      },
    },
    {
      method: "DELETE",
      path: `${path}/:id`,
      action: "documents.delete",
      answer: async (routed) => remove(indexOf(routed), [routed.parameters.id ?? ""]),
    },
  ];
}
