// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from "@testing-library/react";
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
    expect(router.state.location.search).toBe("?q=tar&sort=number");
    expect(router.state.historyAction).toBe("REPLACE");
    expect(field.value).toBe("tar");
  });
});

function aForm() {
  const form = (
    <WithTexts of={["subnets", "mining"]}>
      <SubnetFilterForm filter={parseSubnetFilter(new URLSearchParams())} tags={[]} />
    </WithTexts>
  );
  const router = createMemoryRouter([{ path: "*", element: form }], { initialEntries: ["/subnets"] });
  const { getByRole } = render(
    <InterfaceTextsContext value={interfaceTexts("en")}>
      <RouterProvider router={router} />
    </InterfaceTextsContext>,
  );
  const field = getByRole("searchbox");
  if (!(field instanceof HTMLInputElement)) throw new Error("expected a field");
  return { field, router };
}
