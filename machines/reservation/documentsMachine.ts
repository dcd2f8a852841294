import { assign, setup } from 'xstate';
import type { ReservationDocument } from '../contract/wire';
import {
  isFrom,
  sessionLost,
  sessionLossActors,
  sessionLossGuards,
  type SessionRestored,
} from '../shared/sessionLoss';
import { effectNotProvided } from '../shared/notProvided';
import { RESPONSE_TIMEOUT_MS } from '../shared/timeouts';
import type { StateMeta } from '../shared/screen';

export interface DocumentsInput {
  reservationId: string;
}

export interface DocumentsContext extends DocumentsInput {
  /** The document being fetched, or the last one; null before the first. */
  wanted: ReservationDocument | null;
}

interface DocumentWanted {
  type: 'document.requested';
  document: ReservationDocument;
}

export type DocumentsEvent = DocumentWanted | SessionRestored;

const wanting = {
  target: 'fetching',
  actions: {
    type: 'remember what is wanted',
    params: ({ event }: { event: DocumentWanted }) => event,
  },
} as const;

/** A reservation's documents, one at a time: the receipt, and the calendar entry of the stay. */
export const documentsMachine = setup({
  types: {
    context: {} as DocumentsContext,
    events: {} as DocumentsEvent,
    input: {} as DocumentsInput,
    tags: {} as 'busy' | 'error',
    meta: {} as StateMeta,
  },
  actors: {
    ...sessionLossActors,
    /** Fetches a file and lets the browser save it. */
    downloadDocument: effectNotProvided<{
      reservationId: string;
      document: ReservationDocument | null;
    }>('downloadDocument'),
  },
  guards: sessionLossGuards,
  actions: {
    'remember what is wanted': assign({
      wanted: (_, { document }: { document: ReservationDocument }) => document,
    }),
  },
  delays: { responseTimeout: RESPONSE_TIMEOUT_MS },
}).createMachine({
  id: 'documents',
  context: ({ input }) => ({ ...input, wanted: null }),
  initial: 'offering',
  states: {
    offering: {
      description: 'The guest can fetch a file.',
      meta: { screen: 'Files of a reservation' },
      on: { 'document.requested': wanting },
    },
    fetching: {
      description: 'A file is on its way.',
      tags: 'busy',
      meta: { screen: 'Files of a reservation: fetching' },
      invoke: {
        id: 'downloadDocument',
        src: 'downloadDocument',
        input: ({ context: { reservationId, wanted } }) => ({ reservationId, document: wanted }),
        onDone: 'offering',
        onError: [
          {
            guard: { type: 'login is needed', params: ({ event }) => event },
            target: 'sessionLost',
          },
          { target: 'failed' },
        ],
      },
      after: { responseTimeout: 'failed' },
    },
    failed: {
      description: 'The file could not be had.',
      tags: 'error',
      meta: { screen: 'Files of a reservation: failed' },
      on: { 'document.requested': wanting },
    },
    sessionLost: sessionLost({
      screen: 'Files of a reservation: login needed',
      notDone: isFrom('downloadDocument'),
      resume: { target: 'offering' },
      failed: { target: 'failed' },
      on: { 'document.requested': wanting },
    }),
  },
});
