/**
 * Fills in what stands as `${NAME}` in capitals, as the entry of nginx's image does; other `$names` are nginx's own.
 * @throws {Error} where it names what there is no value for
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\$\{([A-Z][A-Z0-9_]*)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`expected a value for ${name}, got none`);
    return value;
  });
}
