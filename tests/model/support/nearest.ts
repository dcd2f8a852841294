/** The entry of a state, or of the nearest state around it that has one. */
export function nearest<T>(named: Readonly<Record<string, T>>, state: string): T | undefined {
  const [innermost] = Object.entries(named)
    .filter(([outer]) => state === outer || state.startsWith(`${outer}.`))
    .toSorted(([one], [other]) => other.length - one.length);
  return innermost?.[1];
}
