import { useTranslations } from "#app/i18n/interface-texts.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { Emblem } from "#app/ui/emblem/emblem.tsx";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import sectionTitleStyles from "#app/ui/section-title.module.css";
import textStyles from "#app/ui/text.module.css";
import { useTransitionPart } from "#app/ui/view-transitions/use-transition-part.ts";
import quietLinksStyles from "./quiet-links.module.css";
import styles from "./related-subnets-list.module.css";
import { subnetPath } from "./subnet-address.ts";
import type { SubnetSummary, SubnetView } from "./subnets.server.ts";

const TITLE_ID = "related-subnets";

/** What is like a subnet, and all of it side by side. */
export function RelatedSubnets({ subnet: { mainnetId, related, canCompare } }: { subnet: SubnetView }) {
  const t = useTranslations("subnets");
  const numbers = [mainnetId, ...related.map((other) => other.mainnetId)].filter((number) => number !== null);
  return (
    <section className={`${styles.relatedSubnetsList} ${quietLinksStyles.quietLinks}`} aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID} className={sectionTitleStyles.sectionTitle}>
        {t("related")}
      </h2>
      <ul>
        {related.map((other) => (
          <RelatedSubnet key={other.slug} subnet={other} />
        ))}
      </ul>
      {canCompare ? (
        <p>
          <LocalLink to={`/subnets?compare=${numbers.join(",")}`} rel="nofollow">
            {t("compareRelated")}
          </LocalLink>
        </p>
      ) : null}
    </section>
  );
}

function RelatedSubnet({ subnet }: { subnet: SubnetSummary }) {
  const sharedEmblem = useTransitionPart(subnetPath(subnet), "emblem");
  const lang = useLangOf()(subnet.locale);
  return (
    <li>
      <span {...sharedEmblem}>
        <Emblem number={subnet.mainnetId} />
      </span>
      <div>
        <LocalLink to={subnetPath(subnet)} isName>
          {subnet.name}
        </LocalLink>
        <p className={textStyles.muted} lang={lang}>
          {subnet.description}
        </p>
      </div>
    </li>
  );
}
