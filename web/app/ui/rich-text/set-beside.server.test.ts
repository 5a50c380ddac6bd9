import { describe, expect, it } from "vitest";
import { createRichText } from "./create-rich-text.server.ts";
import type { ShownPart } from "./rich-text.tsx";
import { besideWhole, setBeside } from "./set-beside.server.ts";

const FIGURE = '::figure[A picture.]{name="clip"}';

describe("setBeside", () => {
  it("sets each section beside the one of the same id, ids and figures once", async () => {
    const rows = await besideOf(
      `Anfang.\n\n## Schlüssel {#keys}\n\nZwei.\n\n${FIGURE}\n\nMehr.\n\n### Teil {#part}\n\nDrei.`,
      `Start.\n\n## Keys {#keys}\n\nTwo.\n\n${FIGURE}\n\nMore.\n\n### Part {#part}\n\nThree.`,
    );
    expect(rows.map(({ id, own, beside }) => [id, wordsOf(own), wordsOf(beside)])).toEqual([
      ["", "Anfang.", "Start."],
      ["keys", "Schlüssel#Zwei. [clip] Mehr.", "KeysTwo. More."],
      ["part", "Teil#Drei.", "PartThree."],
    ]);
    expect(JSON.stringify(rows.map(({ beside }) => beside))).not.toMatch(/ id=|heading-link/);
    expect(JSON.stringify(rows.map(({ own }) => own)).match(/ id=/g)).toHaveLength(2);
  });

  it("leaves a section alone that the other language does not have", async () => {
    const rows = await besideOf("## Eins {#one}\n\nA.\n\n## Neu {#new}\n\nB.", "## One {#one}\n\nA.");
    expect(rows.map(({ id, beside }) => [id, wordsOf(beside)])).toEqual([
      ["one", "OneA."],
      ["new", ""],
    ]);
  });

  it("loses no section that the other language alone has", async () => {
    const rows = await besideOf(
      "## Eins {#one}\n\nA.\n\n## Drei {#three}\n\nC.",
      "## One {#one}\n\nA.\n\n## Two {#two}\n\nB.\n\n## Three {#three}\n\nC.",
    );
    expect(rows.map(({ beside }) => wordsOf(beside))).toEqual(["OneA. TwoB.", "ThreeC."]);
  });

  it("takes nothing of a text for markup that is none", () => {
    const [row] = besideWhole([], { title: "<b>Keys</b>", parts: [] }, "en");
    expect(row?.beside).toEqual([{ kind: "html", html: "<p><strong>&lt;b&gt;Keys&lt;/b&gt;</strong></p>" }]);
  });
});

async function besideOf(text: string, other: string) {
  const { render } = createRichText();
  const [own, english] = await Promise.all([render(text, { locale: "de" }), render(other, { locale: "en" })]);
  return setBeside(own.parts, english.parts, "en").flatMap((part) => (part.kind === "beside" ? [part] : []));
}

function wordsOf(parts: readonly ShownPart[]): string {
  return parts
    .map((part) =>
      part.kind === "html"
        ? String(part.html).replace(/<[^>]+>|\n/g, "")
        : part.kind === "figure"
          ? ` [${part.name}] `
          : "",
    )
    .join("")
    .replace(/(?<=\.)(?=[A-Z])/g, " ")
    .replace(/ {2,}/g, " ")
    .trim();
}
