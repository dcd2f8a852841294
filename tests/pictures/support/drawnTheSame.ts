/** With these a browser draws a page the same whatever was on the screen before, and whatever else the machine does. */
export const drawnTheSame = [
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-checker-imaging',
];
