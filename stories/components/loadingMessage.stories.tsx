import preview from '../../.storybook/preview';
import { LoadingMessage } from '../../src/components/LoadingMessage';
import { onSlip } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Loading message',
  component: LoadingMessage,
  decorators: [onSlip],
});

export const ForThePayment = meta.story({ args: { label: 'Verifying your payment...' } });
