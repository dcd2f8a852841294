import { fromCallback, type EventObject } from 'xstate';
import {
  answerFeedMachine,
  type AnswerFeedEvent,
  type AnswerQuery,
  type FetchedAnswer,
  type KnownAnswers,
} from '../../machines/desk/answerFeedMachine';
import { CallFailed } from '../../machines/shared/failure';
import { errorFromResponse } from '../../machines/shared/failureFromResponse';
import { call } from '../context/effect';
import type { Answer } from './deskAnswer';
import type { DeskContextValue } from './deskContext';

/** Says that a screen asks by itself, which is no use of the desk: it locks all the same. */
const byScreen = (etag: string | null) => ({
  'Desk-Request': 'screen' as const,
  ...(etag === null ? {} : { 'If-None-Match': etag }),
});

/** Asks for what a screen shows. */
function ask(
  { client, clock }: DeskContextValue,
  { of, about, etag }: AnswerQuery,
  signal: AbortSignal,
) {
  const header = byScreen(etag);
  const params = { header };
  const answered = async <TBody>(
    asked: Promise<Answer<TBody>>,
    known: (body: TBody) => KnownAnswers,
  ): Promise<FetchedAnswer> => {
    const { data, error, response } = await asked;
    if (data === undefined && response.status !== 304) {
      throw new CallFailed(errorFromResponse(response.status, error));
    }
    return {
      known: data === undefined ? {} : known(data),
      etag: response.headers.get('etag'),
      at: clock.now().toISOString(),
    };
  };
  switch (of) {
    case 'today':
      return answered(client.GET('/api/v1/desk/today', { params, signal }), (today) => ({ today }));
    case 'rooms':
      return answered(client.GET('/api/v1/desk/rooms', { params, signal }), (rooms) => ({ rooms }));
    case 'housekeeping': {
      const asked = client.GET('/api/v1/desk/housekeeping', { params, signal });
      return answered(asked, (housekeeping) => ({ housekeeping }));
    }
    case 'settings':
      return answered(client.GET('/api/v1/desk/settings', { params, signal }), (settings) => ({
        settings,
      }));
    case 'account':
      return answered(client.GET('/api/v1/desk/account', { params, signal }), (account) => ({
        account,
      }));
    case 'plan': {
      const query = about === null ? {} : { from: about };
      const request = { params: { header, query }, signal };
      return answered(client.GET('/api/v1/desk/plan', request), (plan) => ({ plan }));
    }
    case 'money': {
      const query = about === null ? {} : { date: about };
      const request = { params: { header, query }, signal };
      return answered(client.GET('/api/v1/desk/money', request), (money) => ({ money }));
    }
    case 'reservation': {
      const request = { params: { header, path: { id: about ?? '' } }, signal };
      return answered(client.GET('/api/v1/desk/reservations/{id}', request), (reservation) => ({
        reservation,
      }));
    }
    case 'wish': {
      const request = { params: { header, path: { id: about ?? '' } }, signal };
      return answered(client.GET('/api/v1/desk/wishes/{id}', request), (wish) => ({ wish }));
    }
    case 'free': {
      const [checkIn = '', checkOut = ''] = about?.split('/') ?? [];
      const request = { params: { header, query: { checkIn, checkOut } }, signal };
      return answered(client.GET('/api/v1/desk/free', request), (free) => ({ free }));
    }
  }
}

/** Says when the page is hidden and shown again, and when the desk is unlocked. */
function watchReturn({ session }: DeskContextValue) {
  return fromCallback<EventObject, undefined>(({ sendBack }) => {
    const tell = (event: AnswerFeedEvent) => {
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

/** The feed of a screen, connected to the hotel's server. */
export const provideAnswerFeed = (context: DeskContextValue) =>
  answerFeedMachine.provide({
    actors: {
      ask: call((asked: AnswerQuery, signal) => ask(context, asked, signal)),
      watchReturn: watchReturn(context),
    },
  });
