import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview';
import { SlideDots } from '../../src/components/SlideDots';
import { onSheet } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Slide dots',
  component: SlideDots,
  decorators: [onSheet],
  args: { count: 3, current: 0, onJump: fn() },
});

export const First = meta.story({ args: { current: 0 } });
export const Last = meta.story({
  args: { current: 2 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to slide 2 of 3' }));
    await expect(args.onJump).toHaveBeenCalledWith(1);
  },
});
