import type { Chart } from "./chart-data.ts";
import { numbersOf } from "./chart-table.ts";

const PIXELS_PER_UNIT = 2;
/** What styles give an element of a picture; alone, without the page, it needs them written down. */
const WRITTEN_DOWN = ["fill", "stroke", "stroke-width", "stroke-dasharray", "font-size", "font-weight"];

/** All numbers of a chart, with a full stop as decimal sign. */
export function csvOf(chart: Chart): Blob {
  return new Blob([toCsv(chart)], { type: "text/csv;charset=utf-8" });
}

export function svgOf(picture: SVGSVGElement): Blob {
  return new Blob([toStandaloneSvg(picture)], { type: "image/svg+xml" });
}

/** The picture in twice its size on the page. */
export async function pngOf(picture: SVGSVGElement): Promise<Blob> {
  const { width, height } = picture.viewBox.baseVal;
  const image = new Image();
  // The content security policy lets images come from data: addresses, not from blob: ones.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(toStandaloneSvg(picture))}`;
  await image.decode();
  const canvas = new OffscreenCanvas(width * PIXELS_PER_UNIT, height * PIXELS_PER_UNIT);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob();
}

/** The numbers of a chart as RFC 4180 has them; empty where there is none. Texts cannot become a spreadsheet's formulas. */
export function toCsv(chart: Chart): string {
  const { columns, rows } = numbersOf(chart);
  const cell = (value: number | string | null) => {
    if (value === null) return "";
    if (typeof value === "number") return String(value);
    const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
    return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
  };
  return [columns, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function toStandaloneSvg(picture: SVGSVGElement): string {
  const copy = picture.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) return "";
  const toRgb = colorReader();
  const originals = [picture, ...picture.querySelectorAll("*")];
  for (const [index, element] of [copy, ...copy.querySelectorAll("*")].entries()) {
    const original = originals[index];
    if (!original) continue;
    const style = getComputedStyle(original);
    for (const name of WRITTEN_DOWN) {
      // A filling by pattern is an attribute already.
      const value = style.getPropertyValue(name);
      if (value && !value.startsWith("url(")) element.setAttribute(name, toRgb(value));
    }
    element.removeAttribute("class");
  }
  const { width, height } = picture.viewBox.baseVal;
  const { backgroundColor } = getComputedStyle(picture.closest("figure") ?? picture);
  copy.insertAdjacentHTML("afterbegin", `<path d="M0 0H${width}V${height}H0z" fill="${toRgb(backgroundColor)}"/>`);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  copy.setAttribute("font-family", "sans-serif");
  return new XMLSerializer().serializeToString(copy);
}

/** Colours as every program reads them: the page's are written in newer ways. */
function colorReader(): (value: string) => string {
  const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const known = new Map<string, string>();
  return (value) => {
    if (!context || !/^[a-z]+\(/.test(value)) return value;
    const read = known.get(value) ?? readColor(context, value);
    known.set(value, read);
    return read;
  };
}

function readColor(context: OffscreenCanvasRenderingContext2D, value: string): string {
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = value;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data;
  return alpha === 0 ? "none" : `rgb(${red},${green},${blue})`;
}
