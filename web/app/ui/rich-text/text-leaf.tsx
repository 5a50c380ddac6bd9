import { createContext, type HTMLAttributes, use } from "react";
import { type TextHtml, useTextHtml } from "./page-texts.ts";
import { useCopying } from "./use-copying.ts";

type TextEvents = Pick<
  HTMLAttributes<HTMLElement>,
  | "onBlur"
  | "onClick"
  | "onFocus"
  | "onKeyDown"
  | "onPointerCancel"
  | "onPointerDown"
  | "onPointerOut"
  | "onPointerOver"
>;

/** What a page does when something happens to an element of its texts: what is in them is HTML, and no component. */
export const TextEventsContext = createContext<TextEvents>({});

/** A piece of a text, or some that stand together, as `createRichText` made it. Its copy buttons and links to headings work. */
export function TextLeaf({ texts, className }: { texts: readonly TextHtml[]; className: string }) {
  const { html, name } = useTextHtml(texts);
  const events = use(TextEventsContext);
  const copy = useCopying();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what is pressed in it are buttons and links.
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed in it are buttons and links.
    <div
      {...events}
      onClick={(event) => {
        events.onClick?.(event);
        copy(event);
      }}
      className={className}
      data-text={name}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what `createRichText` made, whose elements and attributes are known.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
