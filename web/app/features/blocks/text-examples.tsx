import { PageHeader } from "#app/ui/page-header.tsx";
import { ContentsPanel } from "#app/ui/reading/contents-panel.tsx";
import { TextSource } from "#app/ui/reading/text-source.tsx";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import { Block, Example, POINTER_STATES } from "./example.tsx";

const HERE = "/lab/ui";
const CONTENTS = [
  { id: "places", depth: 2, title: "Two places to stake" },
  { id: "cost", depth: 2, title: "What it costs" },
] as const;
const TEXT = `<p>Staking puts tokens behind a <a href="${HERE}">hotkey</a>. <strong>On root</strong> they stay <em>TAO</em>; <mark>in a subnet</mark> they are swapped, as <code>add_stake</code> says.</p><ul><li>One to one</li><li>At the price of the pool</li></ul><blockquote><p>You keep ownership.</p></blockquote>`;

/** What texts stand in. */
export function TextExamples() {
  return (
    <>
      <Block name="Source of a text">
        <Example state="all of it">
          <TextSource path={HERE} updatedAt="2026-11-20T00:00:00Z" sourceUrl="https://example.org/text.md" />
        </Example>
      </Block>
      <Block name="Contents">
        <Example state="closed where it is narrow">
          <ContentsPanel contents={CONTENTS} />
        </Example>
        {POINTER_STATES.map((state) => (
          <Example key={state} state={state} shown={state}>
            <ContentsPanel contents={CONTENTS} />
          </Example>
        ))}
        <Example state="open" shown="open">
          <ContentsPanel contents={CONTENTS} />
        </Example>
      </Block>
      <Block name="Text">
        <Example state="as it is read">
          <RichText parts={[{ kind: "html", html: TEXT }]} />
        </Example>
      </Block>
      {/* The last of a mode: what follows the heading of a page is one of the second level. */}
      <Block name="Head of a page">
        <Example state="with its way and a lead">
          <PageHeader
            title="Staking"
            lead="What happens when TAO is staked."
            crumbs={[{ label: "Concepts", href: HERE }]}
            crumbsLabel="The way here"
          />
        </Example>
      </Block>
    </>
  );
}
