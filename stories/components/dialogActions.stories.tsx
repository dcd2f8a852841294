import preview from '../../.storybook/preview';
import { Button } from '../../src/components/Button';
import { DialogActions } from '../../src/components/DialogActions';
import { onSheet } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Dialog actions',
  component: DialogActions,
  decorators: [onSheet],
});

export const Two = meta.story({
  args: {
    children: (
      <>
        <Button variant="secondary">Keep Reservation</Button>
        <Button variant="danger">Yes, Cancel</Button>
      </>
    ),
  },
});
export const One = meta.story({ args: { children: <Button>OK</Button> } });
