import { constants, setPriority } from 'node:os';

// Its time is its own: nothing in it waits for a clock, so it can let everybody else go first.
setPriority(constants.priority.PRIORITY_LOW);
