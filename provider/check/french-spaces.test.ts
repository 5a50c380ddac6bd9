import { describe, expect, it } from "vitest";
import { aFile } from "../content/content-builders.ts";
import { parseFiles } from "../content/parse-files.ts";
import { checkFrenchSpaces } from "./check-french-spaces.ts";
import { setFrenchSpaces } from "./french-spaces.ts";

describe("setFrenchSpaces", () => {
  it.each([
    ["Pourquoi ? Voici : oui ; non !", "Pourquoi_? Voici_: oui_; non_!"],
    ["« oui »", "«_oui_»"],
    ["7 200 τ, 1 000 000 blocs, 41 %", "7_200~τ, 1_000_000 blocs, 41_%"],
    ["**mot** : [lien](/a) ; `code` : $x$ ? {fact:tempo} : {fact:tempo:number} τ", null],
    ["deux 200 blocs, en 2026 12 blocs, 4 µs", "deux 200 blocs, en 2026 12 blocs, 4 µs"],
  ])("sets the spaces before signs, in quotation marks, in numbers and before units: %s", (text, expected) => {
    const set = shown(setFrenchSpaces(text));
    expect(set).toBe(expected ?? "**mot**_: [lien](/a)_; `code`_: $x$_? {fact:tempo}_: {fact:tempo:number}~τ");
  });

  it.each([
    "`a : b` et $a : 1 000$",
    "```sh\nbtcli a : 1 000 ?\n```",
    "$$\na : 1 000\n$$",
    "[lien](/a?b=1) ![image](/b.svg)",
    "| a | : |\n|---|:--|\n- : non",
    "titre: 'a: b'\nfields: { a: 1 }",
    "Déjà\u00A0: posé\u202F!",
  ])("leaves code, formulas, addresses, tables and fields as they are: %s", (text) => {
    expect(setFrenchSpaces(text)).toBe(text);
  });

  it("changes nothing that it has set", () => {
    const once = setFrenchSpaces("Combien ? 7 200 τ : « beaucoup ».");
    expect(setFrenchSpaces(once)).toBe(once);
  });
});

describe("checkFrenchSpaces", () => {
  it("names the first line of a French text, French definitions and French corrections", () => {
    const terms = aFile(
      "content/terms.yaml",
      "terms: { tao: { en: a, de: b, ko: c, fr: d, zh: e, definition: { en: 'A ?', de: b, ko: c, fr: 'Quoi ?', zh: e } } }",
    );
    const words = (fr: string) => ({ en: "a ?", de: "b", ko: "c", fr, zh: "e" });
    const corrections = aFile(
      "content/corrections.yaml",
      JSON.stringify({
        corrections: {
          one: {
            wrongSince: "2026-11-20",
            correctedOn: "2026-11-23",
            title: words("Un"),
            wrong: words("Non : rien"),
            right: words("Oui"),
            texts: ["concept/a"],
            sources: [{ ref: "The code" }],
          },
        },
      }),
    );
    const problems: string[] = [];
    checkFrenchSpaces(
      [aFile("content/fr/tag/a.yaml", "name: A\nb: Oui ?\nc: Non ?\n"), aFile("content/en/tag/a.yaml", "name: A ?\n")],
      parseFiles([terms, corrections], () => undefined),
      (path, problem) => void problems.push(`${path}: ${problem}`),
    );
    const remedy = "expected spaces that do not break where French has them (--stamp sets them), got";
    expect(problems).toEqual([
      `content/fr/tag/a.yaml: line 2: ${remedy} "b: Oui ?"`,
      `content/terms.yaml: terms.tao.definition.fr: ${remedy} "Quoi ?"`,
      `content/corrections.yaml: corrections.one: ${remedy} "Non : rien"`,
    ]);
  });
});

function shown(text: string): string {
  return text.replaceAll("\u202F", "_").replaceAll("\u00A0", "~");
}
