import type { Failure } from '../shared/failure';
import { isRefusal } from '../shared/failureKind';
import { confirmationPath, paths } from '../shared/paths';
import { rebaseEdits } from '../shared/fieldErrors';
import { requireValue } from '../shared/required';
import { noRooms, type RoomCounts } from '../shared/roomsLeft';
import { specifiedPrices, type RoomPrices } from '../shared/roomTypes';
import { emptyReservationForm } from '../reservation/reservationForm';
import { withProfileDefaults, type Details, type GuestProfile } from './bookingDetailsMachine';
import type { BookingFlow } from './bookingFailure';
import type { ReservationCreationOutcome } from './reservationCreationMachine';
import { savedBookingOf, type PricesOfDay, type SavedBooking } from './savedBooking';
import type { EnteredBooking } from './stayToRepeat';

/** Another tab's change to the same booking. */
export type BookingElsewhere =
  | Extract<ReservationCreationOutcome, { kind: 'created' | 'abandoned' }>
  | { kind: 'sent'; booking: SavedBooking }
  | { kind: 'refused' };

export interface BookingInput {
  flow: BookingFlow;
  /** The unfinished booking that the browser saved. */
  saved: SavedBooking | null;
  elsewhere?: BookingElsewhere | null;
  /** A stay that the guest wants to book: an earlier one again, or one of which they have seen that it is free. */
  stayToRepeat: EnteredBooking | null;
  profile: GuestProfile | null;
  /** The reservation that the last booking in this tab became; null if there was none. */
  madeBefore: string | null;
  /** Path and query at which the booking opens. */
  path: string;
}

export interface BookingContext extends Details {
  flow: BookingFlow;
  profile: GuestProfile | null;
  madeBefore: string | null;
  /** The current path on the site. */
  path: string;
  counts: RoomCounts;
  /** The price of a night for a check-in date; null until it is known. */
  pricesOfDay: PricesOfDay | null;
  /** The prices at which the guest had chosen rooms, if they have changed since. */
  pricesBefore: RoomPrices | null;
  /** The stay that the guest wants, until it is filled in or the guest decides against it. */
  stayToRepeat: EnteredBooking | null;
  /** The key of a creation whose outcome is unknown; see `reservationCreationMachine.ts`. */
  idempotencyKey: string | null;
  /** The guest's entries in this tab, while it shows what another has sent; null otherwise. */
  ownDraft: SavedBooking | null;
  /** Why the last try to create the reservation failed. */
  failure: Failure | null;
  reservationId: string | null;
}

/** The prices of the stay as far as they are known. */
export function knownPrices({
  form,
  pricesOfDay,
}: Pick<BookingContext, 'form' | 'pricesOfDay'>): RoomPrices | null {
  return pricesOfDay?.checkIn === form.checkIn ? pricesOfDay.prices : null;
}

export function openedBooking(input: BookingInput): BookingContext {
  const { saved, elsewhere, ...opening } = input;
  const entered = saved && { ...enteredIn(saved), form: formIn(saved, input.profile) };
  const opened = { ...anotherBooking(input.profile), ...opening, ...entered };
  return elsewhere?.kind === 'sent' ? { ...opened, ...shownFrom(opened, elsewhere) } : opened;
}

/** The entered details, completed from today's profile; a request that was sent is repeated unchanged. */
function formIn(
  { form, profile: seen, idempotencyKey }: SavedBooking,
  profile: GuestProfile | null,
) {
  const { name, phone, email } = form;
  return seen && profile && idempotencyKey === null
    ? { ...form, ...rebaseEdits({ name, phone, email }, seen, profile) }
    : form;
}

function enteredIn({ form, counts, pricesOfDay = null, idempotencyKey }: SavedBooking) {
  return { form, counts, pricesOfDay, idempotencyKey };
}

/** The booking as another tab has sent it; as it was entered here again, once it turns out that it was not made. */
export function shownFrom(
  context: BookingContext,
  elsewhere: BookingElsewhere,
): Partial<BookingContext> {
  const ownDraft = context.ownDraft ?? savedBookingOf(context);
  if (elsewhere.kind !== 'sent') {
    return { ...enteredIn(ownDraft), idempotencyKey: null, ownDraft: null };
  }
  return { ...enteredIn(elsewhere.booking), ownDraft, failure: null };
}

/** A booking in which nothing is entered yet but what the profile knows. */
export function anotherBooking(profile: GuestProfile | null) {
  return {
    form: withProfileDefaults(emptyReservationForm, profile),
    errors: {},
    counts: noRooms,
    pricesOfDay: null,
    pricesBefore: null,
    idempotencyKey: null,
    ownDraft: null,
    failure: null,
    reservationId: null,
  };
}

/** The booking with the stay entered that the guest wants. */
export function withEarlierStay({
  stayToRepeat,
  profile,
  pricesOfDay,
}: BookingContext): Partial<BookingContext> {
  if (stayToRepeat === null) return {};
  return {
    form: withProfileDefaults(stayToRepeat.form, profile),
    counts: stayToRepeat.counts,
    pricesOfDay: stayToRepeat.pricesOfDay ?? pricesOfDay,
    errors: {},
    failure: null,
    stayToRepeat: null,
  };
}

/** The part of a creation that is stored. */
export function afterCreation(
  context: BookingContext,
  outcome: ReservationCreationOutcome | BookingElsewhere,
) {
  const failure = 'failure' in outcome ? outcome.failure : null;
  const isAnotherPrice = failure !== null && isRefusal(failure, 'price_changed');
  const idempotencyKey = 'idempotencyKey' in outcome ? outcome.idempotencyKey : null;
  const ownDraft = idempotencyKey === null ? null : context.ownDraft;
  return {
    // What another tab had sent was refused here: what was entered in this tab shows again.
    ...(outcome.kind === 'declined' && context.ownDraft && enteredIn(context.ownDraft)),
    pricesBefore: isAnotherPrice ? (knownPrices(context) ?? specifiedPrices) : null,
    // What was shown is wrong; nothing is, until the prices of now are read.
    pricesOfDay: isAnotherPrice ? null : context.pricesOfDay,
    reservationId: outcome.kind === 'created' ? outcome.reservationId : null,
    failure,
    idempotencyKey,
    ownDraft,
  };
}

/** Whether a path is a screen's, ignoring its query. */
export function isAt(path: string, screen: string): boolean {
  return path.split('?')[0]?.replace(/\/+$/, '') === screen;
}

/** Where to pay the created reservation. @throws Error if the flow needs its id, and there is none */
export function paymentPathOf({ flow, reservationId }: BookingContext): string {
  if (flow === 'payment') return paths.payment;
  return confirmationPath(requireValue(reservationId, 'A reservation that was created has its id'));
}
