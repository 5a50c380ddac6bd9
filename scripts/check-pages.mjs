import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * What a page with an address of its own is named in, besides its route; `docs/adding.md` and `web/README.md` tell what each is for.
 * `within` is what of a file counts; all of it, where that is not said.
 *
 * @type {Record<string, { file: string, names: (address: string) => string, within?: RegExp }[]>}
 */
const PLACES = {
  Markdown: [
    { file: "web/app/routes.ts", names: (address) => `route("${nameOf(address)}.md",` },
    { file: "web/app/routes.ts", names: (address) => `"${nameOf(address)}"`, within: /MARKDOWN_LISTS = \[[^;]*/ },
  ],
  sitemap: [{ file: "web/app/features/sitemap/paths.server.ts", names: quoted }],
  links: [{ file: "provider/check/known-addresses.ts", names: quoted }],
  picture: [
    { file: "web/app/features/share-images/share-image-sections.ts", names: quoted },
    { file: "web/app/collections/find-share-image.server.ts", names: (address) => `case "${address.slice(1)}":` },
  ],
  footer: [{ file: "web/app/features/navigation/footer.tsx", names: quoted }],
  "list for programs": [{ file: "web/app/routes/llms-txt.ts", names: quoted }],
};

/** Pages that are deliberately not in some of these places. */
const LEFT_OUT = new Map([
  // The home page is where the site's sign in the footer leads.
  ["/", ["footer", "list for programs"]],
  // Lead elsewhere, or show what has its address elsewhere.
  leftOut("/applications"),
  leftOut("/index_old"),
  ["/faq_legacy", ["sitemap", "picture", "footer", "list for programs"]],
  // The list for programs has what they list, text by text.
  ...["/get-started", "/concepts", "/articles", "/guides", "/subnets", "/teams", "/lab", "/teach"].map((address) =>
    notForPrograms(address),
  ),
  // Lists of what stands elsewhere, and of pictures; the list for programs is one of texts.
  ...["/apps", "/resources", "/videos", "/community", "/figures"].map((address) => notForPrograms(address)),
  // Find what is on other pages, or count it.
  ...["/explore", "/quality"].map((address) => notForPrograms(address, "Markdown")),
  // Their sections are in the footer; their pictures come with the lab's and the subnets', as does the Markdown of the root subnet.
  ["/concepts/glossary", ["footer"]],
  notForPrograms("/subnets/root", "picture", "footer", "Markdown"),
  notForPrograms("/lab/ask", "picture", "footer", "Markdown"),
  notForPrograms("/lab/terminal", "picture", "footer"),
  // The privacy policy leads there.
  notForPrograms("/licenses", "footer", "Markdown"),
  // The page of quality leads there.
  notForPrograms("/translations", "footer", "Markdown"),
  // Show what one reader asked or did.
  leftOut("/search"),
  ...["/learning", "/learning/placement", "/learning/review", "/feedback", "/offline"].map((address) =>
    leftOut(address),
  ),
  leftOut("/feedback/editors", "links"),
  // The pages for teachers lead there; a class and its teacher come by an address that they were given.
  ...["/teach/class", "/class", "/class/counts"].map((address) => leftOut(address, "links")),
  ...["/login", "/register", "/forgot-password", "/profile"].map((address) => leftOut(address)),
  // Reached from a message only.
  ...["/reset-password", "/confirm-email"].map((address) => leftOut(address, "links")),
  // There in a static export only, whose footer links it.
  leftOut("/static-copy", "links"),
  // In development only.
  leftOut("/lab/ui", "links"),
]);

/**
 * Compares the pages of `routes.ts` that have one fixed address with the places that name pages one by one, and returns a
 * line for each page that one of them has forgotten.
 *
 * @param {string} root
 * @returns {string[]}
 */
export function findForgottenPages(root) {
  const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), "utf8");
  const texts = new Map(
    Object.values(PLACES)
      .flat()
      .map(({ file }) => [file, read(file)]),
  );
  return pagesOf(read("web/app/routes.ts")).flatMap((address) =>
    Object.entries(PLACES)
      .filter(([place]) => !LEFT_OUT.get(address)?.includes(place))
      .filter(([, places]) => !places.some((place) => isNamed(address, place, texts.get(place.file) ?? "")))
      .map(([place, [first]]) => `web/app/routes.ts: ${address} is not in the ${place}: ${first?.file}`),
  );
}

/**
 * The addresses of pages without parameters, in English.
 *
 * @param {string} routes
 */
function pagesOf(routes) {
  const fixed = [...routes.matchAll(/\broute\("([\w/-]+)", "routes\/[\w-]+\.tsx"/g)].map(
    ([, address]) => `/${address}`,
  );
  if (fixed.length === 0) throw new Error("web/app/routes.ts: expected pages with fixed addresses, got none");
  return ["/", ...fixed];
}

/**
 * @param {string} address
 * @param {{ names: (address: string) => string, within?: RegExp }} place
 * @param {string} text
 */
function isNamed(address, { names, within }, text) {
  const counted = within ? (within.exec(text)?.[0] ?? "") : text;
  return counted.includes(names(address));
}

/**
 * What a page's file of Markdown is called.
 *
 * @param {string} address
 */
function nameOf(address) {
  return address === "/" ? "index" : address.slice(1);
}

/** @param {string} address */
function quoted(address) {
  return `"${address}"`;
}

/**
 * @param {string} address
 * @param {string[]} more
 * @returns {[string, string[]]}
 */
function leftOut(address, ...more) {
  return [address, ["Markdown", "sitemap", "picture", "footer", "list for programs", ...more]];
}

/**
 * A page that the list for programs leaves out.
 *
 * @param {string} address
 * @param {string[]} more
 * @returns {[string, string[]]}
 */
function notForPrograms(address, ...more) {
  return [address, ["list for programs", ...more]];
}
