import { inflateSync } from 'node:zlib';

/** A text as a page of a PDF shows it. */
export interface PdfText {
  /** Its characters from left to right. */
  text: string;
  /** The numbers of its glyphs in the font. */
  glyphs: readonly string[];
  /** Where its left end is, in points from the page's lower left corner. */
  x: number;
  y: number;
}

type Matrix = readonly [number, number, number, number, number, number];

/** What two transformations do one after the other. */
function then([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [
    a * g + b * i,
    a * h + b * j,
    c * g + d * i,
    c * h + d * j,
    e * g + f * i + k,
    e * h + f * j + l,
  ];
}

function matrixOf(numbers: string): Matrix {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers.trim().split(/\s+/).map(Number);
  return [a, b, c, d, e, f];
}

/** The objects of a PDF as it was written, with their streams unpacked, by number. */
function objectsOf(pdf: Buffer): Map<string, string> {
  const text = pdf.toString('latin1');
  const objects = new Map<string, string>();
  for (const [, number = '', body = ''] of text.matchAll(/\n(\d+) 0 obj\n([^]*?)\nendobj/g)) {
    const [dictionary = '', stream] = body.split('\nstream\n');
    const packed = stream?.slice(0, stream.lastIndexOf('\nendstream'));
    const isPacked = packed !== undefined && dictionary.includes('/FlateDecode');
    const content = isPacked ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : '';
    objects.set(number, `${dictionary}\n${content}`);
  }
  return objects;
}

/** What the glyphs of a font stand for, by the map that the PDF carries for those who copy its text. */
function charactersOf(map: string): Map<string, string> {
  const characters = new Map<string, string>();
  for (const [, first = '', , listed = ''] of map.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
    listed.match(/<\w*>/g)?.forEach((hex, place) => {
      const glyph = (Number.parseInt(first, 16) + place).toString(16).padStart(4, '0');
      const units = hex.match(/\w{4}/g) ?? [];
      characters.set(glyph, String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))));
    });
  }
  return characters;
}

/** Every text that a PDF of one page shows, in the order in which it is drawn. */
export function pdfTexts(pdf: Buffer): PdfText[] {
  const objects = objectsOf(pdf);
  const all = [...objects.values()];
  const fonts = new Map<string, Map<string, string>>();
  for (const [, name = '', number = ''] of all.join('\n').matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number) ?? '')?.[1] ?? '';
    fonts.set(name, charactersOf(objects.get(map) ?? ''));
  }
  const page = all.find((object) => /^BT$/m.test(object)) ?? '';
  const texts: PdfText[] = [];
  const outer: Matrix[] = [];
  let at: Matrix = [1, 0, 0, 1, 0, 0];
  let inText = at;
  let characters = new Map<string, string>();
  for (const line of page.split('\n')) {
    const operator = line.slice(line.lastIndexOf(' ') + 1);
    if (operator === 'q') outer.push(at);
    if (operator === 'Q') at = outer.pop() ?? at;
    if (operator === 'cm') at = then(matrixOf(line), at);
    if (operator === 'Tm') inText = then(matrixOf(line), at);
    if (operator === 'Tf')
      characters = fonts.get(line.slice(1).split(' ')[0] ?? '') ?? new Map<string, string>();
    if (operator !== 'TJ') continue;
    const glyphs = Array.from(
      line.matchAll(/<(\w+)>/g),
      ([, hex = '']) => hex.match(/\w{4}/g) ?? [],
    );
    const known = characters;
    const text = glyphs.flat().map((glyph) => known.get(glyph) ?? '');
    const [, , , , x, y] = inText;
    texts.push({ text: text.join(''), glyphs: glyphs.flat(), x, y });
  }
  return texts;
}
