// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { InterfaceTextsContext } from "#app/i18n/interface-texts.ts";
import { interfaceTexts } from "#app/i18n/messages.server.ts";
import { WithTexts } from "../../../tests/with-texts.tsx";
import { parseSubnetFilter } from "./subnet-filter.ts";
import { SubnetFilterForm } from "./subnet-filter-form.tsx";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("SubnetFilterForm", () => {
  it("follows what is typed, a moment after the last key, and leaves the field as it is", async () => {
    const { field, router } = aForm();
    for (const typed of ["t", "ta", "tar"]) fireEvent.change(field, { target: { value: typed } });
    await vi.advanceTimersByTimeAsync(299);
    expect(router.state.location.search).toBe("");
    await vi.advanceTimersByTimeAsync(1);
    expect(router.state.location.search).toBe("?q=tar");
    expect(field.value).toBe("tar");
  });

  it("is one step back, however much is typed, also where the form is sent before or after", async () => {
    const { field, form, router } = aForm();
    fireEvent.change(field, { target: { value: "tar" } });
    await pass(300);
    fireEvent.change(field, { target: { value: "target" } });
    await pass(300);
    fireEvent.submit(form);
    await pass(300);
    expect(router.state.location.search).toContain("q=target");
    await act(() => router.navigate(-1));
    await pass(0);
    expect(router.state.location.search).toBe("");
    fireEvent.change(field, { target: { value: "other" } });
    fireEvent.submit(form);
    await pass(300);
    expect(router.state.location.search).toContain("q=other");
    await act(() => router.navigate(-1));
    await pass(0);
    expect(router.state.location.search).toBe("");
  });

  it("sends the button that was pressed, as that of the comparison", async () => {
    const { form, router } = aForm();
    const button = document.createElement("button");
    Object.assign(button, { name: "view", value: "comparison" });
    form.append(button);
    button.click();
    await pass(0);
    expect(router.state.location.search).toContain("view=comparison");
  });
});

/** Time passes, and React draws what has come of it. */
function pass(milliseconds: number) {
  return act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

function aForm() {
  const page = (
    <WithTexts of={["subnets", "mining"]}>
      <SubnetFilterForm filter={parseSubnetFilter(new URLSearchParams())} tags={[]} />
    </WithTexts>
  );
  const router = createMemoryRouter([{ path: "*", element: page }], { initialEntries: ["/subnets"] });
  const { getByRole } = render(
    <InterfaceTextsContext value={interfaceTexts("en")}>
      <RouterProvider router={router} />
    </InterfaceTextsContext>,
  );
  const field = getByRole("searchbox");
  if (!(field instanceof HTMLInputElement)) throw new Error("expected a field");
  if (field.form === null) throw new Error("expected a form");
  return { field, form: field.form, router };
}
