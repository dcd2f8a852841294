import { testSchedules } from './support/schedules';

/** A separate file, so that they run in parallel with the others. */
testSchedules(5_000, 60, { everything: false });
