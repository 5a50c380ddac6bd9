/** What is saved of a page: at most this much of a field, and no secret. */
const LONGEST_VALUE = 20_000;

const KEY = "fields:";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface SavedField {
  key: string;
  value: string;
  checked?: boolean;
}

interface Services {
  /** Whether a text may be written down at all. */
  isHarmless: (text: string) => boolean;
}

/**
 * What is being filled in survives a load that the page itself has brought about. `save` writes it down for the tab; when the
 * page is shown again it stands where it stood. Passwords, files and what looks like a secret are never written down.
 */
export function createSavedFields(window: Window & typeof globalThis, { isHarmless }: Services) {
  const { document, location } = window;
  const touched = new Set<Field>();
  for (const type of ["input", "change"])
    document.addEventListener(
      type,
      ({ target }) => {
        if (isField(target) && isSaveable(target)) touched.add(target);
      },
      { capture: true },
    );

  return {
    save() {
      const all = fieldsOf(document);
      const fields = all.flatMap((field, index): SavedField[] => {
        const { value } = field;
        if (!isSaveable(field) || !isChanged(field) || value.length > LONGEST_VALUE || !isHarmless(value)) return [];
        return [{ key: keyOf(field, index, all), value, ...(isToggle(field) && { checked: field.checked }) }];
      });
      if (fields.length > 0)
        quietly(() => window.sessionStorage.setItem(KEY + location.pathname, JSON.stringify(fields)));
    },

    restore() {
      quietly(() => {
        const text = window.sessionStorage.getItem(KEY + location.pathname);
        if (text === null) return;
        window.sessionStorage.removeItem(KEY + location.pathname);
        const saved = new Map<string, SavedField>(JSON.parse(text).map((field: SavedField) => [field.key, field]));
        const all = fieldsOf(document);
        all.forEach((field, index) => {
          const known = saved.get(keyOf(field, index, all));
          if (known && isSaveable(field)) fill(field, known);
        });
      });
    },
  };

  /** Also before this was there to notice. */
  function isChanged(field: Field): boolean {
    if (touched.has(field) || field instanceof window.HTMLSelectElement) return touched.has(field);
    return isToggle(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
  }

  /** As if it were typed: whatever listens, listens to that. */
  function fill(field: Field, { value, checked }: SavedField): void {
    if (isToggle(field)) field.checked = checked === true;
    else field.value = value;
    for (const type of ["input", "change"]) field.dispatchEvent(new window.Event(type, { bubbles: true }));
  }
}

function fieldsOf(document: Document): Field[] {
  return [...document.querySelectorAll<Field>("main form :is(input, textarea, select)")];
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches("main form :is(input, textarea, select)");
}

function isSaveable({ name, type }: Field): boolean {
  return name !== "" && !["password", "hidden", "file", "submit", "button"].includes(type);
}

function isToggle(field: Field): field is HTMLInputElement {
  return field.type === "radio" || field.type === "checkbox";
}

/** By its form, its name and, where it is one of several choices, its value; not by its place, which may change. */
function keyOf(field: Field, index: number, all: Field[]): string {
  const own = (one: Field) => JSON.stringify([one.form?.id ?? "", one.name, isToggle(one) ? one.value : ""]);
  const key = own(field);
  return `${key}${all.slice(0, index).filter((other) => own(other) === key).length}`;
}

/** A browser that refuses storage, or has none left, saves nothing. */
function quietly(action: () => void): void {
  try {
    action();
  } catch {
    return;
  }
}
