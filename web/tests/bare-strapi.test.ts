import { readFileSync } from "node:fs";
import { createProvider } from "@learn-bittensor/provider/create-provider";
import { describe, expect, it } from "vitest";
import { toComparable } from "../../contract/tests/comparable-answer.ts";
import { isRefusedByForm } from "../server/any-strapi/find-out.ts";
import { bareStrapi } from "./bare-strapi.ts";

type Recorded = { recording: string; query: string; data: Record<string, unknown> };
const RECORDINGS = new URL("../../contract/tests/recordings/", import.meta.url);
const FIXTURES = new URL("../server/any-strapi/fixtures/", import.meta.url);

describe.each(["flat", "v4"] as const)("the stand-in for a Strapi that answers %s lists", async (dialect) => {
  const { answer } = await createProvider({ contentDir: "contract/tests/content" });
  const { transport } = bareStrapi(answer, dialect);
  const recorded: Recorded[] = JSON.parse(readFileSync(new URL(`strapi-${dialect}.json`, FIXTURES), "utf8"));

  it.each(recorded.map((one) => [one.recording, one] as const))(
    "answers as the recorded one: %s",
    async (name, one) => {
      const { request } = JSON.parse(readFileSync(new URL(`${name}.json`, RECORDINGS), "utf8"));
      const { operationName, variables = {} } = request.body;
      const { status, body } = await transport({ operationName, variables, query: one.query, authorization: "" });
      const comparable = (told: unknown) => toComparable({ status, headers: {}, body: told }, { isUnordered: true });
      expect(comparable(body)).toEqual(comparable({ data: one.data }));
    },
  );

  it("refuses the contract's lists, and what only the plugin has", async () => {
    const ask = (query: string) => transport({ operationName: undefined, variables: {}, query, authorization: "" });
    for (const query of ["{ menus { data { id } meta { pagination { total } } } }", "{ glossary { key } }"]) {
      const { status, body } = await ask(query);
      expect([status, isRefusedByForm({ status, body })]).toEqual([400, true]);
    }
  });
});
