import { ErrorPage } from "./features/errors/error-page.tsx";
import { PageShell } from "./page-shell.tsx";
import { useShellData } from "./use-shell-data.ts";

/** An error of a page is shown in the place of the page: navigation and footer stay. */
export function LayoutErrorBoundary() {
  return (
    <PageShell {...useShellData()} failed>
      <ErrorPage />
    </PageShell>
  );
}
