// @vitest-environment happy-dom
import { LOCALES } from "@learn-bittensor/contract/locales";
import { act, fireEvent, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { localizedPath } from "#app/i18n/localized-path.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { linksOf, show } from "../../../tests/show.tsx";
import { WithTexts } from "../../../tests/with-texts.tsx";
import { ClassCounts } from "./class-counts.tsx";
import type { CountsView } from "./class-views.ts";

const COUNTS: CountsView = {
  endsAt: "2027-03-20T09:00:00.000Z",
  joined: 24,
  steps: [
    { path: "/concepts/staking/pools", title: "Pools", locale: "en", opened: 21 },
    { path: "/lab/pool?s=a1", title: "The pool", locale: "en", opened: 0 },
  ],
  questions: [{ key: "one", prompt: "One?", locale: "en", right: 12, wrong: 5 }],
};

afterEach(() => vi.useRealTimers());

describe("ClassCounts", () => {
  it.each(LOCALES)("shows how many devices opened and answered what (%s)", async (locale) => {
    const page = counts({ counts: async () => COUNTS }, locale);
    const t = getTranslator(locale);
    expect(await page.findByText(t("classes.counts.joined", { count: 24 }))).toBeTruthy();
    expect(page.container.textContent).toContain(t("classes.counts.opened", { count: 21 }));
    expect(page.container.textContent).toContain(t("classes.counts.answered", { right: 12, wrong: 5 }));
    expect(linksOf(page).map(([href]) => href)).toEqual(COUNTS.steps.map(({ path }) => localizedPath(path, locale)));
    const bar = page.getByRole("progressbar", { name: "Pools" });
    expect([bar.getAttribute("value"), bar.getAttribute("max")]).toEqual(["21", "24"]);
  });

  it("looks again by itself while it is seen, and keeps what it has where the line is away", async () => {
    vi.useFakeTimers();
    const ask = vi
      .fn()
      .mockResolvedValueOnce(COUNTS)
      .mockResolvedValueOnce({ ...COUNTS, joined: 25 })
      .mockRejectedValue(new TypeError("offline"));
    const page = counts({ counts: ask });
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(page.getByText("24 devices are counted")).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(page.getByText("25 devices are counted")).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(page.getByText("25 devices are counted")).toBeTruthy();
    vi.spyOn(page.container.ownerDocument, "visibilityState", "get").mockReturnValue("hidden");
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it("ends the class once that is confirmed", async () => {
    const end = vi.fn(async () => true);
    const page = counts({ counts: async () => COUNTS, end });
    fireEvent.click(await page.findByRole("button", { name: "End this class" }));
    const dialog = within(await within(document.body).findByRole("alertdialog"));
    expect(end).not.toHaveBeenCalled();
    fireEvent.click(dialog.getByRole("button", { name: "End it" }));
    await waitFor(() => expect(page.getByRole("status").textContent).toContain("There is no such class."));
    expect(end).toHaveBeenCalledWith("the key");
  });
});

function counts(client: Partial<Parameters<typeof ClassCounts>[0]["client"]>, locale: (typeof LOCALES)[number] = "en") {
  return show(
    <WithTexts of={["classes"]}>
      <ClassCounts classKey="the key" client={{ counts: async () => null, end: async () => false, ...client }} />
    </WithTexts>,
    localizedPath("/class/counts", locale),
  );
}
