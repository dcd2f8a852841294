import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { tooManyAttempts } from '../../../../messages/shared/generalErrors';
import { SUCCESS_SHOWN_MS } from '../../../../machines/login/accountVerificationMachine';
import { openVerification } from '../../support/account';
import { press } from '../../support/fields';
import { respond, respondInvalid, dropConnection } from '../../support/hotelServer';
import { address, type User } from '../../support/renderSite';
import { alert, alertDialog, button, heading, notice, text } from '../reading';
import type { WordTable } from '../situation';

const verifyPath = '/api/v1/auth/users/verify-account';
const resendPath = '/api/v1/auth/users/resend-otp';

const codeShown = () =>
  screen.getAllByRole('textbox', { name: /^Digit/ }).map((box) => box.getAttribute('value'));

async function paste(user: User, code: string) {
  await user.click(screen.getByLabelText('Digit 1 of 6'));
  await user.paste(code);
}

async function submitCode() {
  const site = await openVerification();
  await paste(site.user, '402913');
  await press('Verify OTP');
  return site;
}

/** Enters the right code with the time stopped, except for some milliseconds while it waits. */
async function enterRightCode() {
  respond('post', verifyPath, 200, { message: 'Verification Successful!' });
  const site = await openVerification();
  await paste(site.user, '402913');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // The Testing Library recognises fake timers by this name.
  vi.stubGlobal('jest', vi);
  fireEvent.click(screen.getByText('Verify OTP'));
  await vi.waitFor(() => screen.getByText('Verification Successful!'), { interval: 1 });
  return site;
}

async function letTheSuccessShow() {
  await act(() => vi.advanceTimersByTimeAsync(SUCCESS_SHOWN_MS));
}

/** Restarts the time that {@link enterRightCode} has stopped. */
export function letTimeRun(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

/** The account verification after a registration. */
export const verification: WordTable = {
  screen: 'account verification',
  situations: [
    {
      when: 'an account was registered',
      arrange: openVerification,
      says: [
        heading('Verify Your Account'),
        button('Verify OTP'),
        button('Clear'),
        button('Resend Code'),
        button('Back to Registration'),
        text("Didn't get the code? Please check your spam folder."),
      ],
      after() {
        expect(codeShown()).toHaveLength(6);
        const verify = screen.getByRole('button', { name: 'Verify OTP' });
        expect(verify).toHaveProperty('disabled', true);
      },
    },
    {
      when: 'something else than digits is pasted',
      async arrange() {
        const site = await openVerification();
        await paste(site.user, '40a913');
        return site;
      },
      says: [alert('Please paste only numbers')],
      async after({ user }) {
        expect(codeShown()).toEqual(['', '', '', '', '', '']);
        await user.keyboard('4');
        expect(screen.queryByRole('alert')).toBeNull();
      },
    },
    {
      when: 'Enter is pressed before all six digits are there',
      async arrange() {
        const site = await openVerification();
        await paste(site.user, '40291');
        await site.user.keyboard('{Enter}');
        return site;
      },
      says: [alert('Please enter all 6 digits')],
    },
    {
      when: 'the code is wrong and the server gives no words',
      async arrange() {
        respondInvalid('post', verifyPath, 400, {});
        return submitCode();
      },
      says: [alert('Invalid OTP. Please try again.')],
    },
    {
      when: 'the server says what is wrong with the code',
      async arrange() {
        respond('post', verifyPath, 400, {
          code: 'code_invalid',
          message: 'This code is too old.',
        });
        return submitCode();
      },
      says: [alert('This code is too old.')],
    },
    {
      when: 'the answer to the code gets lost',
      async arrange() {
        dropConnection('post', verifyPath);
        return submitCode();
      },
      says: [
        alert(
          'We could not see whether your code was accepted. Please check your connection and try again.',
        ),
      ],
      async after() {
        expect(codeShown()).toEqual(['4', '0', '2', '9', '1', '3']);
        respond('post', verifyPath, 200, { message: 'Verification Successful!' });
        await press('Verify OTP');
        await screen.findByText('Verification Successful!');
      },
    },
    {
      when: 'another code is asked for after the account was verified unseen',
      async arrange() {
        respond('post', resendPath, 409, {
          code: 'already_verified',
          message: 'Your account is already verified. Please log in.',
        });
        const site = await openVerification();
        await press('Resend Code');
        return site;
      },
      says: [notice('Verification Successful!')],
    },
    {
      when: 'another code is asked for',
      async arrange() {
        respond('post', resendPath, 200, { message: 'sent' });
        const site = await openVerification();
        await paste(site.user, '402');
        await press('Resend Code');
        return site;
      },
      says: [alertDialog('OTP resent successfully!')],
      async after() {
        expect(codeShown()).toEqual(['', '', '', '', '', '']);
        await press('OK');
        await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      },
    },
    {
      when: 'another code was asked for too often',
      async arrange() {
        respond('post', resendPath, 429, {
          code: 'too_many_attempts',
          message: tooManyAttempts(30),
        });
        const site = await openVerification();
        await press('Resend Code');
        return site;
      },
      says: [alert('Too many attempts. Please wait a minute and try again.')],
    },
    {
      when: 'another code cannot be sent and the server gives no words',
      async arrange() {
        respondInvalid('post', resendPath, 500, {});
        const site = await openVerification();
        await press('Resend Code');
        return site;
      },
      says: [alert('Failed to resend OTP. Please try again.')],
    },
    {
      when: 'the code is right',
      arrange: enterRightCode,
      says: [notice('Verification Successful!')],
      async after() {
        expect(screen.queryByRole('alertdialog')).toBeNull();
        await letTheSuccessShow();
        expect(screen.queryByText('Verification Successful!')).toBeNull();
      },
    },
    {
      when: 'success was shown for two seconds',
      async arrange() {
        const site = await enterRightCode();
        await letTheSuccessShow();
        letTimeRun();
        return site;
      },
      says: [alertDialog('Your account has been verified. Please log in.')],
      async after() {
        await press('OK');
        await screen.findByText('Welcome Back');
        expect(address()).toBe('/login');
        expect(screen.getByLabelText('Email').getAttribute('value')).toBe('adaobi@example.com');
      },
    },
  ],
};
