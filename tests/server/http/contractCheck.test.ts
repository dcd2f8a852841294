import { expect, test } from 'vitest';
import { checkResponse } from '../support/contractCheck';

const health = '/api/v1/health';

test('An answer that the contract has passes', () => {
  expect(() => checkResponse('GET', health, 200, { status: 'ok' })).not.toThrow();
});

test('A status that the contract does not have is a drift', () => {
  expect(() => checkResponse('GET', health, 418, {})).toThrow('getHealth answered 418');
});

test('A body that the contract does not have is a drift, behind path parameters too', () => {
  expect(() => checkResponse('GET', health, 200, { status: 'fine' })).toThrow(/must be equal/);
  expect(() => checkResponse('GET', '/api/v1/reservations/1?x=1', 404, { code: 'x' })).toThrow(
    /getReservation answered 404 with a body/,
  );
});
