import preview from '../../.storybook/preview';
import { RoomThumbnail } from '../../src/components/RoomThumbnail';
import { onSlip } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Room thumbnail',
  component: RoomThumbnail,
  decorators: [onSlip],
});

export const Deluxe = meta.story({ args: { roomType: 'deluxe' } });
export const Superior = meta.story({ args: { roomType: 'superior' } });
