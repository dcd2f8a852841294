import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Stepper } from '../../src/components/Stepper';
import { onSheet } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Stepper',
  component: Stepper,
  decorators: [onSheet],
  args: {
    label: 'Deluxe Room',
    value: 0,
    max: 4,
    onChange: fn(),
    decreaseLabel: 'Remove one Deluxe Room',
    increaseLabel: 'Add one Deluxe Room',
  },
});

export const AtMinimum = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove one Deluxe Room' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
export const Between = meta.story({
  args: { value: 2 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add one Deluxe Room' }));
    await expect(args.onChange).toHaveBeenCalledWith(3);
  },
});
export const AtMaximum = meta.story({
  args: { value: 4 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add one Deluxe Room' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
export const Nothing = meta.story({ name: 'Nothing to count', args: { max: 0 } });
