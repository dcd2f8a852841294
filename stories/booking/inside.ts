import type { StateValue } from 'xstate';
import type { TestModel } from '../../tools/model/testModel';
import { bookingModel } from '../../models/booking/bookingModel';
import { reservationCreationModel } from '../../models/booking/reservationCreationModel';
import { bookingDetailsModel } from '../../models/booking/bookingDetailsModel';
import { roomSelectionModel } from '../../models/booking/roomSelectionModel';
import type { BookingFlow } from '../../machines/booking/bookingFailure';
import { snapshotOf, screen, type Scene } from '../support/screen';
import { valueAt } from '../../src/api/valueAt';
import { frozenMachine } from '../support/stage';
import { reachState, type StoryPath } from '../support/storyPath';

/** In which state of the booking each machine inside it is at work. */
const places = new Map<TestModel, { to: string; id: string }>([
  [bookingDetailsModel, { to: 'fillingDetails', id: 'bookingDetails' }],
  [roomSelectionModel, { to: 'selectingRooms', id: 'roomSelection' }],
  [reservationCreationModel, { to: 'creating', id: 'reservationCreation' }],
]);

/** A scene on the screen where a machine inside the booking is at work. */
function sceneInside(
  model: TestModel,
  url: string,
  path: StoryPath,
  bookingFlow: BookingFlow = 'confirm',
): Scene {
  const place = places.get(model);
  if (!place) throw new Error(`The booking has no ${model.id} inside`);
  const around = () => {
    const facts = { flow: bookingFlow, path: url, ...factsIn(reachState(model, path).snapshot) };
    return frozenMachine(
      bookingModel.machine,
      knowing(reachState(bookingModel, { to: place.to }).snapshot, facts),
      { [place.id]: snapshotOf(model, path) },
    );
  };
  return { model, url, path, bookingFlow, beside: () => new Map([['booking', around()]]) };
}

/** A moment of a machine inside the booking, on the screen where it is at work. */
export function inside(
  model: TestModel,
  url: string,
  path: StoryPath,
  says: readonly string[],
  bookingFlow: BookingFlow = 'confirm',
) {
  return screen({ ...sceneInside(model, url, path, bookingFlow), says });
}

/** The same state with other facts. */
function knowing({ value, context }: { value: StateValue; context: object }, facts: object) {
  return { value, context: { ...context, ...facts } };
}

/** The context of the machine inside the booking. */
function factsIn({ context }: { context: object }): Record<string, unknown> {
  const known = ['form', 'errors', 'counts', 'pricesBefore', 'idempotencyKey'];
  const facts: Record<string, unknown> = Object.fromEntries(
    Object.entries(context).filter(([name]) => known.includes(name)),
  );
  const checkIn = valueAt(context, 'form', 'checkIn');
  const prices = valueAt(context, 'prices') ?? null;
  return { ...facts, pricesOfDay: prices && { checkIn, prices } };
}
