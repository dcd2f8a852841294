import { assign, setup } from 'xstate';
import { isValid, withoutField, withoutPassed, type FieldErrors } from '../shared/fieldErrors';
import type { StateMeta } from '../shared/screen';
import { lagosToday } from '../shared/stay';
import {
  validateGuestDetails,
  validateReservationForm,
  type GuestDetails,
  type ReservationForm,
} from '../reservation/reservationForm';
import { reservationFormMessages } from './messages';

/** What is known of the logged-in guest; fills the fields that are still empty. */
export type GuestProfile = GuestDetails;

/** The form with its empty fields filled from what is known of the guest. */
export function filledFrom(form: ReservationForm, profile: GuestProfile | null): ReservationForm {
  if (profile === null) return form;
  return {
    ...form,
    name: form.name || profile.name,
    email: form.email || profile.email,
    phone: form.phone || profile.phone,
  };
}

/** What is still to be said of a form after the profile has filled it; nothing is said anew. */
function leftOf(errors: FieldErrors<ReservationForm>, form: ReservationForm) {
  const wrong = validateGuestDetails(form);
  return withoutPassed({
    ...errors,
    name: errors.name && wrong.name,
    phone: errors.phone && wrong.phone,
    email: errors.email && wrong.email,
  });
}

/** The form as it stands, with what is wrong in it as far as that has been said. */
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
  FieldEdited | { type: 'details.submitted'; now: Date } | { type: 'alert.acknowledged' };

/** The reservation form, from its opening until it is filled in. It answers the filled-in form. */
export const detailsMachine = setup({
  types: {
    context: {} as Details,
    events: {} as DetailsEvent,
    input: {} as DetailsInput,
    output: {} as { form: ReservationForm },
    tags: {} as 'alert',
    meta: {} as StateMeta,
  },
  guards: {
    'the details are valid': ({ context }, { now }: { now: Date }) =>
      isValid(validateReservationForm(context.form, lagosToday(now))),
  },
  actions: {
    'edit field': assign(({ context, event }) => {
      if (event.type !== 'field.edited') return {};
      return {
        form: { ...context.form, [event.field]: event.value },
        errors: withoutField(context.errors, event.field),
      };
    }),
    'show errors': assign({
      errors: ({ context }, { now }: { now: Date }) =>
        validateReservationForm(context.form, lagosToday(now)),
    }),
  },
}).createMachine({
  id: 'details',
  context: ({ input }) => {
    const form = filledFrom(input.form, input.profile);
    return { form, errors: leftOf(input.errors, form) };
  },
  output: ({ context }) => ({ form: context.form }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is open.',
      meta: { screen: 'Reservation form' },
      on: {
        'field.edited': { actions: 'edit field' },
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
