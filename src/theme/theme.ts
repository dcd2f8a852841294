import { createTheme } from 'styled-components';
import { tokens } from '../../hotel/tokens';

/**
 * The tokens as CSS variables: `theme.color.ink` is `var(--h-color-ink, …)`. Styles that use
 * it are static, so components render the same with or without a provider around them. The prefix is short, because
 * the document of each page repeats it a thousand times.
 */
export const theme = createTheme(tokens, { prefix: 'h' });
