import { describe, expect, it } from 'vitest';
import { CallFailed, failureOf } from '../../../machines/shared/failure';
import {
  authErrorFromResponse,
  errorFromResponse,
} from '../../../machines/shared/failureFromResponse';
import {
  isRefusedWith,
  isReservationUnknown,
  isTransient,
  needsLogin,
  serverMessage,
} from '../../../machines/shared/failureKind';
import { cannotTellIfCreated, provesNotCreated } from '../../../machines/booking/bookingFailure';
import { isRefusedForGood, isUnanswered } from '../../../machines/payment/paymentStatus';

describe('an error answer', () => {
  it('of 401 to a call with a token says that a login is needed', () => {
    expect(authErrorFromResponse(401, { code: 'token_missing' })).toEqual({ kind: 'notLoggedIn' });
    expect(authErrorFromResponse(401, { code: 'token_invalid' })).toEqual({
      kind: 'sessionExpired',
    });
    expect(authErrorFromResponse(401, undefined)).toEqual({ kind: 'sessionExpired' });
  });

  it.each([
    ['the code of the contract', 404, { code: 'reservation_not_found' }, true],
    ['the words of a server that has no codes', 404, { message: 'Not here' }, true],
    ['the status alone', 404, undefined, true],
    ['another code', 404, { code: 'not_found' }, false],
    ['the page of a proxy', 404, '<h1>404</h1>', false],
    ['another status', 410, { message: 'Gone' }, false],
  ])('with %s tells whether there is such a reservation', (_, status, body, isUnknown) => {
    expect(isReservationUnknown(authErrorFromResponse(status, body))).toBe(isUnknown);
  });

  it.each([
    ['a firewall', 403, '<h1>Blocked</h1>'],
    ['a firewall with JSON', 403, { message: 'Forbidden' }],
    ['a proxy', 404, 'Not Found'],
    ['a proxy that wants a password', 407, '<h1>Proxy</h1>'],
  ])('of %s says nothing about the session, the booking or the payment', (_, status, body) => {
    const failure = authErrorFromResponse(status, body);
    expect(needsLogin(failure)).toBe(false);
    expect(isTransient(failure)).toBe(true);
    expect(provesNotCreated(failure)).toBe(false);
    expect(isRefusedForGood(new CallFailed(failure))).toBe(false);
    expect(isUnanswered(new CallFailed(failure))).toBe(true);
  });

  it('of 409 without a code proves no more than any other that the booking was not made', () => {
    const conflict = authErrorFromResponse(409, { message: 'Conflict' });
    expect([provesNotCreated(conflict), cannotTellIfCreated(conflict)]).toEqual([false, true]);
    const taken = authErrorFromResponse(409, { code: 'rooms_unavailable' });
    expect([provesNotCreated(taken), cannotTellIfCreated(taken)]).toEqual([true, false]);
  });

  it.each([
    [401, { code: 'invalid_credentials', message: 'No' }],
    [401, { message: 'No' }],
    [403, { error: 'No' }],
  ])('of %d to a form is a refusal like any other, with its words', (status, body) => {
    const failure = errorFromResponse(status, body);
    expect(needsLogin(failure)).toBe(false);
    expect(isRefusedWith(failure, status)).toBe(true);
    expect(serverMessage(failure)).toBe('No');
  });

  it.each([
    [{ message: 'M', error: 'E' }, 'M'],
    [{ error: 'E' }, 'E'],
    [{ message: 7 }, undefined],
    ['<html>', undefined],
    [null, undefined],
  ])('with the body %j gives the words %s', (body, words) => {
    expect(serverMessage(authErrorFromResponse(500, body))).toBe(words);
  });
});

describe('what an actor rejects with', () => {
  it('is read as the failure that it carries', () => {
    const failure = { kind: 'unreachable', message: 'offline' } as const;
    expect(failureOf(new CallFailed(failure))).toEqual(failure);
  });

  it('is unexpected when it is anything else', () => {
    expect(failureOf(new TypeError('x is undefined'))).toEqual({
      kind: 'unexpected',
      message: 'x is undefined',
    });
    expect(failureOf('boom')).toEqual({ kind: 'unexpected', message: 'boom' });
  });
});
