import preview from '../../.storybook/preview';
import { Button } from '../../src/components/Button';
import { SectionHeading } from '../../src/components/SectionHeading';
import { hotel } from '../../hotel/hotel';
import { onSheet } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Section heading',
  component: SectionHeading,
  decorators: [onSheet],
  args: { title: 'Rooms and suites' },
});

export const TitleOnly = meta.story();
export const WithLead = meta.story({ args: { lead: hotel.description } });
export const WithButtons = meta.story({
  args: { lead: hotel.description, beside: <Button variant="secondary">Book now</Button> },
});
