/** An event of a machine, and where it led. */
export interface RecordedStep {
  type: string;
  /** The event's payload, without secrets. */
  says: unknown;
  /** The innermost states that it led to. */
  states: readonly string[];
}

/** Everything that happened to one machine of a page, from its start. */
export interface RecordedWalk {
  machine: string;
  /** The machine that invoked it; null if none did. */
  within: string | null;
  /** The page's path and query when it was last recorded. */
  url: string;
  /** The innermost states in which it started, and its input, without secrets. */
  begins: readonly string[];
  input: unknown;
  steps: readonly RecordedStep[];
}

/** Everything that happened to the site's machines during a visit: a file that can be replayed. */
export interface RecordedSession {
  version: 1;
  walks: readonly RecordedWalk[];
}

function has<Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> {
  return typeof value === 'object' && value !== null && name in value;
}

function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function isStep(value: unknown): value is RecordedStep {
  return (
    has(value, 'type') && typeof value.type === 'string' && areTexts(Reflect.get(value, 'states'))
  );
}

function isWalk(value: unknown): value is RecordedWalk {
  return (
    has(value, 'machine') &&
    typeof value.machine === 'string' &&
    (typeof Reflect.get(value, 'within') === 'string' || Reflect.get(value, 'within') === null) &&
    typeof Reflect.get(value, 'url') === 'string' &&
    areTexts(Reflect.get(value, 'begins')) &&
    has(value, 'steps') &&
    Array.isArray(value.steps) &&
    value.steps.every(isStep)
  );
}

function isSession(value: unknown): value is RecordedSession {
  return (
    has(value, 'version') &&
    value.version === 1 &&
    has(value, 'walks') &&
    Array.isArray(value.walks) &&
    value.walks.every(isWalk)
  );
}

/**
 * Parses a recorded session.
 * @throws Error if the text is something else
 */
export function recordedSessionIn(text: string): RecordedSession {
  const session: unknown = JSON.parse(text);
  if (isSession(session)) return session;
  throw new Error('This is no session that the drawer has recorded');
}
