/**
 * Arguments with which a browser renders a page the same, whatever was on the screen before and however busy the
 * machine is.
 */
export const drawnTheSame = [
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-checker-imaging',
];
