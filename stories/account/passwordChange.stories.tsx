import preview from '../../.storybook/preview';
import * as messages from '../../messages/account/passwordChange';
import * as accountMessages from '../../messages/login/account';
import { show } from '../../messages/components/pages/passwordField';
import { newPassword } from '../../messages/shared/pages/fields';
import { paths } from '../../machines/shared/paths';
import { passwordChangeModel as model } from '../../models/account/passwordChangeModel';
import { sessionListModel } from '../../models/account/sessionListModel';
import { snapshotOf, screen } from '../support/screen';
import { refusing } from '../support/steps';
import type { Step } from '../support/storyPath';

const meta = preview.meta({ title: 'Screens/My account: password' });
const url = paths.account;
const beside = () => new Map([['sessionList', snapshotOf(sessionListModel, { to: 'listing' })]]);
const at = (to: string, ...says: string[]) => screen({ model, url, beside, path: { to }, says });
const after = (to: string, by: readonly Step[], ...says: string[]) =>
  screen({ model, url, beside, path: { to, by }, says });

const complete: readonly Step[] = [
  'enters the current password',
  'enters the new password',
  'repeats the new password',
];
const sent: readonly Step[] = [...complete, 'submits the form'];

export const Filling = meta.story(at('filling', 'Change Your Password', 'Current Password'));
export const Changing = meta.story(at('changing'));
export const Changed = meta.story(at('alertingChanged', messages.changed));
export const LoginNeeded = meta.story(at('sessionLost'));

export const NothingEntered = meta.story(
  after(
    'filling',
    ['submits the form'],
    messages.currentRequired,
    accountMessages.passwordRequired,
    accountMessages.confirmPasswordRequired,
  ),
);
export const PasswordsShown = meta.story(
  screen({
    model,
    url,
    beside,
    path: { to: 'filling', by: complete },
    act: async ({ page, user }) => {
      await user.click(await page.findByRole('button', { name: show(newPassword) }));
    },
    says: ['Change Password'],
  }),
);
export const WrongPassword = meta.story(
  after('filling', [...sent, 'the current password is wrong'], messages.currentWrong),
);
export const NotChanged = meta.story(
  after(
    'filling',
    [...sent, refusing('changePassword', 'validation_failed', 400)],
    messages.changeFailed,
  ),
);
export const NotKnown = meta.story(
  after('filling', [...sent, 'the network fails'], messages.outcomeUnknown),
);
