import { Suspense, useEffect } from "react";
import { useRouteError } from "react-router";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { lateComponent } from "#app/ui/late-component.tsx";
import { PageFrame } from "./page-frame.tsx";
import { mayReload } from "./reload-guard.ts";
import { hasWorker } from "./use-is-cut-off.ts";

/**
 * Few pages are errors: their code comes with the first. Where it cannot be loaded either, a title says that something failed. A
 * document that shows an error waits for it before React takes it over, so that nothing in it is drawn anew.
 */
export const ErrorInPlace = lateComponent<object>(() =>
  import("./error-in-place.tsx").then(
    ({ ErrorInPlace }) => ErrorInPlace,
    () => ErrorTitle,
  ),
);

/** An error of a page is shown in the place of the page: navigation and footer stay. */
export function LayoutErrorBoundary() {
  useCopyInstead();
  return (
    <PageFrame failed>
      <Suspense>
        <ErrorInPlace />
      </Suspense>
    </PageFrame>
  );
}

/** A page whose data the network did not give is loaded as a document: the service worker has a copy, or a list of what it has. */
function useCopyInstead(): void {
  const error = useRouteError();
  useEffect(() => {
    const { pathname, search } = window.location;
    // What `fetch` throws without a network.
    if (error instanceof TypeError && hasWorker() && mayReload(window, pathname + search, Date.now()))
      window.location.reload();
  }, [error]);
}

function ErrorTitle() {
  return <h1>{useTranslations("errors")("title")}</h1>;
}
