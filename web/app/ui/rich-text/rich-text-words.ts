import type { Locale } from "@learn-bittensor/contract/locales";

/** The words the renderer adds to a text. */
export type RichTextWords = {
  /** Titles above the five kinds of callout. */
  callouts: { note: string; tip: string; important: string; warning: string; caution: string };
  /** Name of the small link beside a heading: it points at that heading, whose title follows. */
  headingLink: string;
  /** Spoken when that link was pressed and the address of its section is in the clipboard. */
  linkCopied: string;
  /** Button above a block of code. */
  copy: string;
  /** Stands on that button, and is spoken, right after the code was copied. */
  copied: string;
  /** Name of a table's scroll region; its number and the title of its section follow. */
  table: string;
  /** Stands in place of a picture of another host, as a link to it, after its description; `{host}` is that host. */
  pictureElsewhere: string;
  /** Heading of the footnotes at the end of a text. */
  footnotes: string;
  /** Behind what a text rests on: the day it speaks of, as `{date}`, in the language's own parentheses. */
  dateBehind: string;
  /** Name of the arrow after a footnote, which leads back; `{reference}` is the footnote's number. */
  backToReference: string;
};

export const richTextWords: Record<Locale, RichTextWords> = {
  en: {
    callouts: { note: "Note", tip: "Tip", important: "Important", warning: "Warning", caution: "Caution" },
    headingLink: "Link to this section",
    linkCopied: "Link copied",
    copy: "Copy code",
    copied: "Copied",
    table: "Table",
    pictureElsewhere: "picture on {host}",
    footnotes: "Footnotes",
    dateBehind: " ({date})",
    backToReference: "Back to reference {reference}",
  },
  de: {
    callouts: { note: "Hinweis", tip: "Tipp", important: "Wichtig", warning: "Warnung", caution: "Vorsicht" },
    headingLink: "Link zu diesem Abschnitt",
    linkCopied: "Link kopiert",
    copy: "Code kopieren",
    copied: "Kopiert",
    table: "Tabelle",
    pictureElsewhere: "Bild auf {host}",
    footnotes: "Fußnoten",
    dateBehind: " ({date})",
    backToReference: "Zurück zur Textstelle {reference}",
  },
  ko: {
    callouts: { note: "참고", tip: "팁", important: "중요", warning: "경고", caution: "주의" },
    headingLink: "이 섹션 링크",
    linkCopied: "링크를 복사했습니다",
    copy: "코드 복사",
    copied: "복사됨",
    table: "표",
    pictureElsewhere: "{host}의 그림",
    footnotes: "각주",
    dateBehind: " ({date})",
    backToReference: "본문 {reference}번 위치로 돌아가기",
  },
  fr: {
    callouts: {
      note: "Remarque",
      tip: "Astuce",
      important: "Important",
      warning: "Avertissement",
      caution: "Attention",
    },
    headingLink: "Lien vers cette section",
    linkCopied: "Lien copié",
    copy: "Copier le code",
    copied: "Copié",
    table: "Tableau",
    pictureElsewhere: "image sur {host}",
    footnotes: "Notes de bas de page",
    dateBehind: " ({date})",
    backToReference: "Retour à l’appel de note {reference}",
  },
  zh: {
    callouts: { note: "说明", tip: "提示", important: "重要", warning: "警告", caution: "注意" },
    headingLink: "本节链接",
    linkCopied: "链接已复制",
    copy: "复制代码",
    copied: "已复制",
    table: "表",
    pictureElsewhere: "图片位于 {host}",
    footnotes: "脚注",
    dateBehind: "（{date}）",
    backToReference: "返回正文引用 {reference}",
  },
};
