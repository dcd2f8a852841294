import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Button } from '../../src/components/Button';
import { Dialog } from '../../src/components/Dialog';
import { hotel } from '../../hotel/hotel';
import { onSheet } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Dialog',
  component: Dialog,
  decorators: [onSheet],
  args: { title: 'Modify Reservation', onClose: fn(), children: null },
});

const withActions = { wayOut: 'Close', actions: <Button>Save Changes</Button> };

export const WithActions = meta.story({
  args: { children: hotel.description, ...withActions },
});
export const WithoutActions = meta.story({
  args: { children: hotel.description },
  play: async ({ args }) => {
    await userEvent.click(within(document.body).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
/** Only the content between title and actions scrolls. */
export const Long = meta.story({
  args: {
    title: 'Everything there is to know about the Premium Penthouse on the upper floor',
    children: Array.from({ length: 20 }, (_, part) => <p key={part}>{hotel.description}</p>),
    ...withActions,
  },
});
