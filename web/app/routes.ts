import { LOCALES } from "@learn-bittensor/contract/locales";
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";

/** Every address of the site. English has no prefix; the other languages have theirs (`/de/concepts`). */
const routes: RouteConfigEntry[] = [
  route("robots.txt", "routes/robots.ts"),
  route("learning.json", "routes/learning-json.ts"),
  route("passkey.json", "routes/passkey-json.ts"),
  route("cards/*", "routes/share-image.ts"),
  route("sitemap.xml", "routes/sitemap-index.ts"),
  ...LOCALES.map((locale) => route(`sitemap-${locale}.xml`, "routes/sitemap.ts", { id: `sitemap-${locale}` })),
  route(":locale?", "routes/locale.tsx", [
    layout("routes/default-layout.tsx", [
      index("routes/home.tsx"),
      route("about", "routes/about.tsx"),
      route("privacy-policy", "routes/privacy-policy.tsx"),
      route("index_old", "routes/index-old.tsx"),

      route("get-started", "routes/get-started.tsx"),
      route("get-started/:slug", "routes/get-started-step.tsx"),
      route("explore", "routes/explore.tsx"),
      route("explore/concept/:slug", "routes/explore-concept.tsx"),
      route("explore/article/:slug", "routes/explore-article.tsx"),
      route("search", "routes/search.tsx"),

      route("concepts", "routes/concepts.tsx"),
      route("concepts/glossary", "routes/glossary.tsx"),
      route("concepts/:category", "routes/category.tsx"),
      route("concepts/:category/*", "routes/concept.tsx"),
      route("articles", "routes/articles.tsx"),
      route("articles/:slug", "routes/article.tsx"),
      route("guides", "routes/guides.tsx"),
      route("guides/*", "routes/guide.tsx"),
      route("subnets", "routes/subnets.tsx"),
      route("subnets/root", "routes/root-subnet.tsx"),
      route("subnets/*", "routes/subnet.tsx"),
      route("teams", "routes/teams.tsx"),
      route("apps", "routes/apps.tsx"),
      route("applications", "routes/applications.tsx"),
      route("lab", "routes/labs.tsx"),
      route("resources", "routes/resources.tsx"),
      route("videos", "routes/videos.tsx"),
      route("community", "routes/community.tsx"),
      route("corrections", "routes/corrections.tsx"),
      route("faq_legacy", "routes/faq-legacy.tsx"),
      route("licenses", "routes/licenses.tsx"),
      route("static-copy", "routes/static-copy.tsx"),

      route("login", "routes/login.tsx"),
      route("register", "routes/register.tsx"),
      route("forgot-password", "routes/forgot-password.tsx"),
      route("reset-password", "routes/reset-password.tsx"),
      route("confirm-email", "routes/confirm-email.tsx"),
      route("profile", "routes/profile.tsx"),
      route("learning", "routes/learning.tsx"),

      route("*", "routes/not-found.tsx"),
    ]),
    route("llms.txt", "routes/llms-txt.ts"),
    route("opensearch.xml", "routes/opensearch.ts"),
    route("about.md", "routes/page-markdown.ts", { id: "about-markdown" }),
    route("privacy-policy.md", "routes/page-markdown.ts", { id: "privacy-policy-markdown" }),
    route("concepts/glossary.md", "routes/glossary-markdown.ts"),
    route("faq_legacy.md", "routes/faq-markdown.ts"),
    route("corrections.md", "routes/corrections-markdown.ts"),
    route("corrections.xml", "routes/corrections-feed.ts", { id: "corrections-atom" }),
    route("corrections.json", "routes/corrections-feed.ts", { id: "corrections-json" }),
    route("feed.xml", "routes/feed.ts", { id: "feed-atom" }),
    route("feed.json", "routes/feed.ts", { id: "feed-json" }),
    route("updates.xml", "routes/updates-feed.ts", { id: "updates-atom" }),
    route("updates.json", "routes/updates-feed.ts", { id: "updates-json" }),
    route("profile/my-data.json", "routes/my-data.ts"),
    layout("routes/chat-layout.tsx", [
      route("lab/ask", "routes/ask.tsx"),
      ...(process.env.NODE_ENV === "development" ? [route("lab/ui", "routes/blocks.tsx")] : []),
      route("lab/:slug", "routes/lab.tsx"),
    ]),
  ]),
];

/** Every address has one spelling: `/About` is not `/about`. */
function caseSensitive(entries: RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.map((entry) => ({
    ...entry,
    caseSensitive: true,
    ...(entry.children ? { children: caseSensitive(entry.children) } : {}),
  }));
}

export default caseSensitive(routes) satisfies RouteConfig;
