import type { ActorRefLike, AnyMachineSnapshot } from 'xstate';

function isActor(value: unknown): value is ActorRefLike {
  return (
    typeof value === 'object' && value !== null && 'sessionId' in value && 'getSnapshot' in value
  );
}

/** The actors invoked in a snapshot, by id. */
export function childrenOf(snapshot: AnyMachineSnapshot): [id: string, actor: ActorRefLike][] {
  const children: unknown = snapshot.children;
  if (typeof children !== 'object' || children === null) return [];
  return Object.entries(children).flatMap(([id, actor]: [string, unknown]) =>
    isActor(actor) ? [[id, actor]] : [],
  );
}
