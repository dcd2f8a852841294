import type { ProfileContext } from '../../../../../machines/account/profileMachine';
import type { Profile } from '../../../../../machines/contract/wire';
import * as messages from '../../../../../messages/account/profile';
import * as sessionMessages from '../../../../../messages/session/session';
import { logInByCall } from '../../../../browser/support/asGuest';
import { profileModel } from '../../../../../models/account/profileModel';
import { profileExclusions } from '../../exclusions/account/profile';
import { losesSession, opensAccount, type AccountOwner } from '../../support/account';
import { alertSays, withoutNetwork } from '../../support/acts';
import type { RealMachine, Scene } from '../../support/realMachine';
import { showsErrors } from '../../support/shown';
import { expect } from '../../support/world';

const labels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  phoneNumber: 'Phone Number',
} as const;

const formOf = ({ page }: Scene<AccountOwner>) => page.getByRole('form', { name: 'Profile' });

const fieldOf = (scene: Scene<AccountOwner>, field: keyof Profile) =>
  formOf(scene).getByRole('textbox', { name: labels[field], exact: true });

const fills = (field: keyof Profile, text: string) => (scene: Scene<AccountOwner>) =>
  fieldOf(scene, field).fill(text);

/** The form has the profile as entered, with the fixed address. */
async function seesProfile(scene: Scene<AccountOwner>, { form }: ProfileContext): Promise<void> {
  for (const field of ['firstName', 'lastName', 'phoneNumber'] as const) {
    await expect(fieldOf(scene, field)).toHaveValue(form[field]);
  }
  const email = formOf(scene).getByRole('textbox', { name: 'Email', exact: true });
  await expect(email).toHaveValue(scene.guest.email);
  await expect(email).not.toBeEditable();
}

/** How a guest changes the profile in a real browser. */
export const profile: RealMachine<AccountOwner, ProfileContext> = {
  model: profileModel,
  exclusions: profileExclusions,
  calls: { saveProfile: { method: 'PATCH', path: /\/users\/profile$/ } },
  starts: { 'sees the profile': opensAccount },
  executors: {
    'enters another phone number': fills('phoneNumber', ' 08031112222 '),
    'empties the first name': fills('firstName', ''),
    'enters the first name again': (scene) => fills('firstName', scene.guest.firstName)(scene),
    'submits the form': (scene) =>
      formOf(scene).getByRole('button', { name: 'Save Profile' }).click(),
    'the server saves it': ({ gate }) => gate.letGo('saveProfile'),
    'the network fails': (scene) => withoutNetwork(scene, 'saveProfile'),
    'the session expired': losesSession('saveProfile'),
  },
  assertions: {
    filling: async (scene, { context }) => {
      const form = formOf(scene);
      await seesProfile(scene, context);
      await showsErrors<Profile>(form, labels, context.errors);
      await expect(form.getByRole('status')).toHaveCount(0);
      if (context.error === null) await expect(form.getByRole('alert')).toHaveCount(0);
      else await expect(form.getByRole('alert')).toHaveText(context.error);
    },
    saving: async (scene) => {
      await scene.gate.held('saveProfile');
      await expect(formOf(scene).getByRole('button', { name: 'Saving...' })).toBeVisible();
      await expect(fieldOf(scene, 'firstName')).not.toBeEditable();
    },
    // The server has stored it as well.
    saved: async (scene, { context }) => {
      await expect(formOf(scene).getByRole('status')).toHaveText(messages.saved);
      await expect(formOf(scene).getByRole('alert')).toHaveCount(0);
      await seesProfile(scene, context);
      const { user } = await logInByCall(scene.request, scene.guest);
      expect(user).toMatchObject(context.form);
    },
    sessionLost: alertSays(sessionMessages.expired),
  },
};
