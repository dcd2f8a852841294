/** Something that happened to a machine, and where it led. */
export interface RecordedStep {
  type: string;
  /** What the event said besides its type, without secrets. */
  says: unknown;
  /** The innermost states that it led to. */
  states: readonly string[];
}

/** What happened to one machine of a page, from its beginning on. */
export interface RecordedWalk {
  machine: string;
  /** The machine inside which it ran; null where it ran by itself. */
  within: string | null;
  /** Path and query of the page on which it was recorded last. */
  url: string;
  /** The innermost states in which it began, and with what, without secrets. */
  begins: readonly string[];
  input: unknown;
  steps: readonly RecordedStep[];
}

/** What happened to the machines of the site while somebody used it: a file that can be replayed. */
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
 * Reads a recorded session.
 * @throws when the text is something else
 */
export function recordedSessionIn(text: string): RecordedSession {
  const session: unknown = JSON.parse(text);
  if (isSession(session)) return session;
  throw new Error('This is no session that the drawer has recorded');
}
