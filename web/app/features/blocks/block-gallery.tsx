import { useEffect, useRef, useState } from "react";
import sectionTitleStyles from "#app/ui/section-title.module.css";
import blockStyles from "./block-gallery.module.css";
import { ButtonExamples } from "./button-examples.tsx";
import { ControlExamples } from "./control-examples.tsx";
import { FieldExamples } from "./field-examples.tsx";
import { PageExamples } from "./page-examples.tsx";
import { PictureExamples } from "./picture-examples.tsx";
import { showStates } from "./show-states.ts";
import { TextExamples } from "./text-examples.tsx";

/** Every block of `ui/` in every state, light beside dark. For those who build the site: its words are English. */
export function BlockGallery() {
  const gallery = useRef<HTMLDivElement>(null);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    if (gallery.current) showStates(gallery.current);
    setIsReady(true);
  }, []);
  return (
    <div ref={gallery} className={blockStyles.blockGallery} data-blocks-ready={isReady ? "" : undefined}>
      {(["light", "dark"] as const).map((mode) => (
        <section key={mode} className={blockStyles.mode} data-mode={mode} aria-label={mode}>
          <h2 className={sectionTitleStyles.sectionTitle}>{mode}</h2>
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
