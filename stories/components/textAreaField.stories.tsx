import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { TextAreaField } from '../../src/components/TextAreaField';
import { hotel } from '../../hotel/hotel';
import { onSlip } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Text area field',
  component: TextAreaField,
  decorators: [onSlip],
  args: { label: 'Message', name: 'message' },
});

export const Empty = meta.story();
export const FilledIn = meta.story({ args: { defaultValue: 'A quiet room, please.' } });
export const WithHint = meta.story({ args: { hint: 'We do what we can.' } });
export const WithError = meta.story({
  args: { error: 'Message is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Message')).toHaveAccessibleDescription(
      'Message is required',
    );
  },
});
export const WithErrorAndHint = meta.story({
  args: { error: 'Message is required', hint: 'We do what we can.' },
});
export const Optional = meta.story({ args: { required: false } });
export const Disabled = meta.story({
  args: { disabled: true, defaultValue: 'A quiet room, please.' },
});

export const LongText = meta.story({
  args: { defaultValue: hotel.description.repeat(5) },
});
