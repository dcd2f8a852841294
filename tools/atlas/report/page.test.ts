import { expect, it } from 'vitest';
import { creditCheck } from '../../examples/creditCheck';
import { trafficLight } from '../../examples/trafficLight';
import { planWithout, type Level } from '../../model/level';
import { sketchOf } from '../../model/sketch';
import { planInto, planToCover } from '../plan/testPlan';
import { asCsv, asMarkdown } from '../plan/writtenPlan';
import type { Company } from '../../model/pairs';
import { oneOfEach } from '../../model/companyWalk';
import { modelReport } from './page';

const level: Level = { number: 1, name: 'the machine by itself', planFor: planWithout };
const denied = { output: { decision: 'Denied' } };
const check = sketchOf(creditCheck, {
  input: { customer: 'Ada' },
  payloads: { 'xstate.done.actor.checkCredit': [{ output: { decision: 'Approved' } }, denied] },
});

it('reports machines that somebody else wrote: a picture, coverage and paths of each', async () => {
  const page = await modelReport([sketchOf(trafficLight), check], [level]);
  expect(page).toContain('Statechart of light');
  expect(page).toContain('Statechart of creditCheck');
  expect(page).toContain('<td>5 of 5</td><td>6 of 6</td><td>2 of 2</td>');
  expect(page).toContain(
    'checkCredit answers: {&quot;output&quot;:{&quot;decision&quot;:&quot;Denied',
  );
});

it('counts where two machines meet, and names the states in which they never do', async () => {
  const light = sketchOf(trafficLight);
  const [own] = oneOfEach(check);
  const [beside] = oneOfEach(light);
  if (own === undefined || beside === undefined) throw new Error('They never begin.');
  const company: Company = {
    beside: light,
    own: check,
    seeds: () => [{ beside, own }],
    // Nobody gets a credit while the power is cut.
    react: (_, next) => (next.beside.matches('flashing') ? null : next),
    isLook: () => false,
    isTold: () => false,
    isNoHelp: () => false,
    helps: () => false,
    leadsOn: () => false,
    project: () => '',
  };
  const page = await modelReport([check], [level], undefined, [company]);
  expect(page).toContain('States of light: <code>flashing</code>');
});

it('plans for a person how to pass all states, and how to come into one', () => {
  const plan = asMarkdown(planToCover(check, 'states'));
  expect(plan).toContain('# creditCheck: all states');
  expect(plan).toContain('StartApplication answers');
  expect(asCsv(planInto(check, ['timedOut']))).toContain('after 900 s in checking');
});
