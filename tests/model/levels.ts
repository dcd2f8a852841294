import { realWalks } from './real/walks';
import { renderedLevel } from './rendered/level';
import { planWithout, type Level } from '../../tools/model/level';

/** The machine alone: every snapshot is walked, on every path. */
const pureLevel: Level = {
  number: 1,
  name: 'the machine by itself',
  takesEveryPath: true,
  planFor: (model) => planWithout(model),
};

/** A real browser on the real server and the payment sandbox. */
const realLevel: Level = {
  number: 3,
  name: 'a real browser on the real server',
  planFor: (model) => {
    const walk = realWalks.get(model.id);
    return walk ? planWithout(model, walk.exclusions) : null;
  },
  whyNot: () =>
    'a real browser walks the machines of booking, login, the account, payment and of the guest’s reservations',
};

/** The levels at which the machines are walked, which the report sets side by side. */
export const levels: readonly Level[] = [pureLevel, renderedLevel, realLevel];
