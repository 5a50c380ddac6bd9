import { type Context, Hono } from "hono";
import type { WriteMode } from "../create-search-engine.ts";
import type { Json } from "../json.ts";
import { badRequest } from "../search-error.ts";
import { type Calls, indexOf, toAnswer } from "./calls.ts";

const DOCUMENTS = "/indexes/:uid/documents";

/** The calls that write, read and delete documents. */
export function createDocumentRoutes({ run, enqueue, readText, readJson }: Calls) {
  const app = new Hono();

  async function write(c: Context, mode: WriteMode): Promise<Response> {
    const uid = indexOf(c);
    const documents = await readText(c);
    const primaryKey = c.req.query("primaryKey");
    return enqueue("documentAdditionOrUpdate", { kind: "writeDocuments", uid, documents, mode, primaryKey }, {});
  }

  function remove(uid: string, ids: readonly Json[]): Promise<Response> {
    return enqueue("documentDeletion", { kind: "deleteDocuments", uid, ids }, { providedIds: ids.length });
  }

  app.post(DOCUMENTS, (c) => write(c, "replace"));
  app.put(DOCUMENTS, (c) => write(c, "merge"));
  app.delete(DOCUMENTS, (c) => enqueue("documentDeletion", { kind: "clearDocuments", uid: indexOf(c) }, {}));

  app.post(`${DOCUMENTS}/delete-batch`, async (c) => {
    const uid = indexOf(c);
    const ids = await readJson(c);
    if (!Array.isArray(ids)) throw badRequest("Invalid value type: expected a list of document ids.");
    return remove(uid, ids);
  });

  app.get(`${DOCUMENTS}/:id`, async (c) =>
    toAnswer(await run({ kind: "getDocument", uid: indexOf(c), id: c.req.param("id") })),
  );
  app.delete(`${DOCUMENTS}/:id`, (c) => remove(indexOf(c), [c.req.param("id")]));

  return app;
}
