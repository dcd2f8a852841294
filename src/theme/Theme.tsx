import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import './fonts.css';
import './nameLetters.css';
import { GlobalStyle } from './GlobalStyle';
import { theme } from './theme';

/** Provides the hotel's look. Mounted once, around the whole site. */
export function Theme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme.raw}>
      <theme.GlobalStyle />
      <GlobalStyle />
      {children}
    </ThemeProvider>
  );
}
