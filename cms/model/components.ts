import { type Fields, image, key, off, plain, richtext, SLUG_PATTERN, text } from "./field-notes.ts";

const linked = { relation: "oneToOne" } as const;
const several = { relation: "oneToMany" } as const;
const picture = { allowedTypes: image.allowedTypes };

/** The parts that entries hold, by the names that Strapi gives them. */
export const componentNotes: Record<string, Fields> = {
  "blocks.call-to-action": { heading: plain, text, action: plain },
  "blocks.card": { title: plain, text, href: plain, external: off, icon: plain },
  "blocks.card-grid": { heading: plain, cards: plain },
  "blocks.featured": { heading: plain, concepts: several, guides: several },
  "blocks.figure": { image: picture, caption: plain, alt: plain },
  "blocks.hero": { heading: plain, subheading: text, primary: plain, secondary: plain, image: picture },
  "blocks.text": { heading: plain, body: richtext },
  "guide.section": { anchor: key, title: plain, introduction: text, steps: plain },
  "guide.step": { title: plain, body: richtext },
  "menu.entry": {
    label: plain,
    description: text,
    link: linked,
    href: plain,
    external: off,
    comingSoon: off,
    icon: plain,
  },
  "menu.footer-info": { rights: plain, note: text },
  "menu.group": { label: plain, entries: plain },
  "menu.item": {
    label: plain,
    link: linked,
    href: plain,
    external: off,
    comingSoon: off,
    prominent: off,
    children: plain,
  },
  "menu.root-text": { text: plain },
  "menu.side-items": { login: linked, profile: linked },
  "quiz.option": {
    key,
    text: plain,
    correct: { type: "boolean", default: false, private: true },
    misconception: { type: "text", private: true },
    place: { type: "integer", min: 1, private: true },
    value: { type: "float", private: true },
    tolerance: { type: "float", min: 0, private: true },
    side: { type: "enumeration", enum: ["above", "below"], private: true },
    x: { type: "float", private: true },
    y: { type: "float", private: true },
  },
  "quiz.question": {
    key,
    prompt: text,
    multiple: off,
    options: { min: 2 },
    explanation: { type: "text", private: true },
    section: { type: "string", regex: SLUG_PATTERN, private: true },
    form: { type: "enumeration", enum: ["command", "figure", "number", "order"], private: true },
    unit: { type: "string", maxLength: 40, private: true },
    figure: { type: "string", regex: SLUG_PATTERN, private: true },
  },
  "shared.link-item": { label: plain, href: plain, external: off, kind: { default: "other" } },
  "shared.seo": {
    metaTitle: { maxLength: 70 },
    metaDescription: { type: "text", maxLength: 160 },
    shareImage: picture,
    noIndex: off,
  },
};
