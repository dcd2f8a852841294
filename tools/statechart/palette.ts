import { tokens } from '../../src/theme/tokens';

/** The colours of the report: those of the site. */
export const palette = tokens.color;
