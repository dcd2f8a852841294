import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromCallback, type AnyStateMachine, type EventObject } from 'xstate';
import { readKeptDraft } from '../../machines/desk/draft';
import type {
  FetchedAnswer,
  AskInput,
  ActionResult,
  ChosenAct,
  OpenScreenContext,
  ScreenEvent,
} from '../../machines/desk/openScreen';
import { done as doneWords } from '../../messages/desk/acts';
import { CallFailed } from '../../machines/shared/failure';
import { errorFromResponse } from '../../machines/shared/failureFromResponse';
import { randomKey } from '../context/apiContext';
import { call } from '../context/effect';
import { useActorOptions } from '../context/useActorOptions';
import type { Screen } from '../context/useScreen';
import { doneBy, type Answer } from './deskAnswer';
import { keptInTab, useDeskContext, type DeskContextValue } from './deskContext';

/** Says that an open screen asks by itself, which is no use of the desk: it locks all the same. */
export const byScreen = (etag: string | null) => ({
  'Desk-Request': 'screen' as const,
  ...(etag === null ? {} : { 'If-None-Match': etag }),
});

/** How an open screen asks for what it shows, and sends an act. */
interface Calls<TAnswer, TAct> {
  ask: (
    id: string | null,
    header: ReturnType<typeof byScreen>,
    signal: AbortSignal,
  ) => Promise<Answer<TAnswer>>;
  /** Under a key of its own: whoever presses again, after a lost answer, has looked and wants it again. */
  send: (
    act: TAct,
    header: { 'Idempotency-Key': string },
    signal: AbortSignal,
  ) => Promise<ActionResult>;
}

/** The actors of an open screen's machine. */
export function openScreenActors<TAnswer, TAct>(
  context: DeskContextValue,
  { ask, send }: Calls<TAnswer, TAct>,
) {
  return {
    ask: call(async ({ id, etag }: AskInput, signal): Promise<FetchedAnswer<TAnswer>> => {
      const { data, error, response } = await ask(id, byScreen(etag), signal);
      if (data === undefined && response.status !== 304) {
        throw new CallFailed(errorFromResponse(response.status, error));
      }
      const at = context.clock.now().toISOString();
      return { answer: data ?? null, etag: response.headers.get('etag'), at };
    }),
    sendAct: call((act: TAct, signal) => send(act, { 'Idempotency-Key': randomKey() }, signal)),
    watchReturn: watchReturn(context),
  };
}

/** Says when the page is hidden and shown again, and when the desk is unlocked. */
export function watchReturn({ session }: DeskContextValue) {
  return fromCallback<EventObject, undefined>(({ sendBack }) => {
    const tell = (event: ScreenEvent) => {
      sendBack(event);
    };
    const tellPage = () => {
      tell({ type: document.visibilityState === 'visible' ? 'page.returned' : 'page.hidden' });
    };
    let wasLocked = session.getSnapshot().matches('locked');
    const watching = session.subscribe((snapshot) => {
      const isLocked = snapshot.matches('locked');
      if (wasLocked && snapshot.matches('signedIn')) tell({ type: 'desk.unlocked' });
      wasLocked = isLocked;
    });
    document.addEventListener('visibilitychange', tellPage);
    return () => {
      watching.unsubscribe();
      document.removeEventListener('visibilitychange', tellPage);
    };
  });
}

function doneInWords(done: ChosenAct['request']): string {
  if (done.act === 'moveRoom') return doneWords.moveRoom(done.room, done.to);
  return 'room' in done ? doneWords[done.act](done.room) : doneWords[done.act];
}

/** Sends an act with a reservation. */
export function sendReservationAct({ client }: DeskContextValue) {
  const send: Calls<unknown, ChosenAct>['send'] = async (
    { reservationId: id, request: body },
    header,
    signal,
  ) => {
    const params = { path: { id }, header };
    await doneBy(client.POST('/api/v1/desk/reservations/{id}/acts', { params, body, signal }));
    return { tone: 'done', text: doneInWords(body) };
  };
  return send;
}

/**
 * Runs an open screen's machine while the component is mounted. What is typed in its dialog is kept in this tab.
 * @param provide creates the machine with its actors, once
 * @param id what it is about; another needs another `key`
 * @param readQuestion what a tab kept of what its dialog asks for; null if it is none
 */
export function useOpenScreen<TMachine extends AnyStateMachine>(
  provide: (context: DeskContextValue) => TMachine,
  id?: string | null,
  readQuestion?: (value: unknown) => unknown,
): Screen<TMachine>;
export function useOpenScreen(
  provide: (context: DeskContextValue) => AnyStateMachine,
  id: string | null = null,
  readQuestion: (value: unknown) => unknown = () => null,
): Screen<AnyStateMachine> {
  const context = useDeskContext();
  const [{ machine, input }] = useState(() => {
    const connected = provide(context);
    const stored = keptInTab(context, connected.id, (kept) =>
      readKeptDraft(kept, id, readQuestion),
    );
    const keep = (_: unknown, { draft }: OpenScreenContext<unknown>) => {
      // The number of somebody's account stays nowhere.
      if (draft === null || 'accountNumber' in draft.typed) stored.clear();
      else stored.write({ id, question: draft.question, typed: draft.typed });
    };
    return {
      machine: connected.provide({ actions: { 'keep the draft': keep } }),
      input: { id, kept: stored.read() },
    };
  });
  return useMachine(machine, { input, ...useActorOptions(machine) });
}
