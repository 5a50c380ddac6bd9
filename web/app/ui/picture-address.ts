/**
 * Where a browser takes a picture from: the site, the provider that names it (`mediaOrigin`, its address; empty where the site
 * has the files itself), or where that stores its files (`bucketOrigins`). Null for a picture from anywhere else: whoever serves
 * it would learn who reads what.
 */
export function toPictureAddress(
  url: string,
  mediaOrigin: string,
  bucketOrigins: readonly string[] = [],
): string | null {
  if (url.startsWith("/uploads/")) return mediaOrigin + url;
  // As browsers read it: spaces around it and line ends within do not count.
  const read = url.replace(/[\t\n\r]/g, "").trim();
  if (!/^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i.test(read)) return url;
  for (const named of [mediaOrigin, ...bucketOrigins]) {
    const own = URL.parse(named);
    // An address without its protocol has that of where it leads.
    const address = URL.parse(url, own?.href);
    if (own && address?.origin === own.origin) return address.href;
  }
  return null;
}
