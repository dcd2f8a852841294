import { bookingDetailsMachine, type Details } from '../../machines/booking/bookingDetailsMachine';
import { isValid } from '../../machines/shared/fieldErrors';
import { fails, unreachable } from '../fixtures/failures';
import { emptyReservationForm } from '../../machines/reservation/reservationForm';
import { defineModel } from '../defineModel';
import { afterTheStay, complete, filled, now, profile } from './bookingExamples';
import { alike, same } from '../../tools/model/testModel';

function fills(field: 'checkIn' | 'checkOut', value: string) {
  return {
    event: { type: 'field.edited' as const, field, value },
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

export const bookingDetailsModel = defineModel(bookingDetailsMachine, {
  starts: {
    'opens the reservation form': {
      input: { form: emptyReservationForm, errors: {}, profile },
    },
    'opens a form that is filled in': {
      input: { form: filled, errors: {}, profile },
    },
  },
  cases: {
    'enters the check-in date': fills('checkIn', filled.checkIn),
    'enters the check-out date': fills('checkOut', filled.checkOut),
    'enters a check-out before the check-in': fills('checkOut', '2026-03-11'),
    'corrects the phone number': {
      event: { type: 'field.edited', field: 'phone', value: '0805' },
      changes: ({ after }) => ({ 'the field shows it': after.form.phone === '0805' }),
    },
    ...alike(keepsTheForm, {
      'nobody can look ahead': fails('prefetchRooms', unreachable),
      'goes on to the rooms': { type: 'details.submitted', now },
      'goes on to the rooms after the dates have passed': {
        type: 'details.submitted',
        now: afterTheStay,
      },
      'closes the alert': { type: 'alert.acknowledged' },
    }),
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
