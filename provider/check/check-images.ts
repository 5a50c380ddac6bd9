/** Pictures say what they show, and are there; `exists` knows the files that the site serves by their address. */
export function checkImages(
  images: readonly { url: string; alt: string }[],
  exists: (address: string) => boolean,
  report: (problem: string) => void,
): void {
  for (const { url, alt } of images) {
    if (alt.trim() === "") report(`text: expected an alternative text for the picture ${url}, got none`);
    if (url.startsWith("/") && !exists(url)) report(`text: expected a picture that exists, got "${url}"`);
  }
}
