/**
 * Where a browser takes a picture from: the site, or the provider that names it (`mediaOrigin`, its address; empty where the
 * site has the files itself). Null for a picture from anywhere else: whoever serves it would learn who reads what.
 */
export function toPictureAddress(url: string, mediaOrigin: string): string | null {
  if (url.startsWith("/uploads/")) return mediaOrigin + url;
  // As browsers read it: spaces around it and line ends within do not count.
  const read = url.replace(/[\t\n\r]/g, "").trim();
  if (!/^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i.test(read)) return url;
  const provider = URL.parse(mediaOrigin);
  // An address without its protocol is the browser's to complete, from that of the page.
  const address = URL.parse(url, provider?.href);
  return provider && address?.origin === provider.origin ? address.href : null;
}
