/** Makes a password readable, by the label of its field. */
export function show(label: string): string {
  return `Show ${label.toLowerCase()}`;
}

/** Makes it unreadable again. */
export function hide(label: string): string {
  return `Hide ${label.toLowerCase()}`;
}
