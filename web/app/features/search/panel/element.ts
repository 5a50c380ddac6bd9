type Attributes = Record<string, string | boolean>;

/** Makes an element. Texts become text nodes, whatever they hold; `true` is an attribute without value, `false` none. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(attribute, "");
    else if (value !== false) made.setAttribute(attribute, value);
  }
  made.append(...children);
  return made;
}
