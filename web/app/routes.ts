import { LOCALES } from "@learn-bittensor/contract/locales";
import { index, layout, prefix, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";

/** Lists that are answered as Markdown at their address and `.md`. */
const MARKDOWN_LISTS = [
  ...["concepts", "guides", "articles", "subnets", "teams", "apps", "lab", "lab/terminal", "resources", "videos"],
  ...["community", "get-started"],
];

/** Every address of the site. English has no prefix; the other languages have theirs (`/de/concepts`). */
const routes: RouteConfigEntry[] = [
  route("robots.txt", "routes/robots.ts"),
  route("learning.json", "routes/learning-json.ts"),
  route("review.json", "routes/review-json.ts"),
  route("oembed.json", "routes/oembed.ts"),
  route("term-names.json", "routes/term-names.ts"),
  route("passkey.json", "routes/passkey-json.ts"),
  route("class.json", "routes/class-json.ts"),
  // Not only below: there, `/data/concepts.json` would be the feed of the concepts in a language called "data".
  route("data/:file", "routes/open-data.ts", { id: "open-data" }),
  route("search-titles/:file", "routes/search-titles.ts"),
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
      route("get-started/:path/end", "routes/path-end.tsx"),
      route("explore", "routes/explore.tsx"),
      route("explore/concept/:slug", "routes/explore-concept.tsx"),
      route("explore/article/:slug", "routes/explore-article.tsx"),
      route("search", "routes/search.tsx"),

      route("concepts", "routes/concepts.tsx"),
      route("concepts/glossary", "routes/glossary.tsx"),
      // A category may be called as a section is. As an index route it stands before what the router would take for a language.
      ...prefix("concepts/:category", [index("routes/category.tsx")]),
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
      route("developers", "routes/developers.tsx"),
      route("facts", "routes/facts.tsx"),
      route("timeline", "routes/timeline.tsx"),
      route("quality", "routes/quality.tsx"),
      route("translations", "routes/translations.tsx"),
      route("teach", "routes/teach.tsx"),
      route("teach/class", "routes/class-form.tsx"),
      route("teach/:lesson", "routes/lesson.tsx"),
      route("teach/:lesson/slides", "routes/lesson-slides.tsx"),
      route("class", "routes/class.tsx"),
      route("class/counts", "routes/class-counts.tsx"),
      route("figures", "routes/gallery.tsx"),
      route("figures/:name", "routes/figure.tsx"),
      route("feedback", "routes/feedback.tsx"),
      route("feedback/editors", "routes/feedback-editors.tsx"),
      route("feedback/:number", "routes/feedback-number.tsx"),
      route("faq_legacy", "routes/faq-legacy.tsx"),
      route("licenses", "routes/licenses.tsx"),
      route("offline", "routes/offline.tsx"),
      route("static-copy", "routes/static-copy.tsx"),

      route("login", "routes/login.tsx"),
      route("register", "routes/register.tsx"),
      route("forgot-password", "routes/forgot-password.tsx"),
      route("reset-password", "routes/reset-password.tsx"),
      route("confirm-email", "routes/confirm-email.tsx"),
      route("profile", "routes/profile.tsx"),
      route("learning", "routes/learning.tsx"),
      route("learning/placement", "routes/placement.tsx"),
      route("learning/review", "routes/review.tsx"),

      route("*", "routes/not-found.tsx"),
    ]),
    layout("routes/embed-layout.tsx", [
      route("embed/lab/:name", "routes/embed-lab.tsx"),
      route("embed/figure/:name", "routes/embed-figure.tsx"),
      route("embed/term/:name", "routes/embed-term.tsx"),
      route("embed/fact/:name", "routes/embed-fact.tsx"),
    ]),
    route("llms.txt", "routes/llms-txt.ts"),
    route("opensearch.xml", "routes/opensearch.ts"),
    route("about.md", "routes/page-markdown.ts", { id: "about-markdown" }),
    route("developers.md", "routes/page-markdown.ts", { id: "developers-markdown" }),
    route("privacy-policy.md", "routes/page-markdown.ts", { id: "privacy-policy-markdown" }),
    route("concepts/glossary.md", "routes/glossary-markdown.ts"),
    route("faq_legacy.md", "routes/faq-markdown.ts"),
    ...MARKDOWN_LISTS.map((list) => route(`${list}.md`, "routes/list-markdown.ts", { id: `${list}-markdown` })),
    route("get-started/:path/end.md", "routes/list-markdown.ts", { id: "path-end-markdown" }),
    route("index.md", "routes/page-markdown.ts", { id: "home-markdown" }),
    route("corrections.md", "routes/corrections-markdown.ts"),
    route("corrections.xml", "routes/corrections-feed.ts", { id: "corrections-atom" }),
    route("corrections.json", "routes/corrections-feed.ts", { id: "corrections-json" }),
    route("data/:file", "routes/open-data.ts"),
    route("facts.md", "routes/facts-markdown.ts"),
    route("facts.json", "routes/facts-data.ts", { id: "facts-json" }),
    route("facts.csv", "routes/facts-data.ts", { id: "facts-csv" }),
    route("facts.xml", "routes/facts-data.ts", { id: "facts-atom" }),
    route("figures/:name/picture.svg", "routes/figure-picture.ts"),
    route("timeline.md", "routes/timeline-markdown.ts"),
    route("timeline.xml", "routes/timeline-feed.ts", { id: "timeline-atom" }),
    route("timeline.json", "routes/timeline-feed.ts", { id: "timeline-json" }),
    route("timeline.ics", "routes/timeline-feed.ts", { id: "timeline-calendar" }),
    route("feed.xml", "routes/feed.ts", { id: "feed-atom" }),
    route("feed.json", "routes/feed.ts", { id: "feed-json" }),
    route("updates.xml", "routes/updates-feed.ts", { id: "updates-atom" }),
    route("updates.json", "routes/updates-feed.ts", { id: "updates-json" }),
    ...["concepts", "guides", "articles", "subnets"].flatMap((kind) => [
      route(`${kind}.xml`, "routes/updates-feed.ts", { id: `${kind}-atom` }),
      route(`${kind}.json`, "routes/updates-feed.ts", { id: `${kind}-json` }),
    ]),
    route("profile/my-data.json", "routes/my-data.ts"),
    layout("routes/chat-layout.tsx", [
      route("lab/ask", "routes/ask.tsx"),
      route("lab/terminal", "routes/terminal.tsx"),
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
