// @vitest-environment happy-dom
import { act, fireEvent } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { markupOf } from "../../../tests/markup-of.tsx";
import { linksOf, show } from "../../../tests/show.tsx";
import { WithTexts } from "../../../tests/with-texts.tsx";
import { readReadersKey } from "./class-address.ts";
import { createClassClient } from "./class-client.ts";
import { ClassFrame } from "./class-frame.tsx";
import { ClassMade } from "./class-made.tsx";

const FRAME = (
  <WithTexts of={["classes"]}>
    <ClassFrame readKey={readReadersKey}>{(key) => <p>class {key}</p>}</ClassFrame>
  </WithTexts>
);

afterEach(() => {
  window.location.hash = "";
  vi.restoreAllMocks();
});

describe("ClassFrame", () => {
  it("says without scripts what it needs them for, and where one can read without", () => {
    expect(markupOf(FRAME, "/class")).toMatch(/<noscript>.*needs scripts.*href="\/concepts".*<\/noscript>/s);
  });

  it("opens what the key stands for, and follows when another one is typed", () => {
    window.location.hash = "#0a1b2c3d4e5f";
    const page = show(FRAME, "/class");
    expect(page.getByText("class 0a1b2c3d4e5f")).toBeTruthy();
    act(() => {
      window.location.hash = "#ffffffffffff";
      window.dispatchEvent(new Event("hashchange"));
    });
    expect(page.getByText("class ffffffffffff")).toBeTruthy();
  });

  it("says that the end of the address is missing", () => {
    const page = show(FRAME, "/class");
    expect(page.getByRole("status").textContent).toContain("The end of this address is missing.");
  });
});

describe("ClassMade", () => {
  const MADE = {
    forClass: "https://learn.example/class#0a1b2c3d4e5f",
    forTeacher: "https://learn.example/class/counts#secret",
    endsAt: "2027-03-20T09:00:00.000Z",
  };
  const show_ = () =>
    show(
      <WithTexts of={["classes"]}>
        <ClassMade made={MADE} />
      </WithTexts>,
    );

  it("shows both addresses, to be copied or opened beside it", async () => {
    const page = show_();
    const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    expect(page.getByLabelText<HTMLInputElement>("For the class").value).toBe(MADE.forClass);
    expect(page.getByLabelText<HTMLInputElement>("For you alone").value).toBe(MADE.forTeacher);
    const [first] = page.getAllByRole("button", { name: "Copy" });
    if (first) fireEvent.click(first);
    expect(await page.findByRole("button", { name: "Copied" })).toBeTruthy();
    expect(writeText.mock.calls).toEqual([[MADE.forClass]]);
    expect(
      linksOf(page)
        .slice(0, 2)
        .map(([href]) => href),
    ).toEqual([MADE.forClass, MADE.forTeacher]);
  });

  it("selects an address that the browser does not copy", async () => {
    const page = show_();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("refused"));
    const [first] = page.getAllByRole("button", { name: "Copy" });
    await act(async () => {
      if (first) fireEvent.click(first);
    });
    expect(page.getAllByRole("button", { name: "Copy" })).toHaveLength(2);
    const field = page.getByLabelText<HTMLInputElement>("For the class");
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, MADE.forClass.length]);
  });
});

describe("createClassClient", () => {
  it("sends keys in bodies only, to the one address, also while the page is being left", async () => {
    const ask = vi.fn<typeof fetch>(async () => Response.json({ graded: "yes" }));
    const client = createClassClient(ask);
    const given = { question: "one", options: ["yes"], locale: "en", isCounted: true };
    const answers = [
      ...[await client.read("k"), await client.join("k"), await client.open("k", 2), await client.answer("k", given)],
      ...[await client.counts("k"), await client.end("k")],
    ];
    expect(answers).toEqual([{ graded: "yes" }, true, true, "yes", { graded: "yes" }, true]);
    expect(new Set(ask.mock.calls.map(([address]) => address))).toEqual(new Set(["/class.json"]));
    expect(ask.mock.calls.every(([, init]) => init?.method === "POST" && init.keepalive)).toBe(true);
    expect(ask.mock.calls.map(([, init]) => JSON.parse(String(init?.body)))).toEqual([
      { ask: "read", key: "k" },
      { ask: "join", key: "k" },
      { ask: "open", key: "k", step: 2 },
      { ask: "answer", key: "k", ...given },
      { ask: "counts", key: "k" },
      { ask: "end", key: "k" },
    ]);
  });

  it("tells a class that is gone from a server that is away", async () => {
    const gone = createClassClient(async () => Response.json({ fault: "gone" }, { status: 404 }));
    expect([await gone.read("k"), await gone.join("k"), await gone.counts("k")]).toEqual([null, false, null]);
    const away = createClassClient(async () => new Response("", { status: 503 }));
    await expect(away.open("k", 0)).rejects.toThrow("503");
  });
});
