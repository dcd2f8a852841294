import preview from '../../.storybook/preview';
import { Card } from '../../src/components/Card';
import { onSlip } from '../support/Sheet';

const meta = preview.meta({ title: 'Components/Card', component: Card, decorators: [onSlip] });

export const WithWords = meta.story({
  args: {
    children:
      'Choose a provider and pay by card, bank transfer or USSD. You’ll come back here afterwards.',
  },
});
