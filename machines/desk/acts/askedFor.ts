import type { DeskActRequest, DeskReservation } from '../../contract/wire';
import { requireValue } from '../../shared/required';
import type { ReadField, TypedFields } from './fields';
import {
  shownIn,
  type ActForm,
  type Choices,
  type ReservationQuestion,
  type TypedErrors,
} from './question';

interface ReservationForm {
  /** Its fields in their order, with what they hold at first. */
  begin: (reservation: DeskReservation, question: ReservationQuestion) => TypedFields;
  choices?: (reservation: DeskReservation) => Choices;
  check?: (read: ReadField, reservation: DeskReservation) => TypedErrors;
  request: (
    read: ReadField,
    about: { room: () => string; revision: number; balance: number },
  ) => DeskActRequest;
  hasPreview?: boolean;
  submit?: (
    read: ReadField,
    reservation: DeskReservation,
    preview: DeskReservation | null,
  ) => string | null;
}

/** The dialog of an act with the reservation on screen. */
export const askedFor =
  ({ begin, choices, check, request, submit, hasPreview = false }: ReservationForm) =>
  ({ id, room, ...asked }: ReservationQuestion): ActForm => ({
    hasPreview,
    ...(submit && {
      submit: (read, known, preview) => submit(read, shownIn(known, 'reservation'), preview),
    }),
    begin: (known) => begin(shownIn(known, 'reservation'), { id, room, ...asked }),
    choices: (known) => choices?.(shownIn(known, 'reservation')) ?? {},
    check: (read, known) => check?.(read, shownIn(known, 'reservation')) ?? {},
    request: (read, known) => {
      const { revision, folio } = shownIn(known, 'reservation');
      const about = { revision, balance: folio.balance, room: () => requireValue(room, 'No room') };
      return { of: 'reservation', id, body: request(read, about) };
    },
  });

/** The fields of an act that needs nothing but a reason. */
export const reason = { begin: () => ({ why: '' }) };
