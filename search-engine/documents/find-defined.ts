/** Titles that ask what something is, in the languages of the site. */
const DEFINITIONS: readonly RegExp[] = [
  /^what (?:is|are) (?:an? |the )?(.+)$/i,
  /^was (?:ist|sind) (?:eine? |d(?:er|ie|as) )?(.+)$/i,
  /^qu['’]est-ce qu(?:['’]|e )(?:une? |les? |la |l['’])?(.+)$/i,
  /^(.+?)(?:이란|란) 무엇인가$/u,
  /^什么是\s*(.+)$/u,
  /^(.+?)\s*是什么$/u,
];

/** What a title asks the meaning of: "subnet" of "What is a subnet?"; null where it asks for something else. */
export function findDefined(title: string): string | null {
  const question = title.replace(/[\s\p{P}]+$/u, "");
  for (const definition of DEFINITIONS) {
    const [, defined] = definition.exec(question) ?? [];
    if (defined) return defined;
  }
  return null;
}
