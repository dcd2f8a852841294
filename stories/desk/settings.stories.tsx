import preview from '../../.storybook/preview';
import { managersOnly } from '../../messages/desk/pages/frame';
import * as settingsMessages from '../../messages/desk/settings';
import * as settingsWords from '../../messages/desk/pages/settings';
import { staffSessionModel } from '../../models/desk/staffSessionModel';
import { faster } from '../../models/desk/exampleDay';
import { link, linkSent } from '../../models/desk/exampleSettings';
import { settingsModel } from '../../models/desk/settingsModel';
import { deskScreen } from '../support/deskScreen';
import type { Step } from '../support/storyPath';
import { scenesOf } from './scenes';

const meta = preview.meta({ title: 'Desk/Settings' });

const settings = (to: string, by: readonly Step[] = [], ...says: string[]) =>
  deskScreen({
    model: settingsModel,
    path: by.length > 0 ? { to, by } : { to },
    url: '/settings',
    ofManager: true,
    says,
  });

const pricing = ['the server answers', 'begins to set a price'] as const;
const suspending = ['the server answers', 'begins to suspend Amara'] as const;

const inviting = [
  'the server answers',
  'begins to invite somebody',
  'types a name',
  'types an address',
  'sends what is asked for',
] as const;

export const Loading = meta.story(settings('loading'));
export const Failed = meta.story(settings('failed'));
export const Morning = meta.story(
  settings('shown.upToDate', [], 'Chidi Obi', settingsMessages.yourself.suspend),
);
export const NoRateYet = meta.story(
  settings(
    'shown.upToDate',
    ['the server answers', 'some seconds pass', 'something has changed'],
    settingsWords.noPrice,
  ),
);
export const Price = meta.story(
  settings('shown.upToDate', [...pricing, 'types a price', 'types its first day']),
);
export const PriceIsMissing = meta.story(
  settings('shown.upToDate', [...pricing, 'types why', 'sends what is asked for']),
);
export const TakingBack = meta.story(
  settings('shown.upToDate', ['the server answers', 'begins to take one back']),
);
export const Suspending = meta.story(
  settings('shown.upToDate', suspending, settingsWords.what.suspend('Amara Eze')),
);
export const Inviting = meta.story(settings('shown.acting', inviting));
export const Invited = meta.story(
  settings('shown.catchingUp', [...inviting, 'somebody is invited'], linkSent, link),
);
export const ColleagueWasFaster = meta.story(
  settings(
    'shown.catchingUp',
    [...suspending, 'types why', 'sends what is asked for', 'a colleague was faster'],
    faster,
  ),
);
export const NoConnection = meta.story(settings('shown.outOfReach'));
export const OfReception = meta.story(
  scenesOf(staffSessionModel, '/settings')('signedIn.working', [], managersOnly),
);
