import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Field } from '../../src/components/Field';
import { onSlip } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Field',
  component: Field,
  decorators: [onSlip],
  args: { label: 'Full Name', name: 'name' },
});

export const Empty = meta.story();
export const FilledIn = meta.story({ args: { defaultValue: 'Adaobi Okeke' } });
export const WithHint = meta.story({ args: { hint: 'As it stands in your passport.' } });
export const WithError = meta.story({
  args: { error: 'Name is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Full Name')).toHaveAccessibleDescription(
      'Name is required',
    );
  },
});
export const WithErrorAndHint = meta.story({
  args: { error: 'Name is required', hint: 'As it stands in your passport.' },
});
export const Optional = meta.story({ args: { required: false } });
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'Adaobi Okeke' } });

export const LongError = meta.story({
  args: {
    error:
      'Network error: No response from server. Please check your internet connection or try again later.',
  },
});
export const OfADate = meta.story({
  args: { label: 'Check-in', type: 'date', defaultValue: '2026-03-12' },
});
