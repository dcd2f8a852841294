import { hotel } from '../../src/content/hotel';
import type { Letter } from './post';

/** What a letter says, before it is laid out. */
export interface LetterText {
  recipient: string;
  subject: string;
  /** Plain sentences, without markup. */
  paragraphs: readonly string[];
  /** Something to read at a glance, e.g. a one-time code. */
  highlight?: string;
  /** Names and values below the text, e.g. the dates of a stay. */
  facts?: readonly (readonly [name: string, value: string])[];
  /** Where the letter leads; an absolute address. */
  action?: { label: string; url: string };
  /** Why the reader gets it, where that is another reason than a guest's. */
  reason?: string;
}

const REASON = 'You get this message because somebody used this email address at our website.';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML shows it literally. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function plainText({
  paragraphs,
  highlight,
  facts = [],
  action,
  reason = REASON,
}: LetterText): string {
  const blocks = [
    ...paragraphs,
    ...(highlight === undefined ? [] : [highlight]),
    ...(facts.length === 0 ? [] : [facts.map(([name, value]) => `${name}: ${value}`).join('\n')]),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    `${hotel.name}\n${reason}`,
  ];
  return blocks.join('\n\n');
}

const paragraphStyle = 'margin:0 0 16px;line-height:1.5';
const highlightStyle =
  'margin:24px 0;font-size:32px;font-weight:700;letter-spacing:8px;text-align:center';
const actionStyle =
  'display:inline-block;padding:12px 24px;background:#1f4d3a;color:#ffffff;border-radius:6px;text-decoration:none;font-weight:600';
const cellStyle = 'padding:6px 16px 6px 0;text-align:left;vertical-align:top';

function factTable(facts: readonly (readonly [string, string])[]): string {
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th scope="row" style="${cellStyle};font-weight:600">${escapeHtml(name)}</th>` +
      `<td style="${cellStyle}">${escapeHtml(value)}</td></tr>`,
  );
  return `<table style="margin:0 0 24px;border-collapse:collapse"><tbody>${rows.join('')}</tbody></table>`;
}

function html({
  subject,
  paragraphs,
  highlight,
  facts = [],
  action,
  reason = REASON,
}: LetterText): string {
  const body = [
    ...paragraphs.map((text) => `<p style="${paragraphStyle}">${escapeHtml(text)}</p>`),
    ...(highlight === undefined
      ? []
      : [`<p style="${highlightStyle}">${escapeHtml(highlight)}</p>`]),
    ...(facts.length === 0 ? [] : [factTable(facts)]),
    ...(action
      ? [
          `<p style="${paragraphStyle}"><a href="${escapeHtml(action.url)}" style="${actionStyle}">${escapeHtml(action.label)}</a></p>`,
        ]
      : []),
  ];
  return [
    '<!doctype html>',
    '<html lang="en">',
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;background:#f5f2ec;color:#22302a;font-family:Georgia,serif">',
    '<main style="max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff">',
    `<h1 style="margin:0 0 24px;font-size:22px">${escapeHtml(subject)}</h1>`,
    ...body,
    `<p style="margin:32px 0 0;font-size:13px;color:#5b6862">${hotel.name}<br>${reason}</p>`,
    '</main>',
    '</body>',
    '</html>',
  ].join('\n');
}

/** Lays a letter out twice, as plain text and as HTML. Whatever guests wrote appears literally. */
export function composeLetter(letter: LetterText): Letter {
  // A line break in a subject would begin another header of the mail.
  const subject = letter.subject.replace(/\s+/g, ' ').trim();
  return {
    recipient: letter.recipient,
    subject,
    text: plainText(letter),
    html: html({ ...letter, subject }),
  };
}
