import X from 'lucide-react/icons/x';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Container } from '../../src/components/Container';
import { IconButton } from '../../src/components/IconButton';
import { Section } from '../../src/components/Section';
import { onSheet } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Icon button',
  component: IconButton,
  decorators: [onSheet],
  args: { label: 'Close', children: <X />, onClick: fn() },
});

export const OnPaper = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});
export const OnForest = meta.story({
  render: (args) => (
    <Section $ground="forest">
      <Container>
        <IconButton {...args} />
      </Container>
    </Section>
  ),
});
