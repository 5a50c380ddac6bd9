/** The names of one's own machine: a developer may use any of them, and no other site has them. */
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Whether an origin is the site's. Where that is this machine, all its names are meant. */
export function ownOrigins(siteUrl: string): (origin: string) => boolean {
  const own = new URL(siteUrl);
  return (text) => {
    const origin = URL.parse(text);
    if (!origin) return false;
    if (origin.origin === own.origin) return true;
    return origin.port === own.port && LOOPBACK.has(origin.hostname) && LOOPBACK.has(own.hostname);
  };
}
