import { Outlet } from "react-router";
import { PageFrame } from "#app/document/page-frame.tsx";

export { LayoutErrorBoundary as ErrorBoundary } from "#app/document/layout-error-boundary.tsx";

export default function DefaultLayout() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}
