import preview from '../../.storybook/preview';
import * as words from '../../messages/desk/pages/account';
import * as settings from '../../messages/desk/settings';
import { exampleAccount } from '../../models/desk/exampleAccount';
import { screenOf } from './scenes';

const meta = preview.meta({ title: 'Desk/Account' });
const account = screenOf(
  { of: 'account', known: { account: exampleAccount } },
  { url: '/account' },
);

export const Loading = meta.story(account.loading());
export const Failed = meta.story(account.failed());
export const Morning = meta.story(account.shows({}, words.sessions, 'Safari on iPhone'));
export const ChangingPassword = meta.story(
  account.acts({ start: 'changes her password', to: 'filling', by: ['types a new password'] }),
);
export const PasswordIsMissing = meta.story(
  account.acts({ start: 'changes her password', to: 'filling', by: ['sends it'] }),
);
export const LoggedOutThere = meta.story(account.said('done', settings.sessionEnded));
export const PasswordChanged = meta.story(account.said('done', settings.passwordChanged));
export const NoConnection = meta.story(account.noConnection());
