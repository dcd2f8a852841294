import { deskScreenMachine, type DeskScreenContext } from '../../machines/desk/deskScreenMachine';
import type { ActQuestion, DeskRequest } from '../../machines/desk/acts/question';
import { answers, changes } from '../../tools/model/outcomes';
import type { ModelSnapshot } from '../../tools/model/testModel';
import { defineModel } from '../defineModel';
import { checkedIn, checkInOfAdaobi, exampleReservation, faster, neverCame } from './exampleDay';

const { id } = exampleReservation;
const input = { of: 'reservation', about: id, key: 'a key', kept: null } as const;
const movingHer: ActQuestion = { of: 'reservation', id, act: 'moveRoom', room: '204' };
const note: DeskRequest = { of: 'reservation', id, body: { act: 'note', note: 'Comes late' } };

/** What the feed tells. */
const feed = (known: object, minute: string | null, ...tags: string[]) =>
  changes('answerFeed', { known, asOf: minute && `2026-03-10T09:${minute}:00.000Z` }, tags);
const shows = { reservation: exampleReservation };

const isEmpty = ({ context }: ModelSnapshot<DeskScreenContext>) => context.asOf === null;
const isShown = ({ context }: ModelSnapshot<DeskScreenContext>) => context.asOf !== null;
const begins = (question: ActQuestion | null, request: DeskRequest | null) => ({
  changes: ({ after }: { after: DeskScreenContext }) => ({
    'it is under way': after.begun?.question === question && after.begun.request === request,
    'what was said is gone': after.said === null,
  }),
});

export const deskScreenModel = defineModel(deskScreenMachine, {
  starts: {
    'opens a reservation': { input },
    'opens it again, with a dialog that the tab kept': {
      input: { ...input, kept: { question: movingHer, typed: { to: '205', why: '' }, key: null } },
    },
  },
  cases: {
    'the server answers': {
      event: feed(shows, '00', 'fresh'),
      changes: ({ after }) => ({ 'it shows, and can be used': after.tags.includes('fresh') }),
    },
    'something has changed': {
      event: feed({ reservation: checkedIn }, '01', 'fresh'),
      onlyWhen: isShown,
      changes: ({ after }) => ({ 'what is so now shows': after.known.reservation === checkedIn }),
    },
    'nobody answers at first': { event: feed({}, null, 'outOfReach'), onlyWhen: isEmpty },
    'it is asked for again': {
      event: feed({}, null, 'asking', 'outOfReach'),
      onlyWhen: isEmpty,
    },
    'there is no such reservation': { event: feed({}, null, 'refused'), onlyWhen: isEmpty },
    'the server is out of reach': {
      event: feed(shows, '00', 'outOfReach'),
      onlyWhen: isShown,
      changes: ({ after }) => ({ 'nothing can be used': !after.tags.includes('fresh') }),
    },
    'tries again': {
      event: { type: 'retry.requested' },
      changes: ({ does }) => ({ 'the feed does': does().size > 0 }),
    },
    'checks her in': {
      event: { type: 'act.chosen', request: checkInOfAdaobi },
      ...begins(null, checkInOfAdaobi),
    },
    'says that she never came, which only a manager may': {
      event: { type: 'act.chosen', request: neverCame },
      never: true,
    },
    'moves her': { event: { type: 'act.asked', question: movingHer }, ...begins(movingHer, null) },
    'asks for what takes one tap': {
      event: { type: 'act.asked', question: { of: 'reservation', id, act: 'note', room: null } },
      never: true,
    },
    'keeps a note': { event: { type: 'act.chosen', request: note }, ...begins(null, note) },
    'the act may have changed what shows': {
      event: changes('deskAct', { isFresh: false }),
      changes: ({ before, does }) => ({
        'it is asked what is so now': !before.tags.includes('fresh') || does().size > 0,
      }),
    },
    'it is done': {
      event: answers('deskAct', { tone: 'done', text: 'It is done.' }),
      changes: ({ after, does }) => ({
        'it says so': after.said?.text === 'It is done.' && after.begun === null,
        'it is asked what is so now': does().size > 0,
      }),
    },
    'a colleague was faster': {
      event: answers('deskAct', { tone: 'refused', text: faster }),
      changes: ({ after }) => ({ 'it says so': after.said?.text === faster }),
    },
    'closes the dialog': {
      event: answers('deskAct', null),
      changes: ({ after }) => ({ 'nothing is said': after.said === null }),
    },
    'has read what was said': {
      event: { type: 'outcome.read' },
      changes: ({ after }) => ({ 'it is gone': after.said === null }),
    },
  },
  states: {
    loading: ({ context }) => ({ 'nothing shows': context.asOf === null }),
    failed: ({ context }) => ({ 'nothing shows': context.asOf === null }),
    notFound: ({ context }) => ({ 'nothing is done': context.begun === null }),
    'shown.reading': ({ context }) => ({
      'nothing is under way': context.begun === null,
    }),
    'shown.acting': ({ context }) => ({ 'one act is under way': context.begun !== null }),
  },
  leftByLink: { notFound: 'Back to Today' },
  project: ({ context: { known, asOf, tags, begun, said } }) => ({
    isLater: known.reservation === checkedIn,
    shows: asOf !== null,
    tags,
    begun,
    said: said?.text,
  }),
});
