import { pageMeta } from "#app/document/page-meta.ts";
import { mayBeStored } from "#app/features/search/secrets/check-secret.ts";
import { SecretNote } from "#app/features/search/secrets/secret-note.tsx";
import { TerminalPage } from "#app/features/terminal/terminal-page.tsx";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { getTranslator, pickTexts } from "#app/i18n/messages.server.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import pageWidthStyles from "#app/ui/page-width.module.css";
import type { Route } from "./+types/terminal.ts";

/** Its code is needed at once. */
export const handle = { loadsAtOnce: true };

export function loader({ params }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  return {
    texts: pickTexts(locale, "lab.terminal"),
    title: t("lab.terminal.title"),
    description: t("lab.terminal.description"),
  };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  if (!args.loaderData) return [];
  // What was typed stands in the address: where a link of the page leads learns whence one comes, and no more.
  return [...pageMeta({ ...args.loaderData, hasMarkdown: true }, args), { name: "referrer", content: "strict-origin" }];
}

export default function TerminalRoute({ loaderData }: Route.ComponentProps) {
  return (
    <MoreTexts texts={loaderData.texts}>
      <div className={pageWidthStyles.pageWidth}>
        <Head />
        <TerminalPage mayBeStored={mayBeStored} SecretNote={SecretNote} />
      </div>
    </MoreTexts>
  );
}

function Head() {
  const t = useTranslations("lab.terminal");
  const tLabs = useTranslations("labs");
  const tContent = useTranslations("content");
  return (
    <PageHeader
      title={t("title")}
      lead={t("lead")}
      crumbs={[{ label: tLabs("title"), href: "/lab" }]}
      crumbsLabel={tContent("breadcrumbs")}
    />
  );
}
