// @vitest-environment happy-dom
import { LOCALES } from "@learn-bittensor/contract/locales";
import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { InterfaceTextsContext } from "#app/i18n/interface-texts.ts";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator, interfaceTexts } from "#app/i18n/messages.server.ts";
import { show } from "../../../tests/show.tsx";
import { WithTexts } from "../../../tests/with-texts.tsx";
import { ClassForm } from "./class-form.tsx";
import { ClassMade } from "./class-made.tsx";

const QUIZZES = [{ slug: "pools", title: "Pools", locale: "en" as const }];
const LIMITS = { mostSteps: 12, days: 120 };

describe("ClassForm", () => {
  it.each(LOCALES)("has a field for each page and some more, and says what is stored (%s)", (locale) => {
    const page = show(formWith(["/a", "/b"]), localizedPath("/teach/class", locale));
    const t = getTranslator(locale);
    expect(page.getAllByRole<HTMLInputElement>("textbox").map(({ value }) => value)).toEqual(["/a", "/b", "", "", ""]);
    expect(page.getByRole("textbox", { name: t("classes.form.step", { number: "2" }) })).toBeTruthy();
    expect(page.container.textContent).toContain(t("classes.form.kept", { days: 120 }));
    expect(page.getByRole("combobox").textContent).toBe(`${t("classes.form.noQuiz")}Pools`);
  });

  it("has no more fields than a class has pages", () => {
    const twelve = Array.from({ length: 12 }, (_, at) => `/${at}`);
    expect(show(formWith(twelve.slice(1))).getAllByRole("textbox")).toHaveLength(12);
    expect(show(formWith([...twelve, "/12"])).getAllByRole("textbox")).toHaveLength(13);
  });

  it("says what is wrong, and with which address", () => {
    const page = show(formWith(["/x"], { fault: "unknown", line: "/x" }));
    expect(page.getByRole("alert").textContent).toBe("This is no text, lab or figure of this site: /x");
    expect(document.activeElement).toBe(page.getByRole("alert"));
  });

  it("leads to the two addresses once they are made, also without a new document", () => {
    const made = { forClass: "/class#a", forTeacher: "/class/counts#b", endsAt: "2027-03-28T00:00:00Z" };
    const page = show(
      <WithTexts of={["classes"]}>
        <ClassMade made={made} />
      </WithTexts>,
    );
    expect(document.activeElement).toBe(page.getByRole("status"));
  });

  it("keeps what was typed before React was there", async () => {
    const router = createMemoryRouter([{ path: "*", element: formWith(["/a"]) }]);
    const whole = (
      <InterfaceTextsContext value={interfaceTexts("en")}>
        <RouterProvider router={router} />
      </InterfaceTextsContext>
    );
    const container = document.createElement("div");
    container.innerHTML = renderToString(whole);
    const [first] = container.querySelectorAll("input");
    if (first) first.value = "/typed";
    const root = await act(async () => hydrateRoot(container, whole));
    expect(container.querySelector("input")?.value).toBe("/typed");
    await act(async () => root.unmount());
  });
});

function formWith(steps: string[], refusal: Parameters<typeof ClassForm>[0]["refusal"] = null) {
  return (
    <WithTexts of={["classes"]}>
      <ClassForm typed={{ steps, quiz: "" }} refusal={refusal} quizzes={QUIZZES} limits={LIMITS} />
    </WithTexts>
  );
}
