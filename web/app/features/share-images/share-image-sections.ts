/** Pages that are no document of their own, with the messages that name them. */
export const SHARE_IMAGE_SECTIONS = {
  "/": "home.title",
  "/apps": "applications.title",
  "/articles": "articles.title",
  "/community": "community.title",
  "/concepts": "concepts.title",
  "/concepts/glossary": "glossary.title",
  "/corrections": "corrections.title",
  "/explore": "explore.title",
  "/facts": "facts.title",
  "/faq": "faq.title",
  "/figures": "gallery.title",
  "/get-started": "getStarted.title",
  "/guides": "guides.title",
  "/lab": "labs.title",
  "/licenses": "licenses.title",
  "/quality": "quality.title",
  "/resources": "resources.title",
  "/subnets": "subnets.title",
  "/teach": "teach.title",
  "/teams": "teams.title",
  "/timeline": "timeline.title",
  "/translations": "translations.title",
  "/videos": "videos.title",
} as const;

/** A page that is named by a message. */
export function isShareImageSection(path: string): path is keyof typeof SHARE_IMAGE_SECTIONS {
  return Object.hasOwn(SHARE_IMAGE_SECTIONS, path);
}
