/**
 * Says to the page's script where changes are told (`start-live.ts`), and of which menu and notices the page is; also of which
 * content, where the provider says so.
 */
export function LiveMark(props: { address: string; shellVersion: string; contentVersion: string | null }) {
  const { address, shellVersion, contentVersion } = props;
  return (
    <span
      hidden
      data-live={address}
      data-shell-version={shellVersion}
      data-content-version={contentVersion ?? undefined}
    />
  );
}
