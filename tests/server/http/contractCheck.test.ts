import { expect, test } from 'vitest';
import { checkAnswer } from '../support/contractCheck';

const health = '/api/v1/health';

test('An answer that the contract has passes', () => {
  expect(() => checkAnswer('GET', health, 200, { status: 'ok' })).not.toThrow();
});

test('A status that the contract does not have is a drift', () => {
  expect(() => checkAnswer('GET', health, 418, {})).toThrow('getHealth answered 418');
});

test('A body that the contract does not have is a drift, behind path parameters too', () => {
  expect(() => checkAnswer('GET', health, 200, { status: 'fine' })).toThrow(/must be equal/);
  expect(() => checkAnswer('GET', '/api/v1/reservations/1?x=1', 404, { code: 'x' })).toThrow(
    /getReservation answered 404 with a body/,
  );
});
