import preview from '../../.storybook/preview';
import { SelectField } from '../../src/components/SelectField';
import { onSlip } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Select field',
  component: SelectField,
  decorators: [onSlip],
  args: {
    label: 'Adults',
    name: 'adults',
    defaultValue: 2,
    options: [1, 2, 3].map((value) => ({ value, label: String(value) })),
  },
});

export const Chosen = meta.story();
export const WithHint = meta.story({ args: { hint: 'Children are counted apart.' } });
export const WithError = meta.story({ args: { error: 'At least one adult is required' } });
export const Disabled = meta.story({ args: { disabled: true } });
