import type { ReactNode } from "react";
import { ActionLink } from "#app/ui/action-link.tsx";
import buttonStyles from "#app/ui/button.module.css";
import { useLangOf } from "#app/ui/fallback-notice.tsx";
import { ContentIcon } from "#app/ui/icons/content-icon.tsx";
import { CardGrid, LinkCard } from "#app/ui/lists/card.tsx";
import readingStyles from "#app/ui/reading/reading.module.css";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import sectionTitleStyles from "#app/ui/section-title.module.css";
import textStyles from "#app/ui/text.module.css";
import styles from "./page-blocks.module.css";
import type { PageBlock } from "./pages.server.ts";

/** What the home page sets beside its heading. */
export const HEADED = "headed-block";

/** What a page adds to a card, by where it leads: a picture in place of its icon, something below its text. */
type Adorn = (href: string) => { picture?: ReactNode; details?: ReactNode };

/** The blocks of a page, one under the other. The page's heading stands outside, unless its first hero has it (`isHeaded`). */
export function PageBlocks(props: {
  blocks: PageBlock[];
  isHeaded?: boolean;
  /** The page has a primary button elsewhere. Without it, the first action of the blocks is one. */
  hasPrimary?: boolean;
  adorn?: Adorn;
}) {
  const { blocks, isHeaded = false, hasPrimary = false, adorn } = props;
  const primary = hasPrimary ? undefined : blocks.find(hasAction);
  const first = isHeaded ? blocks.find(({ kind }) => kind === "hero") : undefined;
  return (
    <div className={styles.blocks}>
      {blocks.map((block) => (
        <Block
          key={`${block.kind}-${block.id}`}
          block={block}
          isHead={block === first}
          isPrimary={block === primary}
          adorn={adorn}
        />
      ))}
    </div>
  );
}

function hasAction(block: PageBlock): boolean {
  if (block.kind === "hero") return block.primary !== null;
  return block.kind === "call-to-action" && block.action !== null;
}

interface BlockProps {
  block: PageBlock;
  isHead: boolean;
  isPrimary: boolean;
  adorn: Adorn | undefined;
}

function Block({ block, isHead, isPrimary, adorn }: BlockProps) {
  const langOf = useLangOf();
  const action = isPrimary ? `${buttonStyles.button} ${buttonStyles.primary}` : buttonStyles.button;
  switch (block.kind) {
    case "hero": {
      const Heading = isHead ? "h1" : "h2";
      return (
        <section className={styles.hero}>
          <Heading className={styles.heroTitle}>{block.heading}</Heading>
          {block.subheading ? <p className={styles.heroText}>{block.subheading}</p> : null}
          <p className={styles.actions}>
            {block.primary ? <ActionLink action={block.primary} className={action} /> : null}
            {block.secondary ? <ActionLink action={block.secondary} className={buttonStyles.button} /> : null}
          </p>
        </section>
      );
    }
    case "text":
      return (
        <section className={block.heading ? `${readingStyles.reading} ${HEADED}` : readingStyles.reading}>
          {block.heading ? <h2 className={sectionTitleStyles.sectionTitle}>{block.heading}</h2> : null}
          <RichText parts={block.parts} />
        </section>
      );
    case "cards":
      return (
        <section className={block.heading ? HEADED : undefined}>
          {block.heading ? <h2 className={sectionTitleStyles.sectionTitle}>{block.heading}</h2> : null}
          <CardGrid>
            {block.cards.map((card) => {
              const added = card.href ? adorn?.(card.href) : undefined;
              return (
                <LinkCard
                  key={card.id}
                  level={block.heading ? 3 : 2}
                  title={card.title}
                  text={card.text}
                  href={card.href}
                  icon={added?.picture ?? <ContentIcon icon={card.icon} />}
                  details={added?.details}
                />
              );
            })}
          </CardGrid>
        </section>
      );
    case "featured":
      return (
        <section className={block.heading ? HEADED : undefined}>
          {block.heading ? <h2 className={sectionTitleStyles.sectionTitle}>{block.heading}</h2> : null}
          <CardGrid>
            {block.links.map(({ title, description, href, locale }) => (
              <LinkCard
                key={href}
                level={block.heading ? 3 : 2}
                title={title}
                text={description}
                href={href}
                lang={langOf(locale)}
                icon={adorn?.(href).picture}
              />
            ))}
          </CardGrid>
        </section>
      );
    case "figure": {
      const { image } = block;
      if (!image) return null;
      const alt = block.alt ?? image.alternativeText ?? "";
      return (
        <figure>
          {image.src === null ? (
            // A picture that another host has: its reader decides whether to ask for it.
            <a href={image.url} target="_blank" rel="noopener noreferrer">
              {alt || image.url}
            </a>
          ) : (
            <img
              src={image.src}
              alt={alt}
              width={image.width ?? undefined}
              height={image.height ?? undefined}
              loading="lazy"
            />
          )}
          {block.caption ? <figcaption className={textStyles.muted}>{block.caption}</figcaption> : null}
        </figure>
      );
    }
    case "call-to-action":
      return (
        <section className={styles.callToAction}>
          {block.heading ? (
            <h2 className={`${sectionTitleStyles.sectionTitle} ${styles.actionTitle}`}>{block.heading}</h2>
          ) : null}
          {block.text ? <p>{block.text}</p> : null}
          {block.action ? <ActionLink action={block.action} className={action} /> : null}
        </section>
      );
  }
}
