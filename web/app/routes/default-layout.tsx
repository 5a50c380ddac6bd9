import { Outlet } from "react-router";
import { PageFrame } from "#app/page-frame.tsx";

export { LayoutErrorBoundary as ErrorBoundary } from "#app/layout-error-boundary.tsx";

export default function DefaultLayout() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}
