import type { AnyMachineSnapshot } from 'xstate';
import type {
  PasswordResetContext,
  PasswordResetForm,
} from '../../../../../machines/login/passwordResetSetup';
import { paths } from '../../../../../machines/shared/paths';
import * as words from '../../../../../messages/login/pages/forgottenPassword';
import * as passwordMessages from '../../../../../messages/login/password';
import { becomeGuest } from '../../../../browser/support/asGuest';
import { passwordResetModel } from '../../../../../models/login/passwordResetModel';
import { innermostIn } from '../../../../../tools/model/findings';
import { isIn } from '../../../../../tools/model/testModel';
import { passwordResetExclusions } from '../../exclusions/login/passwordReset';
import { canLogIn, type AccountOwner } from '../../support/account';
import { askForPasswordCode, codeInEmail, linkInEmail } from '../../support/accounts';
import { alertOf, alertSays, closesAlert, presses, withoutNetwork } from '../../support/acts';
import type { RealMachine, Scene } from '../../support/realMachine';
import { showsErrors } from '../../support/shown';
import { codeBoxes, digitsShown, pasteCode } from '../../support/verification';
import { expect } from '../../support/world';

/** A guest who has forgotten the password, with the number of emails with a code so far. */
interface Forgetful extends AccountOwner {
  codes: { sent: number };
}

const NEW_PASSWORD = 'Secret1!';
/** Longer than a code lives. */
const CODE_OVER_MS = 16 * 60_000;
/** Longer than a link lives. */
const LINK_OVER_MS = 61 * 60_000;
/** More codes than one address is sent in a quarter of an hour. */
const TOO_MANY_CODES = 5;

const addressLabels = { email: 'Email' } as const;
const passwordLabels = { password: 'New Password', confirmPassword: 'Confirm Password' } as const;

/** The real server's messages where the model has a general one. */
const serverMessages: Readonly<Record<string, string | RegExp>> = {
  'The server said no': /^(Invalid OTP|Too many attempts)/,
};

const addressForm = ({ page }: Scene<Forgetful>) =>
  page.getByRole('form', { name: 'Forgotten password' });
const passwordForm = ({ page }: Scene<Forgetful>) =>
  page.getByRole('form', { name: 'New password' });

const fillsPassword = (field: keyof typeof passwordLabels) => (scene: Scene<Forgetful>) =>
  passwordForm(scene)
    .getByRole('textbox', { name: passwordLabels[field], exact: true })
    .fill(NEW_PASSWORD);

/** The address that the guest of the scenario enters where the model's enters one. */
const addressOf = ({ guest }: Scene<Forgetful>, { email }: PasswordResetForm) =>
  email === '' || email === 'ada@' ? email : guest.email;

/** The guest's newest code. If none was sent here, they have requested one elsewhere. */
async function codeOf(scene: Scene<Forgetful>): Promise<string> {
  const { codes } = scene;
  if (codes.sent === 0) {
    await askForPasswordCode(scene);
    codes.sent += 1;
  }
  // The first email was about the registration.
  return codeInEmail(scene, 1 + codes.sent);
}

/** The link in the guest's newest email. If none was sent here, they have requested one elsewhere. */
async function opensLink(scene: Scene<Forgetful>): Promise<void> {
  await codeOf(scene);
  const link = await linkInEmail(scene, 1 + scene.codes.sent);
  await scene.page.goto(link);
  await expect(scene.page).toHaveURL(paths.forgotPassword);
}

/** Below the boxes or the address is an error that belongs to no field. */
async function seesError(
  form: ReturnType<typeof addressForm>,
  error: string | null,
): Promise<void> {
  if (error === null) await expect(form.getByRole('alert')).toHaveCount(0);
  else await expect(form.getByRole('alert')).toHaveText(serverMessages[error] ?? error);
}

/** Code and passwords show as entered, with errors. */
async function seesPasswordForm(
  scene: Scene<Forgetful>,
  { context, value }: { context: PasswordResetContext; value: unknown },
): Promise<void> {
  const { page, guest } = scene;
  const form = passwordForm(scene);
  await expect(page.getByRole('heading', { name: 'Choose a New Password' })).toBeVisible();
  await expect(form.getByText(passwordMessages.passwordCodeSent(guest.email))).toBeVisible();
  await expect(alertOf(scene)).toBeHidden();
  await expect(codeBoxes(scene).first()).toBeEditable();
  expect(await digitsShown(scene)).toEqual(context.entry.boxes.map((digit) => digit !== ''));
  const type = innermostIn(value).includes('passwords.shown') ? 'text' : 'password';
  for (const field of ['password', 'confirmPassword'] as const) {
    const control = form.getByRole('textbox', { name: passwordLabels[field], exact: true });
    await expect(control).toHaveValue(context.form[field]);
    await expect(control).toHaveAttribute('type', type);
  }
  await showsErrors<PasswordResetForm>(form, passwordLabels, context.errors);
  await seesError(form, context.error);
}

/** How a guest chooses a new password in place of a forgotten one in a real browser. */
export const passwordReset: RealMachine<Forgetful, PasswordResetContext> = {
  model: passwordResetModel,
  exclusions: passwordResetExclusions,
  calls: {
    requestCode: { method: 'POST', path: /\/users\/forgot-password$/ },
    resetPassword: { method: 'POST', path: /\/users\/reset-password$/ },
    resetPasswordByLink: { method: 'POST', path: /\/users\/reset-password\/link$/ },
  },
  starts: {
    'sees the form of the forgotten password': async ({ page, request }) => {
      const guest = await becomeGuest(request);
      await page.goto(paths.forgotPassword);
      return { guest, codes: { sent: 0 } };
    },
  },
  executors: {
    'enters the e-mail address': (scene) =>
      addressForm(scene).getByLabel('Email').fill(scene.guest.email),
    'enters half an e-mail address': (scene) => addressForm(scene).getByLabel('Email').fill('ada@'),
    'submits the form': (scene, before: AnyMachineSnapshot) =>
      presses(isIn(before, 'journey.asking') ? 'Send Code' : 'Change Password')(scene),
    'has a code already': presses('I Have a Code'),
    'the server sends a code if there is an account': async ({ gate, codes }) => {
      await gate.letGo('requestCode');
      codes.sent += 1;
    },
    'the server says why it sends no code': async (scene) => {
      for (let times = 0; times < TOO_MANY_CODES; times += 1) await askForPasswordCode(scene);
      await scene.gate.letGo('requestCode');
    },
    'the network fails while a code is asked for': (scene) => withoutNetwork(scene, 'requestCode'),
    'types a digit': (scene) => codeBoxes(scene).first().pressSequentially('7'),
    'pastes the code': async (scene) => pasteCode(scene, await codeOf(scene)),
    'pastes a word': (scene) => pasteCode(scene, 'hello'),
    'presses Backspace in the first box': (scene) => codeBoxes(scene).first().press('Backspace'),
    'presses the right arrow': async (scene) => {
      await codeBoxes(scene).nth(1).press('ArrowRight');
      await expect(codeBoxes(scene).nth(2)).toBeFocused();
    },
    'clicks the fourth box': async (scene) => {
      await codeBoxes(scene).nth(3).click();
      await expect(codeBoxes(scene).nth(3)).toBeFocused();
    },
    'enters the new password': fillsPassword('password'),
    'repeats the new password': fillsPassword('confirmPassword'),
    'looks at the passwords': (scene) =>
      passwordForm(scene)
        .getByRole('button', { name: /^(Show|Hide) new password$/ })
        .click(),
    'asks for another code': presses('Resend Code'),
    'goes back to the e-mail address': presses('Use Another Email'),
    'the server changes the password': ({ gate }) => gate.letGo('resetPassword'),
    'the server says why it does not take the code': async ({ gate, hotel }) => {
      await hotel.pass(CODE_OVER_MS);
      await gate.letGo('resetPassword');
    },
    'opens the link in the email': opensLink,
    'the server changes the password by the link': ({ gate }) => gate.letGo('resetPasswordByLink'),
    'the link is over': async ({ gate, hotel }) => {
      await hotel.pass(LINK_OVER_MS);
      await gate.letGo('resetPasswordByLink');
    },
    'the network fails while the password is changed by the link': (scene) =>
      withoutNetwork(scene, 'resetPasswordByLink'),
    'the network fails while the password is changed': (scene) =>
      withoutNetwork(scene, 'resetPassword'),
    'closes the alert': closesAlert,
  },
  assertions: {
    'journey.asking': async (scene, { context: { form, errors, error } }) => {
      const asked = addressForm(scene);
      const heading = scene.page.getByRole('heading', { name: 'Forgot Your Password?' });
      await expect(heading).toBeVisible();
      await expect(asked.getByLabel('Email')).toHaveValue(addressOf(scene, form));
      await expect(asked.getByRole('button', { name: 'Send Code' })).toBeEnabled();
      await expect(asked.getByRole('link', { name: 'Back to Login' })).toHaveAttribute(
        'href',
        paths.login,
      );
      await showsErrors<PasswordResetForm>(asked, addressLabels, errors);
      await seesError(asked, error);
    },
    'journey.requesting': async (scene) => {
      await scene.gate.held('requestCode');
      await expect(addressForm(scene).getByRole('button', { name: 'Sending...' })).toBeVisible();
    },
    'journey.choosing': seesPasswordForm,
    'journey.resending': async (scene) => {
      await scene.gate.held('requestCode');
      await expect(passwordForm(scene).getByRole('button', { name: 'Sending...' })).toBeVisible();
    },
    'journey.alertingResent': alertSays(passwordMessages.resent),
    'journey.setting': async (scene) => {
      await scene.gate.held('resetPassword');
      await expect(passwordForm(scene).getByRole('button', { name: 'Changing...' })).toBeVisible();
      await expect(codeBoxes(scene).first()).not.toBeEditable();
    },
    'journey.choosingByLink': async (scene, { context: { errors, error } }) => {
      const form = passwordForm(scene);
      await expect(form.getByText(words.linkOpened)).toBeVisible();
      await expect(codeBoxes(scene)).toHaveCount(0);
      await expect(form.getByRole('button', { name: 'Change Password' })).toBeEnabled();
      await showsErrors<PasswordResetForm>(form, passwordLabels, errors);
      await seesError(form, error);
    },
    'journey.settingByLink': async (scene) => {
      await scene.gate.held('resetPasswordByLink');
      await expect(passwordForm(scene).getByRole('button', { name: 'Changing...' })).toBeVisible();
    },
    // The server has stored it as well.
    'journey.alertingChanged': async (scene) => {
      await alertSays(passwordMessages.changed)(scene);
      expect(await canLogIn(scene, scene.guest.password)).toBe(false);
      expect(await canLogIn(scene, NEW_PASSWORD)).toBe(true);
    },
    'journey.navigatingToLogin': async ({ page }) => {
      await expect(page).toHaveURL(paths.login);
      await expect(page.getByRole('form', { name: 'Log in' })).toBeVisible();
    },
    // The form shows whether the passwords can be read.
    passwords: null,
  },
};
