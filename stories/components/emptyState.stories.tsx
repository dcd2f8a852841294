import preview from '../../.storybook/preview';
import { paths } from '../../machines/shared/paths';
import { EmptyState } from '../../src/components/EmptyState';
import { LinkButton } from '../../src/components/LinkButton';
import { onSlip } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Empty state',
  component: EmptyState,
  decorators: [onSlip],
});

export const WithAction = meta.story({
  args: {
    title: 'You have no reservations yet',
    text: 'Your stays will be listed here.',
    action: <LinkButton to={paths.reservation}>Book a Room Now</LinkButton>,
  },
});
export const TitleOnly = meta.story({ args: { title: 'No reservation details available.' } });
