/** The dialog that asks for an act. */

/** By the field. */
export const labels = {
  why: 'Why',
};
export const preview = 'Show What Changes';
export const close = 'Close';
export const changes = 'What Changes';
export const nothingChanges = 'Nothing that shows would change.';
export const now = 'Now';
export const then = 'Then';
