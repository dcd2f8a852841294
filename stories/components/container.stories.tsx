import preview from '../../.storybook/preview';
import { Card } from '../../src/components/Card';
import { Container } from '../../src/components/Container';
import { hotel } from '../../hotel/hotel';
import { inSection } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Container',
  component: Container,
  decorators: [inSection],
});

const words = <Card>{hotel.description}</Card>;

export const Page = meta.story({ args: { children: words } });
export const Prose = meta.story({ args: { $width: 'prose', children: words } });
export const Form = meta.story({ args: { $width: 'form', children: words } });
