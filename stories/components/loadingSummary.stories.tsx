import preview from '../../.storybook/preview';
import { LoadingSummary } from '../../src/components/LoadingSummary';
import { onSlip } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Loading summary',
  component: LoadingSummary,
  decorators: [onSlip],
});

export const ForAReservation = meta.story({ args: { label: 'Loading your reservation...' } });
