/**
 * The one place where a colour, a size or a duration is chosen: forest, terracotta, sand, brass
 * and dark wood on cream paper. Every pair that carries text meets WCAG AA.
 */
export const tokens = {
  color: {
    paper: '#fbf6ec',
    card: '#fffdf8',
    sand: '#ecdfc6',
    sandDeep: '#d9c6a2',
    line: '#857659',
    hairline: '#ddcfb4',
    ink: '#221c15',
    inkSoft: '#5b5044',
    forest: '#0f3d2c',
    forestDeep: '#0a2b20',
    forestSoft: '#1d5a43',
    forestPale: '#dcebdf',
    terracotta: '#a83e1a',
    terracottaDeep: '#842f12',
    terracottaPale: '#f9e3d8',
    brass: '#d0a350',
    brassDeep: '#77561a',
    wood: '#4a2f1f',
    danger: '#a3231b',
    dangerPale: '#fae3dd',
    waiting: '#f2c94c',
    waitingPale: '#fbeab5',
    waitingInk: '#5f4300',
    veil: 'rgb(10 43 32 / 62%)',
  },
  font: {
    display: "'Bricolage Grotesque Variable', 'Bricolage Fallback', system-ui, sans-serif",
    text: "'Public Sans Variable', 'Public Sans Fallback', system-ui, sans-serif",
  },
  weight: { regular: 400, medium: 500, semibold: 600, bold: 700 },
  text: {
    small: '0.875rem',
    body: '1rem',
    lead: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)',
    title: 'clamp(1.25rem, 1.18rem + 0.35vw, 1.5rem)',
    heading: 'clamp(1.875rem, 1.5rem + 1.7vw, 3rem)',
    hero: 'clamp(2.5rem, 1.7rem + 3.9vw, 5rem)',
  },
  leading: { tight: 1.05, snug: 1.25, body: 1.6 },
  tracking: { tight: '-0.035em', wide: '0.08em' },
  space: {
    xxs: '0.25rem',
    xs: '0.5rem',
    s: '0.75rem',
    m: '1rem',
    l: '1.5rem',
    xl: '2rem',
    xxl: '3rem',
    section: 'clamp(4rem, 2.5rem + 6vw, 8rem)',
    gutter: 'clamp(1.25rem, 0.6rem + 2.9vw, 4rem)',
  },
  size: {
    page: '80rem',
    prose: '38rem',
    form: '34rem',
    /** The least height of what a finger has to hit. */
    target: '2.75rem',
    header: '4.75rem',
    icon: '1.25rem',
    map: '500px',
  },
  radius: { small: '0.25rem', medium: '0.5rem', round: '999px', arch: '999px 999px 0 0' },
  border: { hair: '1px', line: '1.5px', focus: '3px' },
  shadow: {
    low: '0 1px 2px rgb(34 28 21 / 6%), 0 4px 16px rgb(34 28 21 / 6%)',
    high: '0 12px 48px rgb(34 28 21 / 22%)',
  },
  duration: { quick: '140ms', calm: '320ms', slow: '900ms' },
  easing: { settle: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  layer: { raised: 1, floating: 20, header: 30, skipLink: 40 },
} as const;

export type Tokens = typeof tokens;
