import preview from '../../.storybook/preview';
import { paths } from '../../machines/shared/paths';
import type { RecordedSession } from '../../tools/model/replay/recorded';
import { recordedStory, type Recorded } from '../support/recordedStory';

const meta = preview.type<{ args: Recorded }>().meta({ title: 'Journeys/Recorded' });

/** The guest's reservations can't be read, and then can. */
const example: RecordedSession = {
  version: 1,
  walks: [
    {
      machine: 'reservationList',
      within: null,
      url: paths.myReservations,
      begins: ['loading'],
      input: null,
      steps: [
        {
          type: 'xstate.error.actor.loadReservations',
          says: { error: { failure: { kind: 'unreachable' } } },
          states: ['failed'],
        },
        { type: 'retry.requested', says: null, states: ['loading'] },
        { type: 'xstate.done.actor.loadReservations', says: null, states: ['listing'] },
      ],
    },
  ],
};

/** Paste what the drawer has saved into the session, and name its machine. */
export const ASession = meta.story(
  recordedStory({ session: JSON.stringify(example), machine: 'reservationList' }),
);
