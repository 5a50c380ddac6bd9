import { z } from "zod";
import { NAMED_KINDS } from "../link-names.ts";
import { address, flag, key, text } from "./field-schemas.ts";
import { media } from "./media-schema.ts";
import type { RelationSchemas } from "./relation-schemas.ts";

/** A component of the content model. */
function component<Shape extends z.ZodRawShape>(name: string, shape: Shape) {
  return z.strictObject(shape).transform((fields) => ({ __component: name, ...fields }));
}

/** A component inside a dynamic zone, where a file says which one it is: `__component: blocks.text`. */
function member<Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) {
  return z.strictObject({ __component: z.literal(name), ...shape });
}

const place = {
  href: address,
  external: flag.default(false),
  kind: z.enum(["website", "docs", "source", "social", "explorer", "other"]).default("other"),
};

export const linkItem = component("shared.link-item", { label: text, ...place });

/** A link whose label may be left to its kind: it is then in the reader's language. */
export const placeItem = component("shared.link-item", { label: text.optional(), ...place }).refine(
  ({ label, kind }) => label !== undefined || NAMED_KINDS.has(kind),
  { path: ["label"], error: `text, or one of the kinds ${[...NAMED_KINDS].join(", ")}` },
);

export const seo = component("shared.seo", {
  metaTitle: text.max(70).optional(),
  metaDescription: text.max(160).optional(),
  shareImage: media.optional(),
  noIndex: flag.default(false),
});

const card = component("blocks.card", {
  title: text,
  text: text.optional(),
  href: address.optional(),
  external: flag.default(false),
  icon: text.optional(),
});

/** What a page is made of. */
export function pageBlocks({ manyOf }: RelationSchemas) {
  return z.array(
    z.discriminatedUnion("__component", [
      member("blocks.hero", {
        heading: text.optional(),
        subheading: text.optional(),
        primary: linkItem.optional(),
        secondary: linkItem.optional(),
        image: media.optional(),
      }),
      member("blocks.text", { heading: text.optional(), body: text.optional() }),
      member("blocks.card-grid", { heading: text.optional(), cards: z.array(card).default([]) }),
      member("blocks.figure", { image: media.optional(), caption: text.optional(), alt: text.optional() }),
      member("blocks.call-to-action", {
        heading: text.optional(),
        text: text.optional(),
        action: linkItem.optional(),
      }),
      member("blocks.featured", {
        heading: text.optional(),
        concepts: manyOf("concept").optional(),
        guides: manyOf("guide").optional(),
      }),
    ]),
  );
}

/** The places that a menu leads to. */
export function menuItems({ oneOf }: RelationSchemas) {
  const menuEntry = component("menu.entry", {
    label: text,
    description: text.optional(),
    link: oneOf("link").optional(),
    href: address.optional(),
    external: flag.default(false),
    comingSoon: flag.default(false),
    icon: text.optional(),
  });

  const menuGroup = component("menu.group", { label: text.optional(), entries: z.array(menuEntry).default([]) });

  return z.array(
    z.discriminatedUnion("__component", [
      member("menu.item", {
        label: text,
        link: oneOf("link").optional(),
        href: address.optional(),
        external: flag.default(false),
        comingSoon: flag.default(false),
        prominent: flag.default(false),
        children: z.array(menuGroup).default([]),
      }),
    ]),
  );
}

/** What a menu holds beside its items. */
export function menuAdditional({ oneOf }: RelationSchemas) {
  return z.array(
    z.discriminatedUnion("__component", [
      member("menu.root-text", { text }),
      member("menu.footer-info", { rights: text, note: text.optional() }),
      member("menu.side-items", { login: oneOf("link").optional(), profile: oneOf("link").optional() }),
    ]),
  );
}

const quizWords = { key, prompt: text, explanation: text.optional(), unit: text.max(40).optional() };
const optionWords = { key, text, misconception: text.optional() };
const number = z.number();

/**
 * The questions of a quiz. `section` is the heading of its concept that proves the answer; `misconception` says what
 * somebody who chooses a wrong option may have thought. `form` is how it is answered, where that is not by choosing:
 *
 * - `order`: each option is a step with its `place`, and its `misconception` says why it comes there.
 * - `number`: one option is right (`value`, `tolerance`), others say what wrong numbers come from: a `value` of their
 *   own, or what lies `above` or `below`. The right number counts `unit`.
 * - `figure`: options lie at `x` and `y` in the drawing of `figure`, whose width is 400.
 * - `command`: each option is a command line.
 */
export const quizQuestions = z.array(
  component("quiz.question", {
    ...quizWords,
    section: key.optional(),
    multiple: flag.default(false),
    form: z.enum(["command", "figure", "number", "order"]).optional(),
    figure: key.optional(),
    options: z
      .array(
        component("quiz.option", {
          ...optionWords,
          correct: flag.default(false),
          place: number.int().positive().optional(),
          value: number.optional(),
          tolerance: number.nonnegative().optional(),
          side: z.enum(["above", "below"]).optional(),
          x: number.optional(),
          y: number.optional(),
        }),
      )
      .min(2),
  }),
);

/** The same in another language: what is right stands in English only. */
export const translatedQuizQuestions = z.array(
  component("quiz.question", { ...quizWords, options: z.array(component("quiz.option", optionWords)).min(2) }),
);
