import { createAdministration } from "./cms/administration.ts";
import { expectEqual } from "./cms/expect-equal.ts";

/**
 * `npm run test:cms`: an editor uploads a picture and gives it to a concept; readers get it, and upload nothing. `CMS_ADMIN_EMAIL` and
 * `CMS_ADMIN_PASSWORD` are the first administrator's.
 */
const [origin = ""] = process.argv.slice(2);
const CONCEPTS = "/content-manager/collection-types/api::concept.concept";
/** One pixel. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const administration = createAdministration(origin);
const editor = await administration.logIn(process.env.CMS_ADMIN_EMAIL ?? "", process.env.CMS_ADMIN_PASSWORD ?? "");
const { results } = await editor.ask(
  "GET",
  `${CONCEPTS}?locale=en&pageSize=1&sort=title:DESC&filters[cover][id][$null]=true`,
);
const [concept]: { documentId: string }[] = results;
if (!concept) throw new Error("expected a concept, got none");
const at = (action = "") => `${CONCEPTS}/${concept.documentId}${action}?locale=en`;

const file = await editor.upload(new File([PICTURE], "one-pixel.png", { type: "image/png" }));
try {
  expectEqual("before it is given to a text", await readCover(), null);
  await editor.ask("PUT", at(), { cover: file.id });
  expectEqual("before it is published", await readCover(), null);
  await editor.ask("POST", at("/actions/publish"), {});
  expectEqual("what readers get", await readCover(), file.url);

  const answer = await fetch(new URL(file.url, origin));
  expectEqual("its type", answer.headers.get("Content-Type"), "image/png");
  // Strapi packs it anew.
  const signature = Buffer.from(await answer.arrayBuffer()).subarray(0, 8);
  expectEqual("how it begins", signature.toString("hex"), PICTURE.subarray(0, 8).toString("hex"));

  const body = new FormData();
  body.append("files", new File([PICTURE], "of-nobody.png", { type: "image/png" }));
  for (const [who, path] of [
    ["a visitor", "/api/upload"],
    ["a visitor in the administration", "/upload"],
  ]) {
    const { status } = await fetch(origin + path, { method: "POST", body });
    if (status !== 401 && status !== 403) throw new Error(`what ${who} uploads: expected a refusal, got ${status}`);
  }
} finally {
  await editor.ask("PUT", at(), { cover: null });
  await editor.ask("POST", at("/actions/publish"), {});
  await editor.ask("DELETE", `/upload/files/${file.id}`);
}
const gone = await fetch(new URL(file.url, origin));
expectEqual("the file once it is deleted", gone.status, 404);

/** As visitors ask. */
async function readCover(): Promise<string | null> {
  const query = `{ concepts(locale: "en", filters: { documentId: { eq: "${concept?.documentId}" } }) { data { attributes { cover { data { attributes { url } } } } } } }`;
  const answer = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query }),
  });
  return (await answer.json()).data.concepts.data[0]?.attributes.cover?.data?.attributes.url ?? null;
}
