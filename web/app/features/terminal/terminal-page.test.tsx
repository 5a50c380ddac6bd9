// @vitest-environment happy-dom
import { MADE_UP_PHRASE } from "@learn-bittensor/simulators/terminal/made-up";
import { act, fireEvent, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { show } from "../../../tests/show.tsx";
import { TerminalPage } from "./terminal-page.tsx";

const PHRASE = "legal winner thank year wave sausage worth useful legal winner thank yellow";

describe("TerminalPage", () => {
  it("answers below, empties the field, and brings lines back by arrow keys", async () => {
    const { page, field, type } = open();
    await type("btcli wallet list");
    const log = page.getByRole("log");
    expect(log.textContent).toContain("my_coldkey  coldkey 5MadeUpOnly");
    await type("btcli --version");
    expect(field().value).toBe("");
    for (const [key, value] of [
      ["ArrowUp", "btcli --version"],
      ["ArrowUp", "btcli wallet list"],
      ["ArrowUp", "btcli wallet list"],
      ["ArrowDown", "btcli --version"],
      ["ArrowDown", ""],
    ] as const) {
      fireEvent.keyDown(field(), { key });
      expect(field().value).toBe(value);
    }
  });

  it("names the field by what is asked, and takes the suggested answers", async () => {
    const { page, press } = open();
    await press("btcli wallet create");
    expect(page.getByLabelText(/^Answer to: wallet/)).toBeTruthy();
    await press("first");
    await press("default");
    await press("Any made-up password");
    expect(page.getByLabelText("Command")).toBeTruthy();
    expect(page.getByRole("button", { name: /Make a wallet\s*1 of 3/ })).toBeTruthy();
  });

  it("refuses what looks like real recovery words, at a prompt, too, and keeps none of it", async () => {
    const { page, field, type } = open();
    await type(PHRASE);
    await waitFor(() => expect(page.getByText("refused")).toBeTruthy());
    expect(field().value).toBe("");
    await type("btcli wallet regen-coldkey");
    await type(PHRASE);
    await waitFor(() => expect(page.getByText("refused")).toBeTruthy());
    expect(page.container.textContent).not.toContain("sausage");
    expect(window.location.href).not.toContain("sausage");
    await type(MADE_UP_PHRASE);
    expect(page.queryByText("refused")).toBeNull();
  });

  it("offers to take a mistake back", async () => {
    const { page, type } = open();
    await type("btcli tx add-stake --hotkey 5F… --netuid 7 --amount-tao 100 --no-slippage-protection --yes");
    const log = page.getByRole("log");
    const undo = [...log.querySelectorAll("button")];
    expect(undo.map(({ textContent }) => textContent)).toEqual(["Undo"]);
    act(() => undo[0]?.click());
    expect(log.textContent).toContain("Nothing has been typed yet");
    expect(document.activeElement?.id).toBe("terminal-field");
  });

  it("has its state in the address", async () => {
    const { type } = open();
    await type("btcli wallet list");
    expect(window.location.search).toBe("?s=1%0Abtcli+wallet+list");
    const again = open("/lab/terminal?s=1%0Abtcli+--version");
    expect(again.page.getAllByRole("log").at(-1)?.textContent).toContain("11.3.0");
  });
});

function open(address = "/lab/terminal") {
  window.history.replaceState(null, "", address);
  const page = show(
    <MoreTexts texts={pickTexts("en", "lab.terminal")}>
      <TerminalPage mayBeStored={async (text) => !text.includes("sausage")} SecretNote={() => <p>refused</p>} />
    </MoreTexts>,
    address,
  );
  const field = () => page.container.querySelector("#terminal-field") as HTMLInputElement;
  const type = async (line: string) => {
    fireEvent.change(field(), { target: { value: line } });
    await act(async () => fireEvent.submit(field().form as HTMLFormElement));
  };
  const press = async (name: string) => {
    await act(async () => fireEvent.click(page.getByRole("button", { name })));
  };
  return { page, field, type, press };
}
