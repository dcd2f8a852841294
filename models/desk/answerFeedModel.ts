import { answerFeedMachine, type AnswerFeedContext } from '../../machines/desk/answerFeedMachine';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import { alike, type ChangeOf, type ModelSnapshot } from '../../tools/model/testModel';
import { defineModel } from '../defineModel';
import { fails, refused, unreachable } from '../fixtures/failures';
import { exampleToday, laterToday } from './exampleDay';

const fetched = (known: object, minute: string) =>
  answers('ask', { known, etag: '"kq3vT2mXc81b"', at: `2026-03-10T09:${minute}:00.000Z` });

export const locked = refused('desk_locked', 403, 'The desk is locked.');

const stays = ({ before, after }: ChangeOf<AnswerFeedContext>) => ({
  'what is known stays': before.known === after.known && before.asOf === after.asOf,
});
const isFresh = ({ tags, context }: ModelSnapshot<AnswerFeedContext>) => ({
  'it can be used, and has its time': tags.has('fresh') && context.asOf !== null,
});
const isOld = ({ tags }: ModelSnapshot<AnswerFeedContext>) => ({
  'it can’t be used': !tags.has('fresh'),
});

export const answerFeedModel = defineModel(answerFeedMachine, {
  starts: { 'the day opens': { input: { of: 'today', about: null } } },
  cases: {
    'the server answers': {
      event: fetched({ today: exampleToday }, '00'),
      // Later answers are the next one.
      onlyWhen: ({ context }) => context.asOf === null,
      changes: ({ after }) => ({ 'it is known': after.known.today === exampleToday }),
    },
    'something has changed': {
      event: fetched({ today: laterToday }, '01'),
      onlyWhen: ({ context }) => context.asOf !== null,
      changes: ({ after }) => ({ 'what is so now is known': after.known.today === laterToday }),
    },
    'nothing has changed': {
      event: fetched({}, '02'),
      onlyWhen: ({ context }) => context.asOf !== null,
      changes: ({ before, after }) => ({
        'what is known stays': before.known.today === after.known.today,
        'it is of a later time': after.asOf === '2026-03-10T09:02:00.000Z',
      }),
    },
    'there is none': {
      event: fails('ask', refused('reservation_not_found', 404, 'There is none.')),
      changes: ({ after }) => ({ 'it says why': after.refusal === 'There is none.' }),
    },
    'an act was sent': { event: { type: 'answer.outdated' }, changes: stays },
    ...alike(stays, {
      'the network fails': fails('ask', unreachable),
      'the server says that the desk is locked': fails('ask', locked),
      'nobody answers': timeIsUp('responseTimeout', 'answerFeed.asking'),
    }),
    'some seconds pass': timeIsUp('untilNextAsking', 'answerFeed.upToDate'),
    'some seconds pass without the server': timeIsUp('untilNextAsking', 'answerFeed.outOfReach'),
    'tries again': { type: 'retry.requested' },
    'looks at another page': { type: 'page.hidden' },
    'comes back': { type: 'page.returned' },
    'unlocks the desk': { type: 'desk.unlocked' },
  },
  states: {
    upToDate: isFresh,
    'asking.checking': isFresh,
    'asking.catchingUp': isOld,
    'asking.again': ({ tags }) => ({ 'it is out of reach': tags.has('outOfReach') }),
    outOfReach: ({ tags }) => ({ 'it is out of reach': tags.has('outOfReach') }),
    hidden: isOld,
    locked: isOld,
    refused: ({ tags }) => ({ 'nothing comes any more': tags.has('refused') }),
  },
  leftByLink: { refused: 'Back to Today' },
});
