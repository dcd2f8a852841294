/** A name of the code as a developer reads it: `timeoutAfterCommit` becomes `timeout after commit`. */
export function inWords(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
