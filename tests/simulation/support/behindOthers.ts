import { constants, setPriority } from 'node:os';

// Low priority: simulated time doesn't depend on real time, so others can go first.
setPriority(constants.priority.PRIORITY_LOW);
