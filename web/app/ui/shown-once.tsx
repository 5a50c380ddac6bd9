import { createContext, createElement, type HTMLAttributes, type ReactNode, type SVGAttributes, use } from "react";
import { PageTextsContext } from "./rich-text/page-texts.ts";

/** A value for the page to show; or the number, from 1 on, under which the document shows it, so that its data need not have it again. */
export type Once<T> = { value: T } | number;

/** What the document calls the value of this number. */
export const shownName = (number: number) => `v${number}`;

/** Gives a value a number where a document is made, and leaves it as it is where data alone is asked for. */
export type ShowOnce = <T>(value: T) => Once<T>;

/** The values of a document that is being made, by their names. Browsers have none: they have the document. */
export const ShownValuesContext = createContext<ReadonlyMap<string, unknown>>(new Map());

/** The value itself; null where the document alone has it. */
function useOnce<T>(of: Once<T>): T | null {
  const values = use(ShownValuesContext);
  // Who numbered it knew its type, which `of` still has.
  return typeof of === "number" ? ((values.get(shownName(of)) as T | undefined) ?? null) : of.value;
}

/** What is only read: drawn from its value, and in a document that has no more than the number, left as the server drew it. */
export function ShownOnce<T>({
  of,
  as = "div",
  part = "",
  children,
  ...attributes
}: Omit<HTMLAttributes<HTMLElement>, "children"> &
  Pick<SVGAttributes<SVGElement>, "viewBox"> & {
    of: Once<T>;
    as?: "a" | "dd" | "div" | "dl" | "g" | "ol" | "p" | "script" | "section" | "span" | "svg" | "td";
    href?: string;
    type?: string;
    /** Tells the places apart that show the same value. */
    part?: string;
    children: (value: T) => ReactNode;
  }) {
  const value = useOnce(of);
  const drawn = use(PageTextsContext);
  const name = typeof of === "number" ? shownName(of) + part : undefined;
  if (name === undefined || value !== null)
    return createElement(as, { ...attributes, "data-text": name }, value === null ? null : children(value));
  return createElement(as, {
    ...attributes,
    "data-text": name,
    // What the server drew here, and React escaped.
    dangerouslySetInnerHTML: { __html: drawn.get(name) ?? "" },
  });
}
