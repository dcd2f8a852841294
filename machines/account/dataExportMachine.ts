import { assign, setup } from 'xstate';
import { failureOf, serverMessage } from '../shared/failure';
import {
  sessionLost,
  sessionLossActors,
  sessionLossGuards,
  type SessionRestored,
} from '../shared/sessionLoss';
import { effectNotProvided } from '../shared/notProvided';
import { RESPONSE_TIMEOUT_MS } from '../shared/timeouts';
import type { StateMeta } from '../shared/screen';
import * as messages from '../../messages/account/dataExport';

export interface DataExportContext {
  error: string | null;
}

export type DataExportEvent = { type: 'export.requested' } | SessionRestored;

const requesting = { 'export.requested': { target: 'fetching' } } as const;
const failing = { target: 'failed', actions: 'show that it failed' } as const;

/** Everything that the hotel keeps of a guest, as a file. */
export const dataExportMachine = setup({
  types: {
    context: {} as DataExportContext,
    events: {} as DataExportEvent,
    tags: {} as 'busy',
    meta: {} as StateMeta,
  },
  actors: {
    ...sessionLossActors,
    /** Fetches the file and hands it to the browser, which keeps it where the guest wants. */
    saveExport: effectNotProvided('saveExport'),
  },
  guards: sessionLossGuards,
  actions: {
    'forget error': assign({ error: null }),
    'show that it failed': assign({ error: messages.failed }),
    'show what the server said': assign({
      error: (_, { error }: { error: unknown }) =>
        serverMessage(failureOf(error)) ?? messages.failed,
    }),
  },
  delays: { responseTimeout: RESPONSE_TIMEOUT_MS },
}).createMachine({
  id: 'dataExport',
  context: { error: null },
  initial: 'offering',
  states: {
    offering: {
      description: 'The guest can fetch the file.',
      meta: { screen: 'Own data' },
      on: requesting,
    },
    fetching: {
      description: 'The file is on its way.',
      tags: 'busy',
      meta: { screen: 'Own data: being fetched' },
      entry: 'forget error',
      invoke: {
        id: 'saveExport',
        src: 'saveExport',
        onDone: { target: 'offering' },
        onError: [
          {
            guard: { type: 'login is needed', params: ({ event }) => event },
            target: 'sessionLost',
          },
          {
            target: 'failed',
            actions: { type: 'show what the server said', params: ({ event }) => event },
          },
        ],
      },
      after: { responseTimeout: failing },
    },
    failed: {
      description: 'The file could not be had.',
      meta: { screen: 'Own data: failed' },
      on: requesting,
    },
    sessionLost: sessionLost({
      screen: 'Own data: login needed',
      resume: { target: 'offering' },
      failed: failing,
      on: requesting,
    }),
  },
});
