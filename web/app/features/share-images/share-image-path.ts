const DOCUMENT = /^\/(?:about$|developers$|privacy-policy$|(?:articles|concepts|get-started|guides|lab|subnets)\/.)/;

/** Pages that are no document of their own: those of `share-image-sections.ts`, whose messages no browser needs. */
const SECTION =
  /^\/(?:|apps|articles|community|concepts|corrections|explore|facts|faq|figures|get-started|guides|lab|licenses|quality|resources|subnets|teach|teams|timeline|translations|videos)$/;

/** The page whose image stands for the page at a path: its own, or the home page's. */
export function shareImagePathOf(path: string): string {
  return SECTION.test(path) || DOCUMENT.test(path) ? path : "/";
}
