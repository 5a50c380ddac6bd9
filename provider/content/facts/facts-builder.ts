import type { ContentFile } from "../content-files.ts";

const NAME = { en: "Tempo", de: "Tempo", ko: "템포", fr: "Tempo", zh: "周期" };
const UNITS = {
  tao: { en: "# τ", de: "# τ", ko: "# τ", fr: "# τ", zh: "# τ" },
  percent: { en: "# %", de: "# %", ko: "#%", fr: "# %", zh: "#%" },
  blocks: { en: "# block|# blocks", de: "# Block|# Blöcke", ko: "#블록", fr: "# bloc|# blocs", zh: "# 个区块" },
};
const SOURCES = {
  code: {
    ref: "The source code",
    href: "https://code.example",
    basis: "code",
    runtime: 425,
    checkedOn: "2026-06-30",
    reviewBy: "2027-06-30",
  },
};

/** For tests: a sound fact, but for what it says. */
export function aFact(fields: object): object {
  return { name: NAME, source: "code", ...fields };
}

/** For tests: the file of these facts. */
export function aFactsFile(facts: Record<string, object>): ContentFile {
  // JSON is YAML.
  return { path: "content/facts.yaml", text: JSON.stringify({ units: UNITS, sources: SOURCES, facts }) };
}
