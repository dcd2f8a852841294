import { assign, setup } from 'xstate';
import { command, commandDelays, commandGuards } from '../shared/command';
import { givenError, serverError, showError, showRefusal } from '../shared/errorMessage';
import {
  isFrom,
  sessionLost,
  sessionLossActors,
  type SessionRestored,
} from '../shared/sessionLoss';
import { effectNotProvided } from '../shared/notProvided';
import type { StateMeta } from '../shared/screen';
import * as messages from '../../messages/account/dataExport';

export interface DataExportContext {
  error: string | null;
}

export type DataExportEvent = { type: 'export.requested' } | SessionRestored;

const requesting = { 'export.requested': { target: 'fetching' } } as const;
const failing = { target: 'failed', actions: showError(messages.failed) } as const;

/** Downloads everything that the hotel stores about a guest. */
export const dataExportMachine = setup({
  types: {
    context: {} as DataExportContext,
    events: {} as DataExportEvent,
    tags: {} as 'busy',
    meta: {} as StateMeta,
  },
  actors: {
    ...sessionLossActors,
    /** Fetches the file and lets the browser save it. */
    downloadExport: effectNotProvided('downloadExport'),
  },
  guards: commandGuards,
  actions: {
    'clear error': assign({ error: null }),
    'show error': assign(givenError),
    'show what the server said': assign(serverError),
  },
  delays: commandDelays,
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
      entry: 'clear error',
      ...command('downloadExport', {
        input: () => undefined,
        done: { target: 'offering' },
        loginNeeded: 'sessionLost',
        refused: { target: 'failed', actions: showRefusal(messages.failed) },
        unknown: failing,
      }),
    },
    failed: {
      description: 'The file could not be had.',
      meta: { screen: 'Own data: failed' },
      on: requesting,
    },
    sessionLost: sessionLost({
      screen: 'Own data: login needed',
      notDone: isFrom('downloadExport'),
      resume: { target: 'offering' },
      failed: failing,
      on: requesting,
    }),
  },
});
