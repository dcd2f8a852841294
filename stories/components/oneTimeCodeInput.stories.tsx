import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview';
import { OneTimeCodeInput } from '../../src/components/OneTimeCodeInput';
import { onSlip } from '../support/Sheet';

const code = ['4', '0', '2', '9', '1', '3'];

const meta = preview.meta({
  title: 'Components/One-time code input',
  component: OneTimeCodeInput,
  decorators: [onSlip],
  args: {
    label: 'One-time code',
    digits: ['', '', '', '', '', ''],
    focusedIndex: 0,
    onDigit: fn(),
    onPaste: fn(),
    onKey: fn(),
  },
});

export const Empty = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Digit 1 of 6'), '4');
    await expect(args.onDigit).toHaveBeenCalledWith(0, '4');
  },
});
export const PartlyFilledIn = meta.story({
  args: { digits: ['4', '0', '2', '', '', ''], focusedIndex: 3 },
});
export const FilledIn = meta.story({ args: { digits: code, focusedIndex: 5 } });
export const Wrong = meta.story({
  args: { digits: code, focusedIndex: 5, invalid: true },
});
export const ReadOnly = meta.story({
  args: { digits: code, focusedIndex: 5, readOnly: true },
});
export const Checking = meta.story({
  args: { digits: code, focusedIndex: 5, checking: true },
});
