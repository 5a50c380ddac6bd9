import { LocalLink } from "#app/i18n/local-link.tsx";

/** What an editor offers to do next: a link inside the site, or elsewhere in a new tab. */
export function ActionLink(props: {
  action: { label: string; href: string; external: boolean | null };
  className: string | undefined;
}) {
  const { label, href, external } = props.action;
  if (external)
    return (
      <a className={props.className} href={href} target="_blank" rel="noopener noreferrer">
        {label}
      </a>
    );
  return (
    <LocalLink className={props.className} to={href}>
      {label}
    </LocalLink>
  );
}
