// @vitest-environment happy-dom
import { LOCALES } from "@learn-bittensor/contract/locales";
import { render, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { InterfaceTextsContext } from "#app/i18n/interface-texts.ts";
import { localizedPath, splitLocale } from "#app/i18n/localized-path.ts";
import { getTranslator, interfaceTexts } from "#app/i18n/messages.server.ts";
import { DRAFTS_REFUSED } from "#app/site/preview.ts";
import { ErrorPage } from "./error-page.tsx";

describe("ErrorPage", () => {
  it("shows the status, the heading, what happened and two ways on", () => {
    const page = pageFor(anAnswer(404), "/nowhere/at/all");
    expect(page.getByText("404")).toBeTruthy();
    expect(page.getByRole("heading", { name: "Oops, something went wrong!", level: 1 })).toBeTruthy();
    expect(page.getByText("Page not found: /nowhere/at/all")).toBeTruthy();
    expect(linksIn(page)).toEqual([
      ["/", "Back to Home"],
      ["/explore", "Explore Bittensor"],
    ]);
  });

  it.each([
    [404, "notFound"],
    [503, "unavailable"],
    [500, "unexpected"],
    [502, "unexpected"],
    [400, "refused"],
    [405, "refused"],
  ] as const)("has for %i words of its own, in every language", (status, key) => {
    for (const locale of LOCALES) {
      const path = localizedPath("/nowhere", locale);
      const t = getTranslator(locale);
      const page = pageFor(anAnswer(status), path);
      expect(page.getByText(String(status))).toBeTruthy();
      expect(document.body.textContent).toContain(
        key === "notFound" ? t("errors.notFound", { path }) : t(`errors.${key}`),
      );
      expect(linksIn(page).map(([href]) => href)).toEqual([
        localizedPath("/", locale),
        localizedPath("/explore", locale),
      ]);
    }
  });

  it("says of a draft that cannot be had why, in every language", () => {
    for (const locale of LOCALES) {
      pageFor({ ...anAnswer(503), data: DRAFTS_REFUSED }, localizedPath("/concepts/economics/later", locale));
      expect(document.body.textContent).toContain(getTranslator(locale)("errors.noDrafts"));
      expect(document.body.textContent).not.toContain(getTranslator(locale)("errors.unavailable"));
    }
  });

  it.each([new Error("SELECT password FROM users"), "SELECT password", { sql: "SELECT password" }, null])(
    "takes what was thrown without a status for a fault of ours, and shows nothing of it",
    (error) => {
      const page = pageFor(error, "/concepts");
      expect(page.getByText("500")).toBeTruthy();
      expect(page.getByText(getTranslator("en")("errors.unexpected"))).toBeTruthy();
      expect(page.queryByText(/SELECT/)).toBeNull();
    },
  );

  it("shows nothing of an answer's insides", () => {
    const page = pageFor({ ...anAnswer(503), data: "the content provider does not answer" }, "/");
    expect(page.queryByText(/provider/)).toBeNull();
  });

  it("offers the pages that may have been meant, in the reader's language", () => {
    const nearest = [
      { href: "/concepts/economics/staking", title: "<b>Staking</b>", locale: "en" },
      { href: "/concepts", title: "Konzepte", locale: "de" },
    ];
    const page = pageFor({ ...anAnswer(404), data: { nearest } }, "/de/concept/staking");
    expect(page.getByRole("heading", { name: "Vielleicht hast du das gesucht", level: 2 })).toBeTruthy();
    expect(linksIn(page)).toEqual([
      ["/de/concepts/economics/staking", "<b>Staking</b>"],
      ["/de/concepts", "Konzepte"],
      ["/de", "Zurück zur Startseite"],
      ["/de/explore", "Bittensor entdecken"],
    ]);
    expect(page.getByText("<b>Staking</b>").closest("[lang]")?.getAttribute("lang")).toBe("en");
  });

  it.each([
    null,
    "text",
    { nearest: "text" },
    { nearest: [null, {}, { href: "https://evil.example", title: "a", locale: "en" }, { href: "//evil", title: "a" }] },
  ])("offers none where none came with the answer: %j", (data) => {
    expect(linksIn(pageFor({ ...anAnswer(404), data }, "/nowhere"))).toHaveLength(2);
  });

  it("shows an address as text", () => {
    const page = pageFor(anAnswer(404), "/<img src=x onerror=alert(1)>");
    expect(page.getByText(/<img src=x onerror=alert\(1\)>/)).toBeTruthy();
  });

  it("has a search where a page was not found, and nowhere else", () => {
    expect(pageFor(anAnswer(404), "/nowhere").queryByText("Search here")).not.toBeNull();
    expect(pageFor(anAnswer(503), "/nowhere").queryByText("Search here")).toBeNull();
  });

  it("keeps search engines out", () => {
    pageFor(anAnswer(404), "/nowhere");
    expect(document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  });
});

/** An error as the router hands it on where a loader has thrown an answer with this status. */
function anAnswer(status: number) {
  return { status, statusText: "", internal: false, data: "" };
}

function pageFor(error: unknown, path: string) {
  const routes = [{ id: "page", path: "*", element: null, errorElement: <ErrorPage search={<p>Search here</p>} /> }];
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData: { errors: { page: error } } });
  const { container } = render(
    <InterfaceTextsContext value={interfaceTexts(splitLocale(path).locale)}>
      <RouterProvider router={router} />
    </InterfaceTextsContext>,
  );
  return within(container);
}

function linksIn(page: ReturnType<typeof pageFor>) {
  return page.getAllByRole("link").map((link) => [link.getAttribute("href"), link.textContent]);
}
