import { slipMissing } from '../../../messages/desk/errors';
import { labels, terminalTotal } from '../../../messages/desk/pages/asked';
import * as messages from '../../../messages/desk/openScreen';
import { definedErrors } from '../../shared/fieldErrors';
import { fieldsIn } from '../../shared/fieldsIn';
import { lengthError } from '../../shared/fieldRules';
import { formatNaira, koboFromDecimal, nairaFromKobo, type Kobo } from '../../shared/money';
import { defaultStayLimits, lagosInstant } from '../../shared/stay';
import { checkInError } from '../../shared/stayDates';
import { hasLetter, typedText } from '../../shared/typedText';

/** The fields of the desk's dialogs: what is typed in them, how it is read, and what is wrong with it. */

/** A field of some dialog. What is typed in it is a text, dates and sums too. */
export type AskedField = keyof typeof labels | TerminalField;

/** The total of a card terminal, which the hotel has named. */
export type TerminalField = `pos:${string}`;
const isTotal = (name: string): name is TerminalField => name.startsWith('pos:');
export const terminalOf = (field: TerminalField) => field.slice('pos:'.length);
export type TypedFields = Readonly<Partial<Record<AskedField, string>>>;

/** Reads a field as it is sent. */
export type ReadField = (field: AskedField) => string;

/** Whether a field is a password. */
const isSecret = (field: string) => /password/i.test(field);

export const readerOf =
  (typed: TypedFields): ReadField =>
  (field) =>
    // A password is what was typed, spaces too.
    isSecret(field) ? (typed[field] ?? '') : typedText(typed[field] ?? '').trim();

const isField = (name: string): name is AskedField => isTotal(name) || name in labels;

export const labelOf = (field: AskedField) =>
  isTotal(field) ? terminalTotal(terminalOf(field)) : labels[field];

/** The fields of a dialog, in their order. */
export const fieldsOf = (typed: TypedFields): readonly AskedField[] =>
  Object.keys(typed).filter(isField);

/** Reads texts that a tab kept. */
export const readTyped = (value: unknown): TypedFields =>
  Object.fromEntries(
    Object.entries(fieldsIn(value)).map(([field, text]) => [field, String(text)] as const),
  );

/**
 * How much a text says, in kobo; null if it says nothing of the kind. Commas stand between thousands: `1500,50` is none;
 * nor is `4.500`, which may mean four naira fifty or four thousand five hundred.
 */
function koboIn(text: string): Kobo | null {
  const plain = text.replace(/[₦\s]|,(?=\d{3}(?!\d))/g, '');
  try {
    return /\.\d{3}/.test(plain) ? null : koboFromDecimal(plain) || null;
  } catch {
    return null;
  }
}

/** A sum in words of money, on the button that moves it; null for none. */
export const sumInWords = (words: (sum: string) => string, kobo: Kobo | null): string | null =>
  kobo === null || kobo <= 0 ? null : words(formatNaira(kobo));

/** The button of a dialog in which a sum is typed. */
export const typedSum = (words: (sum: string) => string, text: string): string | null =>
  sumInWords(words, koboIn(text));

/** In naira, of a text in which nothing is wrong. */
export const nairaIn = (text: string) => nairaFromKobo(koboIn(text) ?? 0);

/** A time of day that is typed, in Lagos; null if it is none. */
const MOMENT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/;

/** When something happened, as it is sent: nothing typed is now. */
export function momentIn(text: string): { happenedAt?: string } {
  const [, day = '', time = ''] = MOMENT.exec(text) ?? [];
  return day === '' ? {} : { happenedAt: lagosInstant(day, time).toISOString() };
}

/** The fields of a card's slip, at first. */
export const emptySlip = (terminals: readonly string[]) => ({
  terminal: terminals[0] ?? messages.noTerminal,
  slip: '',
  noSlip: '',
  slipTotal: '',
});

/** The fields of a card's slip. */
export const slipFields = [
  'terminal',
  'slip',
  'noSlip',
  'slipTotal',
] as const satisfies readonly AskedField[];

/** The errors of a card's slip: its number is entered, or why there is none. */
export const slipErrors = (read: ReadField) => ({
  slip: read('slip') === '' && !hasLetter(read('noSlip')) ? slipMissing : undefined,
});

/** A card's slip as it is sent. */
export const slipIn = (read: ReadField) => ({
  terminal: read('terminal'),
  ...(read('slip') !== '' && { proof: read('slip') }),
  ...(read('slip') === '' && { noSlip: read('noSlip') }),
  ...(read('slipTotal') !== '' && { slipTotal: nairaIn(read('slipTotal')) }),
});

/** The error of a field that must be filled in. @param most characters */
export const textError = (most: number) => (text: string) =>
  text === '' ? messages.requiredHere : lengthError(text, most);
/** The error of a sum that may be zero. */
const cashError = (text: string) =>
  /^0+(\.0{1,2})?$/.test(text) || koboIn(text) !== null ? undefined : messages.amountHere;
const optionalError = (text: string) => lengthError(text, 100);
const optionalSum = (text: string) =>
  text === '' || koboIn(text) !== null ? undefined : messages.amountHere;

/** The error of a field, whatever it is asked for. */
const fieldErrors: Readonly<Partial<Record<AskedField, (text: string) => string | undefined>>> = {
  about: (text) => lengthError(text, 36),
  accountNumber: textError(20),
  amount: (text) => (koboIn(text) === null ? messages.amountHere : undefined),
  bank: textError(100),
  colleague: textError(254),
  colleaguePassword: textError(128),
  counted: cashError,
  dropped: (text) => (text === '' ? undefined : cashError(text)),
  float: cashError,
  paidTo: textError(100),
  currentPassword: textError(1000),
  checkIn: (text) => checkInError(text, null, defaultStayLimits),
  from: textError(10),
  keeps: optionalSum,
  noSlip: optionalError,
  part: optionalSum,
  password: textError(128),
  proof: optionalError,
  reference: textError(100),
  reservationId: textError(36),
  sender: textError(100),
  senderBank: optionalError,
  session: optionalError,
  slip: optionalError,
  slipTotal: optionalSum,
  staysUntil: textError(10),
  taken: optionalSum,
  text: textError(200),
  to: textError(20),
  toAccount: optionalError,
  toBank: optionalError,
  until: textError(10),
  waived: optionalSum,
  why: textError(500),
};

/** The errors of the entries, by field; empty if they can be sent. @param check finds more than those of the fields */
export function typedErrors(
  typed: TypedFields,
  check: (read: ReadField) => Partial<Record<AskedField, string | undefined>> = () => ({}),
): TypedFields {
  const read = readerOf(typed);
  const errorOf = (field: AskedField) => (isTotal(field) ? cashError : fieldErrors[field]);
  const found = fieldsOf(typed).map((field) => [field, errorOf(field)?.(read(field))] as const);
  return definedErrors({ ...Object.fromEntries(found), ...check(read) });
}
