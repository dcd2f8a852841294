import preview from '../../.storybook/preview';
import * as sessionListMessages from '../../messages/account/sessionList';
import { paths } from '../../machines/shared/paths';
import { sessionListModel as model } from '../../models/account/sessionListModel';
import { screen } from '../support/screen';

const meta = preview.meta({ title: 'Screens/My account' });
const url = paths.account;
const at = (to: string, ...says: string[]) => screen({ model, url, path: { to }, says });

export const Loading = meta.story(at('loading'));
export const Listing = meta.story(at('listing', 'Firefox on Linux', 'This browser'));
export const Ending = meta.story(at('ending', 'Chrome on Android'));
export const Failed = meta.story(at('failed', sessionListMessages.fetchFailed));
export const LoginNeeded = meta.story(at('sessionLost'));
export const NotEnded = meta.story(
  screen({
    model,
    url,
    path: {
      to: 'listing',
      by: [
        'the server knows two sessions',
        'ends the one elsewhere',
        'the network fails while it ends',
      ],
    },
    says: [sessionListMessages.endFailed],
  }),
);
