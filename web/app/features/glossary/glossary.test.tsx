// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { InterfaceTextsContext } from "#app/i18n/interface-texts.ts";
import { interfaceTexts } from "#app/i18n/messages.server.ts";
import { markupOf } from "../../../tests/markup-of.tsx";
import { WithTexts } from "../../../tests/with-texts.tsx";
import { withFewUses } from "./glossary.server.ts";
import { Glossary } from "./glossary.tsx";
import { TermList } from "./term-list.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const term = (name: string, related: string[] = []) => ({
  key: name.replace(" ", "-"),
  name,
  definition: `What ${name} means.`,
  elsewhere: [],
  related: related.map((other) => ({ key: other, name: other })),
  usedIn: [],
  isUsedInMore: false,
});
const LETTERS = [
  { letter: "C", terms: [term("coldkey"), term("coldkey swap", ["coldkey"])] },
  { letter: "S", terms: [term("stake")] },
];
const page = (
  <WithTexts of={["glossary"]}>
    <Glossary letters={LETTERS} canFilter tell={(words) => <p>Tell of {words}</p>} />
  </WithTexts>
);

describe("Glossary", () => {
  it("leads from each letter to its terms", () => {
    const { getByRole, getAllByRole } = aGlossary("/concepts/glossary");
    expect(getByRole("link", { name: "C" }).getAttribute("href")).toBe("#letter-c");
    expect(getAllByRole("heading", { level: 2 }).map(({ id }) => id)).toEqual(["letter-c", "letter-s"]);
    expect(getByRole("status").textContent).toBe("3 terms");
  });

  it("narrows as one types, says how many there are and asks no server", async () => {
    const { field, getByRole, queryByRole, names, router } = aGlossary("/concepts/glossary");
    fireEvent.change(field, { target: { value: "cold sw" } });
    await pass(300);
    expect(names()).toEqual(["coldkey swap"]);
    expect(getByRole("status").textContent).toBe("1 term");
    expect(router.state.location.search).toBe("?q=cold+sw");
    // A letter of which nothing is left leads nowhere; a term that is left out is on the page of all.
    expect(queryByRole("link", { name: "S" })).toBeNull();
    expect(getByRole("link", { name: "coldkey" }).getAttribute("href")).toBe("/concepts/glossary#term-coldkey");
    fireEvent.change(field, { target: { value: "" } });
    await pass(300);
    expect(names()).toHaveLength(3);
  });

  it("names the first texts that use a term, and searches for more where there is a server", () => {
    const texts = Array.from({ length: 40 }, (_, index) => ({ title: `Text ${index}`, href: `/articles/${index}` }));
    const terms = withFewUses([{ ...term("stake"), usedIn: texts }, term("weights")]);
    const markup = (canSearch: boolean) =>
      markupOf(
        <WithTexts of={["glossary"]}>
          <TermList letters={[{ letter: "S", terms }]} isWhole canSearch={canSearch} />
        </WithTexts>,
      );
    expect(markup(true).match(/href="\/articles\/\d+"/g)).toHaveLength(4);
    expect(markup(true).match(/href="\/search[^"]*"/g)).toEqual(['href="/search?q=stake"']);
    expect(markup(false)).not.toContain("/search");
  });

  it("shows the ways on where nothing is found", async () => {
    const { field, getByRole, getByText, names } = aGlossary("/concepts/glossary?q=bread");
    expect(names()).toEqual([]);
    expect(getByRole("status").textContent).toBe("No term matches");
    expect(getByRole("link", { name: "All terms" }).getAttribute("href")).toBe("/concepts/glossary");
    expect(getByRole("link", { name: /bread/ }).getAttribute("href")).toBe("/search?q=bread");
    expect(getByText("Tell of bread")).toBeTruthy();
    fireEvent.click(getByRole("link", { name: "All terms" }));
    await pass(0);
    expect([names().length, field.value]).toEqual([3, ""]);
  });

  it("puts nothing as long as recovery words into a link", () => {
    const { queryByRole, queryByText } = aGlossary(`/concepts/glossary?q=${"abandon ".repeat(12)}`);
    expect(queryByRole("link", { name: /abandon/ })).toBeNull();
    expect(queryByText(/^Tell of/)).toBeNull();
  });

  it("takes up what was typed before scripts were there", async () => {
    const container = document.createElement("div");
    document.body.append(container);
    onTestFinished(() => container.remove());
    container.innerHTML = renderToString(withRouter(aRouter("/concepts/glossary")));
    const field = container.querySelector("input");
    if (!field) throw new Error("expected a field");
    field.value = "stake";
    const root = await act(() => hydrateRoot(container, withRouter(aRouter("/concepts/glossary"))));
    onTestFinished(() => act(() => root.unmount()));
    await pass(0);
    expect([...container.querySelectorAll("dt")].map(({ textContent }) => textContent)).toEqual(["stake"]);
  });

  it("answers the form without scripts", () => {
    const html = markupOf(page, "/concepts/glossary?q=swap");
    expect(html).toContain("<dt>coldkey swap</dt>");
    expect(html).not.toContain("<dt>stake</dt>");
    expect(html).toContain('value="swap"');
  });
});

/** Time passes, and React draws what has come of it. */
function pass(milliseconds: number) {
  return act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

function aRouter(path: string) {
  return createMemoryRouter([{ path: "*", element: page }], { initialEntries: [path] });
}

function withRouter(router: ReturnType<typeof createMemoryRouter>) {
  return (
    <InterfaceTextsContext value={interfaceTexts("en")}>
      <RouterProvider router={router} />
    </InterfaceTextsContext>
  );
}

function aGlossary(path: string) {
  const router = aRouter(path);
  const { container, ...queries } = render(withRouter(router));
  const field = queries.getByRole("searchbox");
  if (!(field instanceof HTMLInputElement)) throw new Error("expected a field");
  const names = () => [...container.querySelectorAll("dt")].map(({ textContent }) => textContent);
  return { ...queries, field, names, router };
}
