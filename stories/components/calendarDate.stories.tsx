import preview from '../../.storybook/preview';
import { CalendarDate } from '../../src/components/CalendarDate';
import { onSheet } from '../support/Sheet';

const meta = preview.meta({
  title: 'Components/Calendar date',
  component: CalendarDate,
  decorators: [onSheet],
});

export const Date = meta.story({ name: 'A date', args: { date: '2026-03-12' } });
export const None = meta.story({ name: 'No date', args: { date: '' } });
