/** What a state that a person can see says of itself. */
export interface StateMeta {
  /** What the guest would call the screen in this state. */
  screen: string;
  /** The exact words of the alert that the state shows, where they are always the same. */
  alert?: string;
}

interface WithMeta {
  getMeta: () => Record<string, StateMeta | undefined>;
}

/** The screens that are showing, outermost first. */
export function screensOf(snapshot: WithMeta): string[] {
  return Object.values(snapshot.getMeta()).flatMap((meta) => meta?.screen ?? []);
}

/** The words of the alert that is showing, where they are always the same. */
export function alertOf(snapshot: WithMeta): string | undefined {
  return Object.values(snapshot.getMeta())
    .flatMap((meta) => meta?.alert ?? [])
    .at(-1);
}
