import type { ReactNode } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { FallbackNotice, useLangOf } from "#app/ui/fallback-notice.tsx";
import { LinkList } from "#app/ui/link-list.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { RichTextView } from "#app/ui/rich-text/rich-text.tsx";
import type { TextParts } from "#app/ui/text-parts.ts";
import { TextSource } from "#app/ui/text-source.tsx";
import type { SubnetView } from "./subnets.server.ts";

/** A subnet's file: what it does, who stands behind it, where it lives. */
export function SubnetPage({ subnet, parts }: { subnet: SubnetView; parts?: TextParts }) {
  const t = useTranslations("subnets");
  const tContent = useTranslations("content");
  const lang = useLangOf()(subnet.locale);
  return (
    <>
      <PageHeader
        title={subnet.name}
        lead={subnet.description}
        crumbs={[{ label: t("title"), href: "/subnets" }]}
        crumbsLabel={tContent("breadcrumbs")}
        lang={lang}
      >
        <p className="page-facts">
          <TextSource
            path={`/subnets/${subnet.mainnetId === 0 ? "root" : (subnet.mainnetId ?? subnet.slug)}`}
            updatedAt={subnet.updatedAt}
            sourceUrl={subnet.sourceUrl}
          />
        </p>
        {parts?.head}
      </PageHeader>
      <FallbackNotice locale={subnet.locale} />
      <div className="with-contents">
        <dl className="subnet-facts">
          {subnet.mainnetId === null ? (
            <Fact term={t("netuid")}>{t("announced")}</Fact>
          ) : (
            <Fact term={t("netuid")}>{subnet.mainnetId}</Fact>
          )}
          {subnet.testnetId === null ? null : <Fact term={t("testnetId")}>{subnet.testnetId}</Fact>}
          {subnet.symbol ? <Fact term={t("symbol")}>{subnet.symbol}</Fact> : null}
          {subnet.team ? (
            <Fact term={t("columns.team")}>
              <LocalLink to={`/subnets/${subnet.team.slug}`}>{subnet.team.name}</LocalLink>
            </Fact>
          ) : null}
          {subnet.tags.length > 0 ? (
            <Fact term={t("tags")} lang={lang}>
              {subnet.tags.map((tag) => (
                <LocalLink key={tag.slug} className="tag" to={`/subnets?tag=${tag.slug}`}>
                  {tag.name}
                </LocalLink>
              ))}
            </Fact>
          ) : null}
          {subnet.links.length > 0 ? (
            <Fact term={t("links")} lang={lang}>
              {subnet.links.map((link) => (
                <a key={link.id} className="block" href={link.href} target="_blank" rel="noopener noreferrer">
                  {link.label}
                </a>
              ))}
            </Fact>
          ) : null}
        </dl>
        <div className="reading">
          <div lang={lang}>
            <RichTextView html={subnet.text.html} />
          </div>
          {parts?.end}
          {subnet.concepts.length > 0 ? <LinkList title={t("concepts")} links={subnet.concepts} /> : null}
        </div>
      </div>
    </>
  );
}

/** `lang` is that of what is said, where it is not the page's. */
function Fact({ term, lang, children }: { term: string; lang?: string | undefined; children: ReactNode }) {
  return (
    <div className="fact">
      <dt>{term}</dt>
      <dd lang={lang}>{children}</dd>
    </div>
  );
}
