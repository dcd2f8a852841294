import { useEffect, useEffectEvent } from 'react';
import type { AnyActorRef } from 'xstate';

/** Does something when an actor has reached its end. */
export function useCompletion(actor: AnyActorRef, onEnd: () => void): void {
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    const watching = actor.subscribe({ complete: () => ended() });
    return () => watching.unsubscribe();
  }, [actor]);
}
