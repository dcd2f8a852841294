import type { AccountDeletionContext } from '../../../../../machines/account/accountDeletionMachine';
import { paths } from '../../../../../machines/shared/paths';
import { addDays } from '../../../../../machines/shared/stay';
import * as messages from '../../../../../messages/account/accountDeletion';
import * as sessionMessages from '../../../../../messages/session/session';
import { expectEmail } from '../../../../browser/support/mailbox';
import { accountDeletionModel } from '../../../../../models/account/accountDeletionModel';
import { innermostIn } from '../../../../../tools/model/findings';
import { accountDeletionExclusions } from '../../exclusions/account/accountDeletion';
import {
  canLogIn,
  changePasswordElsewhere,
  losesSession,
  opensAccount,
  type AccountOwner,
} from '../../support/account';
import { alertOf, alertSays, closesAlert, presses, withoutNetwork } from '../../support/acts';
import { bookByCall } from '../../support/calls';
import { openCheckout, payAndTell } from '../../support/checkouts';
import type { RealMachine, Scene } from '../../support/realMachine';
import { showsErrors } from '../../support/shown';
import { expect } from '../../support/world';

const dialogOf = ({ page }: Scene<AccountOwner>) =>
  page.getByRole('dialog', { name: 'Delete Your Account?' });

const passwordIn = (scene: Scene<AccountOwner>) =>
  dialogOf(scene).getByRole('textbox', { name: 'Your Password', exact: true });

/** The guest has booked elsewhere and is on the provider's page. */
async function goesToPay(scene: Scene<AccountOwner>) {
  const { monday } = scene;
  const stay = { checkIn: addDays(monday, 2), checkOut: addDays(monday, 5), rooms: 1 };
  const { reservationData } = await bookByCall(scene, stay);
  return openCheckout(scene, reservationData, 'confirmation');
}

/** The dialog has the entered password, and shows errors. */
async function seesDialog(
  scene: Scene<AccountOwner>,
  { context, value }: { context: AccountDeletionContext; value: unknown },
): Promise<void> {
  const dialog = dialogOf(scene);
  await expect(dialog.getByText(messages.askedAgain)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete for Good' })).toBeEnabled();
  const { password, passwordError, error } = context;
  await expect(passwordIn(scene)).toHaveValue(password === '' ? '' : scene.guest.password);
  const type = innermostIn(value).includes('password.shown') ? 'text' : 'password';
  await expect(passwordIn(scene)).toHaveAttribute('type', type);
  await showsErrors<{ password: string }>(
    dialog,
    { password: 'Your Password' },
    passwordError === null ? {} : { password: passwordError },
  );
  if (error === null) await expect(dialog.getByRole('alert')).toHaveCount(0);
  else await expect(dialog.getByRole('alert')).toHaveText(error);
}

/** How a guest deletes the account in a real browser. */
export const accountDeletion: RealMachine<AccountOwner, AccountDeletionContext> = {
  model: accountDeletionModel,
  exclusions: accountDeletionExclusions,
  calls: { deleteAccount: { method: 'POST', path: /\/users\/delete-account$/ } },
  starts: { 'sees what a deletion means': opensAccount },
  executors: {
    'considers the deletion': presses('Delete Account'),
    'enters the password': (scene) => passwordIn(scene).fill(scene.guest.password),
    'looks at the password': (scene) =>
      dialogOf(scene)
        .getByRole('button', { name: /^(Show|Hide) your password$/ })
        .click(),
    'confirms it': presses('Delete for Good'),
    'keeps the account': presses('Keep Account'),
    'the server deletes it': ({ gate }) => gate.letGo('deleteAccount'),
    'the password is wrong': async (scene) => {
      await changePasswordElsewhere(scene);
      await scene.gate.letGo('deleteAccount');
    },
    'a stay is ahead': async (scene) => {
      await payAndTell(scene, await goesToPay(scene));
      await scene.gate.letGo('deleteAccount');
    },
    'a payment is open': async (scene) => {
      await goesToPay(scene);
      await scene.gate.letGo('deleteAccount');
    },
    'the network fails': (scene) => withoutNetwork(scene, 'deleteAccount'),
    'the session expired': losesSession('deleteAccount'),
    'closes the alert': closesAlert,
  },
  assertions: {
    'journey.offering': async (scene) => {
      const { page } = scene;
      await expect(dialogOf(scene)).toHaveCount(0);
      for (const words of [messages.whatGoes, messages.whatStays, messages.whenNot]) {
        await expect(page.getByText(words)).toBeVisible();
      }
      await expect(page.getByRole('button', { name: 'Delete Account' })).toBeEnabled();
    },
    'journey.confirming': seesDialog,
    'journey.deleting': async (scene) => {
      await scene.gate.held('deleteAccount');
      const dialog = dialogOf(scene);
      await expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Keep Account' })).toBeDisabled();
      await expect(passwordIn(scene)).not.toBeEditable();
    },
    // The server agrees: that account can no longer log in. The browser has removed everything, even if the guest
    // goes Back or closes the tab instead of the alert.
    'journey.alertingDeleted': async (scene) => {
      const { page } = scene;
      await alertSays(messages.deleted)(scene);
      await expect(dialogOf(scene)).toHaveCount(0);
      const kept = await page.evaluate(() => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
      ]);
      for (const key of ['user', 'refreshToken', 'accessToken']) expect(kept).not.toContain(key);
      expect(await canLogIn(scene, scene.guest.password)).toBe(false);
      await expectEmail(scene, scene.guest.email, /deleted/);
    },
    'journey.leaving': async (scene) => {
      const { page } = scene;
      await expect(page).toHaveURL(paths.home);
      await expect(page.getByRole('link', { name: 'LOGIN' })).toBeVisible();
      await expect(alertOf(scene)).toBeHidden();
    },
    'journey.sessionLost': alertSays(sessionMessages.expired),
    // The dialog shows whether the password can be read.
    password: null,
  },
};
