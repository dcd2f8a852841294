import { expect, it } from 'vitest';
import { trafficLight } from '../examples/trafficLight';
import { planFor } from './plan';
import { sketchOf } from './sketch';

it('tells a person who tests by hand what to do, with a box to tick', () => {
  const plan = planFor(sketchOf(trafficLight));
  expect(plan).toContain('# light: all transitions\n\n## Path 1 of ');
  expect(plan).toContain('- [ ] **Begins.**\n- [ ] **After 3 s in green.**\n');
});
