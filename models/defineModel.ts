import type { AnyEventObject, AnyStateMachine, ContextFrom, EventFrom } from 'xstate';
import {
  defineModel as defineModelIn,
  type ModelSpecification,
  type Surroundings,
  type TestModel,
} from '../tools/model/testModel';
import type { LocationChanged, NavigationKind } from '../machines/shared/navigationEvents';
import { confirmationPath, myReservationPath, paths } from '../machines/shared/paths';

const ways: Readonly<Record<NavigationKind, string>> = {
  push: 'goes on to',
  pop: 'goes with Back or Forward to',
  replace: 'is taken to',
};

/** Every path with a screen; those of one reservation with an example's id. */
const everyAddress: readonly string[] = [
  ...Object.values(paths),
  confirmationPath('another-one'),
  myReservationPath('another-one'),
  `${paths.paymentCallback}?reference=another-one`,
];

/** The events of changing to each path, by their words. */
function addressEvents(): [words: string, event: LocationChanged][] {
  return everyAddress.flatMap((path) =>
    (['push', 'pop', 'replace'] as const).map((kind): [string, LocationChanged] => [
      `${ways[kind]} ${path}`,
      { type: 'location.changed', path, kind },
    ]),
  );
}

/**
 * The expected duration of every fixed delay in milliseconds, by name. These are literals, so that a wrong number in
 * a machine is detected. Delays that depend on the context are not here.
 */
const durations: Readonly<Record<string, number>> = {
  // The front desk asks a server that cannot be reached again after five seconds.
  untilNextTry: 5000,
  // What an open screen of the desk shows is five seconds old at most.
  untilNextAsking: 5000,
  // Nobody waits for a name that is still being typed.
  typingPaused: 200,
  // The specification: the success shows for two seconds.
  successShown: 2000,
  // Whether other dates are free is asked once both have stood for a moment (docs/rules.md).
  datesDebounce: 500,
  // The site's timeouts for others (machines/shared/timeouts.ts).
  responseTimeout: 100_000,
  refreshTimeout: 35_000,
  navigationTimeout: 30_000,
  redirectTimeout: 20_000,
  storageTimeout: 5000,
};

/** The surroundings of every machine of the hotel: a guest who may navigate anywhere, and other tabs. */
const surroundings: Surroundings = {
  events: new Map<string, AnyEventObject>([
    ...addressEvents(),
    ['comes back from another site', { type: 'page.restored' }],
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
