import { renderedLevel } from './rendered/level';
import { planWithout, type Level } from './support/level';

/** The machine by itself: every moment of it is walked, on every path. */
const pureLevel: Level = {
  number: 1,
  name: 'the machine by itself',
  takesEveryPath: true,
  planFor: (model) => planWithout(model),
};

/** The levels at which the machines are walked, which the report sets side by side. */
export const levels: readonly Level[] = [pureLevel, renderedLevel];
