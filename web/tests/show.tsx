import { render, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { InterfaceTextsContext } from "#app/i18n/interface-texts.ts";
import { splitLocale } from "#app/i18n/localized-path.ts";
import { interfaceTexts } from "#app/i18n/messages.server.ts";

/**
 * For tests with `@vitest-environment happy-dom`: a part of a page at this address as it is in a browser, to be looked
 * through by role and name. What was shown goes after each test.
 */
export function show(part: ReactNode, path = "/") {
  const { locale } = splitLocale(new URL(path, "https://learn.example").pathname);
  const router = createMemoryRouter([{ path: "*", element: part }], { initialEntries: [path] });
  const { container } = render(
    <InterfaceTextsContext value={interfaceTexts(locale)}>
      <RouterProvider router={router} />
    </InterfaceTextsContext>,
  );
  return { ...within(container), container };
}

/** Where links lead and what they are called, in their order. */
export function linksOf({
  queryAllByRole,
}: Pick<ReturnType<typeof show>, "queryAllByRole">): [string | null, string][] {
  return queryAllByRole("link").map((link) => [link.getAttribute("href"), link.textContent]);
}
