import { adultChoices, childrenChoices, childrenLabel } from '../../machines/guests';
import type { FieldErrors } from '../../machines/validation/fieldErrors';
import type { ModifyForm } from '../../machines/validation/reservation';
import { Grid } from '../components/Grid';
import { SelectField } from '../components/SelectField';

const adultOptions = adultChoices.map((value) => ({ value, label: String(value) }));
const childrenOptions = childrenChoices.map((value) => ({ value, label: childrenLabel(value) }));

type Party = Pick<ModifyForm, 'adults' | 'children'>;

interface PartyFieldsProps {
  form: Party;
  errors: FieldErrors<Party>;
  onEdit: (field: keyof Party, number: number) => void;
}

/** How many come. */
export function PartyFields({ form, errors, onEdit }: PartyFieldsProps) {
  const choice = (name: keyof Party) => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: ({ target: { value } }: { target: { value: string } }) => onEdit(name, Number(value)),
  });
  return (
    <Grid $min="choice" $gap="l" $stretch>
      <SelectField label="Adults" options={adultOptions} {...choice('adults')} />
      <SelectField label="Children" options={childrenOptions} {...choice('children')} />
    </Grid>
  );
}
