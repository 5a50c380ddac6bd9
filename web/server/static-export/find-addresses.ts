/** The addresses of this site that a page links to, shows pictures of or names in its head, each once, without query and fragment. */
export function listLinks(html: string, siteUrl: string): Set<string> {
  const named = [...html.matchAll(/<(?:a|img|link|meta)\s[^>]*?\b(?:href|src|content)="([^"]*)"/g)].map(
    ([tag, value = ""]) => {
      return /^<(?:a|img)\s/.test(tag) || value.startsWith(`${siteUrl}/`) || value === siteUrl
        ? decodeEntities(value)
        : "";
    },
  );
  return ownAddresses(named, siteUrl);
}

/** The addresses of this site that a sitemap, or a list of sitemaps, names. */
export function listLocations(xml: string, siteUrl: string): Set<string> {
  const named = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => decodeEntities(address));
  return ownAddresses(named, siteUrl);
}

function ownAddresses(named: readonly string[], siteUrl: string): Set<string> {
  const { origin } = new URL(siteUrl);
  const addresses = named.flatMap((text) => {
    const url = text === "" ? null : URL.parse(text, siteUrl);
    return url?.origin === origin ? url.pathname : [];
  });
  return new Set(addresses);
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", "#x27": "'" };

function decodeEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
