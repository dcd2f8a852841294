import preview from '../../.storybook/preview';
import { GuestName } from '../../src/components/GuestName';
import { onSheet } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Guest name',
  component: GuestName,
  decorators: [onSheet],
});

export const InTheSitesFace = meta.story({ args: { name: 'Adaobi Okeke' } });
