import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { press } from '../../../../rendered/support/fields';
import { isIn } from '../../../../../tools/model/testModel';
import { networkFails, serverAnswers } from '../../support/pendingCalls';
import type { View } from '../../support/view';
import { opening } from './bookingVisits';

const path = '/api/v1/availability/sold-out-nights';
const nights = ['2026-03-20', '2026-03-21'];

async function opensCalendar(before: AnyMachineSnapshot): Promise<void> {
  if (!isIn(before, 'idle')) await press('Hide calendar');
  await press('Choose in a calendar');
}

export const soldOutNightsView: View = {
  id: 'soldOutNights',
  visits: { 'has the form before it': opening('/reservation', {}) },
  executors: {
    'opens the calendar': opensCalendar,
    'the server says which nights are sold out': () =>
      serverAnswers('get', path, 200, { from: '2026-03-01', to: '2026-09-01', nights }),
    'nobody can tell': () => networkFails('get', path),
  },
  assertions: {
    known: () => {
      const march = within(screen.getByRole('grid', { name: 'March 2026' }));
      const day = march.getByLabelText<HTMLButtonElement>('20 March 2026, sold out');
      expect(day.disabled).toBe(true);
    },
  },
};
