import type { Locale } from "@learn-bittensor/contract/locales";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { createKeeper } from "./create-keeper.ts";
import { InterfaceTextsContext } from "./i18n/interface-texts.ts";
import { interfaceTexts } from "./i18n/messages.server.ts";
import { dataRequestContext, servedMarkupContext } from "./request-context.server.ts";
import { referMarkup, type ServedText } from "./ui/served-markup/served-markup.ts";

interface PageSource {
  locale: Locale;
  /** The page's own address without language: what is made of the same content may be shown at several. */
  path: string;
  /** What the page is made of. As long as all of it are the same objects, so is the page; null where one of them is not there. */
  of: readonly [object, ...(object | null)[]];
  /** Which of the few ways it can look; null where it shows something that only this reader has: it is then made for this answer alone. */
  variant: string | null;
}

interface KeptPage extends ServedText {
  of: PageSource["of"];
}

const keep = createKeeper<KeptPage>();

/**
 * The content of a page, which only the server renders: markup that React puts into the page and leaves alone, so that
 * neither the reader's phone nor the next answer renders it again. Answers the markup itself for the page's data, and a
 * reference for its document, where the markup stands already.
 */
export function pageMarkup(
  context: Readonly<RouterContextProvider>,
  source: PageSource,
  element: () => ReactElement,
): string {
  const page = source.variant === null ? { html: render(source.locale, element()) } : keptPage(source, element);
  return context.get(dataRequestContext) ? page.html : referMarkup(page, context.get(servedMarkupContext));
}

function keptPage({ locale, path, of, variant }: PageSource, element: () => ReactElement): ServedText {
  const make = () => {
    const html = render(locale, element());
    return { of, html, bytes: Buffer.from(html) };
  };
  const page = keep(of[0], `${locale} ${path} ${variant}`, make);
  return page.of.every((part, index) => part === of[index]) ? page : Object.assign(page, make());
}

function render(locale: Locale, element: ReactElement): string {
  const texts = interfaceTexts(locale);
  // Ids of its own: what React renders beside it counts from the beginning too.
  return renderToStaticMarkup(<InterfaceTextsContext value={texts}>{element}</InterfaceTextsContext>, {
    identifierPrefix: "page-",
  });
}
