import type {
  DeskAccountActRequest,
  DeskActName,
  DeskActRequest,
  DeskCaseDecision,
  DeskMoneyActRequest,
  DeskReservation,
  DeskRoomActName,
  DeskRoomActRequest,
  DeskSettingsActRequest,
  DeskWishActRequest,
} from '../../contract/wire';
import type { LagosDate } from '../../shared/stay';
import { requireValue } from '../../shared/required';
import type { DeskAnswers, KnownAnswers } from '../answerFeedMachine';
import type { AskedField, ReadField, TypedFields } from './fields';

/** An act that somebody wants to do, and its subject: a button, a dialog and a request are about one. */
export type ActQuestion =
  | (ReservationQuestion | RoomQuestion | MoneyQuestion)
  | (SettingsQuestion | WishQuestion | AccountQuestion);

/** An act with a reservation, or with one of its rooms. */
export interface ReservationQuestion {
  of: 'reservation';
  id: string;
  act: DeskActName;
  /** Null for the whole reservation. */
  room: string | null;
  /** How it is paid, where the button says so. */
  method?: 'cash' | 'pos';
}

/** An act with a room of the hotel. */
export interface RoomQuestion {
  of: 'rooms';
  act: DeskRoomActName;
  number: string;
}

/** An act with a day's money. */
export type MoneyQuestion = { of: 'money' } & (
  | { act: 'closeDay'; date: LagosDate }
  | { act: 'reopenDay'; date: LagosDate }
  | { act: 'payOut' }
  | { act: 'handOver' }
  | { act: 'compareBooks'; date: LagosDate }
  | { act: 'recordRefunds'; date: LagosDate; reference: string }
  | { act: 'decideCase'; caseId: string; decision: DeskCaseDecision }
  | { act: 'receiveMoney' }
  | { act: 'applyReceived'; received: string }
  | { act: 'refundReceived'; received: string }
);

/** An act with rates or staff. A rate of a later day is taken back with that of the day before. */
export type SettingsQuestion = { of: 'settings' } & (
  | { act: 'setPrice'; roomType: string; takenBack: LagosDate | null }
  | { act: 'addTerminal' }
  | { act: 'removeTerminal'; name: string }
  | { act: 'invite' }
  | { act: 'suspend'; email: string }
  | { act: 'reset'; email: string }
);

/** An act with what a manager was asked for. */
export interface WishQuestion {
  of: 'wish';
  act: DeskWishActRequest['act'];
  id: string;
}

/** An act with one's own account. */
export type AccountQuestion = { of: 'account' } & (
  | { act: 'changePassword' }
  | { act: 'endSession'; session: string }
);

/** An act as it is sent. */
export type DeskRequest =
  | { of: 'wish'; id: string; body: DeskWishActRequest }
  | { of: 'reservation'; id: string; body: DeskActRequest }
  | { of: 'rooms'; number: string; body: DeskRoomActRequest }
  | { of: 'money'; body: DeskMoneyActRequest }
  | { of: 'settings'; body: DeskSettingsActRequest }
  | { of: 'account'; body: DeskAccountActRequest };

/** The dialog of an act. */
export interface ActForm {
  /** Its fields in their order, with what they hold at first. */
  begin: (known: KnownAnswers) => TypedFields;
  /** The values of a field that is chosen, in their order. */
  choices?: (known: KnownAnswers) => Choices;
  /** Errors beyond those of these fields anywhere. @param known what shows now */
  check?: (read: ReadField, known: KnownAnswers) => TypedErrors;
  /** The fields that do not matter as things are chosen. */
  hidden?: (read: ReadField) => readonly AskedField[];
  /** The act that is sent. @param known what showed while it was typed @param preview null until it is asked for */
  request: (read: ReadField, known: KnownAnswers, preview: DeskReservation | null) => DeskRequest;
  /** Whether what it would change is shown before it is sent. */
  hasPreview?: boolean;
  /** The button's words with the sum of an act that moves money; null while there is none. */
  submit?: (read: ReadField, known: KnownAnswers, preview: DeskReservation | null) => string | null;
}
/** A value of a field that is chosen. */
interface Choice {
  value: string | number;
  label: string;
}
export type Choices = Readonly<Partial<Record<AskedField, readonly Choice[]>>>;

/** Values by their labels. */
export const choicesOf = (labels: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export type TypedErrors = { [Field in keyof TypedFields]?: string | undefined };

/** An answer that shows wherever this is asked. @throws Error if it doesn't */
export const shownIn = <Of extends keyof DeskAnswers>(
  known: KnownAnswers,
  of: Of,
): NonNullable<KnownAnswers[Of]> => requireValue(known[of] ?? null, `No ${of} shows`);
