import type { Element, ElementContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { type Schema, sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { find, svg } from "property-information";
import { ownIds } from "./own-ids.ts";

/** An icon with more than this is none. */
const MOST_TAGS = 1_000;
const DEEPEST = 16;
/** Copies of copies grow without end. */
const MOST_COPIES = 16;

const ELEMENTS =
  `animate animateMotion animateTransform circle clipPath defs ellipse feBlend feColorMatrix feComposite feFlood
  feGaussianBlur feMerge feMergeNode feOffset filter g line linearGradient mask mpath path pattern polygon polyline
  radialGradient rect set stop symbol use`.split(/\s+/);

const ANIMATIONS = ["animate", "animateMotion", "animateTransform", "set"];

const DRAWN = /<(?:circle|ellipse|line|path|polygon|polyline|rect|use)\b/;

/** What may be animated besides. */
const ATTRIBUTES =
  `clip-path clip-rule clipPathUnits color color-interpolation-filters cx cy d display dx dy fill fill-opacity fill-rule
  filter filterUnits flood-color flood-opacity fr fx fy gradientTransform gradientUnits height in in2 k1 k2 k3 k4 mask
  mask-type maskContentUnits maskUnits mode offset opacity operator overflow paint-order pathLength patternContentUnits
  patternTransform patternUnits points preserveAspectRatio primitiveUnits r result rx ry shape-rendering spreadMethod
  stdDeviation stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width transform transform-origin type values vector-effect viewBox visibility
  width x x1 x2 y y1 y2`.split(/\s+/);

const ANIMATION_ATTRIBUTES =
  `accumulate additive attributeType begin by calcMode dur end fill from keyPoints keySplines keyTimes
  max min origin path repeatCount repeatDur restart rotate to type values`.split(/\s+/);

/** Elements that may point to another one of the same icon. */
const POINTING = ["linearGradient", "mpath", "pattern", "radialGradient", "use"];

/** Without `&`, `:`, `/` and quotes there is no address and no character in disguise; an address is one within the icon. */
const VALUE = /^(?:(?!.*url)[\w\s.,;#()%+*|-]*|url\(#[\w.-]+\))$/is;
const NAME = /^[\w.-]+$/;
const REFERENCE = /^#[\w.-]+$/;

const animation: Definition[] = [
  ...allow(ANIMATION_ATTRIBUTES, VALUE),
  ["attributeName", new RegExp(`^(?:${ATTRIBUTES.join("|")})$`)],
];

/** What draws: no scripts, no handlers, no styles, and nothing that points out of the icon. */
const SCHEMA: Schema = {
  tagNames: ["svg", ...ELEMENTS],
  strip: ["a", "foreignObject", "script", "style"],
  attributes: {
    "*": [...allow(ATTRIBUTES, VALUE), ...allow(["id"], NAME)],
    ...Object.fromEntries(ANIMATIONS.map((name) => [name, animation])),
    ...Object.fromEntries(POINTING.map((name) => [name, allow(["href", "xlink:href"], REFERENCE)])),
  },
  ancestors: {},
  clobber: [],
  protocols: {},
  required: {},
};

type Definition = [name: string, allowed: RegExp];

/** What stands in an icon's `<svg>`, with what draws alone, its ids begun with `own`; null for what is too much, or draws nothing. */
export function sanitizeIconBody(body: string, own = ""): string | null {
  if (countOf(/</g, body) > MOST_TAGS || countOf(/<use\b/gi, body) > MOST_COPIES) return null;
  const [drawing, ...others] = fromHtml(`<svg>${body}</svg>`, { fragment: true }).children;
  // What ends the drawing and goes on is none.
  if (drawing?.type !== "element" || others.length > 0) return null;
  const clean = sanitize(drawing, SCHEMA);
  const parts = clean.type === "element" ? withoutTexts(clean.children) : [];
  if (depthOf(parts) > DEEPEST) return null;
  const written = toHtml(ownIds(parts, own), { space: "svg", closeEmptyElements: true, tightSelfClosing: true });
  return DRAWN.test(written) ? written : null;
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}

function withoutTexts(nodes: readonly ElementContent[]): Element[] {
  return nodes.flatMap((node) => (node.type === "element" ? [{ ...node, children: withoutTexts(node.children) }] : []));
}

function depthOf(nodes: readonly ElementContent[]): number {
  return nodes.reduce((most, node) => Math.max(most, node.type === "element" ? 1 + depthOf(node.children) : 0), 0);
}

/** Attributes by the names that trees of elements give them. */
function allow(names: readonly string[], values: RegExp): Definition[] {
  return names.map((name) => [find(svg, name).property, values]);
}
