import fc from 'fast-check';
import { initialTransition, type AnyMachineSnapshot } from 'xstate';
import { describe, expect, it } from 'vitest';
import { bookingModel } from '../../../models/booking/bookingModel';
import { reservationCreationModel } from '../../../models/booking/reservationCreationModel';
import { confirmationModel } from '../../../models/payment/confirmationModel';
import { paymentResultModel } from '../../../models/payment/paymentResultModel';
import { paymentChoiceModel } from '../../../models/payment/paymentChoiceModel';
import { randomWalkParameters, choices } from '../../../tools/model/randomWalks';
import { stateOf } from '../../../tools/model/findings';
import { isIn, type TestModel } from '../../../tools/model/testModel';
import { after, callsIn, snapshotsIn } from '../../../tools/model/everySnapshot';
import { inEverySnapshot } from '../support/randomWalks';

const starting =
  /^(reservationCreation|createReservation|checkout|openCheckout|redirectToProvider)/;

/** The events that would start a payment, in any machine. */
const beginnings = ['payment.chosen', 'payment.requested', 'method.chosen', 'booking.continued'];

function begins(snapshot: AnyMachineSnapshot): string[] {
  return beginnings.filter((type) =>
    snapshot.can({
      type,
      provider: 'paystack',
      method: 'paystack',
      now: new Date('2026-03-10T09:00:00Z'),
    }),
  );
}

/** While a reservation is being created or a payment started, no other can be started. */
function onlyOneIsInFlight(snapshot: AnyMachineSnapshot): void {
  const calls = callsIn(snapshot).filter((call) => !call.startsWith('watch'));
  if (!calls.some((call) => starting.test(call))) return;
  expect(calls, stateOf(snapshot)).toHaveLength(1);
  expect(begins(snapshot), stateOf(snapshot)).toEqual([]);
}

const undecided = ['verifying', 'underReview'];

/** Until the provider's response is final, the guest can’t pay again. */
function nobodyPaysTwice(snapshot: AnyMachineSnapshot): void {
  if (!undecided.some((state) => state in snapshot.machine.states && isIn(snapshot, state))) return;
  expect(begins(snapshot), stateOf(snapshot)).toEqual([]);
}

describe('a payment', () => {
  it.each([bookingModel, reservationCreationModel, confirmationModel, paymentChoiceModel])(
    'is never in flight beside another ($id)',
    (model) => {
      const inFlight = snapshotsIn(model).filter(({ snapshot }) =>
        callsIn(snapshot).some((call) => starting.test(call)),
      );
      expect(inFlight.length).toBeGreaterThan(0);
      inEverySnapshot(model, onlyOneIsInFlight);
    },
  );

  it.each([confirmationModel, paymentResultModel])(
    'can’t be made again while the provider has not said its last word ($id)',
    (model) => inEverySnapshot(model, nobodyPaysTwice),
  );
});

/** A page on a guest's path from the form to the receipt, and the machine behind it. */
interface Page {
  model: TestModel;
  snapshot: AnyMachineSnapshot;
}

function opens(model: TestModel, start: string): Page {
  const begin = model.starts.get(start);
  if (!begin) throw new Error(`${model.id} knows no start “${start}”`);
  return { model, snapshot: initialTransition(model.machine, begin.input)[0] };
}

/** The page after some more steps, given by their words. */
function later({ model, snapshot }: Page, ...steps: readonly string[]): Page {
  const reached = steps.reduce((before, words) => {
    const event = model.events.get(words);
    if (!event || !before.can(event)) throw new Error(`“${words}” can’t happen`);
    return after(before, event);
  }, snapshot);
  return { model, snapshot: reached };
}

/** The page on which a random walk begins. */
const beginningPages = [
  () => opens(bookingModel, 'takes up a booking that the browser kept'),
  () => opens(bookingModel, 'takes up a booking that goes on to the payment page'),
  () => opens(paymentChoiceModel, 'opens the payment page'),
  () =>
    later(
      opens(paymentChoiceModel, 'opens the payment page'),
      'a reservation is kept',
      'the server shows what is to be paid',
    ),
];

const methodIn = (snapshot: AnyMachineSnapshot): unknown => Reflect.get(snapshot.context, 'method');

/** The page to which a machine has sent the guest: on this site, or back from the provider's. */
function nextPage({ model, snapshot }: Page): Page | undefined {
  if (model === bookingModel && isIn(snapshot, 'created')) {
    const flow: unknown = Reflect.get(snapshot.context, 'flow');
    return flow === 'confirm'
      ? opens(confirmationModel, 'opens the confirmation of a reservation')
      : opens(paymentChoiceModel, 'opens the payment page');
  }
  if (model === confirmationModel && isIn(snapshot, 'unpaid.starting')) {
    return opens(confirmationModel, 'comes back from Paystack');
  }
  if (
    model === paymentChoiceModel &&
    methodIn(snapshot) === 'paystack' &&
    isIn(snapshot, 'starting')
  ) {
    return opens(paymentResultModel, 'comes back from Paystack');
  }
  return undefined;
}

describe('a guest on the way from the form to the receipt', () => {
  it('has at most one reservation or payment in flight, whichever way chance leads', () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(choices, fc.constantFrom(...beginningPages), (numbers, begin) => {
        let page = begin();
        for (const number of numbers) {
          const { model, snapshot } = page;
          const next = number % 2 === 0 ? nextPage(page) : undefined;
          const possible = Array.from(model.events.values()).filter((event) => snapshot.can(event));
          const event = possible[Math.floor(number / 2) % possible.length];
          if (next) page = next;
          else if (event) page = { model, snapshot: after(snapshot, event) };
          reached.add(page.model.id);
          onlyOneIsInFlight(page.snapshot);
          nobodyPaysTwice(page.snapshot);
        }
      }),
      randomWalkParameters(2000),
    );
    expect(Array.from(reached).toSorted()).toEqual(
      ['booking', 'confirmation', 'paymentChoice', 'paymentResult'].toSorted(),
    );
  });
});
