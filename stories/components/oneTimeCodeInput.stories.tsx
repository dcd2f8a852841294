import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview';
import { emptyCode } from '../../machines/login/oneTimeCode';
import { OneTimeCodeInput } from '../../src/components/OneTimeCodeInput';
import { onSlip } from '../support/Sheet';

const full = { boxes: ['4', '0', '2', '9', '1', '3'], focus: 5 };

const meta = preview.meta({
  title: 'Components/One-time code input',
  component: OneTimeCodeInput,
  decorators: [onSlip],
  args: {
    entry: emptyCode,
    onTurn: fn(),
    onSubmit: fn(),
  },
});

export const Empty = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Digit 1 of 6'), '4');
    await expect(args.onTurn).toHaveBeenCalledWith({ type: 'digit.typed', box: 0, text: '4' });
  },
});
export const PartlyFilledIn = meta.story({
  args: { entry: { boxes: ['4', '0', '2', '', '', ''], focus: 3 } },
});
export const FilledIn = meta.story({ args: { entry: full } });
export const Wrong = meta.story({
  args: { entry: full, invalid: true },
});
export const ReadOnly = meta.story({
  args: { entry: full, readOnly: true },
});
export const Checking = meta.story({
  args: { entry: full, checking: true },
});
