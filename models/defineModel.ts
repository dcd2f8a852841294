import type { AnyEventObject, AnyStateMachine, ContextFrom, EventFrom } from 'xstate';
import {
  defineModel as defineModelIn,
  type ModelSpecification,
  type Surroundings,
  type TestModel,
} from '../tools/model/testModel';
import { addressEvents, returning } from './addresses';
import { durations } from './durations';

/** The surroundings of every machine of the hotel: a guest who may navigate anywhere, and other tabs. */
const surroundings: Surroundings = {
  events: new Map<string, AnyEventObject>([
    ...addressEvents(),
    ['comes back from another site', returning],
  ]),
  toldBy: new Map([
    ['location.changed', 'watchLocation'],
    ['search.opened', 'watchSearch'],
    ['page.restored', 'watchPageRestore'],
    ['page.returned', 'watchReturn'],
    ['page.hidden', 'watchReturn'],
    ['desk.unlocked', 'watchReturn'],
    ['link.opened', 'watchLink'],
    ['session.found', 'watchStoredSession'],
    ['session.changedElsewhere', 'watchStoredSession'],
    ['session.restored', 'watchSession'],
    ['hold.ended', 'watchHoldEnd'],
    ['booking.changedElsewhere', 'watchOtherTabs'],
  ]),
  durations,
};

/** Creates the test model of a hotel machine from its expectations. */
export function defineModel<TMachine extends AnyStateMachine>(
  machine: TMachine,
  specification: ModelSpecification<ContextFrom<TMachine>, EventFrom<TMachine>>,
): TestModel {
  return defineModelIn(machine, specification, surroundings);
}
