/**
 * What a font for formulas is changed in before it is cut. It is the one of a package and stays so, but for a sign that it has
 * under another number, and for sizes that make a page set in it as high as in the fonts it stands in for.
 */
export interface MathFontChanges {
  /** Characters that are drawn as others. */
  drawnAs: ReadonlyMap<number, number>;
  /** How large a script is, and a script of a script, in percent. */
  scripts: [number, number];
  /** How high a sum in a line of its own is at least, in units of the font. */
  displayOperator: number;
}

interface Table {
  /** Where its entry in the directory stands. */
  entry: number;
  offset: number;
}

const CMAP_HEADER = 12;
const GROUPS_HEADER = 16;
const GROUP = 12;

/** https://learn.microsoft.com/en-us/typography/opentype/spec/otff; checksums are left as they are, which nobody reads. */
export function changeMathFont(sfnt: Buffer, { drawnAs, scripts, displayOperator }: MathFontChanges): Buffer {
  const font = Buffer.from(sfnt);
  const math = findTable(font, "MATH").offset;
  const constants = math + font.readUInt16BE(math + 4);
  font.writeInt16BE(scripts[0], constants);
  font.writeInt16BE(scripts[1], constants + 2);
  font.writeUInt16BE(displayOperator, constants + 6);
  return replaceTable(font, "cmap", toCmap(addCharacters(readCharacters(font), drawnAs)));
}

function addCharacters(glyphs: Map<number, number>, drawnAs: ReadonlyMap<number, number>): Map<number, number> {
  for (const [character, other] of drawnAs) {
    const glyph = glyphs.get(other);
    if (glyph === undefined) throw new Error(`expected the font to have U+${other.toString(16)}`);
    glyphs.set(character, glyph);
  }
  return glyphs;
}

/** The glyph of each character, from the subtable with characters of any size (format 12). */
function readCharacters(font: Buffer): Map<number, number> {
  const { offset } = findTable(font, "cmap");
  const subtables = Array.from({ length: font.readUInt16BE(offset + 2) }, (_, index) => {
    return offset + font.readUInt32BE(offset + 4 + 8 * index + 4);
  });
  const groups = subtables.find((subtable) => font.readUInt16BE(subtable) === 12);
  if (groups === undefined) throw new Error("expected a font with characters beyond U+FFFF");
  const glyphs = new Map<number, number>();
  for (let index = 0; index < font.readUInt32BE(groups + 12); index += 1) {
    const group = groups + GROUPS_HEADER + GROUP * index;
    const [first, last, glyph] = [0, 4, 8].map((part) => font.readUInt32BE(group + part)) as [number, number, number];
    for (let character = first; character <= last; character += 1) glyphs.set(character, glyph + character - first);
  }
  return glyphs;
}

/** A group for each character: the cut that follows draws them together. */
function toCmap(glyphs: ReadonlyMap<number, number>): Buffer {
  const sorted = [...glyphs].toSorted(([one], [other]) => one - other);
  const length = GROUPS_HEADER + GROUP * sorted.length;
  const cmap = Buffer.alloc(CMAP_HEADER + length);
  // One subtable, for Windows, of all of Unicode.
  cmap.writeUInt16BE(1, 2);
  cmap.writeUInt16BE(3, 4);
  cmap.writeUInt16BE(10, 6);
  cmap.writeUInt32BE(CMAP_HEADER, 8);
  cmap.writeUInt16BE(12, CMAP_HEADER);
  cmap.writeUInt32BE(length, CMAP_HEADER + 4);
  cmap.writeUInt32BE(sorted.length, CMAP_HEADER + 12);
  for (const [index, [character, glyph]] of sorted.entries()) {
    const group = CMAP_HEADER + GROUPS_HEADER + GROUP * index;
    cmap.writeUInt32BE(character, group);
    cmap.writeUInt32BE(character, group + 4);
    cmap.writeUInt32BE(glyph, group + 8);
  }
  return cmap;
}

/** The new one stands at the end, where the directory says it is. */
function replaceTable(font: Buffer, name: string, table: Buffer): Buffer {
  const { entry } = findTable(font, name);
  font.writeUInt32BE(font.length, entry + 8);
  font.writeUInt32BE(table.length, entry + 12);
  return Buffer.concat([font, table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
}

function findTable(font: Buffer, name: string): Table {
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const entry = 12 + 16 * index;
    if (font.toString("latin1", entry, entry + 4) === name) return { entry, offset: font.readUInt32BE(entry + 8) };
  }
  throw new Error(`expected a font with a table ${name}`);
}
