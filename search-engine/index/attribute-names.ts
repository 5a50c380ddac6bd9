/** Whether `name` stands for the attribute at `path`: itself, or one that is nested in it (`tags` covers `tags.name`). */
export function covers(name: string, path: string): boolean {
  return name === "*" || path === name || (path.startsWith(name) && path[name.length] === ".");
}

/** Like `covers`, with a star at the beginning or the end standing for anything: `tags.*`, `*.name`. */
export function matchesPattern(pattern: string, path: string): boolean {
  if (pattern.length > 1 && pattern.startsWith("*")) return path.endsWith(pattern.slice(1));
  if (pattern.length > 1 && pattern.endsWith("*")) return path.startsWith(pattern.slice(0, -1));
  return covers(pattern, path);
}
