import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Where messages are written. */
const home = 'messages/';

/** A text in the source code, with its file. */
interface Written {
  file: string;
  text: string;
}

function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => `${folder}/${file}`);
}

function isText(node: ts.Node): node is ts.LiteralLikeNode {
  return ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node);
}

/** Every text that is written in a file: strings, what stands in elements, parts of templates. */
function textsIn(file: string): Written[] {
  const source = readFileSync(join(root, file), 'utf8');
  const written: Written[] = [];
  function read(node: ts.Node): void {
    if (ts.isImportDeclaration(node)) return;
    if (isText(node)) written.push({ file, text: node.text.replaceAll(/\s+/g, ' ').trim() });
    ts.forEachChild(node, read);
  }
  read(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return written;
}

/** Whether a text contains these words, and not merely the beginning of others. */
function says(text: string, words: string): boolean {
  const place = text.indexOf(words);
  return place >= 0 && !/^\w/.test(text.slice(place + words.length));
}

const texts = ['messages', 'hotel', 'machines', 'src', 'server']
  .flatMap(sourceFiles)
  .flatMap(textsIn);

// One or two words can mean something else elsewhere; a lower-case beginning is the rest of a sentence.
const messages = texts.filter(
  ({ file, text }) => file.startsWith(home) && /^[A-Z]\S* \S+ \S/.test(text),
);

it('Messages are written in one place and nowhere else', () => {
  const elsewhere = texts.filter(({ file }) => !file.startsWith(home));
  const repeated = messages.flatMap((message) =>
    elsewhere
      .filter(({ text }) => says(text, message.text))
      .map(({ file }) => `${file} repeats "${message.text}"`),
  );
  expect(messages.length).toBeGreaterThan(80);
  expect(repeated).toEqual([]);
});

it('No message is written twice', () => {
  const words = messages.map(({ text }) => text);
  expect(words.filter((text, place) => words.indexOf(text) !== place)).toEqual([]);
});
