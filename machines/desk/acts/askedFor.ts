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
  choices?: (reservation: DeskReservation, question: ReservationQuestion) => Choices;
  hidden?: ActForm['hidden'];
  check?: (read: ReadField, reservation: DeskReservation) => TypedErrors;
  request: (
    read: ReadField,
    about: { room: () => string; revision: number; balance: number; charges: number },
    preview: DeskReservation | null,
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
  ({ begin, choices, check, request, submit, hidden, hasPreview = false }: ReservationForm) =>
  ({ id, room, ...asked }: ReservationQuestion): ActForm => ({
    hasPreview,
    ...(hidden && { hidden }),
    ...(submit && {
      submit: (read, known, preview) => submit(read, shownIn(known, 'reservation'), preview),
    }),
    begin: (known) => begin(shownIn(known, 'reservation'), { id, room, ...asked }),
    choices: (known) => choices?.(shownIn(known, 'reservation'), { id, room, ...asked }) ?? {},
    check: (read, known) => check?.(read, shownIn(known, 'reservation')) ?? {},
    request: (read, known, preview) => {
      const { revision, folio } = shownIn(known, 'reservation');
      const { balance, charges } = folio;
      const about = { revision, balance, charges, room: () => requireValue(room, 'No room') };
      return { of: 'reservation', id, body: request(read, about, preview) };
    },
  });

/** The fields of an act that needs nothing but a reason. */
export const reason = { begin: () => ({ why: '' }) };
