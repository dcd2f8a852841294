import { describe, expect, it } from 'vitest';
import { mailboxOf } from '../../../server/shared/emailAddress';

describe('the mailbox that limits count by', () => {
  it.each([
    ['adaobi+hotel@example.com', 'adaobi@example.com'],
    ['A.daobi+x@Gmail.com', 'adaobi@gmail.com'],
    ['ad.ao.bi@googlemail.com', 'adaobi@googlemail.com'],
  ])('is the same for %s as for %s', (spelling, plain) => {
    expect(mailboxOf(spelling)).toBe(mailboxOf(plain));
  });

  it('is another one where a provider delivers by dots', () => {
    expect(mailboxOf('a.daobi@example.com')).not.toBe(mailboxOf('adaobi@example.com'));
  });
});
