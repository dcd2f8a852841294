import preview from '../../.storybook/preview';
import * as messages from '../../messages/account/profile';
import * as accountMessages from '../../messages/login/account';
import { paths } from '../../machines/shared/paths';
import { profileModel as model } from '../../models/account/profileModel';
import { sessionListModel } from '../../models/account/sessionListModel';
import { snapshotOf, screen } from '../support/screen';
import { refusing } from '../support/steps';
import type { Step } from '../support/storyPath';

const meta = preview.meta({ title: 'Screens/My account: profile' });
const url = paths.account;
const beside = () => new Map([['sessionList', snapshotOf(sessionListModel, { to: 'listing' })]]);
const at = (to: string, ...says: string[]) => screen({ model, url, beside, path: { to }, says });
const after = (to: string, by: readonly Step[], ...says: string[]) =>
  screen({ model, url, beside, path: { to, by }, says });

export const Filling = meta.story(at('filling', 'Your Profile', messages.emailStays));
export const Saving = meta.story(at('saving'));
export const Saved = meta.story(at('saved', messages.saved));
export const LoginNeeded = meta.story(at('sessionLost'));

export const WithoutFirstName = meta.story(
  after(
    'filling',
    ['empties the first name', 'submits the form'],
    accountMessages.firstNameRequired,
  ),
);
export const NotSaved = meta.story(
  after(
    'filling',
    ['submits the form', refusing('saveProfile', 'validation_failed', 400)],
    messages.saveFailed,
  ),
);
export const ChangedElsewhere = meta.story(
  after(
    'filling',
    [
      'submits the form',
      refusing('saveProfile', 'changed_meanwhile', 409, messages.changedMeanwhile),
    ],
    messages.changedMeanwhile,
  ),
);
export const NotKnown = meta.story(
  after('filling', ['submits the form', 'the network fails'], messages.outcomeUnknown),
);
