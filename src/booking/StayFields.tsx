import type { ComponentProps } from 'react';
import { addDays, type LagosDate, MAX_DAYS_AHEAD, MAX_NIGHTS } from '../../machines/shared/stay';
import type { ModifyForm } from '../../machines/reservation/reservationForm';
import { DateRangeField } from '../components/DateRangeField';

type Stay = Pick<ModifyForm, 'checkIn' | 'checkOut'>;

interface StayFieldsProps extends Pick<
  ComponentProps<typeof DateRangeField>,
  'soldOut' | 'onCalendarOpened' | 'onChosen'
> {
  form: Stay;
  errors: { [Name in keyof Stay]?: string | undefined };
  /** Today's date in Lagos; null while it is not known: then no date is too early or too late. */
  today: LagosDate | null;
  /** Must be stable, so that a field renders only when it changes. */
  onEdit: (field: keyof Stay, date: string) => void;
}

/** The two dates of a stay, within the hotel's limits. */
export function StayFields({ form, errors, today, onEdit, ...calendar }: StayFieldsProps) {
  return (
    <DateRangeField
      {...calendar}
      checkIn={form.checkIn}
      checkOut={form.checkOut}
      min={today ?? undefined}
      max={today === null ? undefined : addDays(today, MAX_DAYS_AHEAD)}
      maxNights={MAX_NIGHTS}
      errors={errors}
      onEdit={onEdit}
    />
  );
}
