import preview from '../../.storybook/preview';
import { WaitingSummary } from '../../src/components/WaitingSummary';
import { onSlip } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Waiting summary',
  component: WaitingSummary,
  decorators: [onSlip],
});

export const ForAReservation = meta.story({ args: { label: 'Loading your reservation...' } });
