import { guestCall } from './calls';
import type { CallResult, HotelWorld } from './hotelWorld';

interface Intruder {
  name: string;
  account: string;
  reservations: readonly { id: string }[];
}

const GUESSED_REFERENCE = '00112233445566778899aabbccddeeff';

/** Tries everything on somebody else's reservation, and a made-up payment reference: all of it must be refused. */
export async function checkAccess(world: HotelWorld, guest: Intruder): Promise<void> {
  const [first, ...others] = world.reservedIds.filter((id) =>
    guest.reservations.every((own) => own.id !== id),
  );
  if (first !== undefined)
    await tryEverything(world, guest, world.random.oneOf([first, ...others]));
  world.counts.note('a guest guesses a reference');
  const guessed = { ...guestCall(guest.account), query: { reference: GUESSED_REFERENCE } };
  const response = await world.ask(guest.name, 'guesses a reference', (hotel) =>
    hotel.verifyPaystackPayment(guessed),
  );
  if (response.kind === 'answered' && response.reply.body.paymentStatus === 'paid') {
    world.violations.push('A reference that was made up counts as paid');
  }
}

async function tryEverything(world: HotelWorld, guest: Intruder, id: string): Promise<void> {
  world.counts.note('a guest uses the id of somebody else’s reservation');
  const call = { ...guestCall(guest.account), path: { id } };
  const paying = { ...call, path: {}, body: { reservationId: id } };
  const returning = { ...call, body: { reason: 'I want this money' } };
  const tries: [string, () => Promise<CallResult<unknown>>][] = [
    ['looks at', () => world.ask(guest.name, 'looks', (hotel) => hotel.getReservation(call))],
    ['cancels', () => world.ask(guest.name, 'cancels', (hotel) => hotel.cancelReservation(call))],
    ['pays', () => world.ask(guest.name, 'pays', (hotel) => hotel.initiatePayment(paying))],
    ['refunds', () => world.ask(guest.name, 'refunds', (hotel) => hotel.requestRefund(returning))],
  ];
  for (const [what, attempt] of tries) {
    const { kind } = await attempt();
    if (kind === 'answered') world.violations.push(`${guest.name} ${what} somebody else’s ${id}`);
  }
}
