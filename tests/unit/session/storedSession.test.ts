import { describe, expect, it } from 'vitest';
import {
  canBeTakenOver,
  belongsToAnother,
  isLoggedOut,
  type SharedSession,
} from '../../../machines/session/storedSession';
import { adaobi, bola } from '../../support/journeyWithoutPage';

/** Stored sessions, and what each means to a tab in which Adaobi is logged in. */
const cases: [stored: SharedSession, meaning: 'nobody' | 'another' | 'mine' | 'nothing'][] = [
  [{ user: null, token: 'none' }, 'nobody'],
  [{ user: null, token: 'refresh' }, 'nobody'],
  [{ user: bola, token: 'none' }, 'nobody'],
  [{ user: bola, token: 'refresh' }, 'another'],
  [{ user: adaobi, token: 'refresh' }, 'mine'],
  [{ user: adaobi, token: 'none' }, 'nothing'],
];

describe('What another tab has stored', () => {
  it.each(cases)('means to a guest who is here: %j', (stored, meaning) => {
    expect(isLoggedOut(stored, adaobi)).toBe(meaning === 'nobody');
    expect(belongsToAnother(stored, adaobi)).toBe(meaning === 'another');
    expect(canBeTakenOver(stored, adaobi)).toBe(meaning === 'mine');
  });

  it('can be taken over by a visitor, whosever it is, where it opens a session', () => {
    expect(canBeTakenOver({ user: bola, token: 'refresh' }, null)).toBe(true);
    expect(canBeTakenOver({ user: bola, token: 'none' }, null)).toBe(false);
    expect(canBeTakenOver({ user: null, token: 'refresh' }, null)).toBe(false);
  });
});
