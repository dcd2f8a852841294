import type { Omission } from '../../../../../tools/model/level';

/** What of a one-time code can't be brought about in a real browser on the real server. */
export const accountVerificationOmissions: readonly Omission[] = [
  'nobody answers whether the code is right',
  'nobody answers whether another code was sent',
].map((words) => ({ words, why: 'the wire gives the call up before' }));
