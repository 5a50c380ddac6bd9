import { Emblem } from "#app/ui/emblem/emblem.tsx";
import { ContentIcon } from "#app/ui/icons/content-icon.tsx";
import { NeutralIcon } from "#app/ui/icons/neutral-icon.tsx";
import { DRAWINGS } from "#app/ui/illustrations/drawings.tsx";
import { Illustration } from "#app/ui/illustrations/illustration.tsx";
import { SiteMark } from "#app/ui/site-mark.tsx";
import { Block, Example } from "./example.tsx";

const NUMBERS = [0, 1, 4, 64, 128];
const ICON = {
  body: '<path fill="none" stroke="currentColor" stroke-width="2" d="M4 12h16M12 4v16" />',
  width: 24,
  height: 24,
};

/** What is drawn. */
export function PictureExamples() {
  return (
    <>
      <Block name="Mark">
        <Example state="rest">
          <SiteMark size={48} />
        </Example>
      </Block>
      <Block name="Emblem">
        {NUMBERS.map((number) => (
          <Example key={number} state={`of ${number}`}>
            <Emblem number={number} />
          </Example>
        ))}
        <Example state="without a number yet">
          <Emblem number={null} />
        </Example>
      </Block>
      <Block name="Icon">
        <Example state="that content names">
          <ContentIcon icon={{ icon: ICON }} />
        </Example>
        <Example state="that is not there">
          <NeutralIcon />
        </Example>
      </Block>
      <Block name="Illustration">
        {Object.keys(DRAWINGS).map((name) => (
          <Example key={name} state={name}>
            <div data-hue={name}>
              <Illustration name={name} />
            </div>
          </Example>
        ))}
        <Example state="of an unknown name">
          <Illustration name="unknown" otherwise={<NeutralIcon />} />
        </Example>
      </Block>
    </>
  );
}
