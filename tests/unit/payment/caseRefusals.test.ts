import { describe, expect, test } from 'vitest';
import { caseRefusals } from '../../../machines/payment/caseRefusals';
import { decisions } from '../../../messages/desk/money';

const isDecision = (act: string): act is keyof typeof decisions => act in decisions;

describe('The sentence of a refusal names the button of its way on', () => {
  const plain = Object.entries(caseRefusals).flatMap(([code, { way, why }]) =>
    typeof why === 'string' && typeof way === 'object' && way.way === 'act'
      ? [{ code, act: way.act, why }]
      : [],
  );
  test.each(plain)('$code', ({ act, why }) => {
    expect(isDecision(act) && why.includes(`“${decisions[act]}”`)).toBe(true);
  });
});
