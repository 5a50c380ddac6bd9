import { FallbackNotice } from "#app/ui/fallback-notice.tsx";
import errorStyles from "#app/ui/forms/error-summary.module.css";
import statusNoteStyles from "#app/ui/forms/status-note.module.css";
import { CardGrid, LinkCard } from "#app/ui/lists/card.tsx";
import { ChipLinks } from "#app/ui/lists/chip-links.tsx";
import { LinkList } from "#app/ui/lists/link-list.tsx";
import { Pagination } from "#app/ui/lists/pagination.tsx";
import { Tags } from "#app/ui/lists/tags.tsx";
import pageHeaderStyles from "#app/ui/page-header.module.css";
import { PreviousNext } from "#app/ui/reading/previous-next.tsx";
import textLinksStyles from "#app/ui/text-links.module.css";
import touchStyles from "#app/ui/touch.module.css";
import { Block, Example, POINTER_STATES } from "./example.tsx";

const HERE = "/lab/ui";
const CHOICES = [
  { name: "Everything", href: HERE, isCurrent: true },
  { name: "Concepts", href: HERE, isCurrent: false },
];

/** What pages are put together from. */
export function PageExamples() {
  return (
    <>
      <Block name="Card">
        <Example state="rest">
          <CardExample />
        </Example>
        {POINTER_STATES.map((state) => (
          <Example key={state} state={state} shown={state}>
            <CardExample />
          </Example>
        ))}
      </Block>
      <Block name="Tag">
        <Example state="rest">
          <Tags tags={["inference"]} />
        </Example>
      </Block>
      <Block name="Chips">
        <Example state="one is current">
          <ChipLinks label="Kind" choices={CHOICES} />
        </Example>
        {POINTER_STATES.map((state) => (
          <Example key={state} state={state} shown={state}>
            <ChipLinks label={`Kind, ${state}`} choices={CHOICES} />
          </Example>
        ))}
      </Block>
      <Block name="Breadcrumb">
        <Example state="above a title">
          <ul className={pageHeaderStyles.crumbs}>
            <li>
              <a href={HERE}>Concepts</a>
            </li>
            <li>
              <a href={HERE}>Consensus</a>
            </li>
          </ul>
        </Example>
      </Block>
      <Block name="Pagination">
        {[1, 2, 3].map((page) => (
          <Example key={page} state={`page ${page} of 3`}>
            <Pagination page={page} pageCount={3} hrefOf={() => HERE} />
          </Example>
        ))}
      </Block>
      <Block name="Previous and next">
        <Example state="both">
          <PreviousNext previous={{ href: HERE, title: "Wallets" }} next={{ href: HERE, title: "Staking" }} />
        </Example>
        <Example state="the first">
          <PreviousNext previous={null} next={{ href: HERE, title: "Staking" }} />
        </Example>
      </Block>
      <Block name="Notice">
        <Example state="a text in another language">
          <FallbackNotice locale="ko" />
        </Example>
        <Example state="what is wrong with a form">
          <div className={`${errorStyles.errorSummary} ${textLinksStyles.textLinks} ${touchStyles.links}`}>
            <p className={errorStyles.title}>This could not be sent:</p>
            <ul>
              <li>
                <a href={HERE}>Name</a>: Too short.
              </li>
            </ul>
          </div>
        </Example>
        <Example state="what became of a form">
          <p className={statusNoteStyles.statusNote}>Your changes are saved.</p>
        </Example>
      </Block>
      <Block name="Link list">
        <Example state="with what each is about">
          <LinkList
            title="Concepts behind this lab"
            links={[{ title: "Staking", description: "What happens when TAO is staked.", href: HERE }]}
          />
        </Example>
      </Block>
    </>
  );
}

function CardExample() {
  return (
    <CardGrid>
      <LinkCard
        level={4}
        title="Staking"
        text="What happens when TAO is staked."
        href={HERE}
        details={<span>Concept</span>}
      />
    </CardGrid>
  );
}
