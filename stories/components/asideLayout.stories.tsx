import preview from '../../.storybook/preview';
import { Button } from '../../src/components/Button';
import { Card } from '../../src/components/Card';
import { AsideLayout } from '../../src/components/AsideLayout';
import { hotel } from '../../hotel/hotel';

const meta = preview.meta({ title: 'Components/Aside layout', component: AsideLayout });

export const ContentAndAside = meta.story({
  args: {
    asideLabel: 'What you can do',
    children: <Card>{hotel.description}</Card>,
    aside: (
      <Card>
        <Button wide>Pay Now</Button>
      </Card>
    ),
  },
});
export const WithMoreBelow = meta.story({
  args: { ...ContentAndAside.input.args, below: <Card>{hotel.description}</Card> },
});
