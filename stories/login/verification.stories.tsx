import preview from '../../.storybook/preview';
import * as codeMessages from '../../messages/login/oneTimeCode';
import { tooManyAttempts } from '../../messages/shared/generalErrors';
import { paths } from '../../machines/shared/paths';
import { authFormModel } from '../../models/login/authFormModel';
import { accountVerificationModel as model } from '../../models/login/accountVerificationModel';
import { snapshotOf, screen } from '../support/screen';
import { frozenMachine } from '../support/stage';
import { refusing } from '../support/steps';
import { reachState, type Step, type StoryPath } from '../support/storyPath';

const meta = preview.meta({ title: 'Screens/Account verification' });

const waitingFor = (path: StoryPath) => {
  const { snapshot } = reachState(authFormModel, { to: 'register.verifying' });
  return frozenMachine(authFormModel.machine, snapshot, {
    accountVerification: snapshotOf(model, path),
  });
};

/** The code screen is part of the registration, which waits for it. */
const going = (path: StoryPath, ...says: string[]) =>
  screen({
    model,
    url: paths.login,
    visitor: true,
    path,
    says,
    beside: () => new Map([['authForm', waitingFor(path)]]),
  });
const at = (to: string, ...says: string[]) => going({ to }, ...says);
const entering = (by: readonly Step[], ...says: string[]) => going({ to: 'entering', by }, ...says);

export const Entering = meta.story(at('entering', codeMessages.checkSpam));
export const Verifying = meta.story(at('verifying'));
export const Resending = meta.story(at('resending'));
export const Resent = meta.story(at('alertingResent', codeMessages.resent));
export const Verified = meta.story(at('verified', codeMessages.verified));

export const WordPasted = meta.story(entering(['pastes a word'], codeMessages.onlyNumbers));
export const Incomplete = meta.story(
  entering(['types a digit', 'sends the code'], codeMessages.allDigitsNeeded),
);
export const WrongCode = meta.story(
  entering(
    ['pastes the code', 'sends the code', refusing('verifyAccount', 'code_invalid', 400)],
    codeMessages.wrongCode,
  ),
);
export const CodeUnanswered = meta.story(
  entering(
    ['pastes the code', 'sends the code', 'the network fails while the code is checked'],
    codeMessages.outcomeUnknown,
  ),
);
export const NotResent = meta.story(
  entering(
    ['asks for another code', 'the network fails while another code is asked for'],
    codeMessages.resendFailed,
  ),
);
export const AddressTakesNoEmail = meta.story(
  entering(
    [
      'asks for another code',
      refusing(
        'resendCode',
        'takes_no_email',
        409,
        codeMessages.takesNoEmail('adaobi@example.com'),
      ),
    ],
    codeMessages.takesNoEmail('adaobi@example.com'),
  ),
);
export const ResentTooOften = meta.story(
  entering(
    [
      'asks for another code',
      refusing('resendCode', 'too_many_attempts', 429, tooManyAttempts(30)),
    ],
    tooManyAttempts(30),
  ),
);
