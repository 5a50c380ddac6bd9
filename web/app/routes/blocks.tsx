import accountStyles from "#app/features/account/account.css?url";
import { BlockGallery } from "#app/features/blocks/block-gallery.tsx";
import blockStyles from "#app/features/blocks/blocks.css?url";
import controlStyles from "#app/ui/controls/controls.css?url";
import dialogStyles from "#app/ui/dialog/dialog.css?url";

/** The building blocks, for those who build the site. Only its development server has this page (`routes.ts`). */
export function meta() {
  return [{ title: "Building blocks" }, { name: "robots", content: "noindex" }];
}

export function links() {
  return [accountStyles, controlStyles, dialogStyles, blockStyles].map((href) => ({ rel: "stylesheet", href }));
}

export default function BlocksRoute() {
  return (
    <>
      <h1 className="page-width page-title">Building blocks</h1>
      <BlockGallery />
    </>
  );
}
