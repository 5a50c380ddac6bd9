import type { useTranslations } from "use-intl";

/** Finds an interface text by its whole key, on the server as in components. */
export type Translator = ReturnType<typeof useTranslations<never>>;
