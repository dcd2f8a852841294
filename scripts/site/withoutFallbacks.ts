const VARIABLE = /var\((--[\w-]+),/g;

/** The index of the bracket that closes the one opened just before `from`. */
function closingBracket(text: string, from: number): number {
  let open = 1;
  for (let place = from; place < text.length; place += 1) {
    if (text[place] === '(') open += 1;
    if (text[place] === ')') open -= 1;
    if (open === 0) return place;
  }
  throw new Error(`Unclosed bracket: ${text.slice(from, from + 60)}`);
}

/**
 * Drops the fallbacks of custom properties that the page defines on `:root`. The theme (`src/theme/theme.ts`) writes one
 * into every use, in styles and drawings, which is a tenth of a page; a prerendered one never needs them.
 */
export function withoutFallbacks(html: string): string {
  const [, root = ''] = /:root\{([^}]*)\}/.exec(html) ?? [];
  const defined = new Set(Array.from(root.matchAll(/(--[\w-]+):/g), ([, name]) => name));
  let rest = '';
  let done = 0;
  for (const { 0: found, 1: name = '', index } of html.matchAll(VARIABLE)) {
    if (index < done || !defined.has(name)) continue;
    rest += `${html.slice(done, index)}var(${name})`;
    done = closingBracket(html, index + found.length) + 1;
  }
  return rest + html.slice(done);
}
