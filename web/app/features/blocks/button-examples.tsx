import { ActionLink } from "#app/ui/action-link.tsx";
import buttonStyles from "#app/ui/button.module.css";
import { Button, type ButtonTone } from "#app/ui/button.tsx";
import type { AlertWords } from "#app/ui/dialog/alert-dialog.tsx";
import { useConfirmation } from "#app/ui/dialog/use-confirmation.tsx";
import iconButtonStyles from "#app/ui/icon-button.module.css";
import { LineIcon } from "#app/ui/icons/line-icon.tsx";
import { Block, Example, POINTER_STATES } from "./example.tsx";

const HERE = "/lab/ui";
const TONES: readonly ButtonTone[] = ["primary", "secondary", "quiet", "danger"];

export function ButtonExamples() {
  return (
    <>
      {TONES.map((tone) => (
        <Block key={tone} name={`Button, ${tone}`}>
          <Example state="rest">
            <Button tone={tone}>Show it</Button>
          </Example>
          {POINTER_STATES.map((state) => (
            <Example key={state} state={state} shown={state}>
              <Button tone={tone}>Show it</Button>
            </Example>
          ))}
          <Example state="busy">
            <Button tone={tone} isBusy>
              Show it
            </Button>
          </Example>
          <Example state="unavailable">
            <Button tone={tone} isUnavailable>
              Show it
            </Button>
          </Example>
        </Block>
      ))}
      <Block name="Icon button">
        <Example state="rest">
          <IconButton />
        </Example>
        {POINTER_STATES.map((state) => (
          <Example key={state} state={state} shown={state}>
            <IconButton />
          </Example>
        ))}
      </Block>
      <Block name="Link to act on">
        <Example state="in the site">
          <ActionLink
            className={`${buttonStyles.button} ${buttonStyles.primary}`}
            action={{ label: "Get started", href: HERE, external: false }}
          />
        </Example>
        <Example state="elsewhere">
          <ActionLink
            className={buttonStyles.button}
            action={{ label: "The network's own pages", href: "https://bittensor.com", external: true }}
          />
        </Example>
      </Block>
      <Block name="Alert dialog">
        <Example state="opened by its form">
          <Question />
        </Example>
      </Block>
    </>
  );
}

function IconButton() {
  return (
    <button type="button" className={iconButtonStyles.iconButton} aria-label="Close">
      <LineIcon size={24} strokeWidth={2}>
        <path d="M18 6 6 18M6 6l12 12" />
      </LineIcon>
    </button>
  );
}

const WORDS: AlertWords = {
  title: "Delete everything here",
  text: "Reading progress and bookmarks will be gone. This cannot be undone.",
  confirm: "Delete progress and bookmarks",
  cancel: "Keep everything",
};

function Question() {
  const { holdsBack, dialog } = useConfirmation(WORDS);
  return (
    <form onSubmit={(event) => holdsBack(event) || event.preventDefault()}>
      <Button type="submit" tone="danger">
        Delete everything here
      </Button>
      {dialog}
    </form>
  );
}
