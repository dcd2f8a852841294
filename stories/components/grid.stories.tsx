import preview from '../../.storybook/preview';
import { Card } from '../../src/components/Card';
import { Grid } from '../../src/components/Grid';
import { onSheet } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Grid',
  component: Grid,
  decorators: [onSheet],
  args: { $min: 'card' },
});

const cards = ['One', 'Two', 'Three', 'Four', 'Five'].map((words) => (
  <Card key={words}>{words}</Card>
));

export const AsManyAsFit = meta.story({ args: { $min: 'card', children: cards } });
export const FewAndStretched = meta.story({
  args: { $min: 'choice', $stretch: true, children: cards.slice(0, 2) },
});
