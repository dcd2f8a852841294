import { planWithout, type Level } from '../../../tools/model/level';
import { machinesLeftOut, renderedExclusions } from './exclusions';

/** The React views in jsdom, with a network mocked by the contract. */
export const renderedLevel: Level = {
  number: 2,
  name: 'the rendered pages',
  planFor(model) {
    const exclusions = renderedExclusions[model.id];
    return exclusions ? planWithout(model, exclusions) : null;
  },
  whyNot: (machineId) => machinesLeftOut[machineId],
};
