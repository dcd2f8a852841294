import { memo } from 'react';
import * as stay from '../../messages/shared/pages/stay';
import { adultChoices, childrenChoices, childrenLabel } from '../../machines/shared/occupancy';
import type { ModifyForm } from '../../machines/reservation/reservationForm';
import { Grid } from '../components/Grid';
import { type Option, SelectField } from '../components/SelectField';

const adultOptions = adultChoices.map((value) => ({ value, label: String(value) }));
const childrenOptions = childrenChoices.map((value) => ({ value, label: childrenLabel(value) }));

type Party = Pick<ModifyForm, 'adults' | 'children'>;

interface NumberFieldProps {
  label: string;
  name: keyof Party;
  options: readonly Option[];
  value: number;
  error: string | undefined;
  onEdit: (field: keyof Party, number: number) => void;
}

/** Shows a number that can't be chosen as long as the form holds it, and one that can't be read as none. */
const NumberField = memo(function NumberField({
  name,
  options,
  value,
  onEdit,
  ...field
}: NumberFieldProps) {
  const label = Number.isNaN(value) ? '' : String(value);
  const isOffered = options.some((option) => option.value === value);
  return (
    <SelectField
      {...field}
      name={name}
      value={label}
      options={isOffered ? options : [{ value: label, label }, ...options]}
      onChange={({ target }) => onEdit(name, Number(target.value))}
    />
  );
});

interface PartyFieldsProps {
  form: Party;
  errors: { [Name in keyof Party]?: string | undefined };
  /** Must be stable, so that a field renders only when it changes. */
  onEdit: NumberFieldProps['onEdit'];
}

/** The number of guests. */
export function PartyFields({ form, errors, onEdit }: PartyFieldsProps) {
  const choice = (name: keyof Party) => ({
    name,
    value: form[name],
    error: errors[name],
    onEdit,
  });
  return (
    <Grid $min="action" $gap="l" $stretch>
      <NumberField label={stay.adults} options={adultOptions} {...choice('adults')} />
      <NumberField label={stay.children} options={childrenOptions} {...choice('children')} />
    </Grid>
  );
}
