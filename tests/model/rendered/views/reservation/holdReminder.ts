import { exampleReservation } from '../../../../../models/fixtures/exampleReservation';
import { knownClock } from '../../../../../models/fixtures/knownClock';
import { serverAnswers } from '../../support/pendingCalls';
import { linkShows } from '../../support/assertions';
import { timePasses } from '../../support/time';
import { opens, type View } from '../../support/view';

const history = '/api/v1/hotel/reservations/history';
const MINUTE = 60_000;

const answers = (changes: Parameters<typeof exampleReservation>[0]) => () =>
  serverAnswers('get', history, 200, { reservations: [exampleReservation(changes)] });

/** Two minutes before midnight in Lagos, so that a hold until tomorrow is over soon. */
const LATE = new Date('2026-03-01T22:58:00Z');
const inMinutes = (minutes: number) => new Date(LATE.getTime() + minutes * MINUTE).toISOString();

let isTimeKnown = true;

export const holdReminderView: View = {
  id: 'holdReminder',
  visits: {
    'opens the home page as a guest': (watch, next) => {
      isTimeKnown = true;
      const clock = { ...knownClock(() => LATE), serverNow: () => (isTimeKnown ? LATE : null) };
      return opens('/', {}, { clock })(watch, next);
    },
  },
  calls: {
    loadUnpaidReservations: ['get', history],
  },
  executors: {
    'the server knows of held rooms': () => answers({ holdExpiresAt: inMinutes(1) })(),
    'the server knows of rooms that are held until tomorrow': () =>
      answers({ holdExpiresAt: inMinutes(3) })(),
    'the server knows of held rooms and does not tell the time': () => {
      isTimeKnown = false;
      return answers({ holdExpiresAt: inMinutes(1) })();
    },
    'the server knows of none': () => serverAnswers('get', history, 200, { reservations: [] }),
    'what the server knows of has no rooms': answers({ roomAllocations: [], totalPrice: 0 }),
    'the hold is over by the server’s clock': () => answers({ holdExpiresAt: inMinutes(0) })(),
    'the hold ends': () => timePasses(3 * MINUTE),
  },
  assertions: {
    reminding: () => {
      linkShows('Pay now', '/reservation/r-1/confirm');
    },
  },
  linksTo: { reminding: '/reservation/r-1/confirm' },
};
