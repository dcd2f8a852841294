import preview from '../../.storybook/preview';
import { accountMessages } from '../../machines/messages/account';
import { paths } from '../../machines/paths';
import { authFormModel as model } from '../../tests/model/models/authForm';
import { otpModel } from '../../tests/model/models/otp';
import { momentOf, screen } from '../support/screen';

const meta = preview.meta({ title: 'Screens/Log in' });
const at = (to: string, ...says: string[]) =>
  screen({ model, url: paths.login, visitor: true, way: { to }, says });
const verifying = (to: string) =>
  screen({
    model,
    url: paths.login,
    visitor: true,
    way: { to },
    inside: () => ({ otp: momentOf(otpModel, { to: 'entering' }) }),
  });

export const Login = meta.story(at('journey.login.editing', accountMessages.logInToReserve));
export const LoggingIn = meta.story(at('journey.login.submitting'));
export const LoggedIn = meta.story(at('journey.login.entered'));
export const VerifyingAfterLogin = meta.story(verifying('journey.login.verifying'));
export const Registration = meta.story(at('journey.register.editing'));
export const Registering = meta.story(at('journey.register.submitting'));
export const VerifyingAfterRegistration = meta.story(verifying('journey.register.verifying'));
export const AccountVerified = meta.story(
  at('journey.alertingVerified', accountMessages.accountVerified),
);
