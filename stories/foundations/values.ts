import type { RuleSet } from 'styled-components';
import { tokens } from '../../hotel/tokens';

const groups: Readonly<Record<string, Readonly<Record<string, string | number>>>> = tokens;

/** The tokens that a style is made of, with their values, in its order. */
export function tokensOf(style: RuleSet): string[] {
  const code = style.filter((part) => typeof part === 'string').join('');
  return Array.from(
    code.matchAll(/--h-(\w+)-(\w+)/g),
    ([, group = '', name = '']) => `${group} ${name} ${groups[group]?.[name] ?? ''}`,
  );
}

/** A text size of the tokens in pixels, in a window of that many pixels and with letters of the usual size. */
export function pixelsOf(size: string, windowWidth: number): number {
  const lengths = size
    .split(',')
    .map((sum) =>
      [...sum.matchAll(/([\d.]+)(rem|vw)/g)].reduce(
        (total, [, count, unit]) =>
          total + Number(count) * (unit === 'rem' ? 16 : windowWidth / 100),
        0,
      ),
    );
  const [least = 0, wanted = least, most = wanted] = lengths;
  return Math.min(Math.max(least, wanted), most);
}
