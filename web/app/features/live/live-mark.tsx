/**
 * Says to the page's script where changes are told (`start-live.ts`), and of which menu and notices the page is; also of which
 * content, where the provider says so.
 */
export function LiveMark(props: { address: string; frameVersion: string; contentVersion: string | null }) {
  const { address, frameVersion, contentVersion } = props;
  return (
    <span
      hidden
      data-live={address}
      data-shell-version={frameVersion}
      data-content-version={contentVersion ?? undefined}
    />
  );
}
