import {
  downloadMachine,
  type DownloadContext,
  type DownloadedFile,
} from '../../machines/reservation/downloadMachine';
import * as dataMessages from '../../messages/account/dataExport';
import * as documentMessages from '../../messages/reservation/documents';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import { fails, notLoggedIn, refused, sessionExpired, unreachable } from '../fixtures/failures';
import { loginAgain } from '../fixtures/loginAgain';
import { defineModel } from '../defineModel';
import { alike } from '../../tools/model/testModel';

const isOwnData = ({ context }: { context: DownloadContext }) => context.reservationId === null;

const wants = (file: DownloadedFile) => ({
  event: { type: 'file.requested' as const, file },
  onlyWhen: (before: { context: DownloadContext }) => isOwnData(before) === (file === 'ownData'),
  changes: ({ after }: { after: DownloadContext }) => ({
    'that file is fetched': after.file === file,
  }),
});

/** Only of their own data does the server say why it refuses. */
const says =
  (aboutOwnData: string) =>
  ({ after }: { after: DownloadContext }) => ({
    'it says that it failed':
      after.error === (after.file === 'ownData' ? aboutOwnData : documentMessages.fetchFailed),
  });

export const downloadModel = defineModel(downloadMachine, {
  starts: {
    'sees what there is to fetch': { input: { reservationId: 'r-1' } },
    'sees the offer of the data': { input: { reservationId: null } },
  },
  cases: {
    'wants the receipt': wants('receipt'),
    'wants the stay for the calendar': wants('calendar'),
    'wants the data': wants('ownData'),
    'the file comes': answers('downloadFile'),
    'the server says why not': {
      event: fails('downloadFile', refused('too_many_attempts', 429)),
      changes: says('The server said no'),
    },
    ...alike(says(dataMessages.failed), {
      'the server breaks': fails('downloadFile', refused('server_error', 500)),
      'the network fails': fails('downloadFile', unreachable),
      'nobody answers': timeIsUp('responseTimeout', 'download.fetching'),
    }),
    'the session expired': fails('downloadFile', sessionExpired),
    'there is no session': fails('downloadFile', notLoggedIn),
    ...loginAgain(undefined, says(dataMessages.failed)),
  },
  states: {
    offering: ({ context, tags }) => ({
      'nothing is under way': !tags.has('busy'),
      'no error shows': context.error === null,
    }),
    fetching: ({ context, tags }) => ({
      'the guest waits for something': tags.has('busy') && context.file !== null,
      'no error shows': context.error === null,
    }),
    failed: ({ context, tags }) => ({
      'nothing is under way': !tags.has('busy'),
      'an error shows': context.error !== null,
    }),
    sessionLost: ({ context }) => ({ 'no error shows': context.error === null }),
  },
  leftByLink: {
    offering: 'the files are part of a page with links of its own',
    failed: 'the files are part of a page with links of its own',
  },
});
