import { pageMeta } from "#app/document/page-meta.ts";
import { ASK_PATH } from "#app/features/ask/ask-path.ts";
import { LabList } from "#app/features/labs/lab-list.tsx";
import { listLabs } from "#app/features/labs/labs.server.ts";
import { getTranslator } from "#app/i18n/messages.server.ts";
import { parseLocale } from "#app/i18n/parse-locale.server.ts";
import { cachePolicy } from "#app/site/cache-policy.ts";
import type { PreviewDrawing } from "#app/site/preview-drawing.ts";
import { siteContext } from "#app/site/request-context.server.ts";
import { ListFallbackNotice } from "#app/ui/fallback-notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/labs.ts";

/** Two commands with their answers, and where the next one is typed. */
const TERMINAL: PreviewDrawing = {
  bars: [{ x: 38, y: 86, width: 9, height: 16, isSecond: false }],
  lines: [
    { d: "M16 12l8 7-8 7M38 19h74", isSecond: false },
    { d: "M16 38h150M16 52h104", isSecond: true },
    { d: "M16 66l8 7-8 7M38 73h46", isSecond: false },
    { d: "M16 87l8 7-8 7", isSecond: false },
  ],
  dot: null,
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = parseLocale(params.locale);
  const t = getTranslator(locale);
  const site = context.get(siteContext);
  const labs = await listLabs(site, locale);
  const ask = { title: t("ask.title"), text: t("ask.description"), href: ASK_PATH };
  const terminal = {
    title: t("lab.terminal.title"),
    text: t("lab.terminal.description"),
    href: "/lab/terminal",
    preview: TERMINAL,
  };
  const others = site.isStaticExport ? [terminal] : [terminal, ask];
  return { labs, others, title: t("labs.title"), description: t("listLeads.labs") };
}

export function headers() {
  return { "Cache-Control": cachePolicy.content };
}

export function meta(args: Route.MetaArgs) {
  return args.loaderData ? pageMeta({ ...args.loaderData, hasMarkdown: true }, args) : [];
}

export default function LabsRoute({ loaderData }: Route.ComponentProps) {
  const { labs, others, title, description } = loaderData;
  return (
    <>
      <PageHeader title={title} lead={description} />
      <ListFallbackNotice entries={labs} />
      <LabList labs={labs} others={others} />
    </>
  );
}
