import { escapeMarkdown } from "#app/features/markdown/markdown-file.ts";
import { getLesson } from "#app/features/teach/lessons.server.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { markdownAlternate } from "./markdown-alternate.server.ts";

/** A lesson as a file that teachers can change: its plan, the sheet, questions with answers, what goes wrong. */
export const lessonMarkdown = markdownAlternate(async (_, { path, locale }) => {
  const lesson = getLesson(path.slice("/teach/".length), locale);
  if (!lesson) return null;
  const t = getTranslator(locale);
  const parts = lesson.parts.flatMap(({ phase, minutes, title, ask, notes, figure, lab }) => [
    `### ${escapeMarkdown(title)}`,
    `${t(`teach.phases.${phase}`)} · ${t("teach.minutes", { minutes })}`,
    `> ${escapeMarkdown(ask)}`,
    escapeMarkdown(notes),
    [
      ...(figure ? [`[${t("teach.figure")}](/figures/${figure})`] : []),
      ...(lab ? [`[${t("teach.lab")}](${lab})`] : []),
    ].join(" "),
  ]);
  const markdown = [
    `## ${t("teach.plan")}`,
    ...parts,
    `## ${t("teach.sheet")}`,
    lesson.sheet.map((task, place) => `${place + 1}. ${escapeMarkdown(task)}`).join("\n"),
    `## ${t("teach.questions")}`,
    ...lesson.questions.flatMap(({ ask, answer }) => [`**${escapeMarkdown(ask)}**`, escapeMarkdown(answer)]),
    `## ${t("teach.wrong")}`,
    lesson.wrong.map((what) => `- ${escapeMarkdown(what)}`).join("\n"),
  ];
  return {
    ...{ path: `/teach/${lesson.slug}`, title: lesson.title, description: lesson.goal, locale, updatedAt: null },
    markdown: markdown.filter((part) => part !== "").join("\n\n"),
  };
});
