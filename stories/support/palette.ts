import { tokens } from '../../hotel/tokens';
import type { ChartColours } from '../../tools/statechart/style';

const { color } = tokens;

/** The colours of the site for charts, and for the page of changed looks. */
export const palette = {
  paper: color.paper,
  card: color.card,
  ink: color.ink,
  faint: color.inkSoft,
  strong: color.forest,
  pale: color.forestPale,
  frame: color.sandDeep,
  line: color.line,
  hairline: color.hairline,
  event: color.forestSoft,
  answer: color.brassDeep,
  failure: color.terracotta,
  delay: color.wood,
} satisfies ChartColours & Record<string, string>;
