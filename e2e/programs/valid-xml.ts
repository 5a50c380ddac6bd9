import { readFile } from "node:fs/promises";
import { RelaxNGValidator, XmlDocument } from "libxml2-wasm";

/**
 * Reads XML as strictly as programs do, and holds it to a schema beside this file.
 * @throws {Error} what is wrong, and in which line
 */
export async function readValidXml(xml: string, schemaFile: string): Promise<XmlDocument> {
  using schema = XmlDocument.fromString(await readFile(new URL(schemaFile, import.meta.url), "utf8"));
  using validator = RelaxNGValidator.fromDoc(schema);
  const document = XmlDocument.fromString(xml);
  validator.validate(document);
  return document;
}
