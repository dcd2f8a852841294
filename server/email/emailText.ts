import type { Configuration } from '../configuration/configuration';
import type { Clock } from '../shared/clock';
import type { BadgeTone } from './design/style';

/** Everything that emails are written with, beside their facts. */
export interface EmailContent {
  configuration: Pick<Configuration, 'publicUrl'>;
  /** Absent in previews, which are never late. */
  clock?: Clock;
}

/** An email's main link; an absolute URL. */
export interface EmailAction {
  label: string;
  url: string;
}

/** A line of a bill, as the reader sees it. */
export interface BillLine {
  label: string;
  /** How the amount is computed. */
  note?: string;
  amount: string;
  /** The absolute URL of its picture. */
  picture?: string;
}

/** A bill: its lines, and the total under its own label. */
export interface Bill {
  lines: readonly BillLine[];
  total: Pick<BillLine, 'label' | 'amount'>;
}

/** A name and a value, which may lead to a map or call the hotel. */
export type EmailFact = readonly [name: string, value: string, href?: string | undefined];

/** The content of an email, before its layout. */
export interface EmailText {
  recipient: string;
  subject: string;
  /** The stay's status in a word or two, above the subject. */
  badge?: { label: string; tone: BadgeTone };
  /** The preview in lists of emails; without it the first two paragraphs. */
  preview?: string;
  greeting?: string;
  /** Plain sentences, without markup. */
  paragraphs: readonly string[];
  /** Text to read at a glance, e.g. a one-time code. */
  highlight?: string;
  /** Names and values below the text, e.g. the dates of a stay. */
  facts?: readonly EmailFact[];
  bill?: Bill;
  action?: EmailAction;
  /** More names and values, under a title of their own at the end. */
  more?: { title: string; facts: readonly EmailFact[] };
  /** Lists of sentences, each under its title. */
  lists?: readonly { title: string; lines: readonly string[] }[];
  /** The stay for programs that read emails: a `LodgingReservation` of schema.org. */
  stay?: Readonly<Record<string, unknown>>;
  /** The stay as an entry for the guest's calendar (RFC 5545). */
  calendar?: string;
  /** Why the reader gets it, if not as a guest. */
  reason?: string;
}
