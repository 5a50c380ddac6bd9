// @vitest-environment happy-dom
import { fireEvent, render, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { InterfaceTextsContext } from "#app/i18n/interface-texts.ts";
import { interfaceTexts } from "#app/i18n/messages.server.ts";
import { SearchField } from "./search-field.tsx";
import { SearchForm } from "./search-form.tsx";
import { SearchOverlay } from "./search-overlay.tsx";

const SS58 = "5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY";
const EVM = `0x${"aB3".repeat(13)}4`;
const PHRASES = {
  english: "legal winner thank year wave sausage worth useful legal winner thank yellow",
  korean: "가격 가끔 가난 가능 가득 가르침 가뭄 가방 가상 가슴 가운데 가을",
};

describe.each([
  ["the page", <SearchFormOfPage key="page" />],
  ["the panel", <SearchOverlay key="panel" search={settings()} isBehindModal={() => false} />],
])("the form of %s", (where, form) => {
  it.each([
    ["SS58", SS58],
    ["0x", EVM],
    ["SS58 among blanks", `  ${SS58} `],
  ])("sends no address: %s", async (_, address) => {
    const { searched, search, page } = aPageWith(form);
    search(address);
    if (where === "the page") expect(await page.findByText("It was not searched for.", { exact: false })).toBeTruthy();
    search("staking");
    await vi.waitFor(() => expect(searched).toEqual(["staking"]));
  });

  it.each(Object.entries(PHRASES))("sends no recovery words: %s", async (_, phrase) => {
    const { searched, search, page } = aPageWith(form);
    search(phrase);
    expect(await page.findByText("That looked like a secret", { exact: false })).toBeTruthy();
    search("staking");
    await vi.waitFor(() => expect(searched).toEqual(["staking"]));
  });
});

describe("the note about an address", () => {
  it.each([
    [SS58, "/concepts/roles-and-keys/addresses-and-mnemonics"],
    [EVM, "/guides/using-the-evm"],
  ])("leads from %s to where it is explained", async (address, href) => {
    const { search, page } = aPageWith(<SearchFormOfPage />);
    search(address);
    expect((await page.findByRole("link")).getAttribute("href")).toBe(href);
  });
});

function SearchFormOfPage() {
  return (
    <SearchForm action="/search">
      <SearchField id="field" />
      <button type="submit">Search</button>
    </SearchForm>
  );
}

function settings() {
  return { url: "https://engine.example/multi-search", key: "", indexes: "{source}_en", comingSoon: [] };
}

/** `searched` is what has reached the server. */
function aPageWith(form: ReactNode) {
  const searched: (string | null)[] = [];
  const loader = ({ request }: { request: Request }) => {
    searched.push(new URL(request.url).searchParams.get("q"));
    return null;
  };
  const router = createMemoryRouter([
    { path: "/", element: form },
    { path: "/search", loader, element: null },
  ]);
  const { container } = render(
    <InterfaceTextsContext value={interfaceTexts("en")}>
      <RouterProvider router={router} />
    </InterfaceTextsContext>,
  );
  const search = (text: string) => {
    const field = container.querySelector<HTMLInputElement>("input[name=q]");
    if (!field?.form) throw new Error("no field to search in");
    fireEvent.change(field, { target: { value: text } });
    fireEvent.submit(field.form);
  };
  return { searched, search, page: within(container) };
}
