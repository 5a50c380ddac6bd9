/** Where programs ask how a page of the site is embedded. */
export function toOembedAddress(siteUrl: string, page: string): string {
  return `${siteUrl}/oembed.json?url=${encodeURIComponent(page)}`;
}
