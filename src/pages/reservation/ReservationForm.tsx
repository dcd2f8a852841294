import type { BookingEvent } from '../../../machines/bookingTypes';
import type { FieldErrors } from '../../../machines/validation/fieldErrors';
import type { ReservationForm as Fields } from '../../../machines/validation/reservation';
import { Button } from '../../components/Button';
import { Field } from '../../components/Field';
import { Grid } from '../../components/Grid';
import { Stack } from '../../components/Stack';
import { TextAreaField } from '../../components/TextAreaField';
import { useFirstErrorFocus } from '../../hooks/useFirstErrorFocus';
import { PartyFields } from '../../reservation/PartyFields';
import { StayFields } from '../../reservation/StayFields';

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

  const text = (name: 'name' | 'email' | 'phone' | 'notes') => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      onEdit({ type: 'field.edited', field: name, value }),
  });
  return (
    <form ref={formRef} onSubmit={handleSubmit} noValidate aria-label="Make a Reservation">
      <Stack $gap="l">
        <Field label="Full Name" autoComplete="name" maxLength={200} {...text('name')} />
        <Grid $min="field" $gap="l" $stretch>
          <Field
            label="Email"
            type="email"
            autoComplete="email"
            maxLength={254}
            {...text('email')}
          />
          <Field label="Phone" type="tel" autoComplete="tel" maxLength={40} {...text('phone')} />
        </Grid>
        <StayFields
          {...{ form, errors, today }}
          onEdit={(field, value) => onEdit({ type: 'field.edited', field, value })}
        />
        <PartyFields
          {...{ form, errors }}
          onEdit={(field, value) => onEdit({ type: 'field.edited', field, value })}
        />
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
