import type { DeskAct, DeskActName, DeskActRequest, DeskReservation } from '../contract/wire';
import { requiredHere } from '../../messages/desk/openScreen';
import { definedErrors } from '../shared/fieldErrors';
import { lengthError } from '../shared/fieldRules';
import { typedText } from '../shared/typedText';

/**
 * The acts that are asked for in a dialog before they are sent: the fields of each, what is wrong with them, and what is
 * sent. An act without a form here is done with one tap.
 */

/** A field of some act. What is typed in it is a text, dates and sums too. */
const askedFields = ['why'] as const;

export type AskedField = (typeof askedFields)[number];

export type Typed = Readonly<Partial<Record<AskedField, string>>>;

/** An act while it is asked for. */
export interface Draft {
  offered: DeskAct;
  /** Its fields, in their order. */
  typed: Typed;
  errors: Typed;
  /** Which state of the reservation was seen; null after a refusal, which tells of the one that shows now. */
  revision: number | null;
  /** The reservation as it would be; null until that is asked, and again after an edit. */
  preview: DeskReservation | null;
}

/** Reads a field as it is sent. */
type Read = (field: AskedField) => string;

interface AskedForm {
  /** Its fields, with what they hold at first. */
  begin: (reservation: DeskReservation, offered: DeskAct) => Typed;
  /** The error of each field; undefined where there is none. */
  check: (read: Read) => Partial<Record<AskedField, string | undefined>>;
  request: (read: Read, about: { room: string; revision: number }) => DeskActRequest;
  /** Whether what it would change is shown before it is sent. */
  hasPreview: boolean;
}

/** The lengths that the contract allows. */
const longest = { why: 500 };

const textError = (text: string, most: number) =>
  text === '' ? requiredHere : lengthError(text, most);

const whyError = (read: Read) => ({ why: textError(read('why'), longest.why) });

const forms: Partial<Record<DeskActName, AskedForm>> = {
  cancel: {
    begin: () => ({ why: '' }),
    check: whyError,
    request: (read) => ({ act: 'cancel', why: read('why') }),
    hasPreview: true,
  },
};

/** Whether an act is asked for in a dialog. */
export const isAsked = (act: DeskActName): boolean => act in forms;

/** @throws Error for an act of one tap */
function formOf(act: DeskActName): AskedForm {
  const form = forms[act];
  if (form === undefined) throw new Error(`Nothing is asked for ${act}`);
  return form;
}

const readerOf =
  ({ typed }: Draft): Read =>
  (field) =>
    typedText(typed[field] ?? '').trim();

/** An act that somebody begins to ask for. */
export function begunDraft(reservation: DeskReservation, offered: DeskAct): Draft {
  const typed = formOf(offered.act).begin(reservation, offered);
  return { offered, typed, errors: {}, revision: reservation.revision, preview: null };
}

/** The fields that are asked for, in their order. */
export const fieldsOf = ({ typed }: Draft): readonly AskedField[] =>
  askedFields.filter((field) => field in typed);

/** What is wrong with it, by field; empty if it can be sent. */
export function draftErrors(draft: Draft): Typed {
  return definedErrors(formOf(draft.offered.act).check(readerOf(draft)));
}

/** Whether the next step shows what it would change. */
export function wantsPreview({ offered, preview }: Draft): boolean {
  return formOf(offered.act).hasPreview && preview === null;
}

/** What is sent. @param shown the revision that shows */
export function requestOfDraft(draft: Draft, shown: number): DeskActRequest {
  const { offered, revision } = draft;
  const about = { room: offered.room ?? '', revision: revision ?? shown };
  return formOf(offered.act).request(readerOf(draft), about);
}
