// @vitest-environment happy-dom
import { fireEvent, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { show } from "../../../../tests/show.tsx";
import { LearningProvider } from "../learning-context.tsx";
import { ChangesSinceRead } from "./changes-since-read.tsx";

const PATH = "/concepts/staking/staking";
const NAME = `learning-notes/read/de${PATH}`;

afterEach(() => {
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

describe("ChangesSinceRead", () => {
  it("stores how a text is once it has been read, and asks for nothing before", async () => {
    const asked = stubText("Eins. Zwei.");
    showText({ isFinished: false });
    expect(asked).not.toHaveBeenCalled();
    showText({ isFinished: true });
    await waitFor(() => expect(window.localStorage.getItem(NAME)).toContain("Zwei."));
    expect(asked.mock.calls[0]?.[0]).toBe(`/de${PATH}.md`);
  });

  it("shows what is different since then, until it has been seen", async () => {
    stubText("Eins. Zwei.");
    showText({ isFinished: true });
    await waitFor(() => expect(window.localStorage.getItem(NAME)).toContain("Zwei."));

    stubText("Eins. Drei.");
    const page = showText({ isFinished: false });
    await page.findByRole("heading", { name: /^Ein Abschnitt hat sich geändert, seit du dies am / });
    expect(page.getByRole("link", { name: "Gesperrt" }).getAttribute("href")).toBe("#locked");
    expect(page.container.querySelector("del")?.textContent?.trim()).toBe("Zwei.");
    expect(page.container.querySelector("ins")?.textContent?.trim()).toBe("Drei.");
    fireEvent.click(page.getByRole("button", { name: "Ich habe es gesehen" }));
    expect(page.queryByRole("heading")).toBeNull();
    expect(window.localStorage.getItem(NAME)).toContain("Drei.");
  });

  it("says nothing where the text cannot be had", async () => {
    const asked = stubText("", 503);
    const page = showText({ isFinished: true });
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(page.container.textContent).toBe("");
    expect(window.localStorage.getItem(NAME)).toBeNull();
  });
});

function showText({ isFinished }: { isFinished: boolean }) {
  return show(
    <LearningProvider visitorId="0">
      <ChangesSinceRead path={PATH} isFinished={isFinished} />
    </LearningProvider>,
    `/de${PATH}`,
  );
}

function stubText(text: string, status = 200) {
  const file = `---\nlanguage: "de"\n---\n\n# Staking\n\n## Gesperrt {#locked}\n\n${text}\n`;
  const asked = vi.fn(async (_: string) => new Response(file, { status }));
  vi.stubGlobal("fetch", asked);
  return asked;
}
