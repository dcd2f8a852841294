import type { Omission } from '../../support/level';
import { authFormOmissions } from './authForm';
import { bookingOmissions } from './booking';
import { otpOmissions } from './otp';
import { paymentOmissions } from './payment';
import { paymentCallbackOmissions } from './paymentCallback';
import { paymentChoiceOmissions } from './paymentChoice';
import { sessionOmissions } from './session';

/** What can't be brought about for real, of each machine that a real browser walks. */
export const realOmissions: ReadonlyMap<string, readonly Omission[]> = new Map([
  ['authForm', authFormOmissions],
  ['booking', bookingOmissions],
  ['otp', otpOmissions],
  ['payment', paymentOmissions],
  ['paymentCallback', paymentCallbackOmissions],
  ['paymentChoice', paymentChoiceOmissions],
  ['session', sessionOmissions],
]);
