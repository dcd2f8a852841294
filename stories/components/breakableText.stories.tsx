import preview from '../../.storybook/preview';
import { BreakableText } from '../../src/components/BreakableText';
import { onSheet } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Breakable text',
  component: BreakableText,
  decorators: [onSheet],
});

export const AnAddress = meta.story({
  args: { text: 'adaobi.nwachukwu-okonkwo@conferences.university.example' },
});
