import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A colour, a length or a duration that is written out. `ch` is a count of characters. */
const literal = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(|\d(?:px|rem|em|ms|s)\b/i;

/** Every file that may contain styles, except for the theme, which defines these values. */
function styledFiles(): string[] {
  return readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(?:tsx?|css)$/.test(path) && !path.startsWith('theme/'))
    .map((path) => `src/${path}`);
}

/** The places of a file's literals, as `file:line: the line`. */
function literalsIn(file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, index) => (literal.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []));
}

describe('the design tokens', () => {
  it('are the only place of the site where a colour, a size or a duration is written out', () => {
    const files = styledFiles();
    const found = files.flatMap((file) => literalsIn(file, readFileSync(root + file, 'utf8')));

    expect(files).toContain('src/components/buttonStyle.ts');
    expect(found).toEqual([]);
  });

  it.each([
    'color: #a83e1a;',
    'background: rgb(0 0 0 / 26%);',
    'padding: 0.375rem 0;',
    'gap: clamp(1px, 2vw, 3px);',
    'transition: color 140ms;',
    'animation-delay: .2s;',
    '<Picture sizes="24rem" />',
  ])('are found missing in `%s`', (line) => {
    expect(literalsIn('src/Sign.tsx', `const Sign =\n  ${line}`)).toEqual([
      `src/Sign.tsx:2: ${line}`,
    ]);
  });

  it.each([
    'margin: 0 auto;',
    'grid-template-columns: 1fr 40%;',
    'max-height: 100dvh;',
    'min-width: 2ch;',
    'gap: ${theme.space.s};',
    '<a href="#rooms">',
  ])('are not asked of `%s`', (line) => {
    expect(literalsIn('src/Sign.tsx', line)).toEqual([]);
  });
});
