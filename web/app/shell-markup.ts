import { createContext, use } from "react";

/** The notices and the inside of the bar above every page, and of the footer below it, as HTML. */
export interface ShellMarkup {
  notice: string;
  bar: string;
  footer: string;
}

/** On the server, the markup of the document being answered; null in the browser, where it is in the page already. */
export const ShellMarkupContext = createContext<ShellMarkup | null>(null);

let fromPage: ShellMarkup | undefined;

/**
 * The shell is rendered once for each language and kept, not for every page, and React does not hydrate it. Should React
 * build the document anew, the markup that came with the page stands again.
 */
export function useShellMarkup(): ShellMarkup {
  const served = use(ShellMarkupContext);
  if (served) return served;
  fromPage ??= readFromPage();
  return fromPage;
}

function readFromPage(): ShellMarkup {
  const inside = (part: string) => document.querySelector(`[data-shell="${part}"]`)?.innerHTML ?? "";
  return { notice: inside("notice"), bar: inside("bar"), footer: inside("footer") };
}
