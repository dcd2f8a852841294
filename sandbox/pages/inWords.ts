/** A code name as readable text: `timeoutAfterCommit` becomes `timeout after commit`. */
export function inWords(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
