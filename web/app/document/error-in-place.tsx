import { useLocation } from "react-router";
import { ErrorPage } from "#app/features/errors/error-page.tsx";
import { TellEditors } from "#app/features/feedback/tell-editors.tsx";
import { NotFoundSearch } from "#app/features/search/not-found-search.tsx";
import { useFrame } from "./use-frame.ts";

/** What went wrong, and a search where an address leads nowhere. */
export function ErrorInPlace() {
  const { takesFeedback } = useFrame();
  const { pathname } = useLocation();
  const tell = (words: string) => (takesFeedback ? <TellEditors page={pathname} about={words} /> : null);
  return <ErrorPage search={<NotFoundSearch tell={tell} />} />;
}
