import { transition, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';

const EMIT = 'xstate.emit';

/** The name under which an action is known, and with what it is done. */
function told({
  type,
  params,
}: {
  type: string;
  params: unknown;
}): [name: string, params: unknown] {
  if (type !== EMIT || typeof params !== 'object' || params === null) return [type, params];
  const emitted: unknown = Reflect.get(params, 'event');
  const name: unknown =
    typeof emitted === 'object' && emitted !== null ? Reflect.get(emitted, 'type') : undefined;
  return [String(name), emitted];
}

/**
 * What an event has a machine do in the world: its provided actions, and what it emits, each by its
 * name and with what it is done.
 */
export function effectsOf(
  before: AnyMachineSnapshot,
  event: AnyEventObject,
): ReadonlyMap<string, unknown> {
  return new Map(transition(before.machine, before, event)[1].map(told));
}
