import * as sessionMessages from '../../messages/desk/session';
import * as messages from '../../messages/desk/welcome';
import { welcomeMachine, type WelcomeContext } from '../../machines/desk/welcomeMachine';
import { answers, timeIsUp } from '../../tools/model/outcomes';
import { defineModel } from '../defineModel';
import { fails, refused, unreachable } from '../fixtures/failures';
import { authenticatorCode as code, enrolled, invitation, password } from './deskExamples';
import { alike } from '../../tools/model/testModel';

interface Change {
  after: WelcomeContext;
}

const linkInvalid = refused('link_invalid', 400);
const maybeDone = ({ after }: Change) => ({
  'it says that it may be done': after.error === messages.maybeDone,
});
const noSecretStays = ({ chosen }: WelcomeContext) => ({
  'no password or code is remembered': chosen.password === '' && chosen.code === '',
});

export const welcomeModel = defineModel(welcomeMachine, {
  starts: { 'opens the link': { input: { link: '9Qm2vXc81bTq0Zs7KdLw5A' } } },
  cases: {
    'the server knows the link': answers('openInvitation', invitation),
    'the link counts no more': fails('openInvitation', linkInvalid),
    'the network fails': fails('openInvitation', unreachable),
    'nobody answers': timeIsUp('responseTimeout', 'welcome.opening'),
    'tries again': { type: 'retry.requested' },
    'sends a good password and the code': { type: 'enrolment.submitted', password, code },
    'sends a password of many': {
      event: { type: 'enrolment.submitted', password: 'password1234', code },
      changes: ({ after }) => ({
        'the password says why not': after.passwordError === sessionMessages.passwordTooCommon,
      }),
    },
    'the code is right': answers('finishInvitation', enrolled),
    'the code is wrong': {
      event: fails('finishInvitation', refused('code_invalid', 400)),
      changes: ({ after }) => ({ 'it says so': after.error === 'The server said no' }),
    },
    'sends a short password': {
      event: { type: 'enrolment.submitted', password: 'harmattan', code },
      changes: ({ after }) => ({
        'the password says why not': after.passwordError === sessionMessages.passwordTooShort,
      }),
    },
    'another page was faster': fails('finishInvitation', linkInvalid),
    ...alike(maybeDone, {
      'the network fails at the end': fails('finishInvitation', unreachable),
      'nobody answers at the end': timeIsUp('responseTimeout', 'welcome.finishing'),
    }),
    'has kept the recovery codes': {
      event: { type: 'codes.kept' },
      changes: ({ does }) => ({ 'work begins': does().has('begin work') }),
    },
  },
  states: {
    opening: ({ tags }) => ({ 'it waits': tags.has('busy') }),
    failed: ({ context }) => ({ 'nothing is known': context.invitation === null }),
    linkInvalid: ({ context }) => noSecretStays(context),
    enrolling: ({ context }) => ({
      'it is known whom it is for': context.invitation !== null,
      ...noSecretStays(context),
    }),
    finishing: ({ context, tags }) => ({
      'it waits': tags.has('busy'),
      'no old error shows': context.error === null && context.passwordError === null,
    }),
    showingCodes: ({ context }) => ({
      'all ten show': context.enrolled?.recoveryCodes.length === 10,
      ...noSecretStays(context),
    }),
    done: ({ context }) => noSecretStays(context),
  },
  leftByLink: { linkInvalid: 'Log In' },
});
