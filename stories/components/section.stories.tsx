import preview from '../../.storybook/preview';
import { Container } from '../../src/components/Container';
import { Section } from '../../src/components/Section';
import { hotel } from '../../hotel/hotel';

const meta = preview.meta({ title: 'Components/Section', component: Section });

const words = <Container>{hotel.description}</Container>;

export const Paper = meta.story({ args: { children: words } });
export const Sand = meta.story({ args: { $ground: 'sand', children: words } });
export const Forest = meta.story({ args: { $ground: 'forest', children: words } });
export const Tight = meta.story({ args: { $ground: 'sand', $tight: true, children: words } });
