import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Notice } from '../../src/components/Notice';
import { onSheet } from '../support/Sheet';

const meta = preview.meta({ title: 'Components/Notice', component: Notice, decorators: [onSheet] });

export const Told = meta.story({
  args: { message: 'OTP resent successfully!', onAcknowledge: fn() },
  play: async ({ args }) => {
    await userEvent.click(within(document.body).getByRole('button', { name: 'OK' }));
    await expect(args.onAcknowledge).toHaveBeenCalledOnce();
  },
});
