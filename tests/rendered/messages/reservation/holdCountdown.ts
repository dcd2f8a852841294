import { act, screen } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { CLOCK_LOOK_MS } from '../../../../src/reservation/holdCountdownActors';
import { exampleReservation } from '../../../../models/fixtures/exampleReservation';
import { adaobi, NOW, renderSite } from '../../support/renderSite';
import { alert, button, text } from '../reading';
import type { Situation } from '../situation';
import { pressing, stands } from './openedReservation';

const MS_PER_MINUTE = 60_000;

const heldFor = (minutes: number) =>
  exampleReservation({
    holdExpiresAt: new Date(NOW.getTime() + minutes * MS_PER_MINUTE).toISOString(),
  });

/** Messages about the time for which the rooms of an unpaid reservation are held. */
export const holding: Situation[] = [
  ...(
    [
      [180.5, '3 hours left to pay.'],
      [12.5, '12 minutes left to pay.'],
      [1.5, '1 minute left to pay.'],
      [0.5, 'Less than a minute left to pay.'],
    ] as const
  ).map(([minutes, words]) => ({
    when: `its rooms are held for ${minutes} minutes`,
    arrange: pressing(heldFor(minutes), []),
    says: [
      text('Your rooms are held until '),
      text(words),
      text('After that they are free for other guests, and you can book the same again.'),
    ],
  })),
  {
    when: 'the time to pay runs out while it is looked at',
    async arrange() {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
      onTestFinished(() => {
        vi.useRealTimers();
      });
      let clock = NOW;
      const reservation = heldFor(1);
      stands(reservation);
      const url = `/my-reservations/${reservation.id}`;
      const site = renderSite({ url, guest: adaobi, now: () => clock });
      await screen.findByRole('timer');
      clock = new Date(clock.getTime() + MS_PER_MINUTE);
      await act(() => vi.advanceTimersByTimeAsync(CLOCK_LOOK_MS));
      return site;
    },
    says: [
      alert('The time to pay is over, and your rooms are no longer held for you.'),
      button('Book the same again'),
    ],
  },
];
