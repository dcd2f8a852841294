import * as sessionListMessages from '../../messages/account/sessionList';
import {
  sessionListMachine,
  type SessionListContext,
} from '../../machines/account/sessionListMachine';
import { otherSession, thisSession } from '../fixtures/exampleSessions';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import { fails, notLoggedIn, refused, sessionExpired, unreachable } from '../fixtures/failures';
import { loginAgain } from '../fixtures/loginAgain';
import { defineModel } from '../defineModel';
import { alike, type ChangeOf } from '../../tools/model/testModel';

const sessions = [thisSession, otherSession];

type Change = ChangeOf<SessionListContext>;

const isGone = ({ after }: Change) => ({
  'only this browser is left': after.sessions.length === 1 && after.sessions[0] === thisSession,
  'none is to end any more': after.endingId === null,
});
const isStillThere = ({ before, after }: Change) => ({
  'it is still in the list': after.sessions === before.sessions,
  'it is said that it did not end': after.error === sessionListMessages.endFailed,
  'none is to end any more': after.endingId === null,
});

export const sessionListModel = defineModel(sessionListMachine, {
  starts: { 'opens the account': {} },
  cases: {
    'the server knows two sessions': {
      event: answers('loadSessions', { sessions }),
      changes: ({ after }) => ({ 'both show': after.sessions === sessions }),
    },
    'ends the one elsewhere': { type: 'end.requested', sessionId: otherSession.id },
    'ends the one that this is': {
      event: { type: 'end.requested', sessionId: thisSession.id },
      never: true,
    },
    ...alike(isGone, {
      'the server ends it': answers('endSession'),
      'the server knows it no more': fails('endSession', refused('session_not_found', 404)),
    }),
    ...alike(isStillThere, {
      'the network fails while it ends': fails('endSession', unreachable),
      'nobody answers whether it ended': timeIsUp('responseTimeout', 'sessionList.ending'),
      'the server says why it does not end it': fails(
        'endSession',
        refused('too_many_attempts', 429),
      ),
    }),
    'the session expired while it ends': fails('endSession', sessionExpired),
    'the server says that the session expired': fails('loadSessions', sessionExpired),
    'there is no session': fails('loadSessions', notLoggedIn),
    'the network fails': fails('loadSessions', unreachable),
    'nobody answers': timeIsUp('responseTimeout', 'sessionList.loading'),
    'tries again': { type: 'retry.requested' },
    ...loginAgain(),
  },
  states: {
    loading: ({ context, tags }) => ({
      'the guest waits': tags.has('busy') && !tags.has('list'),
      'no old error shows': context.error === null && context.endingId === null,
    }),
    listing: ({ context, tags }) => ({
      'the list shows': tags.has('list') && !tags.has('busy'),
      'this browser is in it': context.sessions.includes(thisSession),
      'none is to end': context.endingId === null,
    }),
    ending: ({ context, tags }) => ({
      'the guest waits beside the list': tags.has('busy') && tags.has('list'),
      'the one elsewhere is to end': context.endingId === otherSession.id,
      'no old error shows': context.error === null,
    }),
    failed: ({ context }) => ({ 'it says so': context.error === sessionListMessages.fetchFailed }),
    sessionLost: ({ context }) => ({ 'no error shows': context.error === null }),
  },
  leftByLink: { listing: 'My Reservations' },
});
