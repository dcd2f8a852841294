declare module 'subset-font' {
  /** Cuts a font down to the letters of a text, and its axes to the ranges or the values given. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      variationAxes: Record<string, { min: number; max: number } | number>;
    },
  ): Promise<Buffer>;
}
