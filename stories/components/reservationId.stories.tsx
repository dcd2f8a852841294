import preview from '../../.storybook/preview';
import { ReservationId } from '../../src/components/ReservationId';
import { onSheet } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Reservation ID',
  component: ReservationId,
  decorators: [onSheet],
});

export const Whole = meta.story({ args: { id: 'afa89b01-6894-4eba-9cb7-6b28d3988cfc' } });
