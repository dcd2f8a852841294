import { tokens } from '../../src/theme/tokens';
import type { Palette } from '../../tools/statechart/palette';

const { color } = tokens;

/** The colours of the site for the pictures and pages of the tools. */
export const palette: Palette = {
  paper: color.paper,
  card: color.card,
  ink: color.ink,
  faint: color.inkSoft,
  strong: color.forest,
  head: color.sand,
  pale: color.forestPale,
  frame: color.sandDeep,
  line: color.line,
  hairline: color.hairline,
  danger: color.danger,
  dangerPale: color.dangerPale,
  event: color.forestSoft,
  answer: color.brassDeep,
  failure: color.terracotta,
  delay: color.wood,
};
