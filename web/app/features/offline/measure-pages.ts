/** What pages weigh on their way, all together, in bytes; null where the server does not say. */
export async function measurePages(addresses: readonly string[]): Promise<number | null> {
  const sizes = await Promise.all(addresses.map(sizeOf));
  return sizes.every((size) => size > 0) ? sizes.reduce((total, size) => total + size, 0) : null;
}

async function sizeOf(address: string): Promise<number> {
  const answer = await fetch(address, { method: "HEAD", credentials: "omit" }).catch(() => null);
  return Number(answer?.headers.get("Content-Length"));
}
