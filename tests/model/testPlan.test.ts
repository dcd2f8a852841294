import { describe, expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { reservationCreationModel } from '../../models/booking/reservationCreationModel';
import { roomSelectionModel } from '../../models/booking/roomSelectionModel';
import { accountVerificationModel } from '../../models/login/accountVerificationModel';
import { innermostIn, walkOf } from '../../tools/model/findings';
import { copyOf, recordingOf } from '../../tools/model/recording';
import { pairName } from '../../tools/model/transitionPairs';
import type { TestModel } from '../../tools/model/testModel';
import type { Path } from '../../tools/model/exploration';
import { planInto, planToCover } from '../../tools/model/plan/testPlan';
import { toursOf } from '../../tools/model/tours';
import { asCsv, asMarkdown } from '../../tools/model/plan/writtenPlan';

const models = [accountVerificationModel, roomSelectionModel, reservationCreationModel];

/** Walks paths again, and returns what they pass. */
function passedOn(model: TestModel, paths: readonly Path[]) {
  const states = new Set<string>();
  const pairs = new Set<string>();
  const recording = recordingOf(copyOf(model.machine));
  for (const { start, steps } of paths) {
    let [snapshot] = initialTransition(recording.machine, model.starts.get(start)?.input);
    innermostIn(snapshot.value).forEach((state) => states.add(state));
    let last: string | undefined;
    for (const { words } of steps) {
      [snapshot] = transition(
        recording.machine,
        snapshot,
        model.events.get(words) ?? { type: words },
      );
      innermostIn(snapshot.value).forEach((state) => states.add(state));
      for (const name of recording.stepsTo.get(snapshot) ?? []) {
        if (last !== undefined) pairs.add(pairName(last, name));
        last = name;
      }
    }
  }
  return { states, transitions: recording.walked, pairs };
}

describe.each(models)('The paths of a plan for $id', (model) => {
  const { walk } = walkOf(model);

  it('pass every state that can be reached', () => {
    const { states } = passedOn(model, toursOf(model, 'states'));
    expect(Array.from(walk.visited).filter((state) => !states.has(state))).toEqual([]);
  });

  it('pass every transition that can be taken', () => {
    const { transitions } = passedOn(model, toursOf(model, 'transitions'));
    expect(Array.from(walk.taken).filter((name) => !transitions.has(name))).toEqual([]);
  });

  it('pass more with pairs of transitions than with transitions', () => {
    const transitions = passedOn(model, toursOf(model, 'transitions')).pairs;
    const pairs = passedOn(model, toursOf(model, 'pairs')).pairs;
    expect(Array.from(transitions).filter((pair) => !pairs.has(pair))).toEqual([]);
    expect(pairs.size).toBeGreaterThan(transitions.size);
  });
});

describe('A plan', () => {
  it('has no path longer than a person has patience, and then more of them', () => {
    const short = toursOf(accountVerificationModel, 'pairs', 30);
    expect(Math.max(...short.map(({ steps }) => steps.length))).toBeLessThanOrEqual(30);
    expect(short.length).toBeGreaterThan(toursOf(accountVerificationModel, 'pairs').length);
  });

  it('tells each step in a person’s words, with what must be seen and a box to tick', () => {
    const plan = asMarkdown(planInto(accountVerificationModel, ['verified']));
    expect(plan).toContain('# accountVerification: the way into verified');
    expect(plan).toContain('1. [ ] **Sees the verification screen.** Sees “Account verification”.');
    expect(plan).toContain('   - [ ] it is about the guest’s own address');
    expect(plan).toMatch(/\[ \] \*\*Asks for another code\.\*\*/);
  });

  it('is a table as well, a row for each step and a cell for what was found', () => {
    const plan = planToCover(roomSelectionModel, 'states');
    const steps = plan.paths.flatMap((path) => path.steps);
    const [head, ...rows] = asCsv(plan)
      .trimEnd()
      .split(/\n(?=roomSelection,)/);
    expect(head).toBe('\uFEFFmachine,path,step,does,sees,must hold,found');
    expect(rows).toHaveLength(steps.length);
  });

  it('says when nothing leads into a state', () => {
    expect(() => planInto(accountVerificationModel, ['dreaming'])).toThrow(
      'No path of accountVerification leads into dreaming',
    );
  });
});
