import preview from '../../.storybook/preview';
import { AnchorButton } from '../../src/components/AnchorButton';
import { BeforeArrival } from '../../src/components/BeforeArrival';
import { onSlip } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Before arrival',
  component: BeforeArrival,
  decorators: [onSlip],
});

export const Facts = meta.story();
export const WithMore = meta.story({
  args: { children: <AnchorButton href="https://example.com">Tell others</AnchorButton> },
});
