import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { deskActMachine } from '../../machines/desk/deskActMachine';
import {
  readKeptAct,
  type ActionResult,
  type KeyedRequest,
} from '../../machines/desk/deskActContext';
import { deskScreenMachine, type DeskScreenInput } from '../../machines/desk/deskScreenMachine';
import type { DeskRequest } from '../../machines/desk/acts/question';
import { done as words } from '../../messages/desk/acts';
import { randomKey } from '../context/apiContext';
import { call } from '../context/effect';
import { useActorOptions } from '../context/useActorOptions';
import { provideAnswerFeed } from './answerFeedActors';
import { answerOf, doneBy } from './deskAnswer';
import { keptInTab, useDeskContext, type DeskContextValue } from './deskContext';

/** Sends an act. */
async function sendAct(
  { client }: DeskContextValue,
  { request, key, code, reason }: KeyedRequest,
  signal: AbortSignal,
): Promise<ActionResult> {
  const header = {
    'Idempotency-Key': key,
    ...(code !== null && { 'Second-Factor-Code': code }),
  };
  if (reason !== null && request.of !== 'wish' && request.of !== 'account') {
    const sent = { params: { header }, body: { wish: request, why: reason }, signal };
    const { text } = await answerOf(client.POST('/api/v1/desk/wishes', sent));
    return { tone: 'done', text };
  }
  switch (request.of) {
    case 'wish': {
      const { id, body } = request;
      const sent = { params: { header, path: { id } }, body, signal };
      const { text } = await answerOf(client.POST('/api/v1/desk/wishes/{id}/acts', sent));
      return { tone: 'done', text };
    }
    case 'reservation': {
      const { id, body } = request;
      const sent = { params: { header, path: { id } }, body, signal };
      await doneBy(client.POST('/api/v1/desk/reservations/{id}/acts', sent));
      return { tone: 'done', text: doneInWords(body) };
    }
    case 'rooms': {
      const { number, body } = request;
      const sent = { params: { header, path: { number } }, body, signal };
      const { isDone, text } = await answerOf(
        client.POST('/api/v1/desk/rooms/{number}/acts', sent),
      );
      return { tone: isDone ? 'done' : 'refused', text };
    }
    case 'money': {
      const { body } = request;
      const sent = { params: { header }, body, signal };
      const { text } = await answerOf(client.POST('/api/v1/desk/money/acts', sent));
      const isTold = body.act === 'decideCase' && 'bank' in body && body.why === undefined;
      return { tone: isTold ? 'told' : 'done', text };
    }
    case 'account': {
      const { text } = await answerOf(
        client.POST('/api/v1/desk/account/acts', {
          params: { header },
          body: request.body,
          signal,
        }),
      );
      return { tone: 'done', text };
    }
    case 'settings': {
      const sent = { params: { header }, body: request.body, signal };
      const done = await answerOf(client.POST('/api/v1/desk/settings/acts', sent));
      return { tone: 'done', ...done };
    }
  }
}

type DoneAct = Extract<DeskRequest, { of: 'reservation' }>['body'];

function doneInWords(done: DoneAct): string {
  if (done.act === 'moveRoom') return words.moveRoom(done.room, done.to);
  return 'room' in done ? words[done.act](done.room) : words[done.act];
}

/** Asks what an act with the reservation on screen would change. @throws Error for any other act */
function previewAct({ client }: DeskContextValue, request: DeskRequest, signal: AbortSignal) {
  if (request.of !== 'reservation') throw new Error(`Nothing is previewed of ${request.of}`);
  const sent = { params: { path: { id: request.id } }, body: request.body, signal };
  return answerOf(client.POST('/api/v1/desk/reservations/{id}/preview', sent));
}

/** A screen of the desk, connected to the hotel's server. What is typed in its dialog is kept in this tab. */
function openScreen(
  context: DeskContextValue,
  { of, about }: Pick<DeskScreenInput, 'of' | 'about'>,
) {
  const stored = keptInTab(context, `act.${of}`, (value) => {
    const kept = readKeptAct(value, about);
    return kept && { ...kept, about };
  });
  const deskAct = deskActMachine.provide({
    actors: {
      sendAct: call((request: KeyedRequest, signal) => sendAct(context, request, signal)),
      previewAct: call((request: DeskRequest, signal) => previewAct(context, request, signal)),
    },
    actions: {
      'keep what is typed': (_, kept) => {
        // The number of somebody's account stays nowhere, nor does a password.
        const isSecret =
          kept && Object.keys(kept.typed).some((field) => /^accountNumber$|password/i.test(field));
        if (kept === null || isSecret === true) stored.clear();
        else stored.write({ ...kept, about });
      },
    },
  });
  const actors = { answerFeed: provideAnswerFeed(context), deskAct };
  return {
    machine: deskScreenMachine.provide({ actors }),
    input: { of, about, key: randomKey(), kept: stored.read() },
  };
}

/** Runs a screen while the component is mounted; about another thing it needs another `key`. */
export function useOpenScreen(asked: Pick<DeskScreenInput, 'of' | 'about'>) {
  const context = useDeskContext();
  const [{ machine, input }] = useState(() => openScreen(context, asked));
  return useMachine(machine, { input, ...useActorOptions(machine) });
}
