/** What a pointer or a keyboard makes of a block. `[data-shown]` around a block shows it so. */
export type ShownState = "hover" | "focus-visible" | "active";

const STATES: readonly ShownState[] = ["hover", "focus-visible", "active"];
const FOCUSABLE = "a, button, input, select, summary";

/**
 * Makes every rule of the page's styles for a state hold as well where that state is to be shown, and opens what is to be
 * shown open. For the page of blocks alone: no rule of the site has to know of it.
 */
export function showStates(gallery: HTMLElement): void {
  for (const sheet of gallery.ownerDocument.styleSheets) widenRules(sheet.cssRules);
  for (const details of gallery.querySelectorAll<HTMLDetailsElement>("[data-shown='open'] details"))
    details.open = true;
}

function widenRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const widened = widenSelector(rule.selectorText);
      if (widened !== rule.selectorText) rule.selectorText = widened;
    }
    if ("cssRules" in rule) widenRules(rule.cssRules as CSSRuleList);
  }
}

/**
 * `.a:hover` becomes `.a:is(:hover, [data-shown="hover"] *)`, which weighs as much as it did.
 */
export function widenSelector(selector: string): string {
  return STATES.reduce((widened, state) => {
    const within = state === "focus-visible" ? `:is(${FOCUSABLE})` : "*";
    return widened.replace(
      new RegExp(`:${state}(?![\\w-]|, \\[data-shown)`, "g"),
      `:is(:${state}, [data-shown="${state}"] :where(${within}))`,
    );
  }, selector);
}
