import preview from '../../.storybook/preview';
import { Waiting } from '../../src/components/Waiting';
import { onSlip } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Waiting',
  component: Waiting,
  decorators: [onSlip],
});

export const ForThePayment = meta.story({ args: { label: 'Verifying your payment...' } });
