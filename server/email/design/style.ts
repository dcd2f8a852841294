import type { CSSProperties } from 'react';
import { tokens } from '../../../hotel/tokens';

/**
 * The site's colours and measures for mail programs: inline, in pixels, with fonts installed on the reader's device.
 * A style sheet with class names adapts them to dark mode and narrow windows, in programs that support it.
 */
const { color } = tokens;

const text = "'Public Sans', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const display = `'Bricolage Grotesque', 'Trebuchet MS', ${text}`;

const cell: CSSProperties = { padding: '10px 0', verticalAlign: 'baseline', textAlign: 'left' };

export const styles = {
  page: { margin: 0, padding: 0, background: color.paper, color: color.ink, fontFamily: text },
  outer: { width: '100%', background: color.paper },
  gutter: { padding: '24px 12px' },
  sheet: { width: '100%', maxWidth: 600, margin: '0 auto', background: color.card },
  head: {
    padding: '22px 32px',
    background: color.forest,
    borderBottom: `6px solid ${color.brass}`,
    color: color.paper,
    fontFamily: display,
    fontSize: 24,
    fontWeight: 700,
    letterSpacing: '-0.5px',
  },
  kind: { color: color.sand, fontFamily: text, fontSize: 13, fontWeight: 400, letterSpacing: 0 },
  body: { padding: '32px 32px 16px', fontSize: 16, lineHeight: '26px' },
  badge: {
    display: 'inline-block',
    margin: '0 0 16px',
    padding: '3px 12px',
    borderRadius: 999,
    fontSize: 13,
    fontWeight: 600,
    lineHeight: '20px',
  },
  title: {
    margin: '0 0 20px',
    color: color.forest,
    fontFamily: display,
    fontSize: 27,
    fontWeight: 700,
    letterSpacing: '-0.6px',
    lineHeight: '33px',
  },
  subtitle: {
    margin: '8px 0 0',
    color: color.forest,
    fontFamily: display,
    fontSize: 20,
    fontWeight: 700,
    lineHeight: '28px',
  },
  listTitle: {
    margin: '24px 0 8px',
    color: color.forest,
    fontSize: 16,
    fontWeight: 700,
    lineHeight: '24px',
  },
  line: { margin: '0 0 8px', overflowWrap: 'anywhere' },
  paragraph: { margin: '0 0 16px', overflowWrap: 'anywhere' },
  highlight: {
    margin: '8px 0 24px',
    padding: '20px 8px 20px 16px',
    background: color.forestPale,
    color: color.forest,
    fontFamily: display,
    fontSize: 36,
    fontWeight: 700,
    letterSpacing: '8px',
    lineHeight: '44px',
    textAlign: 'center',
  },
  table: {
    width: '100%',
    margin: '8px 0 24px',
    borderCollapse: 'collapse',
    fontSize: 15,
    lineHeight: '22px',
  },
  term: { ...cell, paddingRight: 16, color: color.inkSoft, fontWeight: 400 },
  fact: { ...cell, fontWeight: 500, textAlign: 'right', overflowWrap: 'anywhere' },
  link: { color: color.forest },
  row: { borderTop: `1px solid ${color.hairline}` },
  amount: { ...cell, fontWeight: 500, textAlign: 'right', whiteSpace: 'nowrap' },
  pictured: { width: 72, padding: '10px 14px 10px 0', verticalAlign: 'top' },
  /** Keeps the picture's place in a hotel colour where pictures aren't shown. */
  picture: { display: 'block', borderRadius: 4, background: color.sand },
  note: { display: 'block', color: color.inkSoft, fontSize: 13, lineHeight: '18px' },
  totalRow: { borderTop: `2px solid ${color.forest}` },
  total: { ...cell, fontFamily: display, fontSize: 19, fontWeight: 600, textAlign: 'right' },
  totalTerm: { ...cell, fontWeight: 600 },
  action: {
    display: 'inline-block',
    margin: '4px 0 20px',
    padding: '14px 28px',
    background: color.terracotta,
    borderRadius: 4,
    color: '#ffffff',
    fontWeight: 600,
    lineHeight: '20px',
    textDecoration: 'none',
  },
  foot: {
    padding: '20px 32px 28px',
    borderTop: `1px solid ${color.hairline}`,
    color: color.inkSoft,
    fontSize: 13,
    lineHeight: '20px',
  },
  unseen: { display: 'none', maxHeight: 0, overflow: 'hidden', fontSize: 1, lineHeight: '1px' },
} as const satisfies Record<string, CSSProperties>;

/** A stay's status at a glance. */
export type BadgeTone = 'good' | 'waiting' | 'over';

export const badgeColours: Readonly<Record<BadgeTone, CSSProperties>> = {
  good: { background: color.forestPale, color: color.forest },
  waiting: { background: color.waitingPale, color: color.waitingInk },
  over: { background: color.sand, color: color.wood },
};

/** Adapts to dark mode and narrow windows. Only `!important` overrides inline styles. */
export const sheet = `
@media (max-width: 480px) {
  .gutter { padding: 0 !important; }
  .head, .body, .foot { padding-left: 20px !important; padding-right: 20px !important; }
  .title { font-size: 23px !important; line-height: 29px !important; }
  .action { display: block !important; text-align: center !important; }
  .highlight { font-size: 30px !important; letter-spacing: 5px !important; }
}
@media (prefers-color-scheme: dark) {
  .page, .outer { background: #14110d !important; }
  .sheet { background: #1f1a14 !important; }
  .page, .body, .strong { color: ${color.paper} !important; }
  .title { color: #a9d3bb !important; }
  .soft, .foot { color: #cdbfa8 !important; }
  .row, .foot { border-color: #4b4133 !important; }
  .totalRow { border-color: #7fb497 !important; }
  .highlight { background: ${color.forest} !important; color: ${color.paper} !important; }
}
`;
