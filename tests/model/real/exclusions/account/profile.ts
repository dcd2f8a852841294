import type { ProfileContext } from '../../../../../machines/account/profileMachine';
import type { Exclusion } from '../../../../../tools/model/level';
import { accountExclusions, serverAlwaysSays, serverHoldsOut, underLogin } from './account';

/** The phone number with which the model's server answers. */
const SAVED_PHONE = '08031112222';

/** What can't happen to the profile in a real browser on the real server. */
export const profileExclusions: readonly Exclusion[] = [
  ...accountExclusions,
  {
    words: 'the server saves it',
    when: ({ context }: { context: ProfileContext }) =>
      context.form.phoneNumber.trim() !== SAVED_PHONE,
    why: 'the real server answers with what it was sent, and the model’s with another phone number',
  },
  {
    words: 'the server says why not',
    why: 'it holds a profile to the rules of the page alone, and what breaks them is never sent',
  },
  { words: 'the server refuses without a word', why: serverAlwaysSays },
  { words: 'the server breaks', why: serverHoldsOut },
  ...underLogin(
    'sessionLost',
    'enters another phone number',
    'empties the first name',
    'enters the first name again',
  ),
];
