import {
  dataExportMachine,
  type DataExportContext,
} from '../../machines/account/dataExportMachine';
import * as messages from '../../messages/account/dataExport';
import { answers } from '../../tools/model/outcomes';
import { fails, refused } from '../fixtures/failures';
import { callFailures } from './callFailures';
import { defineModel } from '../defineModel';

const says = (words: string) => (change: { after: { error: string | null } }) => ({
  [`it says “${words}”`]: change.after.error === words,
});

export const dataExportModel = defineModel(dataExportMachine, {
  starts: { 'sees the offer of the data': {} },
  cases: {
    'wants the data': {
      event: { type: 'export.requested' },
    },
    'the file comes': { event: answers('downloadExport') },
    'the server says why not': {
      event: fails('downloadExport', refused('too_many_attempts', 429)),
      changes: says('The server said no'),
    },
    ...callFailures<DataExportContext>('downloadExport', 'fetching', {
      machine: 'dataExport',
      unknown: says(messages.failed),
      withoutLogin: says(messages.failed),
    }),
  },
  states: {
    offering: ({ context, tags }) => ({
      'nothing is under way': !tags.has('busy'),
      'no error shows': context.error === null,
    }),
    fetching: ({ context, tags }) => ({
      'something is under way': tags.has('busy'),
      'no error shows': context.error === null,
    }),
    failed: ({ context, tags }) => ({
      'nothing is under way': !tags.has('busy'),
      'an error shows': context.error !== null,
    }),
    sessionLost: ({ context }) => ({ 'no error shows': context.error === null }),
  },
});
