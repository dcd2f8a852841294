import { addDays, lagosToday, MAX_DAYS_AHEAD, MAX_NIGHTS } from '../../machines/stay';
import type { FieldErrors } from '../../machines/validation/fieldErrors';
import type { ModifyForm } from '../../machines/validation/reservation';
import { DateRangeField } from '../components/DateRangeField';

type Stay = Pick<ModifyForm, 'checkIn' | 'checkOut'>;

interface StayFieldsProps {
  form: Stay;
  errors: FieldErrors<Stay>;
  /** The moment from which "today" is told. */
  today: Date;
  onEdit: (field: keyof Stay, date: string) => void;
}

/** The two dates of a stay, within what the hotel takes reservations for. */
export function StayFields({ form, errors, today, onEdit }: StayFieldsProps) {
  const firstDay = lagosToday(today);
  return (
    <DateRangeField
      checkIn={form.checkIn}
      checkOut={form.checkOut}
      min={firstDay}
      max={addDays(firstDay, MAX_DAYS_AHEAD)}
      maxNights={MAX_NIGHTS}
      errors={errors}
      onChange={({ checkIn, checkOut }) => {
        if (checkIn !== form.checkIn) onEdit('checkIn', checkIn);
        if (checkOut !== form.checkOut) onEdit('checkOut', checkOut);
      }}
    />
  );
}
