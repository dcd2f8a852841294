import { assign, setup } from 'xstate';
import { isValid, afterEdit, definedErrors, type FieldErrors } from '../shared/fieldErrors';
import { effectNotProvided } from '../shared/notProvided';
import { RESPONSE_TIMEOUT_MS } from '../shared/timeouts';
import type { StateMeta } from '../shared/screen';
import { knownToday, nightsBetween } from '../shared/stay';
import { DATES_DEBOUNCE_MS, type StayDates } from '../shared/stayDates';
import {
  validateBothDates,
  validateGuestDetails,
  validateReservationForm,
  type GuestDetails,
  type ReservationForm,
} from '../reservation/reservationForm';
import * as reservationFormMessages from '../../messages/booking/form';

/** How long a response about the rooms left stays fresh, in milliseconds. */
export const ROOMS_LEFT_FRESH_MS = 30_000;

/** What is known about the logged-in guest; prefills empty fields. */
export type GuestProfile = GuestDetails;

/** The form with its empty fields filled from the profile. */
export function withProfileDefaults(
  form: ReservationForm,
  profile: GuestProfile | null,
): ReservationForm {
  if (profile === null) return form;
  return {
    ...form,
    name: form.name || profile.name,
    email: form.email || profile.email,
    phone: form.phone || profile.phone,
  };
}

/** The errors that remain after the profile has filled the form; no new ones appear. */
function remainingErrors(errors: FieldErrors<ReservationForm>, form: ReservationForm) {
  const currentErrors = validateGuestDetails(form);
  return definedErrors({
    ...errors,
    name: errors.name && currentErrors.name,
    phone: errors.phone && currentErrors.phone,
    email: errors.email && currentErrors.email,
  });
}

/** The form and the errors that the guest has been shown. */
export interface Details {
  form: ReservationForm;
  errors: FieldErrors<ReservationForm>;
}

export interface DetailsInput extends Details {
  profile: GuestProfile | null;
}

type FieldEdited = {
  [Field in keyof ReservationForm]: {
    type: 'field.edited';
    field: Field;
    value: ReservationForm[Field];
  };
}[keyof ReservationForm];

export type DetailsEvent =
  FieldEdited | { type: 'details.submitted'; now: Date | null } | { type: 'alert.acknowledged' };

/**
 * The reservation form. Its output is the completed form. Once the dates are chosen, the rooms left are
 * prefetched while the guest fills in the rest. A failed prefetch changes nothing here: the room
 * selection loads whatever is missing.
 */
export const bookingDetailsMachine = setup({
  types: {
    context: {} as Details,
    events: {} as DetailsEvent,
    input: {} as DetailsInput,
    output: {} as { form: ReservationForm },
    tags: {} as 'alert',
    meta: {} as StateMeta,
  },
  actors: {
    /** Prefetches the rooms left for the room selection; may skip it, for example to save data. */
    prefetchRooms: effectNotProvided<StayDates>('prefetchRooms'),
  },
  delays: {
    datesDebounce: DATES_DEBOUNCE_MS,
    responseTimeout: RESPONSE_TIMEOUT_MS,
    roomsLeftFresh: ROOMS_LEFT_FRESH_MS,
  },
  guards: {
    'a date is edited': (_, { field }: { field: keyof ReservationForm }) =>
      field === 'checkIn' || field === 'checkOut',
    'the dates are a valid range': ({ context: { form } }) =>
      nightsBetween(form.checkIn, form.checkOut) > 0,
    'the details are valid': ({ context }, { now }: { now: Date | null }) =>
      isValid(validateReservationForm(context.form, knownToday(now))),
  },
  actions: {
    'edit field': assign(({ context, event }) => {
      if (event.type !== 'field.edited') return {};
      const form = { ...context.form, [event.field]: event.value };
      const forms = { before: context.form, after: form };
      return { form, errors: afterEdit(context.errors, event.field, forms, validateBothDates) };
    }),
    'show errors': assign({
      errors: ({ context }, { now }: { now: Date | null }) =>
        validateReservationForm(context.form, knownToday(now)),
    }),
  },
}).createMachine({
  id: 'bookingDetails',
  context: ({ input }) => {
    const form = withProfileDefaults(input.form, input.profile);
    return { form, errors: remainingErrors(input.errors, form) };
  },
  output: ({ context }) => ({ form: context.form }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is open.',
      meta: { screen: 'Reservation form' },
      on: {
        'field.edited': [
          {
            guard: { type: 'a date is edited', params: ({ event }) => event },
            target: '.undated',
            actions: 'edit field',
          },
          { actions: 'edit field' },
        ],
        'details.submitted': [
          {
            guard: { type: 'the details are valid', params: ({ event }) => event },
            target: 'submitted',
          },
          {
            target: 'alertingErrors',
            actions: { type: 'show errors', params: ({ event }) => event },
          },
        ],
      },
      initial: 'undated',
      states: {
        undated: {
          description: 'No valid dates yet.',
          always: { guard: 'the dates are a valid range', target: 'debouncing' },
        },
        debouncing: {
          description: 'The dates are a valid range; the guest may be about to change them.',
          after: { datesDebounce: { target: 'prefetching' } },
        },
        prefetching: {
          description:
            'The rooms left for the stay are asked for, before anybody wants to see them.',
          invoke: {
            id: 'prefetchRooms',
            src: 'prefetchRooms',
            input: ({ context: { form } }) => ({ checkIn: form.checkIn, checkOut: form.checkOut }),
            onDone: { target: 'prefetched' },
            onError: { target: 'prefetched' },
          },
          after: { responseTimeout: { target: 'prefetched' } },
        },
        prefetched: {
          description: 'The prefetch has finished or failed.',
          after: { roomsLeftFresh: { target: 'outdated' } },
        },
        outdated: {
          description: 'The prefetched availability is stale; the next edit fetches it again.',
          on: { 'field.edited': { target: 'undated', actions: 'edit field' } },
        },
      },
    },
    alertingErrors: {
      description: 'Says that the form has errors, which stand beside the fields.',
      tags: 'alert',
      meta: {
        screen: 'Alert: errors in the reservation form',
        alert: reservationFormMessages.correctErrors,
      },
      on: { 'alert.acknowledged': { target: 'editing' } },
    },
    submitted: { description: 'The details are right.', type: 'final' },
  },
});
