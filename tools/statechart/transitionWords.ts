import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';

/** What sets a transition off. */
export type Trigger = 'event' | 'answer' | 'failure' | 'delay' | 'always';

/** A transition as the picture shows it. */
export interface TransitionWords {
  trigger: Trigger;
  /** What happens, and below it on which condition. */
  lines: string[];
}

const ANSWER = 'xstate.done.actor.';
const FAILURE = 'xstate.error.actor.';
const DELAY = 'xstate.after.';

function delayWords(machine: AnyStateMachine, type: string, sourceId: string): string {
  const name = type.slice(DELAY.length, -sourceId.length - 1);
  const delay: unknown = Reflect.get(machine.implementations.delays, name);
  return typeof delay === 'number' ? `after ${delay / 1000} s` : `after ${name}`;
}

function guardWords(guard: AnyTransitionDefinition['guard']): string[] {
  if (guard === undefined) return [];
  const name = typeof guard === 'string' ? guard : 'type' in guard ? guard.type : 'guard';
  const params: unknown = typeof guard === 'object' ? guard.params : undefined;
  const values = typeof params === 'object' && params !== null ? Object.values(params) : [];
  return [`[${[name, ...values.map(String)].join(' ')}]`];
}

/** What sets the transition off, in as few words as a picture has room for. */
export function transitionWords(
  machine: AnyStateMachine,
  definition: AnyTransitionDefinition,
): TransitionWords {
  const type = String(definition.eventType);
  const guard = guardWords(definition.guard);
  if (type === '') return { trigger: 'always', lines: guard.length > 0 ? guard : ['else'] };
  if (type.startsWith(ANSWER)) {
    return { trigger: 'answer', lines: [`${type.slice(ANSWER.length)} answers`, ...guard] };
  }
  if (type.startsWith(FAILURE)) {
    return { trigger: 'failure', lines: [`${type.slice(FAILURE.length)} fails`, ...guard] };
  }
  if (type.startsWith(DELAY)) {
    return { trigger: 'delay', lines: [delayWords(machine, type, definition.source.id), ...guard] };
  }
  return { trigger: 'event', lines: [type, ...guard] };
}
