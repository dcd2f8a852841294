import {
  roomSelectionMachine,
  type RoomSelectionContext,
} from '../../machines/booking/roomSelectionMachine';
import { holdsParty } from '../../machines/booking/suggestRooms';
import { roomsChosen } from '../../machines/booking/roomCounts';
import { noRooms } from '../../machines/shared/roomsLeft';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import { fails, unreachable } from '../fixtures/failures';
import { defineModel } from '../defineModel';
import {
  afterTheStay,
  atSpecifiedPrices,
  complete,
  family,
  filled,
  now,
  oneChosen,
  oneLeft,
  twoChosen,
  twoLeft,
} from './bookingExamples';
import { alike, same, type ChangeOf } from '../../tools/model/testModel';

const loading = 'open.availability.loading';
const choosing = 'open.choice.choosing';
const alertingNoRoom = 'open.choice.alertingNoRoom';

type Change = ChangeOf<RoomSelectionContext>;

/** How many Deluxe Rooms, the only free ones, hold the party; null if there are too few. */
function deluxeOffered({ form, roomsLeft }: RoomSelectionContext): number | null {
  if (roomsLeft === null) return null;
  const enough = form.children > 0 ? 2 : 1;
  return enough <= roomsLeft.deluxe ? enough : null;
}

const keepsTheChoice = ({ before, after }: Change) => ({
  'details and rooms are kept': same([before.form, before.counts], [after.form, after.counts]),
  'the rooms left stay as they are known': before.roomsLeft === after.roomsLeft,
});

const saysWhatWasCut = ({ before, after }: Change) =>
  same(after.wanted, before.counts.deluxe > after.counts.deluxe ? before.counts : null);

export const roomSelectionModel = defineModel(roomSelectionMachine, {
  starts: {
    'opens the room selection': { input: { form: filled, counts: noRooms, pricesBefore: null } },
    'opens it with two rooms chosen': {
      input: { form: filled, counts: twoChosen, pricesBefore: null },
    },
    'opens it with one room chosen, for five': {
      input: { form: family, counts: oneChosen, pricesBefore: null },
    },
    'opens it without a name': {
      input: { form: { ...filled, name: '' }, counts: twoChosen, pricesBefore: null },
    },
  },
  cases: {
    'the server says that two Deluxe Rooms are left': {
      event: answers('loadRoomsLeft', atSpecifiedPrices(twoLeft)),
      changes: ({ before, after }) => ({
        'the rooms left are known': after.roomsLeft === twoLeft,
        'the choice stays as far as there are rooms':
          after.counts.deluxe === Math.min(before.counts.deluxe, 2),
        'it is known what was cut, to be said': saysWhatWasCut({ before, after }),
      }),
    },
    'the server says that one Deluxe Room is left': {
      event: answers('loadRoomsLeft', atSpecifiedPrices(oneLeft)),
      changes: ({ before, after }) => ({
        'the rooms left are known': after.roomsLeft === oneLeft,
        'the choice stays as far as there are rooms':
          after.counts.deluxe === Math.min(before.counts.deluxe, 1),
        'it is known what was cut, to be said': saysWhatWasCut({ before, after }),
      }),
    },
    ...alike(keepsTheChoice, {
      'the rooms left can’t be had': fails('loadRoomsLeft', unreachable),
      'the rooms left don’t come in time': timeIsUp(
        'responseTimeout',
        'roomSelection.open.availability.loading',
      ),
      'books the chosen rooms': { type: 'booking.continued', now },
      'books after the dates have passed': { type: 'booking.continued', now: afterTheStay },
    }),
    'chooses a Deluxe Room': {
      event: { type: 'room.added', roomType: 'deluxe' },
      onlyWhen: ({ context }) => context.counts.deluxe < 3 || context.roomsLeft !== null,
      changes: ({ before, after }) => ({
        'there is one more': after.counts.deluxe === before.counts.deluxe + 1,
      }),
    },
    'gives a Deluxe Room up': {
      event: { type: 'room.removed', roomType: 'deluxe' },
      changes: ({ before, after }) => ({
        'there is one less': after.counts.deluxe === before.counts.deluxe - 1,
      }),
    },
    'takes the rooms that are offered': {
      event: { type: 'suggestion.chosen' },
      changes: ({ before, after }) => ({
        'they take the place of the choice': same(after.counts, {
          ...noRooms,
          deluxe: deluxeOffered(before),
        }),
        'they hold the party': holdsParty(after.counts, after.form),
        'the rooms left stay as they are known': before.roomsLeft === after.roomsLeft,
      }),
    },
    'closes the alert': {
      event: { type: 'alert.acknowledged' },
      changes: ({ before, after, from }) => ({
        ...keepsTheChoice({ before, after }),
        'it was said in an alert': from.has('alert'),
        'the details come first where they don’t suffice':
          after.outcome.kind === 'choosing' || after.outcome.kind === 'detailsOutdated',
      }),
    },
  },
  states: {
    [loading]: ({ context }) => ({ 'nothing holds the counters': context.roomsLeft === null }),
    'open.availability.known': ({ context }) => ({
      'no more is chosen than is left':
        context.roomsLeft !== null && context.counts.deluxe <= context.roomsLeft.deluxe,
      'it is known which rooms suit': (context.fitting?.deluxe ?? null) === deluxeOffered(context),
    }),
    'open.availability.unknown': ({ context }) => ({
      'the counters are not held': context.roomsLeft === null,
      'nobody knows which rooms suit': context.fitting === null,
    }),
    [choosing]: ({ context }) => ({ 'nothing is settled': context.outcome.kind === 'choosing' }),
    [alertingNoRoom]: ({ context, tags }) => ({
      'it is said in an alert': tags.has('alert'),
      'no room is chosen': roomsChosen(context.counts) === 0,
    }),
    alertingFormMissing: ({ context, tags }) => ({
      'it is said in an alert': tags.has('alert'),
      'rooms are chosen': roomsChosen(context.counts) > 0,
    }),
    closed: ({ context: { outcome, counts, form } }) => ({
      'it answers the choice, or sends the guest back':
        outcome.kind === 'chosen'
          ? outcome.counts === counts && roomsChosen(counts) > 0 && complete({ form })
          : outcome.kind === 'detailsOutdated',
    }),
  },
});
