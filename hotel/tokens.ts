/**
 * The only place that defines colours, sizes and durations: forest, terracotta, sand, brass and dark wood on cream
 * paper. Every pair of text and background colours meets WCAG AA.
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
    /** Over the page behind a dialog. */
    veil: 'rgb(10 43 32 / 62%)',
    /** Darkens a part of a background of any colour. */
    shade: 'rgb(0 0 0 / 26%)',
  },
  font: {
    display:
      "'Bricolage Grotesque Variable', 'Bricolage Fallback', 'Bricolage Roboto', system-ui, sans-serif",
    text: "'Public Sans Variable', 'Public Sans Fallback', 'Public Sans Roboto', system-ui, sans-serif",
    /** The device's own, which has letters that ours lack. */
    device: "system-ui, 'Segoe UI', 'Noto Sans', 'DejaVu Sans', sans-serif",
  },
  weight: { regular: 400, medium: 500, semibold: 600, bold: 700 },
  text: {
    small: '0.875rem',
    body: '1rem',
    large: '1.125rem',
    wordmark: '1.375rem',
    lead: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)',
    title: 'clamp(1.25rem, 1.18rem + 0.35vw, 1.5rem)',
    heading: 'clamp(1.875rem, 1.5rem + 1.7vw, 3rem)',
    hero: 'clamp(2.5rem, 1.7rem + 3.9vw, 5rem)',
  },
  leading: { tight: 1.05, snug: 1.25, easy: 1.4, body: 1.6 },
  tracking: { tight: '-0.035em', open: '0.04em', wide: '0.08em' },
  space: {
    xxs: '0.25rem',
    xs: '0.5rem',
    s: '0.75rem',
    m: '1rem',
    l: '1.5rem',
    xl: '2rem',
    xxl: '3rem',
    /** Inside a card. */
    card: 'clamp(1rem, 4.5vw, 1.5rem)',
    /** Inside the sheet of a form. */
    sheet: 'clamp(1.25rem, 4vw, 2.5rem)',
    /** Between a section's heading and its content. */
    heading: 'clamp(2rem, 4vw, 3.5rem)',
    /** Above and below the text of a page's header. */
    hero: 'clamp(2rem, 5vw, 5rem)',
    section: 'clamp(4rem, 2.5rem + 6vw, 8rem)',
    gutter: 'clamp(1.25rem, 0.6rem + 2.9vw, 4rem)',
  },
  /** The home page's opening slide. */
  hero: {
    /** Smaller on narrow phones, so that the way to a room is on the first screen. */
    title: 'clamp(1.25rem, 0.75rem + 7.2vw, min(1.7rem + 3.9vw, 5rem))',
    above: 'clamp(1.5rem, 4vw, 3rem)',
    below: 'clamp(1.5rem, 5vh, 4rem)',
    picture: 'clamp(16rem, 45vh, 24rem)',
    pictureBeside: 'min(82vh, 44rem)',
  },
  /** The maximum widths of text and forms. */
  measure: { page: '80rem', heading: '44rem', prose: '38rem', form: '34rem', lead: '30rem' },
  /** The widths of windows, panels and arches. */
  box: {
    slide: '40rem',
    dialog: '36rem',
    alert: '28rem',
    medium: '26rem',
    aside: '24rem',
    menu: '19rem',
    session: '11rem',
  },
  /** The minimum widths of things side by side. */
  column: {
    picture: '7rem',
    action: '8rem',
    choice: '10rem',
    field: '12rem',
    card: '17rem',
    wide: '19rem',
  },
  /** The heights of controls, and the sizes of small drawings. */
  size: {
    header: '4.75rem',
    /** A link in a list of links. */
    link: '1.875rem',
    compact: '2.25rem',
    /** The minimum height of a touch target. */
    target: '2.75rem',
    field: '3rem',
    row: '3.25rem',
    large: '3.5rem',
    code: '3.75rem',
    textArea: '7rem',
    map: '500px',
    /** The arch of a picture beside a short text. */
    archThumbnail: 'min(6rem, 28vw)',
    /** A room's thumbnail beside its name. */
    thumbnail: '4rem',
    icon: '1.25rem',
    iconSmall: '1rem',
    dot: '0.75rem',
    dotCurrent: '1.75rem',
  },
  /** The small arch around an icon. */
  archIcon: { width: '3.25rem', height: '3.75rem' },
  /** The spinner scales with the text beside it. */
  ring: { size: '1.125em', line: '0.14em' },
  radius: { small: '0.25rem', medium: '0.5rem', round: '999px', arch: '999px 999px 0 0' },
  border: { hair: '1px', line: '1.5px', strong: '2px', bold: '3px', band: '0.375rem' },
  shadow: { high: '0 12px 48px rgb(34 28 21 / 22%)' },
  duration: { quick: '140ms', calm: '320ms', slow: '900ms' },
  easing: { settle: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  layer: { raised: 1, header: 30, skipLink: 40 },
} as const;

export type Tokens = typeof tokens;
