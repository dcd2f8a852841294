/** Shows a password, by the label of its field. */
export function show(label: string): string {
  return `Show ${label.toLowerCase()}`;
}

/** Hides it again. */
export function hide(label: string): string {
  return `Hide ${label.toLowerCase()}`;
}
