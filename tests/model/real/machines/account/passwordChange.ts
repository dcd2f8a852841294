import type { PasswordChangeContext } from '../../../../../machines/account/passwordChangeMachine';
import type { PasswordChange } from '../../../../../machines/contract/wire';
import * as messages from '../../../../../messages/account/passwordChange';
import * as sessionMessages from '../../../../../messages/session/session';
import { passwordChangeModel } from '../../../../../models/account/passwordChangeModel';
import { innermostIn } from '../../../../../tools/model/findings';
import { passwordChangeExclusions } from '../../exclusions/account/passwordChange';
import {
  canLogIn,
  changePasswordElsewhere,
  guessTooOften,
  losesSession,
  opensAccount,
  type AccountOwner,
} from '../../support/account';
import { alertOf, alertSays, closesAlert, withoutNetwork } from '../../support/acts';
import type { RealMachine, Scene } from '../../support/realMachine';
import { showsErrors } from '../../support/shown';
import { expect } from '../../support/world';

const NEW_PASSWORD = 'Harmattan#7';
const OTHER_PASSWORD = 'Harmattan#8';

const labels = {
  currentPassword: 'Current Password',
  password: 'New Password',
  confirmPassword: 'Confirm Password',
} as const;

/** The real server's messages where the model has different ones. */
const serverMessages: Readonly<Record<string, string | RegExp>> = {
  'The server said no': /^Too many attempts/,
};

const formOf = ({ page }: Scene<AccountOwner>) =>
  page.getByRole('form', { name: 'Change password' });

const fieldOf = (scene: Scene<AccountOwner>, field: keyof PasswordChange) =>
  formOf(scene).getByRole('textbox', { name: labels[field], exact: true });

const fills = (field: keyof PasswordChange, password?: string) => (scene: Scene<AccountOwner>) =>
  fieldOf(scene, field).fill(password ?? scene.guest.password);

/** The form has what was entered, and shows errors. */
async function seesForm(
  scene: Scene<AccountOwner>,
  { context, value }: { context: PasswordChangeContext; value: unknown },
): Promise<void> {
  const form = formOf(scene);
  const { form: entered, errors, error } = context;
  const type = innermostIn(value).includes('passwords.shown') ? 'text' : 'password';
  await expect(alertOf(scene)).toBeHidden();
  await expect(form.getByRole('button', { name: 'Change Password' })).toBeEnabled();
  for (const field of ['currentPassword', 'password', 'confirmPassword'] as const) {
    await expect(fieldOf(scene, field)).toHaveValue(entered[field]);
    await expect(fieldOf(scene, field)).toHaveAttribute('type', type);
  }
  await showsErrors<PasswordChange>(form, labels, errors);
  if (error === null) await expect(form.getByRole('alert')).toHaveCount(0);
  else await expect(form.getByRole('alert')).toHaveText(serverMessages[error] ?? error);
}

/** How a guest changes the password in a real browser. */
export const passwordChange: RealMachine<AccountOwner, PasswordChangeContext> = {
  model: passwordChangeModel,
  exclusions: passwordChangeExclusions,
  calls: { changePassword: { method: 'POST', path: /\/users\/change-password$/ } },
  starts: { 'sees the form of the password': opensAccount },
  executors: {
    'enters the current password': fills('currentPassword'),
    'enters the new password': fills('password', NEW_PASSWORD),
    'repeats the new password': fills('confirmPassword', NEW_PASSWORD),
    'repeats another password': fills('confirmPassword', OTHER_PASSWORD),
    'submits the form': (scene) =>
      formOf(scene).getByRole('button', { name: 'Change Password' }).click(),
    'looks at the passwords': (scene) =>
      formOf(scene)
        .getByRole('button', { name: /^(Show|Hide) new password$/ })
        .click(),
    'the server changes the password': ({ gate }) => gate.letGo('changePassword'),
    'the current password is wrong': async (scene) => {
      await changePasswordElsewhere(scene);
      await scene.gate.letGo('changePassword');
    },
    'the server says why not': async (scene) => {
      await guessTooOften(scene);
      await scene.gate.letGo('changePassword');
    },
    'the network fails': (scene) => withoutNetwork(scene, 'changePassword'),
    'the session expired': losesSession('changePassword'),
    'closes the alert': closesAlert,
  },
  assertions: {
    'journey.filling': seesForm,
    'journey.changing': async (scene) => {
      await scene.gate.held('changePassword');
      await expect(formOf(scene).getByRole('button', { name: 'Changing...' })).toBeVisible();
      await expect(fieldOf(scene, 'password')).not.toBeEditable();
    },
    // The server has stored it as well.
    'journey.alertingChanged': async (scene) => {
      await alertSays(messages.changed)(scene);
      expect(await canLogIn(scene, scene.guest.password)).toBe(false);
      expect(await canLogIn(scene, NEW_PASSWORD)).toBe(true);
    },
    'journey.sessionLost': alertSays(sessionMessages.expired),
    // The form shows whether the passwords can be read.
    passwords: null,
  },
};
