import type { ReactNode } from 'react';
import type { StateValue } from 'xstate';

/** The names of a value's outermost states. */
type Names<TValue> = TValue extends string ? TValue : Extract<keyof TValue, string>;

/** The value within the state of that name. */
type Within<TValue, TName extends string> =
  TValue extends Partial<Record<TName, infer TInner>> ? NonNullable<TInner> : never;

/** Renders a state. */
type Show = () => ReactNode;

/**
 * Maps each state of a machine to its elements: a function for the whole state, or a map of its inner states. A missing
 * state does not compile.
 */
export type RenderedStates<TValue> = {
  readonly [TName in Names<TValue>]:
    | Show
    | ([Within<TValue, TName>] extends [never] ? never : RenderedStates<Within<TValue, TName>>);
};

interface Elements {
  readonly [name: string]: Show | Elements;
}

/**
 * Renders a machine's current state. On each level the machine is in one state at a time.
 * @param value the snapshot's value
 */
export function renderState<TValue extends StateValue>(
  value: TValue,
  elements: RenderedStates<TValue>,
): ReactNode;
export function renderState(value: StateValue, elements: Elements): ReactNode {
  const [name, inner] = typeof value === 'string' ? [value] : (Object.entries(value)[0] ?? []);
  const shown = name === undefined ? undefined : elements[name];
  if (typeof shown === 'function') return shown();
  if (shown === undefined || inner === undefined) {
    throw new Error(`Nothing shows the state ${JSON.stringify(value)}`);
  }
  return renderState(inner, shown);
}
