import Phone from 'lucide-react/icons/phone';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Button } from '../../src/components/Button';
import { Cluster } from '../../src/components/Cluster';
import { Container } from '../../src/components/Container';
import { Section } from '../../src/components/Section';
import { onSheet } from '../support/Sheet';

const meta = preview.meta({ title: 'Components/Button', component: Button, decorators: [onSheet] });

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['small', 'medium', 'large'] as const;

export const Variants = meta.story({
  render: () => (
    <Cluster>
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </Cluster>
  ),
});
export const OnForest = meta.story({
  render: () => (
    <Section $ground="forest">
      <Container>
        <Cluster>
          <Button>primary</Button>
          <Button variant="secondary">secondary</Button>
          <Button variant="quiet">quiet</Button>
        </Cluster>
      </Container>
    </Section>
  ),
});
export const Sizes = meta.story({
  render: () => (
    <Cluster>
      {sizes.map((size) => (
        <Button key={size} size={size}>
          {size}
        </Button>
      ))}
    </Cluster>
  ),
});
export const WithIcon = meta.story({
  args: {
    children: (
      <>
        <Phone aria-hidden="true" /> Call Now
      </>
    ),
  },
});
export const Wide = meta.story({ args: { wide: true, size: 'large', children: 'Sign In' } });
export const Focused = meta.story({
  args: { children: 'Send Message' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});
/** It does nothing, but can be focused and found. */
export const Disabled = meta.story({
  args: { disabled: true, children: 'Verify OTP', onClick: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify OTP' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});
export const Busy = meta.story({
  args: { busy: true, busyLabel: 'Processing...', children: 'Continue Booking', onClick: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Processing...' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});
export const LongWords = meta.story({
  args: { children: 'Continue to the payment of your reservation with Flutterwave' },
});
