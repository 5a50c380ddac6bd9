import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { vi } from "vitest";
import { InterfaceTextsContext } from "#app/i18n/interface-texts.ts";
import { splitLocale } from "#app/i18n/localized-path.ts";
import { interfaceTexts } from "#app/i18n/messages.server.ts";

/** For tests: what the server sends of a part of a page at this address. */
export function markupOf(part: ReactNode, path = "/"): string {
  return renderToStaticMarkup(onPage(part, path));
}

/** The same, with what is loaded late: asked for by a first rendering, there with the second. */
export async function wholeMarkupOf(part: ReactNode, path = "/"): Promise<string> {
  markupOf(part, path);
  await vi.dynamicImportSettled();
  return markupOf(part, path);
}

function onPage(part: ReactNode, path: string): ReactNode {
  const { locale } = splitLocale(new URL(path, "https://learn.example").pathname);
  const router = createMemoryRouter([{ path: "*", element: part }], { initialEntries: [path] });
  return (
    <InterfaceTextsContext value={interfaceTexts(locale)}>
      <RouterProvider router={router} />
    </InterfaceTextsContext>
  );
}
