import preview from '../../.storybook/preview';
import * as sessionMessages from '../../messages/session/session';
import { paths } from '../../machines/shared/paths';
import { sessionModel as model } from '../../models/session/sessionModel';
import { screen } from '../support/screen';

const meta = preview.meta({ title: 'Screens/Session' });
const at = (to: string, ...says: string[]) =>
  screen({ model, url: paths.home, path: { to }, says });

export const NotLoggedIn = meta.story(at('alertingNotLoggedIn', sessionMessages.notLoggedIn));
export const NotDone = meta.story(at('authenticated.alertingNotDone', sessionMessages.notDone));
export const Expired = meta.story(at('alertingExpired', sessionMessages.expired));
