import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import type { ResourceView } from "./resources.server.ts";

/** Documents open in a new tab, as the specification has it. */
export function ResourceList({ resources }: { resources: ResourceView[] }) {
  const t = useTranslations("resources");
  const format = useFormatter();
  const langOf = useLangOf();
  return (
    <ul className="resource-list">
      {resources.map((resource) => (
        <li key={resource.slug} lang={langOf(resource.locale)} className="card">
          <h2 className="card-title">
            <a className="card-link" href={resource.href} target="_blank" rel="noopener noreferrer">
              {resource.title}
            </a>
          </h2>
          <p className="text-muted">{resource.description}</p>
          <p className="card-details">
            <span>{t("pdf")}</span>
            {resource.pages ? <span>{t("pages", { count: resource.pages })}</span> : null}
            {resource.issuedOn ? (
              <time dateTime={resource.issuedOn}>
                {format.dateTime(new Date(resource.issuedOn), { dateStyle: "medium", timeZone: "UTC" })}
              </time>
            ) : null}
          </p>
        </li>
      ))}
    </ul>
  );
}
