import { expect, it } from 'vitest';
import * as paymentErrors from '../../../server/payments/errors';
import * as reservationErrors from '../../../server/reservations/errors';
import * as reservationWords from '../../../messages/reservation/errors';
import * as deskErrors from '../../../messages/desk/errors';
import { messageCatalogue } from '../../../models/fixtures/messageCatalogue';
import { examplesOf, isTree, readContract, treesOf } from './contractDocument';

/** All error messages of the server, with examples for those that contain numbers. */
function saidByServer(): ReadonlySet<string> {
  const refusals = [
    paymentErrors.accountNotNeeded(),
    paymentErrors.amountMismatch(),
    paymentErrors.checkoutBeingOpened(),
    paymentErrors.paymentNotFound(),
    paymentErrors.providerUnavailable(),
    paymentErrors.signatureInvalid(),
    reservationErrors.priceChanged(() => 100_000),
    reservationErrors.roomsUnavailable(),
    reservationErrors.tooManyUnpaid(3),
    reservationErrors.tooManyUnpaidRooms(12, 120),
    reservationErrors.tooManyUnused(40),
  ];
  return new Set([
    ...refusals.map(({ message }) => message),
    reservationWords.changedMeanwhile,
    deskErrors.beginsLater('12 March'),
    deskErrors.steps.inHouse('Amara Eze', '14:02', '206'),
    deskErrors.roomMade.clean('Amara Eze', '14:02', '204'),
    deskErrors.roomsTaken(['204']),
    deskErrors.stayCosts('₦9,000.00', '₦8,000.00'),
    ...messageCatalogue.map(({ words }) => words),
  ]);
}

it('The contract’s examples of errors are in the server’s words, under both of their names', async () => {
  const said = saidByServer();
  const problems = [...treesOf(await readContract())]
    .filter(({ tree }) => isTree(tree.schema))
    .flatMap(({ tree }) => examplesOf(tree))
    .filter(isTree)
    .filter((example) => 'code' in example && 'message' in example);
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.filter(({ message }) => !said.has(String(message)))).toEqual([]);
  expect(problems.filter(({ message, error }) => message !== error)).toEqual([]);
});
