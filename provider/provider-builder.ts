import { parseContent } from "./content/compile-content.ts";
import type { ContentFile } from "./content/content-files.ts";
import { createProvider, type ProviderOptions } from "./create-provider.ts";

/** For tests: a provider on these content files, and a short way to ask it. */
export async function aProvider(files: readonly ContentFile[], options: ProviderOptions = {}) {
  const provider = await createProvider({ content: parseContent(files), ...options });

  return {
    ...provider,
    /** The status and body of an answer, as a client reads them. */
    async ask(query: string, variables: Record<string, unknown> = {}, authorization?: string) {
      const { status, body } = await provider.answer({ query, variables, authorization });
      const read: { data?: unknown; errors?: { message: string; extensions: { code: string } }[]; error?: unknown } =
        JSON.parse(JSON.stringify(body));
      return { status, ...read };
    },
  };
}
