/** The colours of pictures and pages, as CSS writes them. */
export interface Palette {
  paper: string;
  card: string;
  ink: string;
  faint: string;
  /** Headings, links and the frames of states. */
  strong: string;
  /** The background of something pointed at. */
  head: string;
  pale: string;
  frame: string;
  line: string;
  hairline: string;
  danger: string;
  dangerPale: string;
  /** What triggers a transition. */
  event: string;
  answer: string;
  failure: string;
  delay: string;
}

/** The default colours. */
export const plainPalette: Palette = {
  paper: '#fafafa',
  card: '#ffffff',
  ink: '#1c1c1c',
  faint: '#5a5a5a',
  strong: '#12467b',
  head: '#e8eef5',
  pale: '#eef4fa',
  frame: '#b8c4d0',
  line: '#8a94a0',
  hairline: '#d5dbe2',
  danger: '#a51c1c',
  dangerPale: '#fbeaea',
  event: '#12467b',
  answer: '#6b5200',
  failure: '#a51c1c',
  delay: '#6a3d8a',
};
