/** Markup that is safe to send: created by `html`, which escapes everything inserted. */
export interface Markup {
  readonly markup: string;
}

export type HtmlPart = string | number | Markup | null | readonly HtmlPart[];

/** Template tag: escapes text, keeps markup, joins lists, and renders null as nothing. */
export function html(strings: TemplateStringsArray, ...parts: HtmlPart[]): Markup {
  const pieces = strings.map((text, index) => text + write(parts[index] ?? null));
  return { markup: pieces.join('') };
}

function write(part: HtmlPart): string {
  if (part === null) return '';
  if (typeof part === 'number') return String(part);
  if (typeof part === 'string') return escapeHtml(part);
  return 'markup' in part ? part.markup : part.map(write).join('');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
