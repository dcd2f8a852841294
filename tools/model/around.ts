import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { AddressChanged, GuestReturned, Way } from '../../machines/shared/address';
import { confirmationPath, myReservationPath, paths } from '../../machines/shared/paths';
import { eventsOf } from './sets';
import type { Vertex } from './exploration';

/** In so many moments of each state the world around the machine moves. */
const MOMENTS_OF_EACH = 8;

const ways: Readonly<Record<Way, string>> = {
  onward: 'goes on to',
  history: 'goes with Back or Forward to',
  replaced: 'is taken to',
};

/** Every screen that an address leads to; those of one reservation with an example's id. */
export const everyAddress: readonly string[] = [
  ...Object.values(paths),
  confirmationPath('another-one'),
  myReservationPath('another-one'),
  `${paths.paymentCallback}?reference=another-one`,
];

/** That the guest is at another address, told in words. */
export function addressEvents(): [words: string, event: AddressChanged][] {
  return everyAddress.flatMap((path) =>
    (['onward', 'history', 'replaced'] as const).map((way): [string, AddressChanged] => [
      `${ways[way]} ${path}`,
      { type: 'address.changed', path, way },
    ]),
  );
}

const returning: GuestReturned = { type: 'guest.returned' };

/**
 * What can happen around a machine at any moment, whatever its model tells of: the guest is at any
 * other address, or comes back to the page. Only what the machine listens to in some state.
 */
export function whatHappensAround(machine: AnyStateMachine): ReadonlyMap<string, AnyEventObject> {
  const heard = eventsOf(machine);
  const happenings: [string, AnyEventObject][] = [
    ...addressEvents(),
    ['comes back from another site', returning],
  ];
  return new Map(happenings.filter(([, { type }]) => heard.has(type)));
}

/** A few moments of each state. */
export function momentsOfEach(
  vertices: readonly Vertex[],
  stateOf: (moment: AnyMachineSnapshot) => string,
): AnyMachineSnapshot[] {
  const counts = new Map<string, number>();
  return vertices.flatMap(({ snapshot }) => {
    const state = stateOf(snapshot);
    const count = (counts.get(state) ?? 0) + 1;
    counts.set(state, count);
    return count > MOMENTS_OF_EACH ? [] : [snapshot];
  });
}
