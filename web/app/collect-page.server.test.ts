import { PassThrough } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { collectPage } from "./collect-page.server.ts";

describe("collectPage", () => {
  it("is all of a page, however long and whatever its letters", async () => {
    const text = "토큰 – 共识 – größer ".repeat(20_000);
    const page = await new Promise<string>((resolve, reject) => {
      const rendering = renderToPipeableStream(text, {
        onAllReady: () => collectPage(rendering).then((bytes) => resolve(bytes.toString()), reject),
      });
    });
    expect(page).toBe(text);
  });

  it("fails where the page breaks off", async () => {
    const broken = new PassThrough();
    const collecting = collectPage({
      abort: () => undefined,
      pipe: (destination) => {
        broken.on("error", (error) => destination.emit("error", error));
        return destination;
      },
    });
    broken.destroy(new Error("broken off"));
    await expect(collecting).rejects.toThrow("broken off");
  });
});
