import { fireEvent } from '@testing-library/react';
import * as codeMessages from '../../../../../messages/login/oneTimeCode';
import { SUCCESS_SHOWN_MS } from '../../../../../machines/login/accountVerificationMachine';
import { press } from '../../../../rendered/support/fields';
import { NOW, renderSite } from '../../../../rendered/support/renderSite';
import { serverAnswers } from '../../support/pendingCalls';
import { alertSays, buttonIsBusy, buttonShows, dialogSays } from '../../support/assertions';
import { timePasses } from '../../support/time';
import type { View } from '../../support/view';
import { atTheBoxes, box } from './codeBoxes';

const verify = '/api/v1/auth/users/verify-account';
const resend = '/api/v1/auth/users/resend-otp';

/** A saved registration that awaits its code. */
const awaitingCode = {
  'snapshot:authForm': JSON.stringify({
    savedAt: NOW.getTime(),
    userId: null,
    state: {
      version: 1,
      mode: 'register',
      awaitingCode: true,
      firstName: 'Adaobi',
      lastName: 'Okeke',
      email: 'ada@example.com',
      phoneNumber: '',
    },
  }),
};

export const accountVerificationView: View = {
  id: 'accountVerification',
  visits: {
    'sees the verification screen': ({ start }) => {
      renderSite({ url: '/login', tab: awaitingCode, start });
    },
  },
  calls: {
    verifyAccount: ['post', verify],
    resendCode: ['post', resend],
  },
  executors: {
    ...atTheBoxes,
    'clears the code': () => press('Clear'),
    'sends the code': () => {
      fireEvent.keyDown(box(1), { key: 'Enter' });
    },
    'asks for another code': () => press('Resend Code'),
    'the server takes the code': () => serverAnswers('post', verify, 200, { message: 'Verified' }),
    'another code is on its way': () => serverAnswers('post', resend, 200, { message: 'Sent' }),
    'sees the success for two seconds': () => timePasses(SUCCESS_SHOWN_MS),
  },
  assertions: {
    entering: () => {
      buttonShows('Clear');
      buttonShows('Resend Code');
    },
    verifying: () => buttonIsBusy('Verifying...'),
    resending: () => buttonIsBusy('Sending...'),
    alertingResent: () => dialogSays(codeMessages.resent),
    verified: () => alertSays(codeMessages.verified),
  },
};
