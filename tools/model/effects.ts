import { transition, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';

const EMIT = 'xstate.emit';

/** An action's name and parameters. */
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

/** A machine's effects on an event: its provided actions and emitted events, by name, with their parameters. */
export function effectsOf(
  before: AnyMachineSnapshot,
  event: AnyEventObject,
): ReadonlyMap<string, unknown> {
  return new Map(transition(before.machine, before, event)[1].map(told));
}
