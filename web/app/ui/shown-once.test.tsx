// @vitest-environment happy-dom
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { PageTextsContext } from "./rich-text/page-texts.ts";
import { type Once, ShownOnce, ShownValuesContext } from "./shown-once.tsx";

const WORDS = ["one", "<two>"];

describe("ShownOnce", () => {
  it("draws a value that it is given", () => {
    expect(renderToString(list({ value: WORDS }))).toBe("<ol><li>one</li><li>&lt;two&gt;</li></ol>");
  });

  it("draws what a document has by its number, once on the server, and leaves it as it is in the browser", async () => {
    const values = new Map([["v1", WORDS]]);
    const drawn = renderToString(<ShownValuesContext value={values}>{list(1)}</ShownValuesContext>);
    expect(drawn).toBe('<ol data-text="v1"><li>one</li><li>&lt;two&gt;</li></ol>');

    document.body.innerHTML = drawn;
    const items = [...document.querySelectorAll("li")];
    const texts = new Map([["v1", document.querySelector("ol")?.innerHTML ?? ""]]);
    const complaints = vi.spyOn(console, "error");
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    const page = (of: Once<string[]>) => <PageTextsContext value={texts}>{list(of)}</PageTextsContext>;
    const root = await act(async () => hydrateRoot(document.body, page(1)));
    expect([...document.querySelectorAll("li")]).toEqual(items);
    expect(items.every(({ isConnected }) => isConnected)).toBe(true);

    await act(async () => root.render(page({ value: ["three"] })));
    expect(document.body.textContent).toBe("three");
    expect(complaints).not.toHaveBeenCalled();
  });
});

function list(of: Once<string[]>) {
  return (
    <ShownOnce of={of} as="ol">
      {(words) => words.map((word) => <li key={word}>{word}</li>)}
    </ShownOnce>
  );
}
