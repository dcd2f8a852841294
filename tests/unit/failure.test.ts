import { describe, expect, it } from 'vitest';
import {
  CallFailed,
  failureOf,
  failureOfAnswer,
  isRefusal,
  needsLogin,
  serverWords,
} from '../../machines/failure';

describe('an error answer', () => {
  it('of 401 says that a login is needed', () => {
    expect(failureOfAnswer(401, { code: 'token_missing' })).toEqual({ kind: 'notLoggedIn' });
    expect(failureOfAnswer(401, { code: 'token_invalid' })).toEqual({ kind: 'sessionExpired' });
    expect(failureOfAnswer(401, undefined)).toEqual({ kind: 'sessionExpired' });
  });

  it('to a wrong password is a refusal like any other', () => {
    const failure = failureOfAnswer(401, { code: 'invalid_credentials', message: 'No' });
    expect(needsLogin(failure)).toBe(false);
    expect(isRefusal(failure, 'invalid_credentials')).toBe(true);
  });

  it.each([
    [{ message: 'M', error: 'E' }, 'M'],
    [{ error: 'E' }, 'E'],
    [{ message: 7 }, undefined],
    ['<html>', undefined],
    [null, undefined],
  ])('with the body %j gives the words %s', (body, words) => {
    expect(serverWords(failureOfAnswer(500, body))).toBe(words);
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
