import type { DynamicImportLanguageRegistration, ThemeRegistrationRaw } from "shiki/core";

export type CodeLanguage = { label: string; grammar?: DynamicImportLanguageRegistration };
export type CodeToken = { text: string; className: string | null };
export type Highlighter = {
  /** The code's tokens, line after line with their line ends; null where a language has no grammar or the code is too long. */
  tokenize(code: string, language: string): Promise<CodeToken[] | null>;
};

const shell: CodeLanguage = { label: "Shell", grammar: () => import("shiki/langs/shellscript.mjs") };
const python: CodeLanguage = { label: "Python", grammar: () => import("shiki/langs/python.mjs") };
const rust: CodeLanguage = { label: "Rust", grammar: () => import("shiki/langs/rust.mjs") };
const typescript: CodeLanguage = { label: "TypeScript", grammar: () => import("shiki/langs/typescript.mjs") };
const yaml: CodeLanguage = { label: "YAML", grammar: () => import("shiki/langs/yaml.mjs") };
const text: CodeLanguage = { label: "Text" };

/** The languages a block of code may name. */
export const codeLanguages = new Map<string, CodeLanguage>([
  ["sh", shell],
  ["bash", shell],
  ["python", python],
  ["py", python],
  ["toml", { label: "TOML", grammar: () => import("shiki/langs/toml.mjs") }],
  ["json", { label: "JSON", grammar: () => import("shiki/langs/json.mjs") }],
  ["rust", rust],
  ["ts", typescript],
  ["typescript", typescript],
  ["yaml", yaml],
  ["yml", yaml],
  ["graphql", { label: "GraphQL", grammar: () => import("shiki/langs/graphql.mjs") }],
  ["text", text],
]);

const MAX_CODE_LENGTH = 20_000;

/** Some grammars need time that grows with the square of a line: `<<<<…` in a shell script. Longer lines stay plain. */
const MAX_LINE_LENGTH = 300;

/**
 * The longest a line of that length may take. It is much more than any takes: a busy machine colours the same as an idle one, and
 * what is made of a text is cached.
 */
const MAX_LINE_MS = 10_000;

/**
 * What is coloured, as a theme for the highlighter. Style attributes are refused by the site's content security
 * policy, so a "colour" is only a number that stands for a class of `rich-text.late.css`.
 */
const scopes: Record<string, string[]> = {
  comment: ["comment", "punctuation.definition.comment"],
  string: ["string", "constant.character.escape"],
  constant: ["constant.numeric", "constant.language", "constant.other", "variable.language", "support.constant"],
  keyword: ["keyword", "storage", "support.type.primitive"],
  function: ["entity.name.function", "support.function", "entity.name.command", "entity.name.function.macro"],
  name: [
    "entity.name.type",
    "entity.name.tag",
    "entity.name.section",
    "support.type.property-name",
    "variable.parameter",
  ],
};
const plain = ["keyword.operator", "string.unquoted.argument", "storage.type.function.arrow", "punctuation"];
const classNames = Object.keys(scopes).map((name) => `token-${name}`);
const theme: ThemeRegistrationRaw = {
  name: "classes",
  fg: toColor(-1),
  bg: "#ffffff",
  settings: [
    ...Object.values(scopes).map((scope, index) => ({ scope, settings: { foreground: toColor(index) } })),
    { scope: plain, settings: { foreground: toColor(-1) } },
    { scope: ["constant.other.option", "punctuation.definition.string"], settings: { foreground: toColor(1) } },
  ],
};

/** Colours code. The engine and each grammar are loaded with the first code that needs them. */
export function createHighlighter(): Highlighter {
  let loading: ReturnType<typeof loadEngine> | undefined;
  const grammars = new Map<string, Promise<void>>();

  async function loadGrammar(language: string, grammar: DynamicImportLanguageRegistration) {
    loading ??= loadEngine();
    const engine = await loading;
    const loaded = grammars.get(language) ?? engine.loadLanguage(grammar);
    grammars.set(language, loaded);
    await loaded;
    return engine;
  }

  return {
    async tokenize(code, language) {
      const grammar = codeLanguages.get(language)?.grammar;
      if (!grammar || code.length > MAX_CODE_LENGTH) return null;
      const engine = await loadGrammar(language, grammar);
      const lines = engine.codeToTokensBase(code, {
        lang: language,
        theme: "classes",
        tokenizeMaxLineLength: MAX_LINE_LENGTH,
        tokenizeTimeLimit: MAX_LINE_MS,
      });
      return lines.flatMap((line, index) => [
        ...(index === 0 ? [] : [{ text: "\n", className: null }]),
        ...line.map((token) => ({ text: token.content, className: toClassName(token.color) })),
      ]);
    },
  };
}

async function loadEngine() {
  const [{ createHighlighterCore }, { createJavaScriptRegexEngine }] = await Promise.all([
    import("shiki/core"),
    import("shiki/engine/javascript"),
  ]);
  return createHighlighterCore({
    themes: [theme],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
}

function toColor(index: number): string {
  return `#0000${(index + 1).toString(16).padStart(2, "0")}`;
}

function toClassName(color: string | undefined): string | null {
  return classNames.find((_, index) => toColor(index) === color?.toLowerCase()) ?? null;
}
