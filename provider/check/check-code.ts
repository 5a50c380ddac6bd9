const SPACE_THAT_DOES_NOT_BREAK = /[\u00A0\u202F]/;

/** Code holds what can be typed: a fact in it is asked for as `{fact:id:plain}`. */
export function checkCode(code: readonly string[], report: (problem: string) => void): void {
  for (const each of code.filter((text) => SPACE_THAT_DOES_NOT_BREAK.test(text))) {
    report(
      `text: expected code without spaces that do not break ({fact:…:plain}), got ${JSON.stringify(each.slice(0, 60))}`,
    );
  }
}
