import { LOCALES, type Locale } from "@learn-bittensor/contract/locales";
import { joinHtml } from "@learn-bittensor/markdown/text-parts";
import { describe, expect, it } from "vitest";
import { createRichText, type RichTextOptions, type RichTextSettings } from "./create-rich-text.server.ts";

const richText = richTextOf({});

describe("createRichText", () => {
  it("renders a text and lists its headings", async () => {
    const { html, contents } = await richText.render("## The price {#price}\n\nIt *moves*.\n\n### An example\n", {
      locale: "en",
    });
    expect(html).toBe(
      '<div class="heading"><h2 id="price">The price</h2>' +
        '<a class="heading-link" href="#price" aria-label="Link to this section: The price" data-copied="Link copied">#</a></div>\n' +
        "<p>It <em>moves</em>.</p>\n" +
        '<div class="heading"><h3 id="an-example">An example</h3>' +
        '<a class="heading-link" href="#an-example" aria-label="Link to this section: An example" data-copied="Link copied">#</a></div>',
    );
    expect(contents).toEqual([
      { id: "price", depth: 2, title: "The price" },
      { id: "an-example", depth: 3, title: "An example" },
    ]);
  });

  it("keeps a figure and the sign of its token on one line, but not in code", async () => {
    const { html } = await richText.render("Pay 20 τ, get **5 α**, 3 % or 3 apples: `20 τ`, 2 ταυ.", { locale: "en" });
    expect(html).toBe(
      "<p>Pay 20\u00A0τ, get <strong>5\u00A0α</strong>, 3\u00A0% or 3 apples: <code>20 τ</code>, 2 ταυ.</p>",
    );
  });

  it("keeps year, month and day of a Chinese or Korean date together", async () => {
    const { html } = await richText.render("2026 年 6 月 30 日起", { locale: "zh" });
    expect(html).toBe("<p>2026\u00A0年\u00A06\u00A0月\u00A030\u00A0日起</p>");
    const korean = await richText.render("2026년 6월 30일 3시부터", { locale: "ko" });
    expect(korean.html).toBe("<p>2026년\u00A06월\u00A030일 3시부터</p>");
  });

  it.each<[Locale, string]>([
    ["en", ' (<time datetime="2026-09-09">September 9, 2026</time>)'],
    ["de", ' (<time datetime="2026-09-09">9. September 2026</time>)'],
    ["ko", ' (<time datetime="2026-09-09">2026년 9월 9일</time>)'],
    ["fr", ' (<time datetime="2026-09-09">9 septembre 2026</time>)'],
    ["zh", '（<time datetime="2026-09-09">2026 年 9 月 9 日</time>）'],
  ])("says the day of a source as %s does", async (locale, said) => {
    const sources = "- A note of 2026-09-11 (2026-09-09)\n- [Code](/concepts) (2026-09-09)";
    const html = (await richText.render(sources, { locale })).html.replaceAll("\u00A0", " ");
    const note = "A note of 2026-09-11";
    expect(html).toContain(`<li>${locale === "en" ? note : `<span lang="en">${note}</span>`}${said}</li>`);
    expect(html).toContain(`>Code</a>${said}</li>`);
  });

  it("marks a source as English, and not what is said about it", async () => {
    const sources =
      "- [Code](https://code.example) (2026-09-09): von Dritten\n- 연구 노트 (2026-09-09): 이 날짜에 읽음";
    const { html } = await richText.render(sources, { locale: "de" });
    expect(html).toMatch(
      /<a href="https:\/\/code.example"[^>]* lang="en">Code<\/a> \(<time [^>]+>[^<]+<\/time>\): von Dritten<\/li>/,
    );
    expect(html).toMatch(/<li>연구 노트 \(<time/);
    expect((await richText.render(sources, { locale: "en" })).html).not.toContain("lang=");
  });

  it("leaves other days, and what is no day, as they are written", async () => {
    const items = ["On (2026-09-09) it began", "`a (2026-09-09)`", "A note (2026-19-09)"];
    const { html } = await richText.render(items.map((item) => `- ${item}`).join("\n"), { locale: "de" });
    expect(html).not.toContain("<time");
    expect(html).toContain("A note (2026-19-09)");
  });

  it("renders an empty text", async () => {
    expect(await richText.render("", { locale: "en" })).toEqual({
      parts: [],
      html: "",
      contents: [],
    });
  });

  describe("headings", () => {
    it("have the same ids in every language when they carry them", async () => {
      const titles: Record<Locale, string> = { en: "Stake", de: "Einsatz", ko: "스테이크", fr: "Mise", zh: "质押" };
      for (const locale of LOCALES) {
        const { contents } = await richText.render(`## ${titles[locale]} {#stake}`, { locale });
        expect(contents).toEqual([{ id: "stake", depth: 2, title: titles[locale] }]);
      }
    });

    it("are named after their ASCII letters, or their number, when they carry none", async () => {
      expect(await idsOf("## What is TAO?\n## Über uns\n## 안녕\n## 안녕 TAO")).toEqual([
        "what-is-tao",
        "uber-uns",
        "section-3",
        "tao",
      ]);
    });

    it("never share an id, and keep the one they carry before one is made for another", async () => {
      expect(await idsOf("## Stake\n## Stake\n## Other {#stake}\n## 하나\n## Fourth {#section-4}")).toEqual([
        "stake-2",
        "stake-3",
        "stake",
        "section-4-2",
        "section-4",
      ]);
    });

    it("begin at the second level, since the page has the first", async () => {
      const { html, contents } = await richText.render("# Title {#title-of-it}", { locale: "en" });
      expect(html).toContain('<h2 id="title-of-it">Title</h2>');
      expect(contents).toHaveLength(1);
    });

    it("are plain text in the table of contents: no formula's source, no footnote's number", async () => {
      const { contents } = await richText.render("## The `value` of $\\kappa_i$[^1] *now* {#value}\n\n[^1]: A note.", {
        locale: "en",
      });
      expect(contents).toEqual([{ id: "value", depth: 2, title: "The value of κi now" }]);
    });

    it("are in the table of contents down to the third level", async () => {
      expect(await idsOf("## A\n### B\n#### C\n##### D")).toEqual(["a", "b"]);
    });

    it.each([
      ["en", "Link to this section", "Link copied"],
      ["de", "Link zu diesem Abschnitt", "Link kopiert"],
      ["ko", "이 섹션 링크", "링크를 복사했습니다"],
      ["fr", "Lien vers cette section", "Lien copié"],
      ["zh", "本节链接", "链接已复制"],
    ] as const)(
      "carry a link to themselves with a name in %s, and what is said once it is copied",
      async (locale, name, copied) => {
        expect(await render("## A", locale)).toBe(
          `<div class="heading"><h2 id="a">A</h2><a class="heading-link" href="#a" aria-label="${name}: A" data-copied="${copied}">#</a></div>`,
        );
      },
    );
  });

  describe("links", () => {
    it.each([
      ["https://bittensor.com/docs", "https://bittensor.com/docs"],
      ["http://example.org", "http://example.org"],
      ["//example.org/a", "//example.org/a"],
    ])("to %s open in a new tab that knows nothing of this one", async (href, shown) => {
      expect(await render(`[a](${href})`, "de")).toBe(
        `<p><a href="${shown}" target="_blank" rel="noopener noreferrer">a</a></p>`,
      );
    });

    it.each([
      ["/concepts/staking", "/concepts/staking", "/de/concepts/staking"],
      ["/", "/", "/de"],
      ["/search?q=tao", "/search?q=tao", "/de/search?q=tao"],
      ["/concepts/staking#risks", "/concepts/staking#risks", "/de/concepts/staking#risks"],
      ["/concepts/staking#history", "/concepts/staking#section-history", "/de/concepts/staking#section-history"],
      ["/resources", "/resources", "/de/resources"],
      ["/resources/whitepaper.pdf#page=3", "/resources/whitepaper.pdf#page=3", "/resources/whitepaper.pdf#page=3"],
      ["/de/concepts", "/de/concepts", "/de/concepts"],
      ["/ko", "/ko", "/ko"],
      ["/development", "/development", "/de/development"],
      ["staking", "staking", "staking"],
      ["../staking", "../staking", "../staking"],
      ["mailto:a@example.org", "mailto:a@example.org", "mailto:a@example.org"],
    ])("to %s open in a new tab, in the reader's language", async (href, english, german) => {
      expect(await render(`[a](${href})`, "en")).toBe(`<p><a href="${english}" target="_blank">a</a></p>`);
      expect(await render(`[a](${href})`, "de")).toBe(`<p><a href="${german}" target="_blank">a</a></p>`);
    });

    it.each([
      ["ko", "/ko/subnets"],
      ["fr", "/fr/subnets"],
      ["zh", "/zh/subnets"],
    ] as const)("lead to the pages in %s", async (locale, href) => {
      expect(await render("[a](/subnets)", locale)).toContain(`href="${href}"`);
    });

    it("within the text stay in the page, also where the heading's id had to change", async () => {
      expect(await render("[a](#price) [b](#history)\n\n## H {#history}")).toContain(
        '<p><a href="#price">a</a> <a href="#section-history">b</a></p>\n<div class="heading"><h2 id="section-history">',
      );
    });

    it("are found in plain text", async () => {
      expect(await render("See https://example.org/a.")).toBe(
        '<p>See <a href="https://example.org/a" target="_blank" rel="noopener noreferrer">https://example.org/a</a>.</p>',
      );
    });
  });

  describe("callouts", () => {
    it.each([
      ["en", "Note", "Tip", "Important", "Warning", "Caution"],
      ["de", "Hinweis", "Tipp", "Wichtig", "Warnung", "Vorsicht"],
      ["ko", "참고", "팁", "중요", "경고", "주의"],
      ["fr", "Remarque", "Astuce", "Important", "Avertissement", "Attention"],
      ["zh", "说明", "提示", "重要", "警告", "注意"],
    ] as const)("have a title in %s", async (locale, ...titles) => {
      const kinds = ["note", "tip", "important", "warning", "caution"];
      for (const [index, kind] of kinds.entries()) {
        expect(await render(`> [!${kind.toUpperCase()}]\n> Look.`, locale)).toBe(
          `<aside class="callout callout-${kind}" role="note"><p class="callout-title">${titles[index]}</p>\n<p>Look.</p>\n</aside>`,
        );
      }
    });

    it("hold whatever a quotation holds", async () => {
      const html = await render("> [!tip]\n>\n> - a\n> - b\n>\n> ```sh\n> ls\n> ```");
      expect(html).toMatch(/^<aside class="callout callout-tip" role="note"><p class="callout-title">Tip<\/p>\s*<ul>/);
      expect(html).toContain('<figure class="code">');
      expect(html).not.toContain("<p></p>");
    });

    it.each([
      "> [!NOTE] not alone on its line",
      "> [!NOTE]**no**",
      "> [!UNKNOWN]\n> a",
      "> [NOTE]\n> a",
      "> a\n> [!NOTE]",
    ])("are no callouts otherwise: %j", async (markdown) => {
      expect(await render(markdown)).toMatch(/^<blockquote>/);
    });
  });

  describe("tables", () => {
    it("scroll in a region that is named after its section and can be reached by keyboard", async () => {
      const html = await render("## Keys\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n| c |\n|---|\n| 3 |", "de");
      expect(html).toContain(
        '<div class="table-scroll" role="region" tabindex="0" aria-label="Tabelle 1: Keys"><table>',
      );
      expect(html).toContain('aria-label="Tabelle 2: Keys"');
      expect(html).toContain('<th align="right" scope="col">b</th>');
    });

    it("name their rows in a first column without a heading, which is no heading itself", async () => {
      const html = (await render("| | a | |\n|---|---|---|\n| one | 1 | x |\n| | 2 | y |")).replaceAll("\n", "");
      expect(html).toContain('<thead><tr><td></td><th scope="col">a</th><td></td></tr></thead>');
      expect(html).toContain('<tr><th scope="row">one</th><td>1</td><td>x</td></tr>');
      expect(html).toContain("<tr><td></td><td>2</td><td>y</td></tr>");
    });

    it.each([
      ["en", "Table 1"],
      ["de", "Tabelle 1"],
      ["ko", "표 1"],
      ["fr", "Tableau 1"],
      ["zh", "表 1"],
    ] as const)("are named in %s", async (locale, name) => {
      expect(await render("| a |\n|---|\n| 1 |", locale)).toContain(`aria-label="${name}"`);
    });
  });

  describe("task lists", () => {
    it("name each checkbox after its words", async () => {
      expect(await render("- [x] Keep the *words* safe\n- [ ] Test")).toBe(
        '<ul class="contains-task-list">\n' +
          '<li class="task-list-item"><label><input type="checkbox" checked disabled> Keep the <em>words</em> safe</label></li>\n' +
          '<li class="task-list-item"><label><input type="checkbox" disabled> Test</label></li>\n</ul>',
      );
    });

    it("keep lists and paragraphs below a task out of its name", async () => {
      expect(await render("- [ ] a\n  - [x] b")).toMatch(/ a\s*<\/label><ul/);
      expect(await render("- [ ] a\n\n  b")).toMatch(/<p><label><input[^>]*> a<\/label><\/p>\s*<p>b<\/p>/);
    });
  });

  describe("footnotes", () => {
    it.each([
      ["en", "Footnotes", "Back to reference 1"],
      ["de", "Fußnoten", "Zurück zur Textstelle 1"],
      ["ko", "각주", "본문 1번 위치로 돌아가기"],
      ["fr", "Notes de bas de page", "Retour à l’appel de note 1"],
      ["zh", "脚注", "返回正文引用 1"],
    ] as const)("lead there and back, with names in %s", async (locale, title, back) => {
      const html = await render("a[^x]\n\n[^x]: b", locale);
      expect(html).toContain('<a href="#fn-x" id="fnref-x" data-footnote-ref aria-describedby="footnote-label">1</a>');
      expect(html).toContain(`<p class="footnotes-title" id="footnote-label">${title}</p>`);
      expect(html).toContain('<li id="fn-x">');
      expect(html).toContain(`<a href="#fnref-x" data-footnote-backref="" aria-label="${back}">↩</a>`);
    });

    it("are not in the table of contents", async () => {
      expect(await idsOf("## A\n\na[^1]\n\n[^1]: b")).toEqual(["a"]);
    });

    it("have ids of their own in each text of a page", async () => {
      const { html } = await richText.render("a[^1]\n\n[^1]: b\n\n## 하나\n## Two {#two}", {
        locale: "ko",
        idPrefix: "step-2",
      });
      expect(html.match(/(?<=\b(?:id|href|aria-describedby|aria-labelledby)=")[^"]+/g)).toEqual([
        "#step-2-fn-1",
        "step-2-fnref-1",
        "step-2-footnote-label",
        "step-2-section-1",
        "#step-2-section-1",
        "two",
        "#two",
        "step-2-footnote-label",
        "step-2-footnote-label",
        "step-2-fn-1",
        "#step-2-fnref-1",
      ]);
    });
  });

  describe("code", () => {
    it("has its language's name, a button to copy it, and can be scrolled by keyboard", async () => {
      expect(await render("```text\na < b\n```")).toBe(
        '<figure class="code"><figcaption><span>Text</span>' +
          '<button type="button" data-copy="Copied">Copy code</button></figcaption>' +
          '<pre tabindex="0"><code>a &#x3C; b</code></pre></figure>',
      );
    });

    it.each([
      ["en", "Copied", "Copy code"],
      ["de", "Kopiert", "Code kopieren"],
      ["ko", "복사됨", "코드 복사"],
      ["fr", "Copié", "Copier le code"],
      ["zh", "已复制", "复制代码"],
    ] as const)("is copied in %s", async (locale, copied, copy) => {
      expect(await render("```\na\n```", locale)).toContain(`data-copy="${copied}">${copy}</button>`);
    });

    it.each([
      ["sh", "Shell", "echo 'a' # b"],
      ["bash", "Shell", "echo 'a' # b"],
      ["python", "Python", "def f(): return 1"],
      ["toml", "TOML", "a = 1"],
      ["json", "JSON", '{ "a": 1 }'],
      ["rust", "Rust", "fn main() {}"],
      ["ts", "TypeScript", "const a = 1;"],
      ["yaml", "YAML", "a: 1"],
      ["graphql", "GraphQL", "query { a }"],
    ])("in %s is coloured by classes, never by styles", async (language, label, code) => {
      const html = await render(`\`\`\`${language}\n${code}\n\`\`\``);
      expect(html).toContain(`<span>${label}</span>`);
      expect(html).toMatch(/<span class="token-\w+">/);
      expect(html).not.toContain("style");
      expect(textOf(html)).toContain(code);
    });

    it.each(["", "haskell", "__proto__", "constructor"])("in the unknown language %j stays plain", async (language) => {
      expect(await render(`\`\`\`${language}\na\n\`\`\``)).toContain('<pre tabindex="0"><code>a</code></pre>');
    });

    it("keeps every line, also empty ones", async () => {
      expect(textOf(await render("```sh\na\n\n  b\n```"))).toContain("a\n\n  b");
    });

    it("stays plain when it is very long", async () => {
      expect(await render(`\`\`\`sh\n${"echo 'a'\n".repeat(900)}${"echo 'a' ".repeat(1400)}\n\`\`\``)).not.toContain(
        "token-",
      );
    });
  });

  describe("mathematics", () => {
    it("is MathML within the line", async () => {
      expect(await render("Let $\\kappa = 0.5$.")).toBe(
        "<p>Let <math><mrow><mi>κ</mi><mo>=</mo><mn>0.5</mn></mrow></math>.</p>",
      );
    });

    it("has the decimal sign of the language", async () => {
      const numbers = async (locale: Locale) =>
        (await richText.render("$0.89 \\cdot 9\\,000$", { locale })).html.match(/(?<=<mn>)[^<]+/g);
      expect(await numbers("en")).toEqual(["0.89", "9", "000"]);
      expect(await numbers("de")).toEqual(["0,89", "9", "000"]);
      expect(await numbers("fr")).toEqual(["0,89", "9", "000"]);
      expect(await numbers("ko")).toEqual(["0.89", "9", "000"]);
    });

    it("is displayed on lines of its own, where a long formula can be scrolled by keyboard", async () => {
      expect(await render("$$\na\n$$")).toContain(
        '<div class="math-scroll"><math display="block" aria-label="a"><mrow><mi>a</mi></mrow></math></div>',
      );
      expect(await render(`$$\n${"a + ".repeat(20)} b\n$$`)).toContain('<div class="math-scroll" tabindex="0">');
    });

    it("can be folded away, for its words, where it stands on lines of its own", async () => {
      expect(await render("$$\n\\alpha = 1\n$$")).toMatch(
        /^<details class="formula" open><summary>Formula <span>alpha equals 1<\/span><\/summary><div .*<\/div><\/details>$/,
      );
      expect(await render("Let $a$.")).not.toContain("details");
    });

    it("can be scrolled by keyboard within the line as well, where it is long", async () => {
      expect(await render(`Let $${"a + ".repeat(20)} b$.`)).toMatch(
        /^<p>Let <span class="math-scroll" tabindex="0"><math>.*<\/math><\/span>\.<\/p>$/,
      );
    });

    it("has no styles, and classes for what browsers leave to a style sheet", async () => {
      const html = await render(
        "$\\mathbf{x}\\in\\mathbb{R}$, $\\boxed{a}\\vcenter{b}$, $\\begin{aligned}a&=b\\end{aligned}$",
      );
      expect(html).not.toContain(" style=");
      expect(html).toContain('<mi mathvariant="normal" class="math-bold">x</mi>');
      expect(html).toContain("<mi>ℝ</mi>");
      expect(html).toContain('<menclose class="math-box">');
      expect(html).toContain('<mtd class="math-right">');
    });

    it.each([
      ["a mistake", "\\frac{a}{b"],
      ["an unknown command", "\\unknown{x}"],
      ["a link", "\\href{javascript:alert(1)}{x}"],
      ["a class", "\\htmlClass{a}{x}"],
      ["an id", "\\htmlId{a}{x}"],
      ["a style", "\\htmlStyle{color:red}{x}"],
      ["data", "\\htmlData{a=b}{x}"],
      ["a picture", "\\includegraphics{https://example.org/a.png}"],
      ["a definition", "\\def\\a{x}\\a\\a"],
      ["a definition that never ends", "\\newcommand\\a{\\a\\a}\\a"],
      ["too long a formula", "x".repeat(2_001)],
      ["deep nesting", "{".repeat(1_000) + "}".repeat(999)],
    ])("with %s is shown as it was typed", async (_, formula) => {
      const html = await render(`Before $${formula}$ after`);
      expect(html).toMatch(/^<p>Before <code class="math-error">[^<]*<\/code> after<\/p>$/);
      expect(textOf(html)).toBe(`Before ${formula} after`);
    });

    it("cannot be wider than the limit", async () => {
      expect(await render("$\\rule{9999em}{9999em}$")).toContain('width="20em" height="20em"');
    });

    it("stops after many formulas", async () => {
      const html = await render("$a$ ".repeat(600));
      expect(html.match(/<math>/g)).toHaveLength(500);
      expect(html.match(/<code class="math-error">/g)).toHaveLength(100);
    });
  });

  describe("images", () => {
    it("are loaded when they come into view, and have an alternative text", async () => {
      expect(await render('![A graph](/images/a.png "Title")')).toBe(
        '<p><img alt="A graph" src="/images/a.png" title="Title" loading="lazy" decoding="async"></p>',
      );
      expect(await render("![](/images/a.png)")).toContain('alt=""');
    });

    it("of the provider are loaded from there", async () => {
      const { html } = await richTextOf({ mediaOrigin: "https://content.example" }).render(
        "![A](/uploads/a.png) ![B](https://content.example/b.png)",
        { locale: "en" },
      );
      expect([...html.matchAll(/src="([^"]*)"/g)].map(([, src]) => src)).toEqual([
        "https://content.example/uploads/a.png",
        "https://content.example/b.png",
      ]);
    });

    it("of its buckets are loaded from there, and those from anywhere else are links", async () => {
      const { html } = await richTextOf({ bucketOrigins: ["https://bucket.example"] }).render(
        "![A](https://bucket.example/a.png) ![B](https://other.example/b.png)",
        { locale: "en" },
      );
      expect([...html.matchAll(/ (src|href)="([^"]*)"/g)].map(([, name, address]) => [name, address])).toEqual([
        ["src", "https://bucket.example/a.png"],
        ["href", "https://other.example/b.png"],
      ]);
    });

    it.each([
      ["en", "A graph (picture on img.example)"],
      ["de", "A graph (Bild auf img.example)"],
      ["ko", "A graph (img.example의 그림)"],
      ["fr", "A graph (image sur img.example)"],
      ["zh", "A graph (图片位于 img.example)"],
    ] as const)("from anywhere else are links, which nobody has to follow (%s)", async (locale, label) => {
      const { html } = await richText.render('![A graph](https://img.example/a.png "Title")', { locale });
      expect(html).toBe(
        `<p><a href="https://img.example/a.png" target="_blank" rel="noopener noreferrer">${label}</a></p>`,
      );
    });

    it("from elsewhere within a link are its words, and without a description say where they are", async () => {
      expect(await render("[![](//img.example/a.png)](/concepts)")).toBe(
        '<p><a href="/concepts" target="_blank">picture on img.example</a></p>',
      );
    });
  });

  describe("figures", () => {
    it("are parts of their own, with captions finished like the text around them", async () => {
      const markdown = 'A.\n\n::figure[See [b](/b), $x$ and 20 τ]{#own name="clip" preset="open"}\n\nC.';
      const { parts, html } = await richText.render(markdown, { locale: "de" });
      expect(parts[1]).toEqual({
        ...{ kind: "figure", name: "clip", id: "own", preset: "open" },
        texts: expect.objectContaining({ figure: expect.objectContaining({ clip: expect.anything() }) }),
        caption: 'See <a href="/de/b" target="_blank">b</a>, <math><mrow><mi>x</mi></mrow></math> and 20\u00A0τ',
      });
      expect(html).toBe("<p>A.</p>\n\n<p>C.</p>");
    });
  });

  describe("notes", () => {
    it("have a place behind the heading of each section that links terms first, titled as it is shown", async () => {
      const term = "[a](/concepts/glossary#term-a)";
      const { parts } = await richText.render(`## The $\\kappa$ of *it* {#it}\n\n${term}`, { locale: "ko" });
      expect(parts.map((part) => (part.kind === "html" ? "html" : part))).toEqual([
        "html",
        { kind: "notes", terms: ["a"], title: "The κ of it" },
        "html",
      ]);
    });
  });

  describe("texts that would cost too much", () => {
    it("are shown as plain paragraphs", async () => {
      const { html, contents } = await richText.render(`# A\n\n<b>${"x".repeat(1_000_000)}\n\n[a](javascript:x)`, {
        locale: "en",
      });
      expect(html).toMatch(
        /^<p class="plain"># A<\/p><p class="plain">&#x3C;b>x+<\/p><p class="plain">\[a\]\(javascript:x\)<\/p>$/,
      );
      expect(contents).toEqual([]);
    });

    it.each([
      "> ",
      "- ",
      "[",
      "]",
      "*a ",
      "**a",
      "|a",
      "`",
      "$",
      "<",
      "![",
      "[^1]: ",
      "a\n=\n",
      "> a\n\n",
      "\\",
      "&",
      "<!--",
    ])("are refused before they are read: 1 MB of %j", async (part) => {
      const { html } = await richText.render(part.repeat(1_000_000 / part.length), { locale: "en" });
      expect(html).toMatch(/^<p class="plain">/);
    });
  });

  describe("its cache", () => {
    it("renders what several ask for at the same time once", () => {
      const cached = createRichText();
      expect(cached.render("a", { locale: "en" })).toBe(cached.render("a", { locale: "en" }));
    });

    it("caches a rendered text", async () => {
      const cached = createRichText();
      const first = await cached.render("a", { locale: "en" });
      expect(await cached.render("a", { locale: "en" })).toBe(first);
    });

    it("tells texts, languages and prefixes apart", async () => {
      const cached = createRichText();
      const texts = await Promise.all([
        cached.render("a", { locale: "en" }),
        cached.render("b", { locale: "en" }),
        cached.render("a", { locale: "de" }),
        cached.render("a", { locale: "en", idPrefix: "x" }),
      ]);
      expect(new Set(texts).size).toBe(4);
    });

    it("never grows beyond its bytes: the text not asked for longest goes first", async () => {
      const cached = createRichText({ cacheBytes: 10_000 });
      const first = await cached.render("1".repeat(1_000), { locale: "en" });
      const second = await cached.render("2".repeat(1_000), { locale: "en" });
      expect(await cached.render("1".repeat(1_000), { locale: "en" })).toBe(first);
      await cached.render("3".repeat(1_000), { locale: "en" });
      expect(await cached.render("1".repeat(1_000), { locale: "en" })).toBe(first);
      expect(await cached.render("2".repeat(1_000), { locale: "en" })).not.toBe(second);
    });

    it("renders, but does not cache, a text larger than itself", async () => {
      const cached = createRichText({ cacheBytes: 1_000 });
      const first = await cached.render("1".repeat(1_000), { locale: "en" });
      expect(await cached.render("1".repeat(1_000), { locale: "en" })).not.toBe(first);
    });
  });
});

async function render(markdown: string, locale: Locale = "en"): Promise<string> {
  return (await richText.render(markdown, { locale })).html;
}

/** As it is, and what of it is HTML in one piece. */
function richTextOf(settings: RichTextSettings) {
  const { render } = createRichText(settings);
  return {
    async render(markdown: string, options: RichTextOptions) {
      const text = await render(markdown, options);
      return { ...text, html: joinHtml(text.parts) };
    },
  };
}

async function idsOf(markdown: string): Promise<string[]> {
  return (await richText.render(markdown, { locale: "en" })).contents.map(({ id }) => id);
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&#x3C;", "<")
    .replaceAll("&#x26;", "&")
    .replaceAll("&#x22;", '"');
}
