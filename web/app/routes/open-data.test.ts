import { readdirSync } from "node:fs";
import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { aRequest } from "../../tests/a-request.ts";
import { aContentFile } from "../../tests/content-file.ts";
import { siteOnContent } from "../../tests/site-on-content.ts";
import { DATA_SETS } from "../collections/open-data-names.ts";
import { localizedPath } from "../i18n/localized-path.ts";
import { loader } from "./open-data.ts";

const WORDS = { en: "stake", de: "Stake", ko: "스테이크", fr: "mise", zh: "质押" };
const FILES = [
  aContentFile("en/category/economics"),
  aContentFile("en/concept/staking", { categories: ["economics"] }, "It takes {fact:delay}. It is *stake*."),
  aContentFile("en/concept/pools", { categories: ["economics"], prerequisites: ["staking"], level: "advanced" }),
  aContentFile("de/concept/staking", { title: "Staken" }),
  aContentFile("en/subnet/harbour", { name: "Harbour", mainnetId: 42 }),
  {
    path: "facts",
    text: JSON.stringify({
      units: { blocks: { en: "# blocks", de: "# Blöcke", ko: "#블록", fr: "# blocs", zh: "# 个区块" } },
      sources: { code: { ref: "The code", basis: "code", checkedOn: "2026-06-30", reviewBy: "2027-06-30" } },
      facts: {
        delay: { name: WORDS, value: 7, unit: "blocks", source: "code", earlier: [{ value: 6, until: "2026-06" }] },
      },
    }),
  },
  { path: "terms", text: JSON.stringify({ terms: { stake: { ...WORDS, definition: WORDS } } }) },
];

describe("open data", () => {
  it.each(DATA_SETS)("is what its schema says, in every language: %s", async (name) => {
    const schema = z.fromJSONSchema(await (await ask(`${name}.schema.json`)).json());
    for (const locale of LOCALES) {
      const data = await (await ask(`${name}.json`, locale)).json();
      expect(schema.safeParse(data).error?.issues ?? []).toEqual([]);
      expect(data).toMatchObject({ $schema: `https://learn.example/data/${name}.schema.json`, language: locale });
      expect(data[name].length, "items").toBeGreaterThan(0);
      // Nothing passes that the schema does not name.
      expect(schema.safeParse({ ...data, more: true }).success).toBe(false);
      expect(schema.safeParse({ ...data, [name]: [{}] }).success).toBe(false);
    }
  });

  it.each(DATA_SETS)("keeps its shape, or counts its version up: %s", async (name) => {
    expect(await (await ask(`${name}.schema.json`)).text()).toMatchSnapshot();
  });

  it("may be read by pages of any origin, and cached", async () => {
    for (const file of ["facts.json", "facts.schema.json", "schema.graphql"]) {
      const { headers } = await ask(file);
      expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
      expect(headers.get("Cache-Control")).toMatch(/^public/);
    }
  });

  it("names what is written in the asked language, and English where it is not", async () => {
    const { concepts } = await (await ask("concepts.json", "de")).json();
    expect(concepts).toMatchObject([
      { slug: "pools", language: "en", prerequisites: ["staking"], level: "advanced" },
      { slug: "staking", language: "de", url: "https://learn.example/de/concepts/economics/staking" },
    ]);
  });

  it("has every file of known results", async () => {
    const files = readdirSync(new URL("../../../simulators/vectors/", import.meta.url));
    const { vectors } = await (await ask("vectors.json")).json();
    expect(vectors).toHaveLength(files.filter((file) => file.endsWith(".json")).length);
  });

  it("tells what can be read by GraphQL, and nothing of accounts", async () => {
    const sdl = await (await ask("schema.graphql")).text();
    const schema = buildSchema(sdl);
    expect(schema.getMutationType()).toBeFalsy();
    expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toEqual(
      expect.arrayContaining(["concepts", "facts", "glossary", "subnets"]),
    );
    expect(sdl).not.toMatch(/\b(?:me|my[A-Z]\w+|UsersPermissions\w+|PageFeedback\w*|Class\w+|Session|Passkey)\b/);
  });

  it.each([["nothing.json"], ["facts.csv"], ["constructor.json"], ["facts.schema.json.json"]])(
    "is a 404 elsewhere: %s",
    async (file) => {
      await expect(ask(file)).rejects.toMatchObject({ init: { status: 404 } });
    },
  );
});

let known: ReturnType<typeof siteOnContent> | null = null;
async function ask(file: string, locale: Locale = "en"): Promise<Response> {
  known ??= siteOnContent(FILES);
  const asked = aRequest((await known).site, localizedPath(`/data/${file}`, locale));
  const params = { file, ...(locale === "en" ? {} : { locale }) };
  return loader({ ...asked, params, pattern: "" } as never);
}
