import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { models } from '../../models/all';
import { accountVerificationModel } from '../../models/login/accountVerificationModel';
import { gapsIn } from './real/support/gaps';
import { realTestOf, realWalks } from './real/walks';
import { passingStates, planWithout, reachOf, unknownExclusions } from '../../tools/model/level';
import { innermostStates } from '../../tools/statechart/nodes';

const { scenarios } = planWithout(accountVerificationModel);
const complete = {
  model: accountVerificationModel,
  starts: Object.fromEntries(
    Array.from(accountVerificationModel.starts.keys(), (words) => [words, true]),
  ),
  executors: Object.fromEntries(
    Array.from(accountVerificationModel.events.keys(), (words) => [words, true]),
  ),
  assertions: Object.fromEntries(
    innermostStates(accountVerificationModel.machine).map((state) => [state, true]),
  ),
};

function without(record: Readonly<Record<string, boolean>>, key: string): Record<string, boolean> {
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));
}

describe('What a real browser needs to know of a machine', () => {
  it('is complete when every start, executor and state has its words', () => {
    expect(gapsIn(complete, scenarios)).toEqual([]);
  });

  it('is missed by its name: a start, an executor, a state', () => {
    const incomplete = {
      ...complete,
      starts: without(complete.starts, 'sees the verification screen'),
      executors: without(complete.executors, 'sends the code'),
      assertions: without(complete.assertions, 'verified'),
    };
    expect(gapsIn(incomplete, scenarios)).toEqual([
      'accountVerification: nothing says how “sees the verification screen” begins for real',
      'accountVerification: nothing says how “sends the code” is done for real',
      'accountVerification: nothing says what is seen in verified',
    ]);
  });

  it('is told off where the model knows no such words any more', () => {
    const outdated = {
      ...complete,
      executors: { ...complete.executors, 'types a letter by hand': true },
      assertions: { ...complete.assertions, sleeping: true },
    };
    expect(gapsIn(outdated, scenarios)).toEqual([
      'accountVerification: “types a letter by hand” can no longer happen',
      'accountVerification: there is no state sleeping any more',
    ]);
  });
});

describe('The walks in a real browser', () => {
  const folder = new URL('./real/', import.meta.url);
  const textOf = (file: string) => readFileSync(new URL(file, folder), 'utf8');

  it.each(Array.from(realWalks, ([id, { test }]) => [id, test] as const))(
    'of %s are found by its id',
    (id, test) => {
      expect(models.map((model) => model.id)).toContain(id);
      expect(textOf(test)).toContain('testForReal(');
      expect(textOf(`machines/${test.replace('.test', '')}`)).toContain(`model: ${id}Model`);
    },
  );

  it('that the test command has time for pass every state that the longer walks pass, none of them in vain', () => {
    const once = planWithout(accountVerificationModel);
    const brief = passingStates(once);
    const { states } = reachOf(brief);
    expect(states).toEqual(reachOf(once).states);
    expect(brief.scenarios.length).toBeLessThan(once.scenarios.length);
    for (const { steps } of brief.scenarios) {
      const others = brief.scenarios.filter((one) => one.steps !== steps);
      expect(reachOf({ ...brief, scenarios: others }).states.size).toBeLessThan(states.size);
    }
  });

  it('are all of them known by an id', () => {
    const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts') && textOf(file).includes('testForReal('))
      .toSorted();
    expect(Array.from(realWalks.values(), ({ test }) => test).toSorted()).toEqual(tests);
  });

  it('say which machines there are when asked for one that is not walked', () => {
    expect(() => realTestOf('payment')).toThrow(
      'A real browser walks no machine payment, but authForm, booking, accountVerification,',
    );
  });
});

describe('What a real browser leaves out of a machine', () => {
  it.each(models.filter(({ id }) => realWalks.has(id)))('is known to the model: $id', (model) => {
    const { exclusions = [] } = realWalks.get(model.id) ?? {};
    expect(unknownExclusions(model, { scenarios: [], exclusions })).toEqual([]);
  });
});
