import type { Asked } from "./asked.ts";
import { listDearQueries } from "./list-dear-queries.ts";

/** Who says to be signed in has pages made, and gets none that is cached. */
const MADE_UP = { Cookie: "auth_token=a.b.c" };

const LOGIN = "mutation asked($input: UsersPermissionsLoginInput!) { login(input: $input) { jwt } }";
const REGISTER = "mutation asked($input: UsersPermissionsRegisterInput!) { register(input: $input) { jwt } }";

/** Those that take longest to make, of all in the sitemap and their data. */
const LARGEST_PAGES = [
  "/",
  "/concepts/glossary",
  "/concepts/glossary.data",
  "/explore",
  "/facts",
  "/faq",
  "/faq_legacy",
  "/lab/subnet-year",
  "/lab/validator-month",
  "/subnets",
  "/subnets.data",
  "/teams",
  "/timeline",
  "/translations",
];

/** The worst of each kind that anybody can send, at most 256 kB. */
export function listWorst(origin: string): Record<string, Asked | (() => Asked)> {
  const form = (target: string, body: string, type = "application/x-www-form-urlencoded"): Asked => {
    return { method: "POST", target, headers: { "Content-Type": type, Origin: origin }, body };
  };
  const json = { "Content-Type": "application/json" };
  const graphql = (query: string, variables = {}): Asked => {
    return { method: "POST", target: "/graphql", headers: json, body: JSON.stringify({ query, variables }) };
  };
  const key = { ...json, Authorization: "Bearer learn-bittensor-search" };
  const search = (queries: object[]): Asked => {
    return { method: "POST", target: "/multi-search", headers: key, body: JSON.stringify({ queries }) };
  };
  const times = (count: number, make: (index: number) => string) => Array.from({ length: count }, (_, at) => make(at));
  const all = { indexUid: "passage_en", q: "s", limit: 100, attributesToHighlight: ["*"] };
  const marks = "\u0315\u0300\u05ae".repeat(15_000);
  const part = '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\n\r\n';
  return {
    "a form of one field, 256 kB": form("/forgot-password", "email=&".repeat(36_000)),
    "a form of one field, 16 kB": form("/forgot-password", "email=&".repeat(2_270)),
    "a form of many fields": form("/login", times(2_400, (index) => `a${index}=`).join("&")),
    "a form of many parts": form("/login", `${part.repeat(270)}--x--`, "multipart/form-data; boundary=x"),
    "deep brackets": form("/register", `a${"[a]".repeat(5_200)}=1`),
    "a long word": { method: "GET", target: `/search?q=${"x".repeat(7_000)}` },
    "many q": { method: "GET", target: `/search?${"q=a&".repeat(1_900)}` },
    "GraphQL, never closed": graphql("{".repeat(90_000)),
    "GraphQL, deep filters": graphql(
      `{ concepts(filters: ${"{and:[".repeat(7_000)}${"]}".repeat(7_000)}) { data { id } } }`,
    ),
    "GraphQL, aliases": graphql(`{${times(2_500, (index) => `a${index}:concepts{data{id}}`).join(" ")}}`),
    "GraphQL, one field": graphql(`{concepts{data{${"id ".repeat(30_000)}}}}`),
    "GraphQL, fragments": graphql(
      `{...f0}${times(1_800, (index) => `fragment f${index} on Query{...f${index + 1} ...f${index + 1}}`).join("")}`,
    ),
    "GraphQL, directives": graphql(`{concepts${" @a".repeat(30_000)}{data{id}}}`),
    ...listDearQueries(graphql),
    "GraphQL, fields that a filter does not have": graphql(
      "query asked($filters: ConceptFiltersInput) { concepts(filters: $filters) { data { id } } }",
      { filters: Object.fromEntries(times(7_000, (index) => `k${index}`).map((name) => [name, [1]])) },
    ),
    "GraphQL, a name of marks": graphql(LOGIN, { input: { identifier: marks, password: "password" } }),
    "GraphQL, a password of marks": graphql(LOGIN, { input: { identifier: "nobody", password: marks } }),
    "GraphQL, an account of marks": graphql(REGISTER, {
      input: { username: marks, email: "a@b.example", password: marks },
    }),
    "deep JSON": { method: "POST", target: "/graphql", headers: json, body: "[".repeat(99_000) },
    "many searches": search(Array.from({ length: 400 }, () => all)),
    "some large searches": search(Array.from({ length: 20 }, () => ({ ...all, q: "a b c d e f g h i j" }))),
    "a search for many words": search([{ ...all, q: "a ".repeat(45_000) }]),
    "a search for one long word": search([{ ...all, q: "staking".repeat(12_000) }]),
    "a long path": { method: "GET", target: `/${"a".repeat(14_000)}` },
    "a deep path": { method: "GET", target: `/${"a/".repeat(3_500)}` },
    "a path as deep as may be": { method: "GET", target: `/guides/${"a/".repeat(1_980)}a` },
    "its data": { method: "GET", target: `/guides/${"a/".repeat(1_980)}a.data` },
    "many cookies": {
      method: "GET",
      target: "/learning",
      headers: { Cookie: times(1_800, (index) => `c${index}=1`).join("; ") },
    },
    "a long token": { method: "GET", target: "/learning", headers: { Cookie: `auth_token=${"a.".repeat(7_000)}` } },
    "many languages": { method: "GET", target: "/nowhere", headers: { "Accept-Language": "de;q=0.1,".repeat(1_500) } },
    "many tags": { method: "GET", target: "/concepts", headers: { "If-None-Match": 'W/"a", '.repeat(1_900) } },
    "a page of many words": { method: "GET", target: `/${"stak-ing-".repeat(800)}` },
    "a page of Korean words": { method: "GET", target: `/ko/${encodeURIComponent("스테이킹 ".repeat(250))}` },
    "many routes": {
      method: "GET",
      target: `/concepts.data?_routes=${times(1_700, (index) => `r${index}`).join(",")}`,
    },
    "many ranges": { method: "GET", target: "/favicon.svg", headers: { Range: `bytes=${"0-1,".repeat(3_500)}` } },
    "many encodings": { method: "GET", target: "/about", headers: { "Accept-Encoding": "br;q=0.1,".repeat(1_500) } },
    "many icons": { method: "GET", target: `/icons/mdi.json?icons=${times(1_400, (index) => `a${index}`).join(",")}` },
    "many addresses": { method: "GET", target: "/learning", headers: { "X-Forwarded-For": "10.0.0.1,".repeat(1_500) } },
    "a picture": { method: "GET", target: "/cards/en/about.png" },
    "events that are none": { ...form("/learning.json", "[".repeat(65_000)), headers: { ...json, Origin: origin } },
    "questions asked again": {
      method: "GET",
      target: `/review.json?locale=en&${times(6, () => "quiz=staking").join("&")}`,
    },
    "an answer to a question, nested": {
      ...form("/review.json", "[".repeat(15_900)),
      headers: { ...json, Origin: origin },
    },
    "what a passkey says, nested": form("/login", `intent=passkey-login&response=${"[".repeat(15_900)}`),
    "answers to a placement check": form("/learning/placement", times(900, (index) => `given=a+b${index}+c`).join("&")),
    "what readers tell, braces": form("/feedback", `message=${"{".repeat(15_900)}`),
    "what readers tell, recovery words": form("/feedback", `message=${"abandon+".repeat(1_980)}`),
    "what readers tell, signs that grow": form("/feedback", `message=${"%EF%B7%BA".repeat(1_760)}`),
    "a search for braces": { method: "GET", target: `/search?q=${"{".repeat(3_900)}` },
    "a session of the terminal": { method: "GET", target: `/lab/terminal?s=1${"%0Abtcli+stake+list".repeat(190)}` },
    "a lab's state": { method: "GET", target: `/lab/yuma-consensus?s=${"1~a.100".repeat(550)}` },
    "a language beside another": { method: "GET", target: "/de/concepts/staking/staking?beside=en" },
    "everything that has changed": { method: "GET", target: "/updates.xml?a=1" },
    ...Object.fromEntries(
      LARGEST_PAGES.map((target) => [
        `${target}, for one visitor`,
        { method: "GET", target, headers: MADE_UP } satisfies Asked,
      ]),
    ),
    "terms with a word": { method: "GET", target: "/concepts/glossary?q=a" },
    "their data": { method: "GET", target: "/concepts/glossary.data?q=a" },
    "subnets with a word": { method: "GET", target: "/subnets?q=a" },
    "subnets beside each other": { method: "GET", target: "/subnets?compare=1,2,3,4" },
    "a page that there is not": { method: "GET", target: "/stakin/conceptz" },
    "five questions": { method: "GET", target: "/lab/ask?q=how+does+staking+work+in+bittensor+and+why" },
  };
}
