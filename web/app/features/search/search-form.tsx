import { type ComponentProps, Suspense } from "react";
import { useTranslations } from "#app/i18n/interface-texts.ts";
import { lateComponent } from "#app/ui/late-component.tsx";
import { findAddress } from "./address/find-address.ts";
import { GuardedForm } from "./secrets/guarded-form.tsx";
import { SecretNote } from "./secrets/secret-note.tsx";

const AddressNote = lateComponent(() => import("./address/address-note.tsx").then(({ AddressNote }) => AddressNote));

interface SearchFormProps
  extends Omit<ComponentProps<typeof GuardedForm>, "onPassed" | "answerHere" | "refusedNote" | "notCheckedNote"> {
  /** Takes the text instead of the browser or the router, also an address. */
  onSearch?: (text: string) => void;
}

/**
 * A form that searches for what stands in its field `q`, unless that is a secret. An address is told apart here and sent
 * nowhere.
 */
export function SearchForm({ onSearch, ...form }: SearchFormProps) {
  const t = useTranslations("search");
  return (
    <GuardedForm
      {...form}
      {...(onSearch ? { onPassed: ([text = ""]) => onSearch(text) } : { answerHere: noteOnAddress })}
      refusedNote={<SecretNote />}
      notCheckedNote={<p role="status">{t("unavailable")}</p>}
    />
  );
}

function noteOnAddress([text = ""]: readonly string[]) {
  const kind = findAddress(text);
  return (
    kind && (
      <Suspense>
        <AddressNote kind={kind} />
      </Suspense>
    )
  );
}
