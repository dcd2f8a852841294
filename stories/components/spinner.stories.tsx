import preview from '../../.storybook/preview';
import { Spinner } from '../../src/components/Spinner';
import { onSheet } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Spinner',
  component: Spinner,
  decorators: [onSheet],
});

export const Turning = meta.story();
