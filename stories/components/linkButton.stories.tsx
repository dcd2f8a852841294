import preview from '../../.storybook/preview';
import { paths } from '../../machines/shared/paths';
import { Cluster } from '../../src/components/Cluster';
import { LinkButton } from '../../src/components/LinkButton';
import { onSheet } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Link button',
  component: LinkButton,
  decorators: [onSheet],
  args: { to: paths.reservation },
});

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['small', 'medium', 'large'] as const;
const where = { to: paths.reservation };

export const Variants = meta.story({
  render: () => (
    <Cluster>
      {variants.map((variant) => (
        <LinkButton key={variant} {...where} variant={variant}>
          {variant}
        </LinkButton>
      ))}
    </Cluster>
  ),
});
export const Sizes = meta.story({
  render: () => (
    <Cluster>
      {sizes.map((size) => (
        <LinkButton key={size} {...where} size={size}>
          {size}
        </LinkButton>
      ))}
    </Cluster>
  ),
});
export const Wide = meta.story({ args: { ...where, wide: true, children: 'Book Online' } });
