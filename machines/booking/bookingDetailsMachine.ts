import { assign, setup } from 'xstate';
import {
  isValid,
  afterEdit,
  definedErrors,
  type FieldEdited,
  type FieldErrors,
} from '../shared/fieldErrors';
import { watcherNotProvided } from '../shared/notProvided';
import { withEvent } from '../shared/params';
import type { StateMeta } from '../shared/screen';
import { knownToday } from '../shared/stay';
import type { StayDates } from '../shared/stayDates';
import {
  validateBothDates,
  validateGuestDetails,
  validateReservationForm,
  type GuestDetails,
  type ReservationForm,
} from '../reservation/reservationForm';
import * as reservationFormMessages from '../../messages/booking/form';

/** The logged-in guest's profile, which prefills empty fields. */
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

export type DetailsEvent =
  | FieldEdited<ReservationForm>
  | { type: 'details.submitted'; now: Date | null }
  | { type: 'alert.acknowledged' };

/** The reservation form. Its output is the completed form. */
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
    /** Keeps the rooms left for these dates at hand for the room selection, which loads whatever is missing. */
    prefetchRooms: watcherNotProvided<StayDates>('prefetchRooms'),
  },
  guards: {
    'the details are valid': ({ context }, { now }: { now: Date | null }) =>
      isValid(validateReservationForm(context.form, knownToday(now))),
  },
  actions: {
    'edit field': assign(({ context }, edit: FieldEdited<ReservationForm>) =>
      afterEdit(context, edit, validateBothDates),
    ),
    'show errors': assign({
      errors: ({ context }, { now }: { now: Date | null }) =>
        validateReservationForm(context.form, knownToday(now)),
    }),
  },
}).createMachine({
  id: 'bookingDetails',
  options: { maxIterations: 1000 },
  context: ({ input }) => {
    const form = withProfileDefaults(input.form, input.profile);
    return { form, errors: remainingErrors(input.errors, form) };
  },
  output: ({ context }) => ({ form: context.form }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is open. Each edit has the rooms left for its dates looked up ahead.',
      meta: { screen: 'Reservation form' },
      invoke: {
        id: 'prefetchRooms',
        src: 'prefetchRooms',
        input: ({ context: { form } }) => ({ checkIn: form.checkIn, checkOut: form.checkOut }),
        // The room selection loads what is missing.
        onError: {},
      },
      on: {
        'field.edited': { target: 'editing', reenter: true, actions: withEvent('edit field') },
        'details.submitted': [
          { guard: withEvent('the details are valid'), target: 'submitted' },
          { target: 'alertingErrors', actions: withEvent('show errors') },
        ],
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
