import type { Configuration } from '../configuration/configuration';
import type { BadgeTone } from './design/style';

/** What emails are written with. */
export interface EmailContent {
  configuration: Pick<Configuration, 'publicUrl'>;
}

/** Where an email leads; an absolute address. */
export interface EmailAction {
  label: string;
  url: string;
}

/** A line of a bill, in the reader's words. */
export interface BillLine {
  label: string;
  /** How the amount is worked out. */
  note?: string;
  amount: string;
  /** The absolute address of a picture of it. */
  picture?: string;
}

/** What is to be paid or was, line by line, and under its own label the total. */
export interface Bill {
  lines: readonly BillLine[];
  total: Pick<BillLine, 'label' | 'amount'>;
}

/** What an email says, before it is laid out. */
export interface EmailText {
  recipient: string;
  subject: string;
  /** How the stay stands, in a word or two above the subject. */
  badge?: { label: string; tone: BadgeTone };
  /** Plain sentences, without markup. */
  paragraphs: readonly string[];
  /** Something to read at a glance, e.g. a one-time code. */
  highlight?: string;
  /** Names and values below the text, e.g. the dates of a stay. */
  facts?: readonly (readonly [name: string, value: string])[];
  bill?: Bill;
  action?: EmailAction;
  /** The stay for programs that read it out of letters: a `LodgingReservation` of schema.org. */
  stay?: Readonly<Record<string, unknown>>;
  /** The stay as an entry for the guest's calendar (RFC 5545). */
  calendar?: string;
  /** Why the reader gets it, where that is another reason than a guest's. */
  reason?: string;
}
