import { fromPromise } from 'xstate';
import { hotel } from '../../../hotel/hotel';
import { readDraft } from '../../../machines/desk/walkInDraft';
import {
  walkInMachine,
  type KeyedBooking,
  type WalkInInput,
} from '../../../machines/desk/walkInMachine';
import { paidHere } from '../../../messages/desk/pages/reservation';
import { states } from '../../../messages/desk/pages/plan';
import { randomKey } from '../../context/apiContext';
import type { CallInput } from '../../context/effect';
import { answerOf } from '../deskAnswer';
import { keptInTab, type DeskContextValue } from '../deskContext';
import { provideAnswerFeed } from '../answerFeedActors';

/** A booking under way, as this tab keeps it. */
const keptDraft = (context: DeskContextValue) => keptInTab(context, 'walkIn', readDraft);
const outcomes = { ...paidHere, later: states.held };

/** Input of a booking at the desk. */
export function walkInInput(context: DeskContextValue): WalkInInput {
  const kept = keptDraft(context).read();
  const { businessDayEnds: dayEnds } = hotel;
  return { now: context.clock.now(), dayEnds, key: randomKey(), kept };
}

/** A booking at the desk, connected to the hotel's server. @param open shows a reservation, after its booking */
export function provideWalkIn(desk: DeskContextValue, open: (id: string, done: string) => void) {
  const { client } = desk;
  const stored = keptDraft(desk);
  return walkInMachine.provide({
    actors: {
      answerFeed: provideAnswerFeed(desk),
      book: fromPromise(async ({ input, signal }: CallInput<KeyedBooking>) => {
        const params = { header: { 'Idempotency-Key': input.key } };
        const request = { params, body: input.request, signal };
        const { id } = await answerOf(client.POST('/api/v1/desk/reservations', request));
        return { id };
      }),
    },
    actions: {
      'keep the draft': (_, { draft, key, sent, bookedId }) => {
        if (bookedId === null) stored.write({ draft, key, sent });
        else stored.clear();
      },
      'open the reservation': (_, { bookedId, sent }) => {
        if (bookedId !== null) open(bookedId, outcomes[sent?.paying ?? 'later']);
      },
    },
  });
}
