import type { ComponentProps } from 'react';
import { addDays, lagosToday, MAX_DAYS_AHEAD, MAX_NIGHTS } from '../../machines/shared/stay';
import type { ModifyForm } from '../../machines/reservation/reservationForm';
import { DateRangeField } from '../components/DateRangeField';

type Stay = Pick<ModifyForm, 'checkIn' | 'checkOut'>;

interface StayFieldsProps extends Pick<
  ComponentProps<typeof DateRangeField>,
  'soldOut' | 'onCalendarOpened'
> {
  form: Stay;
  errors: { [Name in keyof Stay]?: string | undefined };
  /** The time that determines "today". */
  today: Date;
  /** Must be stable, so that a field renders only when it changes. */
  onEdit: (field: keyof Stay, date: string) => void;
}

/** The two dates of a stay, within the hotel's limits. */
export function StayFields({ form, errors, today, onEdit, ...calendar }: StayFieldsProps) {
  const firstDay = lagosToday(today);
  return (
    <DateRangeField
      {...calendar}
      checkIn={form.checkIn}
      checkOut={form.checkOut}
      min={firstDay}
      max={addDays(firstDay, MAX_DAYS_AHEAD)}
      maxNights={MAX_NIGHTS}
      errors={errors}
      onEdit={onEdit}
    />
  );
}
