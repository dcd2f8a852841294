import { onPhone } from '../../.storybook/conditions';
import preview from '../../.storybook/preview';
import { BottomBar } from '../../src/components/BottomBar';
import { Button } from '../../src/components/Button';
import { Price } from '../../src/components/Price';
import { onSheet } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Bottom bar',
  component: BottomBar,
  decorators: [onSheet],
});

export const BesideTheContent = meta.story({
  args: {
    children: (
      <>
        <p>
          <span>Total Amount</span>
          <Price kobo={600_000} />
        </p>
        <Button size="large" wide>
          Pay with Paystack
        </Button>
      </>
    ),
  },
});
export const OnAPhone = meta.story({
  ...BesideTheContent.input,
  tags: ['phone'],
  globals: onPhone,
});
