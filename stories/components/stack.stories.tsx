import preview from '../../.storybook/preview';
import { Card } from '../../src/components/Card';
import { Stack } from '../../src/components/Stack';
import { onSlip } from '../support/Sheet';

const meta = preview.meta({ title: 'Components/Stack', component: Stack, decorators: [onSlip] });

const cards = ['One', 'Two', 'Three'].map((words) => <Card key={words}>{words}</Card>);

export const BelowOneAnother = meta.story({ args: { children: cards } });
export const FarApart = meta.story({ args: { $gap: 'xl', children: cards } });
