import { assign, setup } from 'xstate';
import type { Reservation } from '../contract/wire';
import { begunPaymentOf, type BegunPayment } from './begunPayment';
import { heldUntil, holdRemainingMs, type WithReceivedAt, holdExpiryOf } from './hold';
import type { PageRestored } from '../shared/navigationEvents';
import { notProvided, watcherNotProvided } from '../shared/notProvided';
import { RESPONSE_TIMEOUT_MS, timerMs } from '../shared/timeouts';
import { withOutput } from '../shared/params';
import type { StateMeta } from '../shared/screen';
import { lagosToday } from '../shared/stay';

/** A stay whose rooms are held but not paid. */
export interface StayOnHold {
  reservationId: string;
  /** Until when, in UTC. */
  heldUntil: string;
  /** How much time was left when the server answered, in milliseconds; null if its time is not known. */
  leftMs: number | null;
  /** Whether the hold is known to end on the Lagos day on which the server answered. */
  endsToday: boolean;
  /** The payment that the guest has started; null if there is none. */
  begun: BegunPayment | null;
}

/** The server's list of unpaid reservations, and when it was read. */
export type UnpaidRead = WithReceivedAt<{ reservations: readonly Reservation[] }>;

/**
 * The first reservation that holds rooms; undefined if there is none.
 * @param ended the end of a hold that has just come, in UTC
 */
function firstStayOnHold(
  { reservations, receivedAt }: UnpaidRead,
  ended: string | null = null,
): StayOnHold | undefined {
  const today = receivedAt && lagosToday(new Date(receivedAt));
  return reservations.flatMap((reservation): StayOnHold[] => {
    const until = heldUntil(reservation, receivedAt);
    if (holdExpiryOf(reservation) === null || until === null || until === ended) return [];
    const leftMs = holdRemainingMs(reservation, receivedAt);
    const endsToday = lagosToday(new Date(until)) === today;
    const begun = begunPaymentOf(reservation);
    return [{ reservationId: reservation.id, heldUntil: until, leftMs, endsToday, begun }];
  })[0];
}

export interface HoldReminderContext {
  held: StayOnHold | null;
  /** The end of the last hold that has come, in UTC; null before the first. */
  ended: string | null;
}

/**
 * Reminds a guest of held, unpaid rooms on other pages, even if they were booked on another device. The guest didn't
 * ask for it, so it shows nothing while it loads or if it fails.
 */
export const holdReminderMachine = setup({
  types: {
    context: {} as HoldReminderContext,
    events: {} as PageRestored,
    meta: {} as StateMeta,
  },
  actors: {
    loadUnpaidReservations: notProvided<UnpaidRead>('loadUnpaidReservations'),
    watchPageRestore: watcherNotProvided('watchPageRestore'),
  },
  guards: {
    'the end of the hold is known': ({ context: { held } }) => (held?.leftMs ?? null) !== null,
    'rooms are held': ({ context }, read: UnpaidRead) =>
      firstStayOnHold(read, context.ended) !== undefined,
  },
  actions: {
    'remember the stay': assign({
      held: ({ context }, read: UnpaidRead) => firstStayOnHold(read, context.ended) ?? null,
    }),
    'remember its end': assign({ ended: ({ context }) => context.held?.heldUntil ?? null }),
    'clear the stay': assign({ held: null }),
  },
  delays: {
    responseTimeout: RESPONSE_TIMEOUT_MS,
    untilHoldEnds: ({ context }) => timerMs(context.held?.leftMs ?? 0),
  },
}).createMachine({
  id: 'holdReminder',
  options: { maxIterations: 1000 },
  context: { held: null, ended: null },
  invoke: { id: 'watchPageRestore', src: 'watchPageRestore' },
  initial: 'looking',
  states: {
    looking: {
      description: 'Whether rooms are held is being found out; nothing shows.',
      entry: 'clear the stay',
      invoke: {
        id: 'loadUnpaidReservations',
        src: 'loadUnpaidReservations',
        onDone: [
          {
            guard: withOutput('rooms are held'),
            target: 'reminding',
            actions: withOutput('remember the stay'),
          },
          { target: 'silent' },
        ],
        onError: { target: 'silent' },
      },
      after: { responseTimeout: { target: 'silent' } },
    },
    reminding: {
      description: 'The guest is reminded until when the rooms are held.',
      meta: { screen: 'Rooms held and not paid' },
      after: {
        untilHoldEnds: {
          description: 'Other rooms may be held, or the same ones longer.',
          guard: 'the end of the hold is known',
          target: 'looking',
          actions: 'remember its end',
        },
      },
      on: { 'page.restored': { target: 'looking' } },
    },
    silent: {
      description: 'No rooms are held, or it could not be loaded; nothing shows.',
      entry: 'clear the stay',
      on: { 'page.restored': { target: 'looking' } },
    },
  },
});
