import type { ReservationDocument } from '../../machines/contract/wire';
import {
  documentsMachine,
  type DocumentsContext,
} from '../../machines/reservation/documentsMachine';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import { fails, notLoggedIn, sessionExpired, unexpected, unreachable } from '../fixtures/failures';
import { defineModel } from '../defineModel';

const wants = (document: ReservationDocument) => ({
  event: { type: 'document.requested' as const, document },
  changes: ({ after }: { after: DocumentsContext }) => ({
    'that file is fetched': after.wanted === document,
  }),
});

export const documentsModel = defineModel(documentsMachine, {
  starts: {
    'sees what there is to fetch': { input: { reservationId: 'r-1' } },
  },
  cases: {
    'wants the receipt': wants('receipt'),
    'wants the stay for the calendar': wants('calendar'),
    'the file comes': {
      event: answers('downloadDocument', undefined),
    },
    'the network fails': {
      event: fails('downloadDocument', unreachable),
    },
    'the server says that the session expired': {
      event: fails('downloadDocument', sessionExpired),
    },
    'there is no session': {
      event: fails('downloadDocument', notLoggedIn),
    },
    'logs in again in another tab': {
      event: { type: 'session.restored' },
    },
    'the login does not open': {
      event: fails('requireLogin', unexpected),
    },
    'nobody answers': {
      event: timeIsUp('responseTimeout', 'documents.fetching'),
    },
  },
  states: {
    offering: ({ tags }) => ({ 'nothing is under way': !tags.has('busy') && !tags.has('error') }),
    fetching: ({ context, tags }) => ({
      'the guest waits for something': tags.has('busy') && context.wanted !== null,
    }),
    failed: ({ tags }) => ({ 'it says so': tags.has('error') }),
    sessionLost: ({ tags }) => ({ 'no error shows': !tags.has('error') }),
  },
  leftByLink: {
    offering: 'the files are part of a page with links of its own',
    failed: 'the files are part of a page with links of its own',
  },
});
