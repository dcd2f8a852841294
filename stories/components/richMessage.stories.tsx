import preview from '../../.storybook/preview';
import { Timestamp } from '../../src/components/Timestamp';
import { RichMessage } from '../../src/components/RichMessage';
import { onSheet } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Rich message',
  component: RichMessage,
  decorators: [onSheet],
});

export const WithMoment = meta.story({
  name: 'A moment in a sentence',
  args: {
    parts: ['Your rooms are held until ', <Timestamp key="until" at="2026-03-12T08:30:00Z" />, '.'],
  },
});
