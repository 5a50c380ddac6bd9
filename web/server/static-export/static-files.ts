/** Where the router asks for the data of the page at an address. */
export function dataAddress(address: string): string {
  return address.endsWith("/") ? `${address}_.data` : `${address}.data`;
}

/**
 * The file, from the copy's folder on, that a static host takes for an address.
 * @throws {Error} where the address would be a file outside of the folder
 */
export function fileOf(address: string): string {
  const file = decodeURIComponent(address).replace(/^\/+/, "");
  if (file.split(/[/\\]/).includes("..") || file.includes("\0"))
    throw new Error(`${address}: expected an address below the site's, got one that leads out of its folder`);
  return file;
}
