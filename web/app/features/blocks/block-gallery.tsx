import { useEffect } from "react";
import { ButtonExamples } from "./button-examples.tsx";
import { ControlExamples } from "./control-examples.tsx";
import { FieldExamples } from "./field-examples.tsx";
import { PageExamples } from "./page-examples.tsx";
import { PictureExamples } from "./picture-examples.tsx";
import { showStates } from "./show-states.ts";
import { TextExamples } from "./text-examples.tsx";

/** Every block of `ui/` in every state, light beside dark. For those who build the site: its words are English. */
export function BlockGallery() {
  useEffect(() => {
    showStates(document);
    document.documentElement.dataset.blocksReady = "";
  }, []);
  return (
    <div className="blocks">
      {(["light", "dark"] as const).map((mode) => (
        <section key={mode} className="blocks-mode" data-mode={mode} aria-label={mode}>
          <h2 className="section-title">{mode}</h2>
          <ButtonExamples />
          <ControlExamples mode={mode} />
          <FieldExamples mode={mode} />
          <PageExamples />
          <PictureExamples />
          <TextExamples />
        </section>
      ))}
    </div>
  );
}
