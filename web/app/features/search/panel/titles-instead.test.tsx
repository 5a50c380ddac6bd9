// @vitest-environment happy-dom
import { fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { show } from "../../../../tests/show.tsx";
import { SearchOverlay } from "../search-overlay.tsx";

const ENGINE = "https://engine.example/multi-search";
const TITLES = [
  ["Staking", "/concepts/economics/staking"],
  ["Move stake", "/guides/move-stake"],
  ["Can I lose my stake?", "/faq#can-i-lose-my-stake"],
];

/** What is asked for, and whether the engine answers. */
const asked: string[] = [];
let isEngineThere = false;

beforeEach(() => {
  asked.length = 0;
  isEngineThere = false;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    asked.push(url);
    if (url === "/search-titles/en.json") return Response.json(TITLES);
    if (!isEngineThere) throw new TypeError("away");
    const { queries } = JSON.parse(String(init?.body));
    return Response.json({ results: queries.map(() => ({ hits: [], estimatedTotalHits: 0 })) });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the panel while the engine is away", () => {
  it("shows titles that match, in groups, and says quietly that they are all", async () => {
    const page = await opened({ url: ENGINE });
    await type(page, "stake");
    await vi.waitFor(() =>
      expect(page.getByRole("status").textContent).toMatch(/not answering.*Only titles were searched. 2 results/),
    );
    const options = page.getAllByRole("option").map((option) => option.getAttribute("href"));
    expect(options).toEqual(["/guides/move-stake", "/faq#can-i-lose-my-stake"]);
    expect(page.getAllByRole("group")).toHaveLength(2);
  });

  it("shows the next ones at once, and goes back to the engine when that answers", async () => {
    const page = await opened({ url: ENGINE });
    await type(page, "stake");
    await vi.waitFor(() => expect(page.getAllByRole("option")).toHaveLength(2));
    fireEvent.input(fieldOf(page), { target: { value: "staking" } });
    await vi.waitFor(() => expect(page.getAllByRole("option")).toHaveLength(1));
    expect(asked.filter((url) => url === "/search-titles/en.json")).toHaveLength(1);
    isEngineThere = true;
    await vi.advanceTimersByTimeAsync(300);
    await vi.waitFor(() => expect(page.getByRole("status").textContent).toMatch(/^Nothing found/));
  });

  it("says that the search is away where there are no titles either", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("away")));
    const page = await opened({ url: ENGINE });
    await type(page, "stake");
    await vi.waitFor(() => expect(page.getByRole("status").textContent).toMatch(/not answering/));
    expect(page.queryAllByRole("option")).toEqual([]);
  });
});

describe("the panel of a copy that is made of files", () => {
  it("looks through titles alone, asks no engine, and leads to no page that would", async () => {
    const page = await opened({ url: "" });
    await type(page, "stake");
    await vi.waitFor(() =>
      expect(page.getByRole("status").textContent).toMatch(/^Only titles were searched. 2 results/),
    );
    expect(asked).toEqual(["/search-titles/en.json"]);
    expect(page.queryByText("All results", { exact: false })).toBeNull();
  });
});

async function opened({ url }: { url: string }) {
  const settings = { url, key: "", indexes: "{source}_en", comingSoon: [] };
  const page = show(<SearchOverlay search={settings} isBehindModal={() => false} />);
  page.container.querySelector("dialog")?.show();
  fireEvent.focus(fieldOf(page));
  await vi.waitFor(() => expect(page.queryByRole("status", { hidden: true })).not.toBeNull());
  return page;
}

async function type(page: ReturnType<typeof show>, text: string) {
  fireEvent.input(fieldOf(page), { target: { value: text } });
  await vi.advanceTimersByTimeAsync(300);
}

function fieldOf({ container }: ReturnType<typeof show>): HTMLInputElement {
  const field = container.querySelector<HTMLInputElement>("input[name=q]");
  if (!field) throw new Error("no field to search in");
  return field;
}
