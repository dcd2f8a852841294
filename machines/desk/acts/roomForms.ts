import type { DeskAct } from '../../contract/wire';
import type { KnownAnswers } from '../answerFeedMachine';
import { textError } from './fields';
import { shownIn, type ActForm, type RoomQuestion } from './question';

/** The dialogs of the acts with a room. An act without one is done with one tap. */

const check: NonNullable<ActForm['check']> = (read) => ({ why: textError(200)(read('why')) });

const withReason = (act: 'closeTonight' | 'reopen', number: string): ActForm => ({
  begin: () => ({ why: '' }),
  check,
  request: (read) => ({ of: 'rooms', number, body: { act, why: read('why') } }),
});

/** The dialog of an act with a room; null if one tap is enough. */
export function roomForm({ act, number }: Pick<RoomQuestion, 'act' | 'number'>): ActForm | null {
  switch (act) {
    case 'closeTonight':
    case 'reopen':
      return withReason(act, number);
    case 'closeLonger':
      return {
        begin: (known) => ({ from: shownIn(known, 'rooms').date, until: '', why: '' }),
        check,
        request: (read) => {
          const closed = { from: read('from'), to: read('until'), why: read('why') };
          return { of: 'rooms', number, body: { act, ...closed } };
        },
      };
    default:
      return null;
  }
}

/** Whether an act with a room can be done as things stand. */
export function roomOffer(
  { rooms }: KnownAnswers,
  { act, number }: RoomQuestion,
): Pick<DeskAct, 'isAllowed' | 'why'> | undefined {
  const room = rooms?.rooms.find((one) => one.number === number);
  return room?.acts.find((one) => one.act === act);
}
