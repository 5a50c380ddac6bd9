import { type ComponentProps, createContext, type ReactNode, type RefObject, use, useRef, useState } from "react";

/** The text that a page shows, for what follows how far it is read. */
interface ShownText {
  article: RefObject<HTMLElement | null>;
  /** Its parts, in their order, where the page draws it in parts. */
  parts: ReadonlySet<Element>;
}

export const ShownTextContext = createContext<ShownText | null>(null);

const PartsContext = createContext(new Set<Element>());

/** A text to be read. */
export function Article({ children }: { children: ReactNode }) {
  const article = useRef<HTMLElement>(null);
  const [parts] = useState(() => new Set<Element>());
  const [text] = useState({ article, parts });
  return (
    <ShownTextContext value={text}>
      <PartsContext value={parts}>
        <article ref={article}>{children}</article>
      </PartsContext>
    </ShownTextContext>
  );
}

/** A part of it: parts count the same, however long they are. */
export function ArticlePart(props: ComponentProps<"section">) {
  const parts = use(PartsContext);
  const note = (part: HTMLElement | null) => {
    if (part) parts.add(part);
    return () => void (part && parts.delete(part));
  };
  return <section {...props} ref={note} />;
}
