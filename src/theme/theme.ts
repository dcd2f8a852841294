import { createTheme } from 'styled-components';
import { tokens } from './tokens';

/**
 * The tokens as CSS variables: `theme.color.ink` is `var(--hotel-color-ink, …)`. Styles that use
 * it are static, so components render the same with or without a provider around them.
 */
export const theme = createTheme(tokens, { prefix: 'hotel' });
