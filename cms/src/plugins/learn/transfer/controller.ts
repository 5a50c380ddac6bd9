import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { readEntries } from "./read-entries.ts";
import { type StoredAnswer, transferOf } from "./transfer.ts";
import type { TransferredEntry } from "./transferred-entry.ts";

const MOST_AT_ONCE = 500;

interface Asking {
  query: Record<string, unknown>;
  request: { body?: Record<string, unknown> };
  body?: unknown;
}

/** What `content:push` and `content:pull` ask. */
export function transferController({ strapi }: { strapi: Core.Strapi }) {
  const transfer = transferOf(strapi);
  return {
    async list(asking: Asking) {
      asking.body = await transfer.list();
    },
    async read(asking: Asking) {
      const { type, locale, start, limit } = asking.query;
      const found = strapi.contentTypes[`api::${type}.${type}`];
      if (!found) throw new errors.ValidationError(`There is no type "${type}"`);
      const asked = { type: String(type), locale: String(locale), start: Number(start) || 0, limit: atMost(limit) };
      asking.body = { entries: await readEntries(strapi, asked) };
    },
    async write(asking: Asking) {
      asking.body = await transfer.write(listOf<TransferredEntry>(asking, "entries"));
    },
    async keep(asking: Asking) {
      asking.body = await transfer.keep(listOf<TransferredEntry>(asking, "entries"));
    },
    async remove(asking: Asking) {
      asking.body = await transfer.remove(listOf<string>(asking, "paths"));
    },
    async forget(asking: Asking) {
      asking.body = await transfer.forget(listOf<string>(asking, "paths"));
    },
    async writeAnswers(asking: Asking) {
      const answers = listOf<StoredAnswer>(asking, "answers");
      asking.body = await transfer.writeAnswers({ answers, removed: listOf<string>(asking, "removed") });
    },
  };
}

function atMost(limit: unknown): number {
  const asked = Number(limit);
  return asked >= 1 ? Math.min(asked, MOST_AT_ONCE) : MOST_AT_ONCE;
}

function listOf<Member>({ request }: Asking, name: string): Member[] {
  const list = request.body?.[name];
  if (!Array.isArray(list) || list.length > MOST_AT_ONCE) {
    throw new errors.ValidationError(`${name}: expected a list of at most ${MOST_AT_ONCE}`);
  }
  return list;
}
