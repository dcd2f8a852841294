import { assign, setup } from 'xstate';
import * as dataMessages from '../../messages/account/dataExport';
import * as documentMessages from '../../messages/reservation/documents';
import type { ReservationDocument } from '../contract/wire';
import { commandDelays, commandGuards } from '../shared/command';
import { failureIn, type Failure } from '../shared/failure';
import { isDefinite, serverMessage } from '../shared/failureKind';
import { isFrom, sessionLost, loginActors, type SessionRestored } from '../shared/sessionLoss';
import { effectNotProvided } from '../shared/notProvided';
import { withEvent } from '../shared/params';
import type { StateMeta } from '../shared/screen';

export interface DownloadInput {
  /** The reservation whose documents are offered; null where everything stored about the guest is. */
  reservationId: string | null;
}

/** A file that a guest can download. */
export type DownloadedFile = ReservationDocument | 'ownData';

export interface DownloadContext extends DownloadInput {
  /** The file being fetched, or the last one; null before the first. */
  file: DownloadedFile | null;
  error: string | null;
}

export type DownloadEvent = { type: 'file.requested'; file: DownloadedFile } | SessionRestored;

/** The message when a file could not be fetched. */
function failedMessage(file: DownloadedFile | null, failure: Failure): string {
  if (file !== 'ownData') return documentMessages.fetchFailed;
  return (isDefinite(failure) ? serverMessage(failure) : undefined) ?? dataMessages.failed;
}

const requesting = {
  'file.requested': { target: 'fetching', actions: withEvent('remember the file') },
} as const;

/** Files for the guest, one at a time: a reservation's documents, or everything that the hotel stores about the guest. */
export const downloadMachine = setup({
  types: {
    context: {} as DownloadContext,
    events: {} as DownloadEvent,
    input: {} as DownloadInput,
    tags: {} as 'busy',
    meta: {} as StateMeta,
  },
  actors: {
    ...loginActors,
    /** Fetches a file and lets the browser save it. */
    downloadFile:
      effectNotProvided<Pick<DownloadContext, 'reservationId' | 'file'>>('downloadFile'),
  },
  guards: commandGuards,
  actions: {
    'remember the file': assign((_, { file }: { file: DownloadedFile }) => ({ file, error: null })),
    'say that it failed': assign({
      error: ({ context, event }) => failedMessage(context.file, failureIn(event)),
    }),
  },
  delays: commandDelays,
}).createMachine({
  id: 'download',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ ...input, file: null, error: null }),
  initial: 'offering',
  states: {
    offering: {
      description: 'The guest can fetch a file.',
      meta: { screen: 'Files' },
      on: requesting,
    },
    fetching: {
      description: 'A file is on its way.',
      tags: 'busy',
      meta: { screen: 'Files: fetching' },
      invoke: {
        id: 'downloadFile',
        src: 'downloadFile',
        input: ({ context }) => context,
        onDone: 'offering',
        onError: [{ guard: 'login is needed', target: 'sessionLost' }, { target: 'failed' }],
      },
      after: { responseTimeout: 'failed' },
    },
    failed: {
      description: 'The file could not be had.',
      meta: { screen: 'Files: failed' },
      entry: 'say that it failed',
      on: requesting,
    },
    sessionLost: sessionLost({
      screen: 'Files: login needed',
      notDone: isFrom('downloadFile'),
      resume: { target: 'offering' },
      failed: { target: 'failed' },
      on: requesting,
    }),
  },
});
