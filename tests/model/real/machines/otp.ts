import { otpMessages } from '../../../../machines/messages/account';
import { SUCCESS_SHOWN_MS } from '../../../../machines/otp';
import { newGuest } from '../../../browser/support/guest';
import { otpModel } from '../../models/otp';
import { otpOmissions } from '../omissions/otp';
import type { RealMachine, Scene } from '../support/realMachine';
import { expect } from '../support/world';
import { codeAfterLogin, fillLogin, registerByCall, resendByCall } from '../support/accounts';

/** Longer than a code lives. */
const CODE_OVER_MS = 16 * 60_000;
/** More codes than one address is sent in a quarter of an hour. */
const TOO_MANY_CODES = 5;

const boxes = ({ page }: Scene) => page.getByRole('textbox', { name: /^Digit/ });
const presses = (name: string) => (scene: Scene) =>
  scene.page.getByRole('button', { name, exact: true }).click();
const alertOf = ({ page }: Scene) => page.getByRole('alertdialog');

async function paste(scene: Scene, text: string): Promise<void> {
  await boxes(scene)
    .first()
    .evaluate((box, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', pasted);
      box.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, text);
}

async function withoutNetwork(scene: Scene, call: string): Promise<void> {
  await scene.page.context().setOffline(true);
  await scene.gate.letGo(call);
}

/** How a one-time code is entered in a real browser. */
export const otp: RealMachine = {
  model: otpModel,
  omissions: otpOmissions,
  calls: {
    verifyAccount: { method: 'POST', path: /\/verify-account$/ },
    resendCode: { method: 'POST', path: /\/resend-otp$/ },
  },
  starts: {
    'sees the verification screen': async (scene) => {
      Object.assign(scene.guest, newGuest());
      await registerByCall(scene);
      await scene.page.goto('/login');
      await fillLogin(scene);
      await presses('Sign In')(scene);
    },
  },
  happenings: {
    'types a digit': (scene) => boxes(scene).first().pressSequentially('7'),
    'pastes the code': async (scene) => paste(scene, await codeAfterLogin(scene)),
    'pastes a word': (scene) => paste(scene, 'hello'),
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
    'the server takes the code': ({ gate }) => gate.letGo('verifyAccount'),
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
    'the network fails while another code is asked for': (scene) =>
      withoutNetwork(scene, 'resendCode'),
    'closes the alert': (scene) => alertOf(scene).getByRole('button', { name: 'OK' }).click(),
    'sees the success for two seconds': ({ page }) => page.clock.runFor(SUCCESS_SHOWN_MS),
  },
  sights: {
    entering: async (scene, { context }) => {
      const error: unknown = Reflect.get(context, 'error');
      await expect(scene.page.getByRole('alert')).toHaveCount(error === null ? 0 : 1);
      await expect(scene.page.getByText(scene.guest.email)).toBeVisible();
      await expect(boxes(scene).first()).toBeEnabled();
      await expect(alertOf(scene)).toBeHidden();
    },
    verifying: ({ page }) =>
      expect(page.getByRole('button', { name: 'Verifying...' })).toBeVisible(),
    resending: ({ page }) => expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible(),
    alertingResent: (scene) => expect(alertOf(scene)).toContainText(otpMessages.resent),
    verified: async ({ page }) => {
      await expect(page.getByText(otpMessages.verified)).toBeVisible();
    },
    done: (scene) => expect(alertOf(scene)).toContainText('Your account has been verified'),
  },
};
