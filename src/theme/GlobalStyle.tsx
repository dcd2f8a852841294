import { createGlobalStyle } from 'styled-components';
import { onPaper, reducedMotion } from './media';
import { theme } from './theme';

/** Base styles of every element. */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }

  html {
    color-scheme: light;
    scroll-padding-top: calc(${theme.size.header} + ${theme.space.m});
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
  }

  /* What has the focus is never left behind a bar at the bottom of the screen. */
  html:has([data-bottom-bar]) {
    scroll-padding-bottom: calc(3 * ${theme.size.header});
  }

  [hidden] { display: none !important; }

  /* What a page needs a script for, below it. */
  body > :is(noscript, no-script) { display: block; padding: ${theme.space.m}; text-align: center; }

  body {
    margin: 0;
    background: ${theme.color.paper};
    color: ${theme.color.ink};
    font-family: ${theme.font.text};
    font-size: ${theme.text.body};
    line-height: ${theme.leading.body};
    overflow-wrap: break-word;
  }

  /* What people have typed keeps its lines, wherever it shows; our own texts have no line breaks. */
  body > div { white-space: pre-line; }

  #root { display: flex; min-height: 100vh; min-height: 100dvh; flex-direction: column; }

  h1, h2, h3, p, ul, ol, dl, dd, figure, blockquote, fieldset { margin: 0; padding: 0; }

  h1, h2, h3 {
    font-family: ${theme.font.display};
    font-weight: ${theme.weight.semibold};
    letter-spacing: ${theme.tracking.tight};
    line-height: ${theme.leading.snug};
    text-wrap: balance;
  }

  p { text-wrap: pretty; }
  ul, ol { list-style: none; }
  fieldset { min-width: 0; border: 0; }
  img, svg, iframe { display: block; max-width: 100%; }
  img { height: auto; }
  a { color: inherit; text-underline-offset: 0.25em; }
  button, input, select, textarea { color: inherit; font: inherit; }
  button { cursor: pointer; }
  table { border-collapse: collapse; }

  :focus-visible {
    outline: ${theme.border.bold} solid var(--focus, ${theme.color.forest});
    outline-offset: ${theme.border.bold};
  }

  /* A heading that takes the focus after a route change is no control: it needs no ring. */
  [tabindex='-1']:focus-visible { outline: none; }

  ::selection { background: ${theme.color.forest}; color: ${theme.color.paper}; }

  /* On paper: what the page is about, in black on white, and nothing to press. */
  @page { margin: 16mm; }

  ${onPaper} {
    *, *::before, *::after {
      background: transparent !important;
      box-shadow: none !important;
      color: black !important;
      mask: none !important;
    }

    html { font-size: 11pt; }
    body { line-height: ${theme.leading.easy}; }
    main { min-height: 0 !important; }
    h1 { font-size: 1.5rem !important; }
    h2 { font-size: 1.125rem !important; }
    li, dl > div { break-inside: avoid; }

    #root > :not(main, [data-screens]), [data-screens] > div > :not(main), header, footer, nav, aside, button, dialog { display: none !important; }
  }

  ${reducedMotion} {
    *, *::before, *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 1ms !important;
    }
  }
`;
