import preview from '../../.storybook/preview';
import { Card } from '../../src/components/Card';
import { Cluster } from '../../src/components/Cluster';
import { onSheet } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Cluster',
  component: Cluster,
  decorators: [onSheet],
});

const cards = ['Breakfast', 'WiFi', 'Gym'].map((words) => <Card key={words}>{words}</Card>);

export const BesideOneAnother = meta.story({ args: { children: cards } });
export const FarApart = meta.story({ args: { $justify: 'space-between', children: cards } });
export const AtTheEnd = meta.story({ args: { $justify: 'end', $gap: 'xl', children: cards } });
