import type { Locator } from 'playwright/test';
import { emptyRegistration } from '../../../../../machines/login/accountRules';
import type { AuthFormContext } from '../../../../../machines/login/authFormMachine';
import type { Registration } from '../../../../../machines/contract/wire';
import * as accountMessages from '../../../../../messages/login/account';
import { SUCCESS_SHOWN_MS } from '../../../../../machines/login/accountVerificationMachine';
import { paths } from '../../../../../machines/shared/paths';
import { newGuest, type Guest } from '../../../../browser/support/guest';
import { authFormModel } from '../../../../../models/login/authFormModel';
import { isIn } from '../../../../../tools/model/testModel';
import { codeAfterLogin, codeInEmail, registerByCall, verifyByCall } from '../../support/accounts';
import { alertOf, alertSays, closesAlert, holdTime, presses } from '../../support/acts';
import type { RealMachine, Scene } from '../../support/realMachine';
import { showsErrors } from '../../support/shown';
import { expect, saveInBrowser } from '../../support/world';

/** The guest of a login or registration. */
interface Newcomer {
  guest: Guest;
}

/** The six boxes of the one-time code. */
function codeBoxes({ page }: Scene<Newcomer>): Locator {
  return page.getByRole('textbox', { name: /^Digit/ });
}

/** Pastes a text into the first box. */
async function pasteCode(scene: Scene<Newcomer>, text: string): Promise<void> {
  await codeBoxes(scene)
    .first()
    .evaluate((box, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', pasted);
      box.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, text);
}

const loginLabels = { email: 'Email', password: 'Password' } as const;
const registrationLabels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  ...loginLabels,
  phoneNumber: 'Phone Number',
  confirmPassword: 'Confirm Password',
} as const;

const formOf = ({ page }: Scene<Newcomer>) =>
  page.getByRole('form', { name: /^(Log in|Register)$/ });

/** What this scenario's guest enters in place of the model's. */
function enteredBy({ guest }: Scene<Newcomer>, form: Registration): Registration {
  const filled: Registration = { ...guest, confirmPassword: guest.password };
  return {
    ...form,
    ...Object.fromEntries(
      Object.keys(registrationLabels).map((field) => {
        const modelled: unknown = Reflect.get(form, field);
        const kept = modelled === '' || modelled === 'ada@';
        return [field, kept ? modelled : Reflect.get(filled, field)];
      }),
    ),
  };
}

const fills = (field: keyof Registration) => (scene: Scene<Newcomer>) =>
  formOf(scene)
    .getByRole('textbox', { name: registrationLabels[field], exact: true })
    .fill(enteredBy(scene, { ...emptyRegistration, [field]: 'filled' })[field]);

/** The form shows what was entered, its errors, and why the guest was refused. */
async function seesForm(
  scene: Scene<Newcomer>,
  labels: Partial<typeof registrationLabels>,
  { context }: { context: AuthFormContext },
): Promise<void> {
  const form = formOf(scene);
  await expect(scene.page.getByText(accountMessages.logInToReserve)).toBeVisible();
  await expect(alertOf(scene)).toBeHidden();
  const entered = enteredBy(scene, context.form);
  for (const [field, label] of Object.entries(labels)) {
    const control = form.getByRole('textbox', { name: label, exact: true });
    await expect(control).toHaveValue(String(Reflect.get(entered, field)));
  }
  await showsErrors<Registration>(form, labels, context.errors);
  const error = context.generalError;
  if (error === null) await expect(form.getByRole('alert')).toHaveCount(0);
  else await expect(form.getByRole('alert')).toHaveText(error);
}

async function seesCodeScreen(scene: Scene<Newcomer>): Promise<void> {
  const { page, guest } = scene;
  await expect(page.getByRole('heading', { name: 'Verify Your Account' })).toBeVisible();
  await expect(page.getByText(guest.email)).toBeVisible();
  await expect(codeBoxes(scene).first()).toBeEnabled();
}

/** How a guest logs in or registers in a real browser. */
export const authForm: RealMachine<Newcomer, AuthFormContext> = {
  model: authFormModel,
  calls: {
    logIn: { method: 'POST', path: /\/users\/login$/ },
    register: { method: 'POST', path: /\/users\/signin$/ },
  },
  starts: {
    'sees the login form': async ({ page }) => {
      await saveInBrowser(page, { tab: { redirectAfterLogin: paths.reservation } });
      await page.goto(paths.login);
      return { guest: newGuest() };
    },
  },
  executors: {
    'enters the e-mail address': fills('email'),
    'enters the password': fills('password'),
    'enters the first name': fills('firstName'),
    'enters the last name': fills('lastName'),
    'enters the phone number': fills('phoneNumber'),
    'repeats the password': fills('confirmPassword'),
    'submits the form': (scene, before) =>
      presses(isIn(before, 'register') ? 'Create Account' : 'Sign In')(scene),
    'changes between login and registration': (scene, before) =>
      presses(isIn(before, 'register') ? 'Sign In' : 'Create Account')(scene),
    'the server logs the guest in': async (scene) => {
      await registerByCall(scene);
      await verifyByCall(scene, await codeInEmail(scene, 1));
      await scene.gate.letGo('logIn');
    },
    'the server says that the account is not verified': async (scene) => {
      await registerByCall(scene);
      await scene.gate.letGo('logIn');
    },
    'the server opens the account': ({ gate }) => gate.letGo('register'),
    'enters the right code': async (scene) => {
      await pasteCode(scene, await codeAfterLogin(scene));
      await holdTime(scene);
      await presses('Verify OTP')(scene);
      await expect(codeBoxes(scene)).toHaveCount(0);
      await scene.page.clock.runFor(SUCCESS_SHOWN_MS);
    },
    'goes back from the code screen': ({ page }) =>
      page.getByRole('button', { name: /^Back to (Login|Registration)$/ }).click(),
    'closes the alert': closesAlert,
  },
  assertions: {
    'login.editing': async (scene, snapshot) => {
      await expect(scene.page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
      await seesForm(scene, loginLabels, snapshot);
    },
    'login.submitting': async ({ page, gate }) => {
      await gate.held('logIn');
      await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
    },
    'login.verifying': seesCodeScreen,
    // The session leads the guest to where the login was required.
    'login.loggedIn': async ({ page, guest }) => {
      await expect(page).toHaveURL(paths.reservation);
      await expect(page.getByLabel('Full Name')).toHaveValue(
        `${guest.firstName} ${guest.lastName}`,
      );
    },
    'register.editing': async (scene, snapshot) => {
      const lead = scene.page.getByText('Join us for exclusive benefits');
      await expect(lead).toBeVisible();
      await seesForm(scene, registrationLabels, snapshot);
    },
    'register.submitting': async ({ page, gate }) => {
      await gate.held('register');
      await expect(page.getByRole('button', { name: 'Creating account...' })).toBeVisible();
    },
    'register.verifying': seesCodeScreen,
    alertingVerified: alertSays(accountMessages.accountVerified),
  },
};
