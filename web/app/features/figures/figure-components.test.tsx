// @vitest-environment happy-dom
import { fireEvent } from "@testing-library/react";
import { useLocation } from "react-router";
import { expect, it } from "vitest";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { pickTexts } from "#app/i18n/messages.server.ts";
import { show } from "../../../tests/show.tsx";
import { FIGURE_COMPONENTS } from "./figure-components.tsx";
// Its code has come for something else.
import "./clip/clip-figure.tsx";
import "./named-figure.tsx";

const TEXTS = pickTexts("en", "figure");

it("is there with the page that is come to, which waits for its code", async () => {
  const page = show(<Pages name="gate" />);
  fireEvent.click(page.getByRole("link", { name: "A text" }));
  await page.findByRole("heading", { name: "The text" });
  expect(page.container.querySelector("figure")).not.toBeNull();
  expect(page.queryByRole("link", { name: "A text" }), "the page before it").toBeNull();
});

it("stays as it was moved while the page around it changes", async () => {
  const page = show(<Pages name="clip" />);
  fireEvent.click(page.getByRole("link", { name: "A text" }));
  fireEvent.keyDown(await page.findByRole("slider"), { key: "Home" });
  expect(page.getByRole("slider").getAttribute("aria-valuetext")).toBe("0.00");
  fireEvent.click(page.getByRole("link", { name: "Change" }));
  await page.findByRole("link", { name: "Changed" });
  expect(page.getByRole("slider").getAttribute("aria-valuetext")).toBe("0.00");
});

/** A page that leads to a text with a figure, and that text, of which something around the figure changes. */
function Pages({ name }: { name: string }) {
  const { search } = useLocation();
  const Figure = FIGURE_COMPONENTS.get(name);
  if (!Figure) throw new Error("no figures");
  if (search === "") return <LocalLink to="/?shown=1">A text</LocalLink>;
  return (
    <>
      <h1>The text</h1>
      <LocalLink to="/?shown=2">{search === "?shown=1" ? "Change" : "Changed"}</LocalLink>
      <Figure kind="figure" name={name} id={null} caption="" preset={null} texts={TEXTS} />
    </>
  );
}
