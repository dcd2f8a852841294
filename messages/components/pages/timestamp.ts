/** A time of day on a screen. */

/** Says whose time it is. */
export function inLagos(time: string): string {
  return `${time} (Lagos time)`;
}
