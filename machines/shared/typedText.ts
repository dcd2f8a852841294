/**
 * Prepares typed and pasted text to be checked, sent and stored. Phones, keyboards and other pages write the same text
 * in several encodings, with marks that no one sees. The site and the server read it with these functions.
 */

/** Characters that no one sees, except the two joiners: format characters, and others that are not drawn. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** A joiner between letters belongs to the spelling of Persian, Hindi and other names; elsewhere it is invisible. */
const JOINER = /([\p{L}\p{M}][\u200c\u200d])(?=\p{L})|[\u200c\u200d]/gu;
/** Characters removed from free text, because they may reorder or split it. Emoji and spelling need the others. */
const DISRUPTIVE = /[\p{Bidi_Control}\u200b\u2060\ufeff]/gu;
/** Spaces of every kind and width, and control characters. */
const SPACES = /[\s\p{Cc}]+/gu;
const FULL_WIDTH = /[\uff01-\uff5e]/g;
/** From a full-width character to the same one in ASCII. */
const TO_ASCII = 0xfee0;
const IDEOGRAPHIC_STOPS = /[\u3002\uff61]/g;

function onlyVisible(text: string): string {
  return text.replace(INVISIBLE, '').replace(JOINER, '$1').normalize('NFC');
}

function onOneLine(text: string): string {
  return onlyVisible(text).replace(SPACES, ' ').trim();
}

function inAscii(text: string): string {
  return text.replace(FULL_WIDTH, (one) => String.fromCharCode(one.charCodeAt(0) - TO_ASCII));
}

/** The digits of every script stand in rows of ten, from zero on. */
function digitIn(one: string): string {
  const at = one.codePointAt(0) ?? 0;
  let row = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(at - row - 1))) row += 1;
  return String(row % 10);
}

function withPlainDigits(text: string): string {
  return inAscii(text).replace(/(?!\d)\p{Nd}/gu, digitIn);
}

/** A name: on one line, without what no one sees. */
export function typedName(text: string): string {
  return onOneLine(text);
}

/** Whether nobody sees anything of a text. */
export function isBlank(text: string): boolean {
  return onOneLine(text) === '';
}

/** Whether a text can be a name: it has a letter. */
export function hasLetter(text: string): boolean {
  return /\p{L}/u.test(typedName(text));
}

/** An e-mail address as it can be written to. Upper and lower case stay. */
export function typedEmail(text: string): string {
  const address = inAscii(onlyVisible(text)).replace(IDEOGRAPHIC_STOPS, '.').trim();
  return address.includes('@') ? address.replace(/\.$/, '') : address;
}

/** A telephone number of any country: as typed, in plain digits. */
export function typedPhone(text: string): string {
  return withPlainDigits(onOneLine(text));
}

/** How Nigeria is called from abroad. Without `+` or `00`, only a number of full length can be meant so. */
const FROM_ABROAD = /^(?:\+|00)234(\d{7,11})$|^234(0?\d{10})$/;
const SEPARATORS = /[\s().\-/\u2010-\u2015\u2212]/g;

/**
 * A telephone number as the specification counts it: that of Nigeria as it is dialled within the country, without
 * spaces. Other countries' numbers, and what isn't a number, stay as typed.
 */
export function nationalPhone(text: string): string {
  const typed = typedPhone(text);
  const digits = typed.replace(SEPARATORS, '');
  const [, international, bare] = FROM_ABROAD.exec(digits) ?? [];
  const called = international ?? bare;
  if (called !== undefined) return `0${called.replace(/^0/, '')}`;
  return /^(?!00)\d+$/.test(digits) ? digits : typed;
}

/** A number that is copied from an email or a card: its digits, however they were grouped. */
export function typedCode(text: string): string {
  return withPlainDigits(onlyVisible(text)).replace(/[\s\p{Pd}]/gu, '');
}

/** A calendar date: `YYYY-MM-DD` in whatever digits, dashes and spacing. */
export function typedDate(text: string): string {
  return withPlainDigits(onlyVisible(text))
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(SPACES, '');
}

/** A whole number of people or things; NaN if the text is none. */
export function typedCount(text: string): number {
  const typed = withPlainDigits(onOneLine(text));
  return /^\+?\d+(?:\.0*)?$/.test(typed) ? Number(typed) : NaN;
}

/** Sentences of any length. Emoji and line breaks stay. */
export function typedText(text: string): string {
  return text.replace(DISRUPTIVE, '').normalize('NFC');
}

/** A password: NFC, and nothing else, because every other character may be meant. */
export function typedPassword(text: string): string {
  return text.normalize('NFC');
}

/** The letters of Nigeria's languages that Unicode doesn't compose of a letter and a mark. */
const HOOKED: Readonly<Record<string, string>> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ς: 'σ' };
const APOSTROPHES = /['`\u00b4\u02b9-\u02bf\u2018-\u201b\u2032\ua78c\uff07]/g;

/** A text as it is found and sorted by: accents, case, apostrophes and form make no difference. */
export function searchText(text: string): string {
  return onOneLine(text)
    .replace(/[\u200c\u200d]/g, '')
    .replace(APOSTROPHES, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .replace(/[ɓɗƙƴς]/g, (letter) => HOOKED[letter] ?? letter);
}

/** Letters of other scripts that look like a Latin one, in small or in capitals, by that one. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...{
    a: 'аα',
    b: 'вьβ',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еε',
    g: 'ɡց',
    h: 'нһη',
    i: 'іıιӏ',
    j: 'јϳ',
    k: 'кκ',
  },
  ...{ m: 'мμ', n: 'νп', o: 'оοօഠ', p: 'рρ', q: 'ԛ', r: 'гᴦ', s: 'ѕꜱ', t: 'тτ', u: 'υս', v: 'ѵ' },
  ...{ w: 'ԝѡω', x: 'хχ', y: 'уγү', z: 'ζᴢ' },
};
const latinOf = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, others]) =>
    Array.from(others, (other) => [other, latin] as const),
  ),
);

/**
 * A bank's reference or a slip's number as it is compared: its letters and digits alone, in one script, since how they
 * are written, and what stands between them, depends on who reads them off which screen.
 */
export function referenceText(text: string): string {
  const letters = searchText(withPlainDigits(text)).replace(/[^\p{L}\p{N}]/gu, '');
  return Array.from(letters, (letter) => latinOf.get(letter) ?? letter).join('');
}

/** The words of a text that is looked for, in the form of {@link searchText}. */
export function searchWords(text: string): string[] {
  return searchText(text)
    .split(/[\s,;]+/)
    .filter((word) => word !== '');
}

const pairs = (text: string) => new Map(text.split(' ').map(([from = '', to = '']) => [from, to]));
/** Greek capitals that look like other letters than their small ones do. */
const capitals = pairs('Ηh Μm Νn Υy');
/** Letters by those of the Latin alphabet that they look like. */
const lookAlikes = pairs(
  'аa вb еe зz иu іi јj кk мm нh оo рp сc тt уy хx ѕs һh ԁd ԛq ԝw ґr гr пn ьb өo үy ԍg ӏl αa βb εe ζz ηn ιi κk νv οo ρp σo τt υu χx ωw γy μu օo սu հh ոn øo đd łl ħh ŋn ɑa ɡg ɩi əe ǝe ɛe ɔo ðd þp ıi 0o 1l |l',
);
const replaced = (text: string, by: ReadonlyMap<string, string>) =>
  Array.from(text, (letter) => by.get(letter) ?? letter).join('');

/** A name as it is read: without case, accents, spaces and signs, letters that look alike as one. No two of staff are the same. */
export function nameAsRead(name: string): string {
  return replaced(searchText(replaced(name, capitals)), lookAlikes)
    .replace(/[^\p{L}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('l', 'i');
}
