import type { Omission } from '../../support/level';

/** Everything that can happen to a one-time code can be brought about for real. */
export const otpOmissions: readonly Omission[] = [];
