import { Outlet } from "react-router";
import { PageShell } from "#app/page-shell.tsx";
import { useShellData } from "#app/use-shell-data.ts";

export { LayoutErrorBoundary as ErrorBoundary } from "#app/layout-error-boundary.tsx";

export default function DefaultLayout() {
  return (
    <PageShell {...useShellData()}>
      <Outlet />
    </PageShell>
  );
}
