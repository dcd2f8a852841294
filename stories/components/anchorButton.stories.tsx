import preview from '../../.storybook/preview';
import { AnchorButton } from '../../src/components/AnchorButton';
import { Cluster } from '../../src/components/Cluster';
import { onSheet } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Anchor button',
  component: AnchorButton,
  decorators: [onSheet],
  args: { href: 'tel:07000000200' },
});

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['small', 'medium', 'large'] as const;
const where = { href: 'tel:07000000200' };

export const Variants = meta.story({
  render: () => (
    <Cluster>
      {variants.map((variant) => (
        <AnchorButton key={variant} {...where} variant={variant}>
          {variant}
        </AnchorButton>
      ))}
    </Cluster>
  ),
});
export const Sizes = meta.story({
  render: () => (
    <Cluster>
      {sizes.map((size) => (
        <AnchorButton key={size} {...where} size={size}>
          {size}
        </AnchorButton>
      ))}
    </Cluster>
  ),
});
export const Wide = meta.story({ args: { ...where, wide: true, children: 'Call Now' } });
