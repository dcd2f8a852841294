import type { ReactNode } from 'react';
import type { StateValue } from 'xstate';

/** The states that a value can name at its outermost level. */
type Names<TValue> = TValue extends string ? TValue : Extract<keyof TValue, string>;

/** What stands within the state of that name. */
type Within<TValue, TName extends string> =
  TValue extends Partial<Record<TName, infer TInner>> ? NonNullable<TInner> : never;

/** Makes the element of a state. */
type Show = () => ReactNode;

/**
 * What each state of a machine shows: a function for a state whatever stands within it, or a map of
 * its inner states. A state that is missing does not compile.
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
 * The element that stands for where a machine is; the machine is in one state at a time on each level.
 * @param value the value of the machine's snapshot
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
