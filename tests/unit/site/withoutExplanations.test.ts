import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withoutExplanations } from '../../../scripts/site/withoutExplanations';

const folder = new URL('../../../machines/', import.meta.url);
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'));

describe('what the machines say of their states to people', () => {
  it('is left out of the site, on one line or two, and what guests read stays', () => {
    const state = [
      "  alerting: { description: 'It’s \\'said\\'.', type: 'final' },",
      '  description:',
      "    'Says that a room has to be chosen.',",
      "  meta: { screen: 'Alert: no room', alert: messages.roomRequired },",
    ].join('\n');
    expect(withoutExplanations(state)).toBe(
      [
        "  alerting: {   type: 'final' },",
        '  ',
        '    ',
        '  meta: {   alert: messages.roomRequired },',
      ].join('\n'),
    );
  });

  it('is left out everywhere, and no line moves', () => {
    for (const source of sources) {
      const left = withoutExplanations(source);
      expect(left.split('\n')).toHaveLength(source.split('\n').length);
      expect(left).not.toMatch(/\b(?:description|screen):\s*['"`]/);
    }
  });
});
