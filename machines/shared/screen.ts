/** Declared by each visible state. */
export interface StateMeta {
  /** The guest's name for the screen in this state. */
  screen: string;
  /** The exact text of the state's alert, if it is always the same. */
  alert?: string;
}

interface WithMeta {
  getMeta: () => Record<string, StateMeta | undefined>;
}

/** The text of the alert that is showing, if it is always the same. */
export function alertOf(snapshot: WithMeta): string | undefined {
  return Object.values(snapshot.getMeta())
    .flatMap((meta) => meta?.alert ?? [])
    .at(-1);
}
