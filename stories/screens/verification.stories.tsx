import preview from '../../.storybook/preview';
import { otpMessages } from '../../machines/messages/account';
import { paths } from '../../machines/paths';
import { authFormModel } from '../../tests/model/models/authForm';
import { otpModel as model } from '../../tests/model/models/otp';
import { momentOf, screen } from '../support/screen';
import { standingStill } from '../support/stage';
import { momentAt } from '../support/way';

const meta = preview.meta({ title: 'Screens/Account verification' });

const waitingFor = (to: string) => {
  const { snapshot } = momentAt(authFormModel, { to: 'journey.register.verifying' });
  return standingStill(authFormModel.machine, snapshot, { otp: momentOf(model, { to }) });
};

/** The code screen stands inside the registration, which waits for it. */
const at = (to: string, ...says: string[]) =>
  screen({
    model,
    url: paths.login,
    visitor: true,
    way: { to },
    says,
    beside: () => new Map([['authForm', waitingFor(to)]]),
  });

export const Entering = meta.story(at('entering', otpMessages.checkSpam));
export const Verifying = meta.story(at('verifying'));
export const Resending = meta.story(at('resending'));
export const Resent = meta.story(at('alertingResent', otpMessages.resent));
export const Verified = meta.story(at('verified', otpMessages.verified));
