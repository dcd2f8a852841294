import preview from '../../.storybook/preview';
import { Card } from '../../src/components/Card';
import { PageStack, PageSection } from '../../src/components/PageSection';
import { hotel } from '../../hotel/hotel';

const meta = preview.meta({ title: 'Components/PageSection', component: PageSection });

const words = <Card>{hotel.description}</Card>;

export const Page = meta.story({ args: { children: words } });
export const Sand = meta.story({ args: { $ground: 'sand', width: 'prose', children: words } });
export const FewThings = meta.story({ render: () => <PageStack>{words}</PageStack> });
