import { BlockGallery } from "#app/features/blocks/block-gallery.tsx";
import pageHeaderStyles from "#app/ui/page-header.module.css";
import pageWidthStyles from "#app/ui/page-width.module.css";

/** The building blocks, for those who build the site. Only its development server has this page (`routes.ts`). */
export function meta() {
  return [{ title: "Building blocks" }, { name: "robots", content: "noindex" }];
}

/** Its code is needed at once. */
export const handle = { loadsAtOnce: true };

export default function BlocksRoute() {
  return (
    <>
      <h1 className={`${pageWidthStyles.pageWidth} ${pageHeaderStyles.title}`}>Building blocks</h1>
      <BlockGallery />
    </>
  );
}
