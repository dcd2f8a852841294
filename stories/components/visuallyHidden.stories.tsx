import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { VisuallyHidden } from '../../src/components/VisuallyHidden';
import { onSheet } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Visually hidden',
  component: VisuallyHidden,
  decorators: [onSheet],
});

export const ForListeners = meta.story({
  args: { children: 'done' },
  render: (args) => (
    <p>
      Details, <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('done')).toBeInTheDocument();
  },
});
