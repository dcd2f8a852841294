import { describe, expect, it } from 'vitest';
import { sameOriginPath } from '../../../src/browser/sameOriginPath';

describe('The path to return to after login', () => {
  it('may be any path and query of the site', () => {
    expect(sameOriginPath('/confirmPayment?reference=a%2Fb')).toBe(
      '/confirmPayment?reference=a%2Fb',
    );
  });

  it.each([
    'https://elsewhere.test/',
    '//elsewhere.test',
    '/\\elsewhere.test',
    '/\t/elsewhere.test',
    'javascript:alert(1)',
    '',
  ])('is never another site: %j', (text) => {
    expect(sameOriginPath(text)).toBeUndefined();
  });
});
