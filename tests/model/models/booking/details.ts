import { detailsMachine, type Details } from '../../../../machines/booking/details';
import { isValid } from '../../../../machines/shared/fieldErrors';
import { emptyReservationForm } from '../../../../machines/reservation/reservationForm';
import { defineModel } from '../../support/testModel';
import { afterTheStay, complete, filled, now, profile, same } from './bookingExamples';

function fills(field: 'checkIn' | 'checkOut', value: string) {
  return {
    event: { type: 'field.edited' as const, field, value },
    leads: { editing: 'editing' },
    changes: ({ before, after }: { before: Details; after: Details }) => ({
      'the field shows what was entered': after.form[field] === value,
      'the other fields stay': same({ ...before.form, [field]: value }, after.form),
      'its error is gone': after.errors[field] === undefined,
    }),
  };
}

const keepsTheForm = ({ before, after }: { before: Details; after: Details }) => ({
  'what was entered stays': same(before.form, after.form),
});

export const detailsModel = defineModel(detailsMachine, {
  starts: {
    'opens the reservation form': {
      begins: 'editing',
      input: { form: emptyReservationForm, errors: {}, profile },
    },
    'opens a form that is filled in': {
      begins: 'editing',
      input: { form: filled, errors: {}, profile },
    },
  },
  cases: {
    'enters the check-in date': fills('checkIn', filled.checkIn),
    'enters the check-out date': fills('checkOut', filled.checkOut),
    'enters a check-out before the check-in': fills('checkOut', '2026-03-11'),
    'goes on to the rooms': {
      event: { type: 'details.submitted', now },
      leads: { editing: ({ context }) => (complete(context) ? 'submitted' : 'alertingErrors') },
      changes: keepsTheForm,
    },
    'goes on to the rooms after the dates have passed': {
      event: { type: 'details.submitted', now: afterTheStay },
      leads: { editing: 'alertingErrors' },
      changes: keepsTheForm,
    },
    'closes the alert': {
      event: { type: 'alert.acknowledged' },
      leads: { alertingErrors: 'editing' },
      changes: keepsTheForm,
    },
  },
  states: {
    editing: ({ context, tags }) => ({
      'no alert shows': !tags.has('alert'),
      'the form knows the guest': context.form.name === profile.name,
    }),
    alertingErrors: ({ context, tags }) => ({
      'it is said in an alert': tags.has('alert'),
      'the fields say what is wrong': !isValid(context.errors),
    }),
    submitted: ({ context }) => ({ 'the details are right': complete(context) }),
  },
});
