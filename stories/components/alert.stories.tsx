import preview from '../../.storybook/preview';
import { Alert } from '../../src/components/Alert';
import { onSlip } from '../support/Sheet';

const meta = preview.meta({ title: 'Components/Alert', component: Alert, decorators: [onSlip] });

export const Problem = meta.story({ args: { tone: 'error', children: 'Payment Failed' } });
export const Success = meta.story({ args: { tone: 'success', children: 'Payment Successful!' } });
export const Warning = meta.story({
  args: { tone: 'warning', children: 'Please do not pay again.' },
});
export const Neutral = meta.story({
  args: { tone: 'neutral', children: 'This payment has been refunded.' },
});
export const LongWords = meta.story({
  args: {
    tone: 'warning',
    children:
      'We are still waiting for the payment provider to confirm your payment. Please do not pay again: as soon as we know more, this page says so by itself.',
  },
});
