import preview from '../../.storybook/preview';
import { Skeleton } from '../../src/components/Skeleton';
import { tokens } from '../../hotel/tokens';
import { onSlip } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Skeleton',
  component: Skeleton,
  decorators: [onSlip],
});

export const Line = meta.story();
export const Short = meta.story({ args: { $width: '40%' } });
export const High = meta.story({ args: { $height: tokens.size.map } });
