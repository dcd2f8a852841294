import { describe, expect, it } from 'vitest';
import { CallFailed, failureOf } from '../../../machines/shared/failure';
import {
  authErrorFromResponse,
  errorFromResponse,
} from '../../../machines/shared/failureFromResponse';
import { isRefusedWith, needsLogin, serverMessage } from '../../../machines/shared/failureKind';

describe('an error answer', () => {
  it('of 401 or 403 to a call with a token says that a login is needed', () => {
    expect(authErrorFromResponse(401, { code: 'token_missing' })).toEqual({ kind: 'notLoggedIn' });
    expect(authErrorFromResponse(401, { code: 'token_invalid' })).toEqual({
      kind: 'sessionExpired',
    });
    expect(authErrorFromResponse(401, undefined)).toEqual({ kind: 'sessionExpired' });
    expect(authErrorFromResponse(403, { message: 'No' })).toEqual({ kind: 'sessionExpired' });
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
