import { planWithout, type Level } from '../../../tools/model/level';
import { machinesLeftOut, renderedOmissions } from './omissions';

/** The React views in jsdom, with a network mocked by the contract. */
export const renderedLevel: Level = {
  number: 2,
  name: 'the rendered pages',
  planFor(model) {
    const omissions = renderedOmissions[model.id];
    return omissions ? planWithout(model, omissions) : null;
  },
  whyNot: (machineId) => machinesLeftOut[machineId],
};
