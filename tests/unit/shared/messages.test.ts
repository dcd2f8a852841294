import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { words as specified } from '../../specification/specification';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Where messages are written. */
const home = 'messages/';

/** A text in the source code, with its file. */
interface Written {
  file: string;
  text: string;
  /** The sentence that it is a part of, with `…` for what is put in. */
  whole: string;
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
    if (isText(node)) {
      const template = ts.findAncestor(node, ts.isTemplateExpression);
      const text = node.text.replaceAll(/\s+/g, ' ').trim();
      const sentence = template?.getText().slice(1, -1);
      const whole = sentence?.replaceAll(/\$\{.*?\}/g, '…') ?? text;
      written.push({ file, text, whole });
    }
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

/** Words of the trade, and what must not be said in their place. */
const say: readonly (readonly [say: string, not: RegExp])[] = [
  ['available', /\bfree\b(?! of charge)/i],
  ['email', /(?<!uppercase )\bletters?\b|\be-mail|\bby mail\b|\bmailed\b|\bthis message\b/i],
  ['phone', /\btelephone\b/i],
  ['no-show', /\bnever c[ao]me/i],
  ['due in, due out, checked out', /^(?:arriving|leaving|departed|departure)\b/i],
  ['is active', /\bstands?\b(?! in the grounds| among)/i],
  ['balance due', /\bto be paid\b|^to pay$|\bow(?:e|ed|es)\b/i],
  ['needs cleaning; vacant', /\bto be cleaned\b|\bclean and empty\b/i],
  ['part payment, partial refund', /\btake a part\b|\bonly a part\b/i],
  ['expected, received, not received', /\bawait|\b(?:has|will not) come\b/i],
  ['in progress', /\bunder way\b/i],
  ['void, undo', /\btak(?:e|es|en|ing) (?:it |extra )?back\b|\bcharge back\b/i],
  ['refund', /\bg[ia]v(?:e|es|en|ing) (?:\w+ ){0,3}back\b|\bmoney back\b(?! to)/i],
  ['refunded', /\bpayment was returned\b|\breturn(?:s|ing)? (?:your|the) (?:money|payment)/i],
  ['payment to review', /(?<!\bin |upper|lower)\bcases?\b(?!\.closed)/i],
  ['takings', /^taken\b|\btakings of\b/i],
  ['since closing', /\bthe closing\b|\bapart\b/i],
  ['out of order', /\brooms?\b.*\bclosed\b|^close for\b|^closed$|\bnight of .* closed\b/i],
  ['back in service', /\breopen|\bopen again\b/i],
  ['room rate', /\bnight costs\b/i],
  ['existing reservations', /\bis booked keeps\b|\bmade keep\b/i],
  ['someone, no one, guests', /\b(?:some|any)body\b|\bwhoever\b|\bnobody\b(?! (?:else|once|had))/i],
  ['no longer', /\b(?:counts?|in|awaited) no more\b|\bany more\b(?! nights)|\bheld no longer\b/i],
  ['account name', /\bholder\b|\bin whose name\b|\bwhose account\b/i],
  ['recorded', /\bc[ao]mes? (?:in|into) the books\b|\binto the books\b/i],
  ['couldn’t confirm, don’t know yet', /\bcould(?: not|n’t) (?:see|find out)\b|\bfinding out\b/i],
  ['History, Reservation no.', /^what happened\b|^number$/i],
  ['straight away', /(?<!send )\bat once\b/i],
  ['started', /\bbeg[au]n\b/i],
  ['gets an email', /\b(?:is|are) told\b|\btell you by email\b/i],
  ['requested, checked', /\b(?:was|were|is) asked\b/i],
  // Both providers also take transfers, by which most guests in Nigeria pay; desk and receipts name a payment's method.
  ['or bank transfer', /(?<=.)\bby card\b(?!,? (?:or )?bank transfer| at the desk|\))/],
  ['fits your group', /\bsuits? you\b|\bthat suit\b/i],
];

/** What the specification says keeps every letter. */
const kept = new Set(Object.values(specified).flat());

it('Messages use the words of the trade', () => {
  const others = texts.filter(
    ({ file, text }) => /^messages\/(?!locales)\w+\//.test(file) && !kept.has(text),
  );
  const wrong = others.flatMap(({ file, whole }) =>
    say.flatMap(([word, not]) => (not.test(whole) ? [`${file}: “${whole}” (say: ${word})`] : [])),
  );
  expect(others.length).toBeGreaterThan(1000);
  expect(wrong).toEqual([]);
});
