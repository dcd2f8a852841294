import { planWithout, type Level } from '../../../tools/model/level';
import { machinesLeftOut, renderedOmissions } from './omissions';

/** The React views in jsdom, the network answered as the contract lets it. */
export const renderedLevel: Level = {
  number: 2,
  name: 'the rendered pages',
  planFor(model) {
    const omissions = renderedOmissions[model.id];
    return omissions ? planWithout(model, omissions) : null;
  },
  whyNot: (machineId) => machinesLeftOut[machineId],
};
