import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { knownClock } from '../../../../../models/fixtures/knownClock';
import { NOW } from '../../../../rendered/support/renderSite';
import { press } from '../../../../rendered/support/fields';
import { serverAnswers } from '../../support/pendingCalls';
import { opens, type View } from '../../support/view';

const path = '/api/v1/availability/sold-out-nights';
const nights = ['2026-03-20', '2026-03-21'];

const isOpen = () =>
  screen.queryByText('Hide calendar', { selector: 'button, button span' }) !== null;

async function opensCalendar(): Promise<void> {
  if (isOpen()) await press('Hide calendar');
  await press('Choose from the calendar');
}

export const soldOutNightsView: View = {
  id: 'soldOutNights',
  visits: {
    'has the form before it': opens('/reservation'),
    'has the form before it and no time from the server': opens(
      '/reservation',
      {},
      { clock: { ...knownClock(() => NOW), serverNow: () => null } },
    ),
  },
  calls: {
    loadSoldOutNights: ['get', path],
  },
  executors: {
    'opens the calendar': opensCalendar,
    'the server says which nights are sold out': () =>
      serverAnswers('get', path, 200, { from: '2026-03-01', to: '2026-09-01', nights }),
  },
  assertions: {
    known: () => {
      if (!isOpen()) return;
      const march = within(screen.getByLabelText('March 2026', { selector: '[role="grid"]' }));
      const day = march.getByLabelText<HTMLButtonElement>('20 March 2026, sold out');
      expect(day.disabled).toBe(true);
    },
  },
};
