/** Within a date no line ends. Between figures and Chinese characters texts have a space, and so have dates. */
const DATE_JOINT = / |(?<=\d)(?=[年月日])|(?<=[年月])(?=\d)/g;

/** A formatted date that stands on one line. */
export function keepDateWhole(date: string): string {
  return date.replaceAll(DATE_JOINT, "\u00A0");
}
