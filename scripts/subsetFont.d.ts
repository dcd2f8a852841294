declare module 'subset-font' {
  /** Reduces a font to the letters of a text, and its axes to given ranges or values. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      variationAxes: Record<string, { min: number; max: number } | number>;
    },
  ): Promise<Buffer>;
}
