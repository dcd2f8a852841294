import { expect } from 'vitest';
import * as holdMessages from '../../../../../messages/reservation/hold';
import { CLOCK_LOOK_MS } from '../../../../../src/reservation/holdCountdownActors';
import { adaobi, renderSite } from '../../../../rendered/support/renderSite';
import { knownClock } from '../../../../../models/fixtures/knownClock';
import { exampleReservation } from '../../../../../models/fixtures/exampleReservation';
import { serverAnswers } from '../../support/pendingCalls';
import { startFor } from '../../support/page';
import { alertSays, buttonShows, textShows } from '../../support/assertions';
import { now, stayPasses, timePasses } from '../../support/time';
import { remembered, type View } from '../../support/view';

const reservation = exampleReservation();

const opened: View['visits'][string] = async (watch, next) => {
  const clock = { ...knownClock(now), serverNow: () => (isTimeKnown ? now() : null) };
  renderSite({ url: '/my-reservations/r-1', guest: adaobi, start: startFor(watch, next), clock });
  await serverAnswers('get', '/api/v1/hotel/reservations/{id}', 200, { reservation });
};

let isTimeKnown = true;

async function looksAtItsClock(): Promise<void> {
  isTimeKnown = true;
  await timePasses(CLOCK_LOOK_MS);
}

export const holdCountdownView: View = {
  id: 'holdCountdown',
  visits: {
    'sees until when the rooms are held': (watch, next) => {
      isTimeKnown = true;
      return opened(watch, next);
    },
    'sees it before anything has told the time': (watch, next) => {
      isTimeKnown = false;
      return opened(watch, next);
    },
  },
  executors: {
    'some minutes pass': looksAtItsClock,
    'the last minute begins': looksAtItsClock,
    'the time to pay runs out': async () => {
      stayPasses();
      await looksAtItsClock();
    },
  },
  assertions: {
    counting: (snapshot) => {
      textShows('Your rooms are held until Tue, 10 Mar, 11:00 (Lagos time).');
      const isCounted = remembered(snapshot, 'minutesLeft') !== null;
      expect(document.querySelectorAll('[role="timer"]')).toHaveLength(isCounted ? 1 : 0);
    },
    over: () => {
      alertSays(holdMessages.over);
      buttonShows('Book the same again');
    },
  },
  withoutLink: ['counting', 'over'],
};
