import preview from '../../.storybook/preview';
import { Moment } from '../../src/components/Moment';
import { Sentence } from '../../src/components/Sentence';
import { onSheet } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Sentence',
  component: Sentence,
  decorators: [onSheet],
});

export const WithMoment = meta.story({
  name: 'A moment in a sentence',
  args: {
    parts: ['Your rooms are held until ', <Moment key="until" at="2026-03-12T08:30:00Z" />, '.'],
  },
});
