import type { ShareImage } from "../../app/site/share-image.ts";
import { breakTitle, forceTitle } from "./break-title.ts";
import type { ShareImageFonts } from "./create-share-image-fonts.ts";
import { createMeasure, type SetText, setText } from "./set-text.ts";
import { type Face, MARK, SHARE_IMAGE_FACES, SHARE_IMAGE_LOOK } from "./share-image-look.ts";

const { width, height, margin, colors } = SHARE_IMAGE_LOOK;
const INNER_WIDTH = width - 2 * margin;

/** No title is longer; what is, is cut. */
const LONGEST_TITLE = 240;
const LONGEST_KICKER = 80;

const LINE_HEIGHT = 1.18;

/** An image as SVG, its letters drawn as shapes: whoever rasterises it needs no fonts. */
export async function shareImageSvg(image: ShareImage, fonts: ShareImageFonts): Promise<string> {
  const { locale } = image;
  const set = (text: string, size: number, face: Face) => setText(text, { size, face, locale }, fonts);
  const { lines, size } = await setTitle(image, fonts);
  const kicker = await set(
    cutTo(tidy(image.kicker.join(" · ")), LONGEST_KICKER),
    SHARE_IMAGE_LOOK.kickerSize,
    SHARE_IMAGE_FACES.small,
  );
  const name = await set("Learn Bittensor", SHARE_IMAGE_LOOK.nameSize, SHARE_IMAGE_FACES.name);
  const language = await set(languageName(image), SHARE_IMAGE_LOOK.kickerSize, SHARE_IMAGE_FACES.small);

  const lineHeight = size * LINE_HEIGHT;
  // The title stands in the middle of what kicker and signature leave.
  const top = margin + 2 * SHARE_IMAGE_LOOK.kickerSize;
  const bottom = height - margin - 2 * SHARE_IMAGE_LOOK.nameSize;
  const first = (top + bottom) / 2 - (lines.length * lineHeight) / 2 + size * 0.9;
  const baseOfKicker = margin + SHARE_IMAGE_LOOK.kickerSize;
  const baseOfSignature = height - margin;
  const parts = [
    `<rect width="${width}" height="${height}" fill="${colors.canvas}"/>`,
    `<rect width="${width}" height="14" fill="${colors.marker}"/>`,
    marker(lines.at(-1), { y: first + (lines.length - 1) * lineHeight, size }),
    `<g fill="${colors.muted}">${kicker.draw(margin, baseOfKicker)}</g>`,
    `<g fill="${colors.text}">${lines.map((line, index) => line.draw(margin, first + index * lineHeight)).join("")}</g>`,
    mark(margin, baseOfSignature),
    `<g fill="${colors.text}">${name.draw(margin + MARK_SIZE + 18, baseOfSignature)}</g>`,
    `<g fill="${colors.muted}">${language.draw(width - margin - language.width, baseOfSignature)}</g>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join("")}</svg>`;
}

/** The title in the largest size that has room for it. */
async function setTitle(
  { title, locale }: ShareImage,
  fonts: ShareImageFonts,
): Promise<{ lines: SetText[]; size: number }> {
  const text = cutTo(tidy(title), LONGEST_TITLE);
  const face = locale === "ko" || locale === "zh" ? SHARE_IMAGE_FACES.titleInOwnScript : SHARE_IMAGE_FACES.title;
  const measureAtOne = await createMeasure(text, { face, locale }, fonts);
  const roomFor = ({ size, lines: most }: { size: number; lines: number }) => {
    return { locale, width: INNER_WIDTH, most, measure: (piece: string) => measureAtOne(piece) * size };
  };
  const setAll = async (lines: string[], size: number) => {
    return { lines: await Promise.all(lines.map((line) => setText(line, { size, face, locale }, fonts))), size };
  };
  for (const step of SHARE_IMAGE_LOOK.titleSizes) {
    const lines = breakTitle(text, roomFor(step));
    if (lines) return setAll(lines, step.size);
  }
  const smallest = SHARE_IMAGE_LOOK.titleSizes[3];
  return setAll(forceTitle(text, roomFor(smallest)), smallest.size);
}

/** Without what is not to be seen, as marks of where a word may be broken; one space where there are several. */
function tidy(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cf}/gu, "")
    .replace(/[\p{Cc} ]+/gu, " ")
    .trim();
}

/** A stroke of the marker under the last words of the title. */
function marker(line: SetText | undefined, { y, size }: { y: number; size: number }): string {
  if (!line) return "";
  const thickness = size * 0.34;
  const from = margin - size * 0.08;
  const to = Math.min(margin + line.width + size * 0.12, width - margin / 2);
  const top = y - thickness * 0.62;
  const path = `M${from} ${top + 3}L${to - 4} ${top - 3}L${to} ${top + thickness - 5}L${from + 5} ${top + thickness}Z`;
  return `<path d="${path}" fill="${colors.marker}"/>`;
}

const MARK_SIZE = 64;

function mark(x: number, baseLine: number): string {
  const y = baseLine - SHARE_IMAGE_LOOK.nameSize * 0.34 - MARK_SIZE / 2;
  const { letter, node, size } = MARK;
  const shapes = `<path d="${letter}" fill="${colors.text}"/><circle cx="${node.x}" cy="${node.y}" r="${node.radius}" fill="${colors.marker}"/>`;
  return `<g transform="translate(${x} ${y}) scale(${MARK_SIZE / size})">${shapes}</g>`;
}

/** The language as it calls itself. */
function languageName({ locale }: ShareImage): string {
  const name = new Intl.DisplayNames([locale], { type: "language" }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

function cutTo(text: string, most: number): string {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : text;
}
