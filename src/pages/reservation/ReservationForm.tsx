import type { BookingEvent } from '../../../machines/bookingTypes';
import { adultChoices, childrenChoices, childrenLabel } from '../../../machines/guests';
import { addDays, lagosToday, MAX_DAYS_AHEAD, MAX_NIGHTS } from '../../../machines/stay';
import type { FieldErrors } from '../../../machines/validation/fieldErrors';
import type { ReservationForm as Fields } from '../../../machines/validation/reservation';
import { Button } from '../../components/Button';
import { DateRangeField } from '../../components/DateRangeField';
import { Field } from '../../components/Field';
import { Grid } from '../../components/Grid';
import { SelectField } from '../../components/SelectField';
import { Stack } from '../../components/Stack';
import { TextAreaField } from '../../components/TextAreaField';
import { useFirstErrorFocus } from '../../hooks/useFirstErrorFocus';

const adultOptions = adultChoices.map((value) => ({ value, label: String(value) }));
const childrenOptions = childrenChoices.map((value) => ({ value, label: childrenLabel(value) }));

interface ReservationFormProps {
  form: Fields;
  errors: FieldErrors<Fields>;
  /** The moment from which "today" is told. */
  today: Date;
  busy: boolean;
  /** Whether an alert lies over the form. */
  covered: boolean;
  onEdit: (event: Extract<BookingEvent, { type: 'field.edited' }>) => void;
  onSubmit: () => void;
}

/** When, who, and how many. */
export function ReservationForm({
  form,
  errors,
  today,
  busy,
  covered,
  onEdit,
  onSubmit,
}: ReservationFormProps) {
  const { formRef, handleSubmit } = useFirstErrorFocus(onSubmit, covered);
  const firstDay = lagosToday(today);

  const text = (name: 'name' | 'email' | 'phone' | 'notes') => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      onEdit({ type: 'field.edited', field: name, value }),
  });
  const choice = (name: 'adults' | 'children') => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      onEdit({ type: 'field.edited', field: name, value: Number(value) }),
  });

  return (
    <form ref={formRef} onSubmit={handleSubmit} noValidate aria-label="Make a Reservation">
      <Stack $gap="l">
        <Field label="Full Name" autoComplete="name" maxLength={200} {...text('name')} />
        <Grid $min="14rem" $gap="l">
          <Field
            label="Email"
            type="email"
            autoComplete="email"
            maxLength={254}
            {...text('email')}
          />
          <Field label="Phone" type="tel" autoComplete="tel" maxLength={40} {...text('phone')} />
        </Grid>
        <DateRangeField
          checkIn={form.checkIn}
          checkOut={form.checkOut}
          min={firstDay}
          max={addDays(firstDay, MAX_DAYS_AHEAD)}
          maxNights={MAX_NIGHTS}
          errors={errors}
          onChange={({ checkIn, checkOut }) => {
            if (checkIn !== form.checkIn) {
              onEdit({ type: 'field.edited', field: 'checkIn', value: checkIn });
            }
            if (checkOut !== form.checkOut) {
              onEdit({ type: 'field.edited', field: 'checkOut', value: checkOut });
            }
          }}
        />
        <Grid $min="10rem" $gap="l">
          <SelectField label="Adults" options={adultOptions} {...choice('adults')} />
          <SelectField label="Children" options={childrenOptions} {...choice('children')} />
        </Grid>
        <TextAreaField
          label="Notes"
          required={false}
          maxLength={1000}
          hint="Anything that we should know, such as the time of your arrival."
          {...text('notes')}
        />
        <Button type="submit" size="large" wide busy={busy} busyLabel="Processing...">
          Check Availability
        </Button>
      </Stack>
    </form>
  );
}
