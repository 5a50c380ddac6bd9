import { ErrorPage } from "#app/features/errors/error-page.tsx";
import { NotFoundSearch } from "#app/features/search/not-found-search.tsx";
import { PageFrame } from "./page-frame.tsx";

/** An error of a page is shown in the place of the page: navigation and footer stay. */
export function LayoutErrorBoundary() {
  return (
    <PageFrame failed>
      <ErrorPage search={<NotFoundSearch />} />
    </PageFrame>
  );
}
