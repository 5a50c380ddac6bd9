import { useFormatter, useTranslations } from "#app/i18n/interface-texts.ts";
import type { FactView } from "../text-notes.server.ts";

/** "Checked D", the oldest of the days on which the facts were checked: for the one line below a title. */
export function CheckedShort({ facts }: { facts: readonly FactView[] }) {
  const t = useTranslations("textNotes");
  const format = useFormatter();
  const [first = ""] = facts.map(({ checkedOn }) => checkedOn).sort();
  return t("checked", { date: format.dateTime(new Date(first), { dateStyle: "medium" }) });
}

/** "True for runtime N, checked on D", of all facts together: where they differ, from the oldest to the newest. */
export function CheckedLine({ facts }: { facts: readonly FactView[] }) {
  const t = useTranslations("textNotes");
  const format = useFormatter();
  const days = facts.map(({ checkedOn }) => checkedOn).sort();
  const [first = "", last = first] = [days[0], days.at(-1)];
  // Not as a range of the formatter: servers and browsers put different spaces around its dash.
  const [from, to] = [first, last].map((day) => format.dateTime(new Date(day), { dateStyle: "long" }));
  const date = from === to ? `${from}` : `${from}\u00A0– ${to}`;
  const runtimes = facts.flatMap(({ runtime }) => runtime ?? []).sort((one, other) => one - other);
  const [lowest, highest] = [runtimes[0], runtimes.at(-1)];
  if (lowest === undefined) return t("checked", { date });
  return t("trueFor", { date, runtime: lowest === highest ? String(lowest) : `${lowest}–${highest}` });
}
