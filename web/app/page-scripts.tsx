import { Children, isValidElement, type ReactElement, type ReactNode, use } from "react";
import { Scripts } from "react-router";
import { NonceContext } from "./nonce.ts";

/**
 * Asks for the files once there is something to read. Where nobody can tell when that is, each is asked for by what needs it. The
 * page has it from the server; in the browser React leaves it alone.
 */
const AFTER_FIRST_PAINT = import.meta.env.SSR
  ? `try{new PerformanceObserver(function(l,o){if(!l.getEntriesByName("first-contentful-paint").length)return;o.disconnect();
FILES.forEach(function(f){var k=document.createElement("link");k.rel="modulepreload";k.fetchPriority="low";k.href=f;document.head.append(k)})
}).observe({type:"paint",buffered:true})}catch(e){}`
  : "";

/**
 * The router's scripts. It would have the browser fetch all of their code from the head on, ahead of the styles: on a slow phone
 * that takes from what the reader is waiting for. Here the text comes first, and the code when it has been painted.
 */
export function PageScripts() {
  const nonce = use(NonceContext);
  // Called rather than rendered: only so is there something to take the router's preloads out of.
  const { others, files } = withoutPreloads(Scripts({}));
  if (files.length === 0) return others;
  return (
    <>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this site, and names of its own files.
        dangerouslySetInnerHTML={{ __html: AFTER_FIRST_PAINT.replace("FILES", () => JSON.stringify(files)) }}
      />
      {others}
    </>
  );
}

/** What the router renders but for its preloads, and the files these name. */
function withoutPreloads(scripts: ReactElement | null): { others: ReactNode[]; files: string[] } {
  if (!isValidElement<{ children?: ReactNode }>(scripts)) return { others: [], files: [] };
  const parts = Children.toArray(scripts.props.children);
  const files = parts.map(preloadedFile);
  return { others: parts.filter((_, index) => files[index] === null), files: files.filter((file) => file !== null) };
}

function preloadedFile(part: ReactNode): string | null {
  if (!isValidElement<{ rel?: unknown; href?: unknown }>(part)) return null;
  const { rel, href } = part.props;
  return part.type === "link" && rel === "modulepreload" && typeof href === "string" ? href : null;
}
