import type { Core, UID } from "@strapi/strapi";
import type { FindTargets, Version } from "./find-targets.ts";
import { type Attribute, attributesOf, type Data, isToMany } from "./transferred-entry.ts";

const FILE = "plugin::upload.file";

interface Making {
  strapi: Core.Strapi;
  findTargets: FindTargets;
  version: Version;
}

/** What is written of an entry or component: every attribute, those that are not given empty. */
export async function toValues(making: Making, uid: string, data: Data): Promise<Data> {
  const model = making.strapi.getModel(uid as UID.Schema);
  const values: Data = {};
  for (const [name, attribute] of attributesOf(model)) values[name] = await toValue(making, attribute, data[name]);
  return values;
}

async function toValue(making: Making, attribute: Attribute, value: unknown): Promise<unknown> {
  switch (attribute.type) {
    case "relation": {
      const asked = listOf(value).map(String);
      const ids = await making.findTargets(attribute.target ?? "", asked, making.version);
      return isToMany(attribute) ? ids : (ids[0] ?? null);
    }
    case "media":
      return value ? findFile(making.strapi, value as Data) : null;
    case "component": {
      const parts: Data[] = [];
      for (const part of listOf(value) as Data[]) parts.push(await toValues(making, attribute.component ?? "", part));
      return attribute.repeatable ? parts : (parts[0] ?? null);
    }
    case "dynamiczone": {
      const parts: Data[] = [];
      for (const { __component, ...part } of listOf(value) as Data[]) {
        parts.push({ ...(await toValues(making, String(__component), part)), __component });
      }
      return parts;
    }
    default:
      return value ?? attribute.default ?? null;
  }
}

function listOf(value: unknown): unknown[] {
  return [value ?? []].flat();
}

/** A file that lies elsewhere, by its address; nothing is uploaded. What it shows is said in each language. */
async function findFile(strapi: Core.Strapi, { url, alternativeText = null, ...file }: Data): Promise<number> {
  const held = await strapi.db.query(FILE).findOne({ select: ["id"], where: { url, alternativeText } });
  if (held) return held.id;
  const { name, hash, ext, mime, size, provider, caption = null, width = null, height = null } = file;
  const data = { url, alternativeText, name, hash, ext, mime, size, provider, caption, width, height, folderPath: "/" };
  return (await strapi.db.query(FILE).create({ data })).id;
}
