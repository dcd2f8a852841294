import preview from '../../.storybook/preview';
import { BookingSteps } from '../../src/components/BookingSteps';
import { onSlip } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Booking steps',
  component: BookingSteps,
  decorators: [onSlip],
});

export const Details = meta.story({ args: { current: 'Details' } });
export const Rooms = meta.story({ args: { current: 'Rooms' } });
export const Confirm = meta.story({ args: { current: 'Confirm' } });
export const Pay = meta.story({ args: { current: 'Pay' } });
export const Paid = meta.story({ args: { current: 'Paid' } });
