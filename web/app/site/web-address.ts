/** Whether a link from the content leads to a web page: other schemes run code, or open programs. */
export function isWebAddress(link: string): boolean {
  return /^https?:\/\/[^/]/i.test(link);
}
