import { dataExportMachine } from '../../../../machines/account/dataExport';
import { dataExportMessages as messages } from '../../../../machines/account/messages';
import {
  answers,
  fails,
  notLoggedIn,
  refused,
  sessionExpired,
  timeIsUp,
  unexpected,
  unreachable,
} from '../../support/outcomes';
import { defineModel } from '../../support/testModel';

const says = (words: string) => (change: { after: { error: string | null } }) => ({
  [`it says “${words}”`]: change.after.error === words,
});

export const dataExportModel = defineModel(dataExportMachine, {
  starts: { 'sees the offer of the data': { begins: 'offering' } },
  cases: {
    'wants the data': {
      event: { type: 'export.requested' },
      leads: { offering: 'fetching', failed: 'fetching', sessionLost: 'fetching' },
    },
    'the file comes': { event: answers('saveExport'), leads: { fetching: 'offering' } },
    'the server says why not': {
      event: fails('saveExport', refused('too_many_attempts', 429)),
      leads: { fetching: 'failed' },
      changes: says('The server said no'),
    },
    'the network fails': {
      event: fails('saveExport', unreachable),
      leads: { fetching: 'failed' },
      changes: says(messages.failed),
    },
    'nobody answers': {
      event: timeIsUp('answerPatience', 'dataExport.fetching'),
      leads: { fetching: 'failed' },
      changes: says(messages.failed),
    },
    'the session expired': {
      event: fails('saveExport', sessionExpired),
      leads: { fetching: 'sessionLost' },
    },
    'there is no session': {
      event: fails('saveExport', notLoggedIn),
      leads: { fetching: 'sessionLost' },
    },
    'the login does not open': {
      event: fails('askForLogin', unexpected),
      leads: { sessionLost: 'failed' },
      changes: says(messages.failed),
    },
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
