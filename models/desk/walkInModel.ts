import * as errors from '../../messages/desk/errors';
import * as messages from '../../messages/desk/walkIn';
import type { DeskFree } from '../../machines/contract/wire';
import {
  bookingOf,
  emptyDraft,
  datesOf,
  totalOf,
  type KeptDraft,
} from '../../machines/desk/walkInDraft';
import { walkInMachine, type WalkInContext } from '../../machines/desk/walkInMachine';
import { answers, changes, timeIsUp } from '../../tools/model/outcomes';
import type { ChangeOf } from '../../tools/model/testModel';
import { defineModel } from '../defineModel';
import { fails, refused } from '../fixtures/failures';
import { noAnswerTo } from './deskExamples';
import { exampleReservation } from './exampleDay';
import { locked } from './answerFeedModel';

const now = new Date('2026-03-10T09:00:00Z');
const time = { now, dayEnds: '06:00' };
const empty = emptyDraft(time);
const twoNights = datesOf(empty, { nights: 2 }, time);
/** A quarter to one in the morning, when a guest can mean either night. */
const atNight = { ...time, now: new Date('2026-03-09T23:45:00Z') };
const endingNight = datesOf(emptyDraft(atNight), { checkIn: '2026-03-09' }, atNight);
export const free: DeskFree = {
  terminals: ['POS 1', 'POS 2'],
  types: [
    {
      roomType: 'Double Room',
      roomPrice: 1500,
      sleeps: { adults: 2, children: 1 },
      rooms: ['101', '102', '104', '107'].map((room) => ({ room, isReady: true })),
    },
    {
      roomType: 'Deluxe Room',
      roomPrice: 2000,
      sleeps: { adults: 2, children: 1 },
      // A third one, if somebody else moves.
      available: 3,
      rooms: [
        { room: '204', isReady: true },
        { room: '206', isReady: false },
      ],
    },
    { roomType: 'Family Suite', roomPrice: 2500, sleeps: { adults: 2, children: 3 }, rooms: [] },
    {
      roomType: 'Superior Suite',
      roomPrice: 3000,
      sleeps: { adults: 3, children: 1 },
      rooms: [
        { room: '310', isReady: true },
        { room: '312', isReady: true },
      ],
    },
  ],
};
/** After somebody else took 206, and prices went up. */
const later: DeskFree = {
  ...free,
  types: free.types.map((type) => ({
    ...type,
    roomPrice: type.roomPrice + 250,
    ...(type.available !== undefined && { available: 1 }),
    rooms: type.rooms.filter(({ room }) => room !== '206'),
  })),
};

const nextWeek = datesOf(empty, { checkIn: '2026-03-17', nights: 2 }, time);
const family = { name: 'Adaobi Okeke', phone: '08030000000', adults: 2, children: 2 };
const rooms = ['204', '206'];
const kept: KeptDraft = {
  draft: { ...empty, ...twoNights, ...family, rooms },
  key: 'a key of before',
  sent: { paying: 'cash', total: 800_000 },
};
const input = { ...time, key: 'a key', kept: null };

type Change = ChangeOf<WalkInContext>;

const entered = ({ before, after }: Change) => ({
  'nothing that was entered is lost':
    JSON.stringify({ ...after.draft, rooms: [], counts: {} }) ===
    JSON.stringify({ ...before.draft, rooms: [], counts: {} }),
  'the key stays': after.key === before.key,
});
const says = (text: string) => (change: Change) => ({
  [`it says “${text}”`]: change.after.said === text,
  ...entered(change),
});
export const taken = errors.roomsTaken(['206']);
export const otherPrice = errors.stayCosts('₦9,000.00', '₦8,000.00');

/** What the feed tells. */
const feed = (known: object, ...tags: string[]) =>
  changes('answerFeed', { known, refusal: 'Check-in date is past' }, tags);

export const walkInModel = defineModel(walkInMachine, {
  starts: {
    'opens the page': { input },
    'opens the page after midnight': { input: { ...input, ...atNight } },
    'loads the page again after the answer was lost': { input: { ...input, kept } },
  },
  cases: {
    'the server answers': {
      event: feed({ free }, 'fresh'),
      changes: ({ after }) => ({ 'it shows': after.free === free }),
    },
    'a colleague has taken 206 meanwhile': {
      event: feed({ free: later }, 'fresh'),
      changes: ({ before, after }) => ({
        '206 is not chosen any more, the rest is':
          after.draft.rooms.join() === before.draft.rooms.filter((one) => one !== '206').join(),
        'it says so': !before.draft.rooms.includes('206') || after.said !== null,
      }),
    },
    'the dates are past': {
      event: feed({}, 'refused'),
      changes: says('Check-in date is past'),
    },
    'the network fails': {
      event: feed({}, 'outOfReach'),
      changes: (step) => ({
        'nothing can be booked': !step.after.tags.includes('fresh'),
        ...entered(step),
      }),
    },
    'tries again': { event: { type: 'retry.requested' } },
    'some seconds pass without an answer': timeIsUp('untilNextTry', 'walkIn.findingOut'),
    'chooses two nights': {
      event: { type: 'draft.edited', edits: twoNights },
      changes: ({ after }) => ({ 'what was free for other nights is gone': after.free === null }),
    },
    'empties the date': { type: 'draft.edited', edits: datesOf(empty, { checkIn: '' }, time) },
    'chooses the night that is ending': {
      event: { type: 'draft.edited', edits: endingNight },
      onlyWhen: ({ context }) => context.nights.length > 0,
      changes: ({ after }) => ({
        'it is of yesterday, until today': after.draft.checkOut === '2026-03-10',
        'its rooms are held until the business day ends':
          after.draft.holdUntil === '2026-03-10T06:00',
      }),
    },
    'chooses 204 and 206': {
      event: { type: 'draft.edited', edits: { rooms } },
      // What is not free does not show.
      onlyWhen: ({ context }) => context.free !== later,
    },
    'chooses two nights next week': {
      event: { type: 'draft.edited', edits: nextWeek },
      changes: ({ after: { draft } }) => ({
        'a number is chosen on a wish alone': draft.rooms.length === 0 || draft.roomWish !== '',
      }),
    },
    'chooses two of a type': {
      event: { type: 'draft.edited', edits: { counts: { 'Deluxe Room': 2 } } },
      onlyWhen: ({ context }) => context.free !== later && context.draft.rooms.length === 0,
      changes: ({ before, after }) => ({
        'they are paid for':
          before.free !== free || totalOf(after.draft, after.free) === 400_000 * after.draft.nights,
      }),
    },
    'wishes for the ground floor': {
      event: { type: 'draft.edited', edits: { roomWish: 'Ground floor' } },
    },
    'enters the family': {
      event: { type: 'draft.edited', edits: family },
      changes: ({ after }) => ({ 'no field is wrong': after.errors.name === undefined }),
    },
    'enters half an address': { type: 'draft.edited', edits: { email: 'adaobi@' } },
    'starts again': {
      event: { type: 'draft.cleared', now },
      changes: ({ after }) => ({ 'nobody is named': after.draft.name === '' }),
    },
    'takes cash': {
      event: { type: 'booking.submitted', paying: 'cash' },
      changes: ({ before, after, does }) => ({
        'it is sent at the price that showed, or it says what is wrong':
          after.sent === null
            ? Object.keys(after.errors).length > 0 || before.free === null
            : after.sent.total === totalOf(before.draft, before.free) && after.sent.total > 0,
        'what is sent is kept first': after.sent === null || does().has('keep the draft'),
      }),
    },
    'holds the rooms until the evening': {
      event: { type: 'booking.submitted', paying: 'later' },
      changes: ({ after }) => ({
        'until six in Lagos, in the evening or the morning':
          after.sent === null ||
          bookingOf(after.draft, after.sent).holdUntil?.slice(11) ===
            (after.draft.checkIn === '2026-03-09' ? '05:00:00.000Z' : '17:00:00.000Z'),
      }),
    },
    'it is booked': {
      event: answers('book', { id: exampleReservation.id }),
      changes: ({ does }) => ({ 'its page opens': does().has('open the reservation') }),
    },
    'somebody was faster': {
      event: fails('book', refused('rooms_unavailable', 409, taken)),
      changes: says(taken),
    },
    'the price has changed': {
      event: fails('book', refused('price_changed', 409, otherPrice)),
      changes: says(otherPrice),
    },
    'it is refused without a word': {
      event: fails('book', refused('act_refused', 409, '')),
      changes: says(messages.failed),
    },
    'the desk was locked before': {
      event: fails('book', locked),
      changes: ({ before, after }) => ({
        'after a lost answer it still may be booked': after.isUnknown === before.isUnknown,
      }),
    },
    ...noAnswerTo('book', 'it is booked', 'walkIn.booking'),
  },
  states: {
    'editing.choosing': ({ context }) => ({
      'nothing is on its way': context.sent === null,
      'what is chosen is free': context.draft.rooms.every(
        (room) =>
          context.free === null ||
          context.free.types.some((type) => type.rooms.some((one) => one.room === room)),
      ),
    }),
    'editing.withoutDates': ({ context }) => ({ 'nothing is on its way': context.sent === null }),
    booking: ({ context, tags }) => ({
      'it is known what is sent': context.sent !== null,
      'nothing can be changed': tags.has('busy') && !tags.has('editable'),
    }),
    findingOut: ({ context, tags }) => ({
      'the same is sent again': context.sent !== null && context.isUnknown,
      'nothing can be changed': !tags.has('editable'),
    }),
    booked: ({ context }) => ({ 'it has a reservation': context.bookedId !== null }),
  },
});
