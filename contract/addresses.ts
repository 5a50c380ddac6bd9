/** Of a web page or a mailbox, or a path of the site itself. `//host` and `/\host` are none: browsers take them for other sites. */
const ADDRESS = /^(?:https?:\/\/[^/\s]|mailto:[^\s]|\/(?![/\\]))/i;

/** Whether an address in the content can stand in a link: any other scheme runs code, or opens programs. */
export function isLinkAddress(value: string): boolean {
  return ADDRESS.test(value);
}
