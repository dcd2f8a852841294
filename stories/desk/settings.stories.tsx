import preview from '../../.storybook/preview';
import * as askedWords from '../../messages/desk/pages/asked';
import { managersOnly } from '../../messages/desk/pages/frame';
import { wrongCode } from '../../messages/desk/session';
import * as settingsMessages from '../../messages/desk/settings';
import * as settingsWords from '../../messages/desk/pages/settings';
import { staffSessionModel } from '../../models/desk/staffSessionModel';
import { faster } from '../../models/desk/exampleDay';
import { exampleSettings, laterSettings, link, linkSent } from '../../models/desk/exampleSettings';
import { refusing } from '../support/steps';
import { scenesOf, screenOf } from './scenes';

const meta = preview.meta({ title: 'Desk/Settings' });
const settings = screenOf(
  { of: 'settings', known: { settings: exampleSettings } },
  { url: '/settings', ofManager: true },
);
const pricing = { start: 'sets a price', to: 'filling' };
const suspending = { start: 'suspends Amara', to: 'filling' };

export const Loading = meta.story(settings.loading());
export const Failed = meta.story(settings.failed());
export const Morning = meta.story(
  settings.shows({}, 'Chidi Obi', settingsMessages.yourself.suspend),
);
export const NoRateYet = meta.story(
  settings.shows({ known: { settings: laterSettings }, minute: 1 }, settingsWords.noPrice),
);
export const Price = meta.story(
  settings.acts({ ...pricing, by: ['types a price', 'types its first day'] }),
);
export const PriceIsMissing = meta.story(
  settings.acts({ ...pricing, by: ['types why', 'sends it'] }),
);
export const TakingBack = meta.story(settings.acts({ start: 'takes a price back', to: 'filling' }));
export const Suspending = meta.story(
  settings.acts(suspending, {}, settingsWords.what.suspend('Amara Eze')),
);
const confirming = {
  ...suspending,
  to: 'askingForCode',
  by: ['types why', 'sends it', 'the second factor is asked for'],
};
export const ConfirmingWithCode = meta.story(settings.acts(confirming, {}, askedWords.codeHint));
export const CodeUsedBefore = meta.story(
  settings.acts(
    {
      ...confirming,
      by: [...confirming.by, 'types the answer', 'sends it', 'the code was used before'],
    },
    {},
    wrongCode,
  ),
);
export const Inviting = meta.story(
  settings.acts({
    start: 'invites somebody',
    to: 'sending',
    by: ['types a name', 'types an address', 'sends it'],
  }),
);
export const Invited = meta.story(
  settings.shows(
    { feed: 'catchingUp', said: { tone: 'done', text: linkSent, link } },
    linkSent,
    link,
  ),
);
export const ColleagueWasFaster = meta.story(
  settings.acts(
    {
      ...suspending,
      by: ['types why', 'sends it', refusing('sendAct', 'changed_meanwhile', 409, faster)],
    },
    { feed: 'catchingUp' },
    faster,
  ),
);
export const NoConnection = meta.story(settings.noConnection());
export const OfReception = meta.story(
  scenesOf(staffSessionModel, '/settings')('signedIn.working', [], managersOnly),
);
