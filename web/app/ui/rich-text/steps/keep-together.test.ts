import { joinHtml } from "@learn-bittensor/markdown/text-parts";
import { describe, expect, it } from "vitest";
import { createRichText } from "../create-rich-text.server.ts";

describe("keepOptionsTogether", () => {
  it.each([
    ["`btcli --wallet`", "<code>btcli <span>--wallet</span></code>"],
    ["`--dry-run` first", "<code><span>--dry-run</span></code> first"],
    ["`a [-v|--verbose] b`", "<code>a [<span>-v</span>|<span>--verbose</span>] b</code>"],
    ["`--key=value`", "<code><span>--key</span>=value</code>"],
  ])("sets each option apart: %s", async (markdown, html) => {
    expect(await render(markdown)).toContain(html);
  });

  it.each(["`a-b`", "`x --`", "`3 - 1`", "`-1`"])("leaves what only has dashes: %s", async (markdown) => {
    expect(await render(markdown)).not.toContain("<span>");
  });

  it("leaves blocks of code, whose lines are not broken", async () => {
    expect(await render("```text\nbtcli --wallet\n```")).not.toContain("<span>--wallet</span>");
  });

  it("leaves dashes outside code", async () => {
    expect(await render("text --wallet")).not.toContain("<span>");
  });
});

async function render(markdown: string): Promise<string> {
  return joinHtml((await createRichText().render(markdown, { locale: "en" })).parts);
}
