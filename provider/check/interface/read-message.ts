import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

/** What a message takes, and what readers may see of it. */
export type Message = {
  /** The name of each value with what becomes of it: `count: counted`. In order, each once. */
  values: readonly string[];
  /** For each number that is counted, the forms there are: `one`, `other`, `=0`. */
  plurals: readonly (readonly string[])[];
  /** The words of all its forms, without values. */
  words: readonly string[];
};

const FACT = /\{fact:[^{}]*\}/g;

/** Reads an ICU message, in which facts stand for a figure. Throws where it is none. */
export function readMessage(text: string): Message {
  const values = new Set<string>();
  const plurals: string[][] = [];
  const literals: string[] = [];
  collect(parse(text.replaceAll(FACT, "0")));
  return { values: [...values].sort(), plurals, words: literals.flatMap(wordsOf) };

  function collect(elements: readonly MessageFormatElement[]): void {
    for (const element of elements) collectOne(element);
  }

  function collectOne(element: MessageFormatElement): void {
    switch (element.type) {
      case TYPE.literal:
        literals.push(element.value);
        break;
      case TYPE.pound:
        break;
      case TYPE.plural:
        values.add(`${element.value}: counted`);
        plurals.push(Object.keys(element.options));
        for (const { value } of Object.values(element.options)) collect(value);
        break;
      case TYPE.select:
        values.add(`${element.value}: one of ${Object.keys(element.options).sort().join(", ")}`);
        for (const { value } of Object.values(element.options)) collect(value);
        break;
      case TYPE.tag:
        values.add(`${element.value}: around words`);
        collect(element.children);
        break;
      default:
        values.add(`${element.value}: shown`);
    }
  }
}

function wordsOf(text: string): string[] {
  return text.split(/[\s\p{P}]+/u).filter(Boolean);
}
