import type { Recording } from "./recording.ts";

const CODE = /^<(?:confirmation|reset)-code>$/;
const TOKEN_OF = /<jwt of (\w+)>/;
/** In the story, Ada is the one who leaves. */
const DELETED = /<token of a deleted user>/;

type Request = Recording["request"];
type Response = Recording["response"];

/** Puts tokens and codes where recordings name them, and remembers the tokens of answers by the first name of their user. */
export function createPlaceholders() {
  const names = new Map<string, string>();
  const tokens = new Map<string, string>();

  function fillHeader(text: string): string {
    return text
      .replace(DELETED, () => tokens.get("ada") ?? "no-token")
      .replace(TOKEN_OF, (_, name: string) => tokens.get(name) ?? "no-token");
  }

  function takeToken(payload: Record<string, unknown>): void {
    const { jwt, user } = payload;
    if (!isRecord(user) || typeof user.documentId !== "string" || typeof user.username !== "string") return;
    const name = names.get(user.documentId) ?? user.username;
    names.set(user.documentId, name);
    if (typeof jwt === "string") tokens.set(name, jwt);
  }

  function takeValue(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(takeValue);
    if (!isRecord(value)) return value;
    if ("jwt" in value) takeToken(value);
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, takeMember(key, member)]));
  }

  function takeMember(key: string, member: unknown): unknown {
    return key === "jwt" && typeof member === "string" ? "<jwt>" : takeValue(member);
  }

  return {
    fill(request: Request, { code }: { code: string | undefined }): Request {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, fillHeader(value)]),
      );
      return { ...request, headers, body: fillValue(request.body, code) };
    },

    /** The answer with its tokens replaced by their name, as in recordings. */
    take(response: Response): Response {
      return { ...response, body: takeValue(response.body) };
    },
  };
}

function fillValue(value: unknown, code: string | undefined): unknown {
  if (typeof value === "string") return CODE.test(value) && code ? code : value;
  if (Array.isArray(value)) return value.map((member) => fillValue(member, code));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, fillValue(member, code)]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
