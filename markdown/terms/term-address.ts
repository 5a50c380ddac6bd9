/** Where the glossary's entries are. */
const ENTRY = "/concepts/glossary#term-";

/** The address of a term's entry in the glossary, without language. */
export function toTermAddress(id: string): string {
  return ENTRY + id;
}

/** The term that an address leads to; null for any other address. */
export function toTermId(address: string): string | null {
  const [, id] = address.split(ENTRY);
  return id ? id : null;
}
