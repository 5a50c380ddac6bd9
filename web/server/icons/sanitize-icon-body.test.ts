import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createBundledIcons } from "./bundled-icons.ts";
import { sanitizeIconBody } from "./sanitize-icon-body.ts";

describe("sanitizeIconBody", () => {
  it("leaves every icon of the site's own set as it is", async () => {
    const { icons } = await (createBundledIcons()("lucide") ?? Promise.reject(new Error("no set")));
    const bodies = Object.values(icons).map((icon) => (icon as { body: string }).body);
    expect(bodies.length).toBeGreaterThan(1_000);
    for (const body of bodies) expect(sanitizeIconBody(body)).toBe(body);
  });

  it.each([
    '<g fill="none" stroke="currentColor" stroke-dasharray="16"><path d="M5 12h14"><animate fill="freeze" attributeName="stroke-dashoffset" dur="0.2s" values="16;0"/></path></g>',
    '<defs><linearGradient id="a" x1="50%" y1="0" gradientTransform="rotate(45)"><stop offset="0%" stop-color="#fff"/></linearGradient></defs><path fill="url(#a)" d="M0 0h1e-3z"/>',
    '<mask id="ipTHome0"><path fill="#fff" d="M9 18v24"/></mask><path fill="currentColor" d="M0 0h48v48H0z" mask="url(#ipTHome0)"/>',
    '<circle id="b" cx="1" cy="1" r="1"/><use href="#b" transform="matrix(1 0 0 1 -2 3)"/>',
  ])("leaves what draws: %s", (body) => {
    expect(sanitizeIconBody(body)).toBe(body);
  });

  it.each([
    ["a script", "<script>alert(1)</script>"],
    ["a script with markup in it", '<script><path d="M0 0"/></script>'],
    ["a closed script", '<script href="//evil.example/x.js"/>'],
    ["HTML in it", "<foreignObject><body><img src='x' onerror='alert(1)'/></body></foreignObject>"],
    ["a link", '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
    ["a picture", '<image href="https://evil.example/pixel.png"/>'],
    ["styles", "<style>path { background: url(https://evil.example) }</style>"],
    ["a title and text", "<title>Home</title><text>Home</text>"],
    ["a comment", "<!-- <script>alert(1)</script> -->"],
    ["characters", "alert(1) &lt;script&gt;"],
    ["an embedded page", '<iframe src="https://evil.example"/>'],
    ["a discarding script", '<handler type="application/ecmascript">alert(1)</handler>'],
  ])("leaves out %s", (_what, markup) => {
    expect(sanitizeIconBody(`${markup}<path d="M1 1"/>`)).toBe('<path d="M1 1"/>');
    expect(sanitizeIconBody(`<g>${markup}<path d="M1 1"/></g>`)).toBe('<g><path d="M1 1"/></g>');
  });

  it.each([
    'onload="alert(1)"',
    'onclick="alert(1)"',
    "onfocus='alert(1)'",
    'style="background:url(https://evil.example)"',
    'class="card"',
    'tabindex="0"',
    'href="#a"',
    'xlink:href="https://evil.example/#a"',
    'fill="url(https://evil.example/#a)"',
    'fill="URL(//evil.example)"',
    'fill="u&#114;l(https://evil.example)"',
    'filter="url(#a) url(https://evil.example)"',
    'mask="url(&quot;https://evil.example&quot;)"',
    'id="a b"',
    'xmlns="http://www.w3.org/1999/xhtml"',
    'data-markup="markup:1"',
  ])("leaves out the attribute %s", (attribute) => {
    expect(sanitizeIconBody(`<path ${attribute} d="M1 1"/>`)).toBe('<path d="M1 1"/>');
  });

  it.each([
    ["an address of another kind", '<use href="https://evil.example/icons.svg#a"/>', "<use/>"],
    ["data", '<use href="data:image/svg+xml;base64,AAAA#a"/>', "<use/>"],
    [
      "what changes an address",
      '<use href="#a"><set attributeName="href" to="#b"/></use>',
      '<use href="#a"><set to="#b"/></use>',
    ],
    [
      "what adds a handler",
      '<path d="M0 0"><animate attributeName="onclick" values="a"/></path>',
      '<path d="M0 0"><animate values="a"/></path>',
    ],
  ])("does not let an icon point at %s", (_what, body, clean) => {
    expect(sanitizeIconBody(body)).toBe(clean);
  });

  it.each([
    ["is empty", ""],
    ["draws nothing", "<g></g>"],
    ["is text", "home"],
    ["ends what it has not begun", '<path d="M0 0"/></svg><script>alert(1)</script>'],
    ["begins a page", '<path d="M0 0"/><img src="x" onerror="alert(1)">'],
    ["is too deep", `${"<g>".repeat(17)}<path d="M0 0"/>${"</g>".repeat(17)}`],
    ["has too many parts", '<path d="M0 0"/>'.repeat(1_001)],
    ["copies itself without end", '<use href="#a"/>'.repeat(17)],
  ])("refuses what %s", (_what, body) => {
    expect(sanitizeIconBody(body)).toBeNull();
  });

  it.each([
    ["is not closed", '<g><path d="M0 0"/>', '<g><path d="M0 0"/></g>'],
    ["is closed crosswise", '<g><defs><path d="M0 0"/></g></defs>', '<g><defs><path d="M0 0"/></defs></g>'],
    ["has an attribute without quotes", "<path d=M0/>", "<path/>"],
    ["has an attribute that breaks out", '<path d="M0"onload="x"/><path d="<"/>', '<path d="M0"/><path/>'],
    ["has a declaration", '<!DOCTYPE svg [<!ENTITY a "b">]><path d="M0 0"/>', '<path d="M0 0"/>'],
    ["has character data", '<![CDATA[<script>]]><path d="M0 0"/>', '<path d="M0 0"/>'],
    ["has an instruction", '<?xml-stylesheet href="a"?><path d="M0 0"/>', '<path d="M0 0"/>'],
  ])("mends what %s", (_what, body, clean) => {
    expect(sanitizeIconBody(body)).toBe(clean);
  });

  it("answers nothing but elements and attributes that are allowed, whatever it is given", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "<",
        ">",
        "/",
        '"',
        "'",
        "=",
        " ",
        "\n",
        "\u0000",
        "<!--",
        "-->",
        "<path",
        "<script",
        "</script>",
        "<g>",
        "</g>",
        "/>",
        "onload=",
        "url(",
        "#",
        "href=",
        "style=",
      ),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const clean = sanitizeIconBody(`<path d="M0 0"/>${pieces.join("")}`);
        if (clean === null) return;
        expect(clean).not.toMatch(/script|onload|style=|url\((?!#)|<!|[&\0]/i);
        expect(sanitizeIconBody(clean)).toBe(clean);
      }),
    );
  });

  it("comes to an end with what is made to be slow", () => {
    for (const [slow, clean] of [
      ["<path ".repeat(3_000), null],
      [`<path ${"a=''".repeat(4_000)}`, "<path/>"],
      ["<!--".repeat(5_000), null],
      [`<path ${" ".repeat(19_000)}x`, "<path/>"],
      ["<g>".repeat(999), null],
    ] as const)
      expect(sanitizeIconBody(slow)).toBe(clean);
  });
});
