import { type ComponentProps, useCallback } from 'react';
import * as words from '../../../messages/booking/pages/bookingDetails';
import type { ReservationForm } from '../../../machines/reservation/reservationForm';
import { knownToday } from '../../../machines/shared/stay';
import { useServerNow } from '../../context/useServerNow';
import { useScreen } from '../../context/useScreen';
import { DateRangeField } from '../../components/DateRangeField';
import { Field } from '../../components/Field';
import { TextAreaField } from '../../components/TextAreaField';
import { PartyFields } from '../PartyFields';
import { BookingContext } from '../BookingContext';
import { provideSoldOutNights } from '../soldOutNightsActors';

/** A field's value and error. Its component renders only when they change. */
function useField<Name extends keyof ReservationForm>(name: Name) {
  const value = BookingContext.useSelector(({ context }) => context.form[name]);
  const error = BookingContext.useSelector(({ context }) => context.errors[name]);
  return { value, error };
}

/** The active form machine; undefined while nothing can be changed. */
const useDetails = () => BookingContext.useSelector(({ children }) => children.bookingDetails);

/** A text field of the form by name. */
function useText(name: 'name' | 'email' | 'phone' | 'notes') {
  const details = useDetails();
  return {
    name,
    ...useField(name),
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      details?.send({ type: 'field.edited', field: name, value }),
  };
}

type LineProps = Pick<ComponentProps<typeof Field>, 'label' | 'type' | 'autoComplete'>;

/** A field of the guest's details. */
export function GuestLine({ name, ...line }: LineProps & { name: 'name' | 'email' | 'phone' }) {
  return <Field {...line} {...useText(name)} />;
}

/** The special request. */
export function Notes() {
  return (
    <TextAreaField
      label={words.notes}
      required={false}
      hint={words.notesHint}
      {...useText('notes')}
    />
  );
}

/** Check-in and check-out. */
export function Stay() {
  const now = useServerNow();
  const details = useDetails();
  const checkIn = useField('checkIn');
  const checkOut = useField('checkOut');
  const edit = useCallback(
    (field: 'checkIn' | 'checkOut', value: string) =>
      details?.send({ type: 'field.edited', field, value }),
    [details],
  );
  const [soldOut, send] = useScreen(provideSoldOutNights, { isTimeKnown: now !== null });
  return (
    <DateRangeField
      soldOut={soldOut.context.nights}
      onCalendarOpened={() => send({ type: 'calendar.opened' })}
      checkIn={checkIn.value}
      checkOut={checkOut.value}
      errors={{ checkIn: checkIn.error, checkOut: checkOut.error }}
      today={knownToday(now)}
      onEdit={edit}
    />
  );
}

/** The number of guests. */
export function Party() {
  const details = useDetails();
  const adults = useField('adults');
  const children = useField('children');
  const edit = useCallback(
    (field: 'adults' | 'children', value: number) =>
      details?.send({ type: 'field.edited', field, value }),
    [details],
  );
  return (
    <PartyFields
      form={{ adults: adults.value, children: children.value }}
      errors={{ adults: adults.error, children: children.error }}
      onEdit={edit}
    />
  );
}
