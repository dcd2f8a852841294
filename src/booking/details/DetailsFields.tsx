import { type ComponentProps, useCallback } from 'react';
import * as words from '../../../messages/booking/pages/details';
import type { ReservationForm } from '../../../machines/reservation/reservationForm';
import { useApiContext } from '../../context/apiContext';
import { useScreen } from '../../context/useScreen';
import { Field } from '../../components/Field';
import { TextAreaField } from '../../components/TextAreaField';
import { PartyFields } from '../PartyFields';
import { StayFields } from '../StayFields';
import { BookingContext } from '../BookingContext';
import { provideSoldOutNights } from '../soldOutNightsActors';

/** What stands in a field, and what is wrong with it: whoever looks is rendered for this field alone. */
function useField<Name extends keyof ReservationForm>(name: Name) {
  const value = BookingContext.useSelector(({ context }) => context.form[name]);
  const error = BookingContext.useSelector(({ context }) => context.errors[name]);
  return { value, error };
}

/** The form at work; none while nothing can be changed. */
const useDetails = () => BookingContext.useSelector(({ children }) => children.bookingDetails);

/** A text of the form by its name. */
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

/** A line of the guest's own particulars. */
export function GuestLine({ name, ...line }: LineProps & { name: 'name' | 'email' | 'phone' }) {
  return <Field {...line} {...useText(name)} />;
}

/** What else the guest has to say. */
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

/** When the guest comes and goes. */
export function Stay() {
  const { now } = useApiContext();
  const details = useDetails();
  const checkIn = useField('checkIn');
  const checkOut = useField('checkOut');
  const edit = useCallback(
    (field: 'checkIn' | 'checkOut', value: string) =>
      details?.send({ type: 'field.edited', field, value }),
    [details],
  );
  const [soldOut, send] = useScreen(provideSoldOutNights);
  return (
    <StayFields
      soldOut={soldOut.context.nights}
      onCalendarOpened={() => send({ type: 'calendar.opened' })}
      form={{ checkIn: checkIn.value, checkOut: checkOut.value }}
      errors={{ checkIn: checkIn.error, checkOut: checkOut.error }}
      today={now()}
      onEdit={edit}
    />
  );
}

/** How many come. */
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
