import { fn } from 'storybook/test';
import preview from '../../.storybook/preview';
import { addDays, MAX_DAYS_AHEAD } from '../../machines/shared/stay';
import StayCalendar from '../../src/components/StayCalendar';
import { onSheet } from '../support/Sheet';

const today = '2026-03-10';

const meta = preview.meta({
  title: 'Components/Stay calendar',
  component: StayCalendar,
  decorators: [onSheet],
  args: {
    checkIn: '',
    checkOut: '',
    min: today,
    max: addDays(today, MAX_DAYS_AHEAD),
    onChange: fn(),
  },
});

export const Empty = meta.story();
export const OnlyBegun = meta.story({ args: { checkIn: '2026-03-12' } });
export const Chosen = meta.story({ args: { checkIn: '2026-03-12', checkOut: '2026-03-15' } });
export const SoldOutNights = meta.story({
  args: { checkIn: '2026-03-16', soldOut: ['2026-03-20', '2026-03-21'] },
});
export const LastDays = meta.story({ args: { min: '2026-03-28', max: '2026-04-03' } });
