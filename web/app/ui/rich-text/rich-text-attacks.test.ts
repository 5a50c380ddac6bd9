import { joinHtml } from "@learn-bittensor/markdown/text-parts";
import { describe, expect, it } from "vitest";
import { createRichText } from "./create-rich-text.server.ts";

/** Everything a rendered text may consist of: any other element or attribute is a hole. */
const elements = new Set(
  [
    "h2 h3 h4 h5 h6 p blockquote aside ul ol li hr pre section div figure figcaption span table thead tbody tr th td",
    "a img em strong del code br sup input label button",
    "math mrow mi mn mo mtext mspace mfrac msup msub msubsup msqrt mroot mover munder munderover mstyle mpadded",
    "mtable mtr mtd menclose mphantom",
  ].flatMap((line) => line.split(" ")),
);
const attributes = new Set(
  [
    "alt align aria-describedby aria-label aria-labelledby checked class data-copied data-copy data-footnote-backref data-footnote-ref",
    "decoding disabled hidden href id loading rel role scope src start tabindex target title type",
    "accent depth display displaystyle fence height largeop linethickness lspace mathbackground mathcolor mathsize",
    "mathvariant maxsize minsize movablelimits rspace scriptlevel separator stretchy symmetric voffset width",
  ].flatMap((line) => line.split(" ")),
);

const attacks = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=//example.org/x.js></SCRIPT>",
  "a <script>alert(1)</script> b",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<svg onload=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  "<svg><a xlink:href='javascript:alert(1)'>x</a></svg>",
  "<math><mtext><img src=x onerror=alert(1)></mtext></math>",
  "<math href='javascript:alert(1)'>x</math>",
  "<img src=x onerror=alert(1)>",
  "<img/src=x/onerror=alert(1)>",
  "<body onload=alert(1)>",
  "<div style='position:fixed;inset:0'>x</div>",
  "<style>* { display: none }</style>",
  "<link rel=stylesheet href=//example.org/x.css>",
  "<meta http-equiv=refresh content='0;url=//example.org'>",
  "<base href=//example.org>",
  "<form action=//example.org><input name=password><button>Go</button></form>",
  "<iframe src=javascript:alert(1)></iframe>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<object data=javascript:alert(1)></object>",
  "<embed src=javascript:alert(1)>",
  "<video><source onerror=alert(1)></video>",
  "<details open ontoggle=alert(1)>x</details>",
  "<template><script>alert(1)</script></template>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript>",
  "<!--><img src=x onerror=alert(1)>-->",
  "<![CDATA[<img src=x onerror=alert(1)>]]>",
  "<?xml version='1.0'?><img src=x onerror=alert(1)>",
  "<a id=location name=cookie>x</a>",
  "<button popovertarget=menu>x</button>",
  "<h2 id=location>x</h2>",
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](java&#x73;cript:alert(1))",
  "[x](java&Tab;script:alert(1))",
  "[x](java\tscript:alert(1))",
  "[x](<java\u0000script:alert(1)>)",
  "[x](&#1;javascript:alert(1))",
  "[x](<\u00a0javascript:alert(1)>)",
  "[x](< javascript:alert(1)>)",
  "[x](javascript&colon;alert(1))",
  "[x](javascript&#58;alert(1))",
  "[x](vbscript:msgbox(1))",
  "[x](data:text/html,<script>alert(1)</script>)",
  "[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)",
  "[x](blob:https://example.org/1)",
  "[x](file:///etc/passwd)",
  "[x](intent://example.org#Intent;end)",
  "[x](view-source:javascript:alert(1))",
  '[x](https://example.org "a\\" onmouseover=\\"alert(1)")',
  "[x](https://example.org 'a\" onmouseover=\"alert(1)')",
  '[x](https://example.org/"onmouseover="alert(1))',
  "[x][y]\n\n[y]: javascript:alert(1)",
  '[x][y]\n\n[y]: https://example.org "\\"><script>alert(1)</script>"',
  "<javascript:alert(1)>",
  "<data:text/html,x>",
  "![x](javascript:alert(1))",
  "![x](data:image/svg+xml,<svg/onload=alert(1)>)",
  '![x"onerror="alert(1)](/a.png)',
  "![<script>alert(1)</script>](/a.png)",
  '![x](/a.png "\\"onload=\\"alert(1)")',
  "[![x](javascript:alert(1))](javascript:alert(2))",
  "[<img src=x onerror=alert(1)>](/x)",
  "**<b onclick=alert(1)>x</b>**",
  "| <script>alert(1)</script> |\n|---|\n| [x](javascript:alert(1)) |",
  "- [ ] <input onfocus=alert(1) autofocus>",
  "> [!NOTE]<script>alert(1)</script>\n> x",
  '> [!NOTE" onclick="alert(1)]\n> x',
  "```html\n</code></pre><script>alert(1)</script>\n```",
  '```" onclick="alert(1)\nx\n```',
  "::figure[<script>alert(1)</script> [x](javascript:alert(1)) ![x](javascript:alert(1))]{#cookie name=x onclick=alert(1)}",
  '::figure[x]{#a"><script> .y name="&quot; onclick=&quot;alert(1)" style="x"}',
  "> ::figure[<b>x</b>]{#location name=x}",
  "```js\" onload=alert(1) class='x\nx\n```",
  "```sh\n$(echo '</code><script>alert(1)</script>') # <img src=x onerror=alert(1)>\n```",
  "```sh {style='x'} id=location\nx\n```",
  "`<script>alert(1)</script>`",
  "$<script>alert(1)</script>$",
  "$\\href{javascript:alert(1)}{x}$",
  "$\\url{javascript:alert(1)}$",
  "$\\htmlClass{token-keyword}{x}$",
  "$\\htmlId{location}{x}$",
  "$\\htmlStyle{position:fixed}{x}$",
  "$\\htmlData{copy=x}{x}$",
  "$\\includegraphics[alt=x]{javascript:alert(1)}$",
  "$\\text{<img src=x onerror=alert(1)>}$",
  "$\\text{</mtext></math><script>alert(1)</script>}$",
  '$\\color{red" onclick="alert(1)}x$',
  '$\\colorbox{red" style="position:fixed}{x}$',
  "$\\unicode{x3c}script\\unicode{x3e}$",
  "$\\char`<script\\char`>$",
  "$\\frac{<img src=x onerror=alert(1)>}{b$",
  "$$\n\\def\\x{<script>}\\x\n$$",
  "```math\n\\href{javascript:alert(1)}{x}\n```",
  "x[^<script>alert(1)</script>]\n\n[^<script>alert(1)</script>]: x",
  'x[^"onclick="alert(1)]\n\n[^"onclick="alert(1)]: x',
  "x[^__proto__]\n\n[^__proto__]: x",
  "x[^constructor] y[^toString]\n\n[^constructor]: x\n[^toString]: y",
  "x[^1]\n\n[^1]: <script>alert(1)</script> [x](javascript:alert(1))",
  "## x {#__proto__}",
  "## x {#constructor}",
  "## x {#location}",
  "## x {#cookie}\n## x {#body}\n## x {#forms}",
  '## x {#a"onclick="alert(1)}',
  "## x {#a><script>alert(1)</script>}",
  "## x {#fn-1}\n\nx[^1]\n\n[^1]: x",
  "## x {#footnote-label}\n\nx[^1]\n\n[^1]: x",
  "## x {#content}\n## x {#mobile-menu}",
  "## <script>alert(1)</script> {#x}",
  "## [x](javascript:alert(1)) {#x}",
  "## location\n## cookie\n## __proto__",
  "x {#id .class onclick=alert(1)}",
  "[x](/x){onclick=alert(1) target=_self}",
  "---\ntitle: <script>alert(1)</script>\n---\n",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "&#60;script&#62;alert(1)&#60;/script&#62;",
  "\\<script>alert(1)\\</script>",
  "http://example.org/<script>alert(1)</script>",
  "www.example.org/'onmouseover='alert(1)",
  'www.example.org/"onmouseover="alert(1)',
  'a@example.org"onmouseover="alert(1)',
  "\u2028<script>alert(1)</script>",
  "<\u0000script>alert(1)</script>",
];

describe("createRichText, on what an attacker writes", () => {
  const richText = createRichText();

  it.each(attacks)("gives only elements, attributes, addresses and ids of ours: %j", async (markdown) => {
    const { parts, contents } = await richText.render(markdown, { locale: "de" });
    const figures = parts.filter((part) => part.kind === "figure");
    const ids = figures.flatMap(({ id }) => id ?? []);
    for (const tag of [joinHtml(parts), ...figures.map(({ caption }) => caption)].flatMap(tagsOf)) {
      expect(elements).toContain(tag.name);
      for (const [name, value] of tag.attributes) {
        expect(attributes).toContain(name);
        if (name === "href") expect(value).toMatch(/^(?:https?:\/\/|mailto:|\/|#|[^:]*$)/);
        if (name === "src") expect(value).toMatch(/^(?:https?:\/\/|\/|[^:]*$)/);
        if (name === "id") ids.push(value);
        if (name === "class")
          expect(value).toMatch(/^(?:heading|callout|table|code|token|math|task|contains|footnotes|data|plain)/);
        if (name === "target") expect(value).toBe("_blank");
      }
    }
    for (const id of [...ids, ...contents.map((entry) => entry.id)]) {
      expect(id).toMatch(/^(?:[a-z0-9-]+|fn(?:ref)?-.+)$/);
      expect(["location", "cookie", "body", "forms", "constructor", "content", "mobile-menu"]).not.toContain(id);
    }
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("shows what it does not carry out, or leaves it out", async () => {
    const { parts } = await richText.render("a <b onclick=alert(1)>b</b> [c](javascript:alert(1))", { locale: "en" });
    expect(joinHtml(parts)).toBe("<p>a b c</p>");
  });
});

/** Takes HTML apart by the strictest reading: whatever is no well-formed tag must not contain a `<`. */
function tagsOf(html: string) {
  const tag = /<\/?([a-z][a-z0-9]*)((?:\s[a-z-]+(?:="[^"]*")?)*)>/g;
  expect(html.replace(tag, "")).not.toContain("<");
  return [...html.matchAll(tag)].map(([, name = "", rest = ""]) => ({
    name,
    attributes: [...rest.matchAll(/\s([a-z-]+)(?:="([^"]*)")?/g)].map(
      ([, key = "", value = ""]) => [key, value] as const,
    ),
  }));
}
