import { testSchedules } from './support/schedules';

/** In a file of their own, so that they run beside the others. */
testSchedules(5_000, 100, { everything: false });
