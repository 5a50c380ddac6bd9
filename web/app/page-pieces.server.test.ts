import { describe, expect, it } from "vitest";
import { createPagePieces } from "./page-pieces.server.ts";

describe("createPagePieces", () => {
  it("puts each piece where its stand-in was rendered", () => {
    const pieces = createPagePieces();
    const article = pieces.standInFor([Buffer.from("<p>토"), Buffer.from("큰 τ</p>")]);
    const bar = pieces.standInFor([Buffer.from("<nav>.0.</nav>")]);
    const page = pieces.assemble(`<html>${bar}<main>1.2 ${article}</main>${bar}</html>`);
    expect(page.toString()).toBe("<html><nav>.0.</nav><main>1.2 <p>토큰 τ</p></main><nav>.0.</nav></html>");
  });

  it("leaves a page without pieces as it is", () => {
    expect(createPagePieces().assemble("<p>語</p>").toString()).toBe("<p>語</p>");
  });

  it("gives stand-ins that no other page's content can hold", () => {
    const [one, other] = [createPagePieces(), createPagePieces()];
    const leaked = one.standInFor([Buffer.from("one")]);
    other.standInFor([Buffer.from("other")]);
    expect(other.assemble(leaked).toString()).toBe(leaked);
  });
});
