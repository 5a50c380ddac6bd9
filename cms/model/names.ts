/** `GetStartedStep` is `get-started-step`. */
export function kebabCase(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-").toLowerCase();
}

/** `ComponentBlocksCardGrid` is `blocks.card-grid`: the first word is the component's category. */
export function componentName(typeName: string): string {
  const [, category = "", ...rest] = kebabCase(typeName).split("-");
  return `${category}.${rest.join("-")}`;
}

/** `get-started-step` is `Get started step`. */
export function displayName(kebab: string): string {
  const words = kebab.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
