import * as codeMessages from '../../../../../messages/login/oneTimeCode';
import * as accountErrors from '../../../../../messages/shared/accountErrors';
import {
  SUCCESS_SHOWN_MS,
  type AccountVerificationContext,
} from '../../../../../machines/login/accountVerificationMachine';
import { expectErrorResponses } from '../../../../browser/support/pageErrors';
import { newGuest, type Guest } from '../../../../browser/support/guest';
import { accountVerificationModel } from '../../../../../models/login/accountVerificationModel';
import { accountVerificationExclusions } from '../../exclusions/login/accountVerification';
import {
  codeAfterLogin,
  fillLogin,
  registerByCall,
  resendByCall,
  verifyUnanswered,
} from '../../support/accounts';
import { alertOf, closesAlert, holdTime, presses, withoutNetwork } from '../../support/acts';
import type { RealMachine } from '../../support/realMachine';
import { codeBoxes as boxes, digitsShown, pasteCode } from '../../support/verification';
import { expect } from '../../support/world';

/** Longer than a code lives. */
const CODE_OVER_MS = 16 * 60_000;
/** More codes than one address is sent in a quarter of an hour. */
const TOO_MANY_CODES = 5;

/** The real server's messages where the model has a general one. */
const serverMessages: Readonly<Record<string, string | RegExp>> = {
  'The server said no': /^(Invalid OTP|Too many attempts)/,
};

/** How a one-time code is entered in a real browser. */
export const accountVerification: RealMachine<{ guest: Guest }, AccountVerificationContext> = {
  model: accountVerificationModel,
  exclusions: accountVerificationExclusions,
  calls: {
    verifyAccount: { method: 'POST', path: /\/verify-account$/ },
    resendCode: { method: 'POST', path: /\/resend-otp$/ },
  },
  starts: {
    'sees the verification screen': async (stage) => {
      const guest = newGuest();
      await registerByCall({ ...stage, guest });
      // Logging in to an unverified account leads to the code screen.
      expectErrorResponses(stage.page, 403);
      await stage.page.goto('/login');
      await fillLogin({ ...stage, guest });
      await presses('Sign In')(stage);
      return { guest };
    },
  },
  executors: {
    'types a digit': (scene) => boxes(scene).first().pressSequentially('7'),
    'pastes the code': async (scene) => pasteCode(scene, await codeAfterLogin(scene)),
    'pastes a word': (scene) => pasteCode(scene, 'hello'),
    'presses Backspace in the first box': (scene) => boxes(scene).first().press('Backspace'),
    'presses the right arrow': async (scene) => {
      await boxes(scene).nth(1).press('ArrowRight');
      await expect(boxes(scene).nth(2)).toBeFocused();
    },
    'clicks the fourth box': async (scene) => {
      await boxes(scene).nth(3).click();
      await expect(boxes(scene).nth(3)).toBeFocused();
    },
    'clears the code': presses('Clear'),
    'sends the code': async (scene) => {
      await boxes(scene).first().press('Enter');
    },
    'asks for another code': presses('Resend Code'),
    'the server takes the code': async (scene) => {
      await holdTime(scene);
      await scene.gate.letGo('verifyAccount');
    },
    'the server says why it does not take the code': async ({ gate, hotel }) => {
      await hotel.pass(CODE_OVER_MS);
      await gate.letGo('verifyAccount');
    },
    'the network fails while the code is checked': (scene) =>
      withoutNetwork(scene, 'verifyAccount'),
    'another code is on its way': ({ gate }) => gate.letGo('resendCode'),
    'the server says why it sends no other code': async (scene) => {
      for (let codes = 0; codes < TOO_MANY_CODES; codes += 1) await resendByCall(scene);
      await scene.gate.letGo('resendCode');
    },
    'the server says that the account is verified already': async (scene) => {
      await verifyUnanswered(scene, await codeAfterLogin(scene));
      expectErrorResponses(scene.page, 409);
      await holdTime(scene);
      await scene.gate.letGo('resendCode');
    },
    'the network fails while another code is asked for': (scene) =>
      withoutNetwork(scene, 'resendCode'),
    'closes the alert': closesAlert,
    'sees the success for two seconds': ({ page }) => page.clock.runFor(SUCCESS_SHOWN_MS),
  },
  assertions: {
    entering: async (scene, { context: { entry, error } }) => {
      const { page, guest } = scene;
      await expect(page.getByText(guest.email)).toBeVisible();
      await expect(boxes(scene).first()).toBeEnabled();
      await expect(alertOf(scene)).toBeHidden();
      expect(await digitsShown(scene)).toEqual(entry.boxes.map((digit) => digit !== ''));
      // Above the boxes it says why the login led here.
      const alerts = page.getByRole('alert').filter({ hasNotText: accountErrors.notVerified });
      if (error === null) await expect(alerts).toHaveCount(0);
      else await expect(alerts).toHaveText(serverMessages[error] ?? error);
    },
    verifying: ({ page }) =>
      expect(page.getByRole('button', { name: 'Verifying...' })).toBeVisible(),
    resending: ({ page }) => expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible(),
    alertingResent: (scene) => expect(alertOf(scene)).toContainText(codeMessages.resent),
    verified: async ({ page }) => {
      await expect(page.getByText(codeMessages.verified)).toBeVisible();
    },
    done: (scene) => expect(alertOf(scene)).toContainText('Your account has been verified'),
  },
};
