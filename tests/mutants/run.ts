import { testActorMutants } from './actorMutants';
import { models } from '../../models/all';
import { assertCurrent, explainedSurvivors } from './survivors';
import { isFoundOut } from '../../tools/model/findings';
import { copyOf } from '../../tools/model/recording';
import { mutantsOf } from '../../tools/model/mutants';
import type { TestModel } from '../../tools/model/testModel';

/**
 * Puts one mistake after the other into each machine and has its test model walk it:
 * `npm run test:mutants`, or `npm run test:mutants -- booking` for one. With `-- actors` they go into
 * the actors that the machines are given. Fails where less is noticed than has to be.
 */
const LEAST_NOTICED = 0.95;
const [chosen, ...rooms] = process.argv.slice(2);

/** Whether the walk finds anything wrong with the machine; a machine that breaks is noticed too. */
function isNoticed(model: TestModel, make: () => TestModel['machine']): boolean {
  try {
    return isFoundOut(model, make());
  } catch {
    return true;
  }
}

// XState warns about mistakes that it detects itself.
console.warn = () => undefined;

if (chosen === 'actors' && (await testActorMutants(rooms)) < LEAST_NOTICED) process.exitCode = 1;

if (chosen !== undefined && chosen !== 'actors' && !models.some(({ id }) => id === chosen)) {
  throw new Error(`There is no machine ${chosen}: ${models.map(({ id }) => id).join(', ')}`);
}

for (const model of models.filter(({ id }) => chosen === undefined || id === chosen)) {
  const began = performance.now();
  if (isFoundOut(model, copyOf(model.machine))) {
    throw new Error(`The walk of ${model.id} finds something without a mistake`);
  }
  const all = mutantsOf(model.machine);
  assertCurrent(
    `${model.id}.`,
    all.map(({ name }) => name),
  );
  const mutants = all.filter(({ name }) => !(name in explainedSurvivors));
  const survivors = mutants.filter(({ make }) => !isNoticed(model, make));
  const noticed = 1 - survivors.length / mutants.length;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `${(noticed * 100).toFixed(1).padStart(5)} %  ${model.id}: ${mutants.length - survivors.length} of ${mutants.length} mistakes noticed, at least ${LEAST_NOTICED * 100} % have to be (${seconds} s)`,
  );
  for (const { name } of survivors) console.log(`         not noticed: ${name}`);
  if (noticed < LEAST_NOTICED) process.exitCode = 1;
}
