// @vitest-environment happy-dom
import { LOCALES } from "@learn-bittensor/contract/locales";
import { fireEvent, render, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { describe, expect, it } from "vitest";
import { InterfaceTextsContext } from "#app/i18n/interface-texts.ts";
import { localizedPath, splitLocale } from "#app/i18n/localized-path.ts";
import { getTranslator, interfaceTexts } from "#app/i18n/messages.server.ts";
import { linksOf, show } from "../../../tests/show.tsx";
import { tellAddress } from "./feedback-address.ts";
import { PageFeedback } from "./page-feedback.tsx";
import { ReportQuestion } from "./report-question.tsx";
import { TellEditors } from "./tell-editors.tsx";

const CONCEPT = "/concepts/economics/staking";

describe("PageFeedback", () => {
  it.each(LOCALES)("asks at the end of a page, with a form that needs no script (%s)", (locale) => {
    const path = localizedPath(CONCEPT, locale);
    const t = getTranslator(locale);
    const { container, getByRole } = show(<PageFeedback />, path);
    expect(container.textContent).toContain(t("pageFeedback.question"));
    const form = container.querySelector("form");
    expect(form?.getAttribute("action")).toBe(localizedPath("/feedback", locale));
    expect(container.querySelector<HTMLInputElement>("input[name=page]")?.value).toBe(path);
    const yes = getByRole("button", { name: t("pageFeedback.yes") });
    expect([yes.getAttribute("formmethod"), yes.getAttribute("value")]).toEqual(["post", "yes"]);
    const no = getByRole("button", { name: t("pageFeedback.no") });
    expect([no.getAttribute("formmethod"), no.getAttribute("value"), form?.method]).toEqual([null, "no", "get"]);
  });

  it.each([
    "/feedback",
    "/feedback/7",
    "/de/login",
    "/profile",
    "/ko/learning",
    "/class",
    "/de/lab/ask",
    "/static-copy",
  ])("asks nothing of %s", (path) => {
    expect(show(<PageFeedback />, path).container.querySelector("form")).toBeNull();
  });

  it.each(["/", "/lab/pool", "/subnets/apex", "/zh", "/learning-paths"])("asks of %s", (path) => {
    expect(show(<PageFeedback />, path).container.querySelector("form")).not.toBeNull();
  });

  it("sends a yes without leaving the page, and says its number", async () => {
    const { page, sent } = pageWith(() => ({ number: 12 }));
    fireEvent.click(page.getByRole("button", { name: "Yes" }));
    expect(await page.findByText("Thank you. Your number: 12")).toBeTruthy();
    expect(sent).toEqual([{ page: CONCEPT, clear: "yes" }]);
  });

  it("says where a yes was not taken", async () => {
    const { page } = pageWith(() => ({ fault: "tooMany" }));
    fireEvent.click(page.getByRole("button", { name: "Yes" }));
    expect(await page.findByText("That could not be sent. Try again later.")).toBeTruthy();
  });

  it("opens the form for this page with a no", async () => {
    const { page, sent } = pageWith(() => ({ number: 12 }));
    fireEvent.click(page.getByRole("button", { name: /^No/ }));
    const address = (await page.findByText(/^the form/)).textContent;
    expect(Object.fromEntries(new URLSearchParams(address.split("?")[1]))).toEqual({ page: CONCEPT, clear: "no" });
    expect(sent).toEqual([]);
  });
});

describe("the ways to the form", () => {
  it("carry what was looked for, and programs do not follow them", () => {
    const page = show(<TellEditors page="/search" about="zzz & <b>" />, "/fr/search");
    expect(linksOf(page)).toEqual([
      ["/fr/feedback?page=%2Fsearch&about=zzz+%26+%3Cb%3E&reason=missing", getTranslator("fr")("pageFeedback.tell")],
    ]);
    expect(page.getByRole("link").getAttribute("rel")).toBe("nofollow");
  });

  it("carry the question of a quiz by its key", () => {
    const page = show(<ReportQuestion page={CONCEPT} question="who-stakes" />);
    expect(linksOf(page)).toEqual([[tellAddress({ page: CONCEPT, question: "who-stakes" }), "Report this question"]]);
  });
});

function pageWith(answer: () => object) {
  const sent: object[] = [];
  const routes = [
    {
      path: "/feedback",
      loader: ({ request }: { request: Request }) => new URL(request.url).search,
      action: async ({ request }: { request: Request }) => {
        sent.push(Object.fromEntries(await request.formData()));
        return answer();
      },
      element: <TheForm />,
    },
    { path: "*", element: <PageFeedback /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [CONCEPT] });
  const { container } = render(
    <InterfaceTextsContext value={interfaceTexts(splitLocale(CONCEPT).locale)}>
      <RouterProvider router={router} />
    </InterfaceTextsContext>,
  );
  return { page: within(container), sent };
}

function TheForm() {
  return <p>the form {useLocation().search}</p>;
}
