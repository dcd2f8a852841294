/** Node options that shift its clock by this many milliseconds from the start. */
export function shiftedClock(milliseconds: number): string[] {
  if (milliseconds === 0) return [];
  const program = `
    const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...given) { super(...(given.length === 0 ? [Real.now() + ${milliseconds}] : given)); }
      static now() { return Real.now() + ${milliseconds}; }
    };`;
  return ['--import', `data:text/javascript,${encodeURIComponent(program)}`];
}
