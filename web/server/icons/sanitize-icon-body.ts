/** An icon with more than this is none. */
const MOST_ELEMENTS = 500;
const DEEPEST = 16;
/** Copies of copies grow without end. */
const MOST_COPIES = 16;

const ELEMENTS = new Set(
  `animate animateMotion animateTransform circle clipPath defs ellipse feBlend feColorMatrix feComposite feFlood
  feGaussianBlur feMerge feMergeNode feOffset filter g line linearGradient mask mpath path pattern polygon polyline
  radialGradient rect set stop symbol use`.split(/\s+/),
);

const DRAWN = new Set("circle ellipse line path polygon polyline rect use".split(" "));

/** What may be animated besides. */
const ATTRIBUTES = new Set(
  `clip-path clip-rule clipPathUnits color color-interpolation-filters cx cy d display dx dy fill fill-opacity fill-rule
  filter filterUnits flood-color flood-opacity fr fx fy gradientTransform gradientUnits height in in2 k1 k2 k3 k4 mask
  mask-type maskContentUnits maskUnits mode offset opacity operator overflow paint-order pathLength patternContentUnits
  patternTransform patternUnits points preserveAspectRatio primitiveUnits r result rx ry shape-rendering spreadMethod
  stdDeviation stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width transform transform-origin type values vector-effect viewBox visibility
  width x x1 x2 y y1 y2`.split(/\s+/),
);

const ANIMATION_ATTRIBUTES = new Set(
  `accumulate additive attributeName attributeType begin by calcMode dur end fill from keyPoints keySplines keyTimes max min
  origin path repeatCount repeatDur restart rotate to type values`.split(/\s+/),
);

const ANIMATIONS = new Set(["animate", "animateMotion", "animateTransform", "set"]);

/** Elements that may point to another one of the same icon. */
const POINTING = new Set(["linearGradient", "mpath", "pattern", "radialGradient", "use"]);

/** A beginning or an end of an element, what stands between, or one sign that is none of it. */
const TOKEN =
  /<!--[\s\S]*?-->|<\/(?<end>[A-Za-z]+)\s*>|<(?<begin>[A-Za-z]+)(?<attributes>(?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<closed>\/?)>|[^<]+|</g;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Without `&`, `:`, `/` and quotes there is no address and no character in disguise. */
const VALUE = /^[\w\s.,;#()%+*|-]*$/;
const REFERENCE = /^#[\w.-]+$/;

/**
 * What stands in an icon's `<svg>`, written anew from the elements and attributes that draw: no scripts, no handlers, no styles,
 * no texts, and nothing that points out of the icon. Null for what is not well-formed, too much, or draws nothing.
 */
export function sanitizeIconBody(body: string): string | null {
  const open: string[] = [];
  // The place of the element that is left out with everything in it.
  let leftOut = Number.POSITIVE_INFINITY;
  let elements = 0;
  let copies = 0;
  let draws = false;
  let clean = "";
  for (const { 0: token, groups = {} } of body.matchAll(TOKEN)) {
    const { begin, end, attributes = "", closed } = groups;
    if (token === "<") return null;
    if (begin !== undefined) {
      elements += 1;
      if (!ELEMENTS.has(begin)) leftOut = Math.min(leftOut, open.length);
      if (begin === "use") copies += 1;
      if (elements > MOST_ELEMENTS || open.length >= DEEPEST || copies > MOST_COPIES) return null;
      if (open.length < leftOut) {
        clean += `<${begin}${cleanAttributes(begin, attributes)}${closed}>`;
        draws ||= DRAWN.has(begin);
      }
      if (closed === "") open.push(begin);
      else if (open.length === leftOut) leftOut = Number.POSITIVE_INFINITY;
    } else if (end !== undefined) {
      if (open.pop() !== end) return null;
      if (open.length < leftOut) clean += `</${end}>`;
      else if (open.length === leftOut) leftOut = Number.POSITIVE_INFINITY;
    }
  }
  return open.length === 0 && draws ? clean : null;
}

function cleanAttributes(element: string, attributes: string): string {
  let clean = "";
  for (const [, name = "", double, single] of attributes.matchAll(ATTRIBUTE)) {
    const value = (double ?? single ?? "").trim();
    if (isHarmless(element, name, value)) clean += ` ${name}="${value}"`;
  }
  return clean;
}

function isHarmless(element: string, name: string, value: string): boolean {
  if (name === "href" || name === "xlink:href") return POINTING.has(element) && REFERENCE.test(value);
  if (name === "id") return /^[\w.-]+$/.test(value);
  if (name === "attributeName") return ATTRIBUTES.has(value);
  if (!ATTRIBUTES.has(name) && !(ANIMATIONS.has(element) && ANIMATION_ATTRIBUTES.has(name))) return false;
  return VALUE.test(value) && (!/url/i.test(value) || /^url\(#[\w.-]+\)$/.test(value));
}
