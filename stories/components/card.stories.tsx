import preview from '../../.storybook/preview';
import { Card } from '../../src/components/Card';
import { onSlip } from '../support/Sheet';

const meta = preview.meta({ title: 'Components/Card', component: Card, decorators: [onSlip] });

export const WithWords = meta.story({
  args: {
    children:
      'You pay by card, bank transfer or USSD with the provider of your choice, and come back here.',
  },
});
