import preview from '../../.storybook/preview';
import { FormField } from '../../src/components/FormField';
import { onSlip } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Form field',
  component: FormField,
  decorators: [onSlip],
});

export const AroundAControl = meta.story({
  args: {
    label: 'Arrival',
    name: 'arrival',
    hint: 'The front desk is open day and night.',
    error: 'Arrival is not a time',
    children: (control) => <input {...control} />,
  },
});
