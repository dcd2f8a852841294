import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { AlertDialog } from '../../src/components/AlertDialog';
import { Button } from '../../src/components/Button';
import { onSheet } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Alert dialog',
  component: AlertDialog,
  decorators: [onSheet],
});

export const Question = meta.story({
  args: {
    title: 'Are you sure you want to cancel this reservation?',
    children: 'This action cannot be undone.',
    actions: (
      <>
        <Button variant="secondary">Keep Reservation</Button>
        <Button variant="danger">Yes, Cancel</Button>
      </>
    ),
    onDismiss: fn(),
  },
  play: async () => {
    const keep = within(document.body).getByRole('button', { name: 'Keep Reservation' });
    await expect(keep).toHaveFocus();
  },
});
export const Explained = meta.story({
  args: {
    ...Question.input.args,
    explanation: 'You haven’t paid, so there’s nothing to refund now.',
  },
});
export const WithoutTitle = meta.story({
  args: {
    children: 'Please select at least one room to continue.',
    actions: <Button>OK</Button>,
    onDismiss: fn(),
  },
});
