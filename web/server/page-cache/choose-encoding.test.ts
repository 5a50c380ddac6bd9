import { describe, expect, it } from "vitest";
import { chooseEncoding } from "./choose-encoding.ts";

describe("chooseEncoding", () => {
  it.each([
    ["nothing said", undefined, "identity"],
    ["an empty header", "", "identity"],
    ["a browser", "gzip, deflate, br, zstd", "br"],
    ["an older browser", "gzip, deflate", "gzip"],
    ["its name of long ago", "x-gzip", "gzip"],
    ["capitals", "GZIP", "gzip"],
    ["anything", "*", "br"],
    ["what is not cached", "zstd, deflate", "identity"],
    ["weights", "br;q=0.5, gzip;q=0.8", "gzip"],
    ["weights with spaces", "br ; q=0.5 , gzip ;q=0.8", "gzip"],
    ["equal weights", "gzip;q=0.5, br;q=0.5", "br"],
    ["a small weight", "gzip;q=0.001", "gzip"],
    ["a form refused", "br;q=0, gzip", "gzip"],
    ["a form refused by three digits", "br;q=0.000, gzip;q=1.000", "gzip"],
    ["all others refused", "gzip;q=0.2, *;q=0", "gzip"],
    ["anything but one", "*, br;q=0", "gzip"],
    ["as it is liked best", "identity, gzip;q=0.5", "identity"],
    ["as it is refused", "identity;q=0, gzip;q=0.1", "gzip"],
    ["everything refused", "*;q=0", "identity"],
    ["a weight that is none", "br;q=high, gzip", "gzip"],
    ["a negative weight", "br;q=-1, gzip", "gzip"],
    ["nonsense", ";;;,,,q=1", "identity"],
  ])("%s", (_, header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
    expect(chooseEncoding(header)).toBe(encoding);
  });

  it("reads a header of any length in no time", () => {
    expect(chooseEncoding(`${"a;".repeat(20_000)}, gzip`)).toBe("gzip");
  });
});
