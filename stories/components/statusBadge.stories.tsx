import preview from '../../.storybook/preview';
import { StatusBadge } from '../../src/components/StatusBadge';
import { onSheet } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Status badge',
  component: StatusBadge,
  decorators: [onSheet],
});

export const Pending = meta.story({ args: { status: 'pending' } });
export const Paid = meta.story({ args: { status: 'paid' } });
export const Cancelled = meta.story({ args: { status: 'cancelled' } });
export const Refunded = meta.story({ args: { status: 'refunded' } });
